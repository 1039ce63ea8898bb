// swift-tools-version: 6.2
import Foundation
import PackageDescription

let strict: [SwiftSetting] = [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]
/// Modules whose loops run over pixels, outlines or glyphs are optimised in debug builds too: tests draw real pictures.
let hot: [SwiftSetting] =
    strict + [
        .unsafeFlags(["-O", "-disable-batch-mode", "-wmo", "-num-threads", "2"], .when(configuration: .debug))
    ]

/// A module is made when its first file exists; until then it is left out here.
func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: Context.packageDirectory + "/" + path) }

/// A folder that holds tables but no source yet is not a module either.
func hasSources(_ path: String) -> Bool {
    let files = FileManager.default.enumerator(atPath: Context.packageDirectory + "/" + path)
    return files?.contains { ($0 as? String)?.hasSuffix(".swift") == true } ?? false
}

func module(
    _ name: String, _ dependencies: [String], settings: [SwiftSetting] = strict, resources: [Resource] = [],
    linker: [LinkerSetting] = [], testsUse: [String] = [], testSettings: [SwiftSetting] = strict
) -> [Target] {
    guard hasSources("Sources/" + name) else { return [] }
    let present = dependencies.filter { $0.hasPrefix("C") ? exists("Sources/" + $0) : hasSources("Sources/" + $0) }
    var targets: [Target] = [
        .target(
            name: name, dependencies: present.map { .init(stringLiteral: $0) }, resources: resources,
            swiftSettings: settings, linkerSettings: linker)
    ]
    if exists("Tests/\(name)Tests") {
        targets.append(
            .testTarget(
                name: name + "Tests",
                dependencies: ([name] + present + testsUse).filter { exists("Sources/" + $0) }
                    .map { .init(stringLiteral: $0) },
                // Files that tests read where they stand.
                exclude: ["Pictures"].filter { exists("Tests/\(name)Tests/" + $0) },
                swiftSettings: testSettings))
    }
    return targets
}

/// A library of the system: a module map and one header, no logic; found through pkg-config.
func system(_ name: String, pkgConfig: String, apt: String) -> [Target] {
    guard exists("Sources/" + name) else { return [] }
    return [.systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt])])]
}

/// C sources of ours around calls that Swift cannot make (setjmp, structures known at run time only).
func shim(
    _ name: String, over libraries: [String], settings: [CSetting] = [], linker: [LinkerSetting] = []
) -> [Target] {
    guard exists("Sources/" + name) else { return [] }
    let needs = libraries.map { Target.Dependency(stringLiteral: $0) }
    return [.target(name: name, dependencies: needs, cSettings: settings, linkerSettings: linker)]
}

let geometry = "AmbrotypeGeometry"
let drawing = "AmbrotypeDrawing"
let upToText = [geometry, drawing, "AmbrotypeLayout", "AmbrotypeText"]
let upToWidgets =
    upToText + [
        "AmbrotypeCombine", "AmbrotypeViews", "AmbrotypeTimelines", "AmbrotypeActivities", "AmbrotypeIntents",
    ]
let upToRendering =
    upToWidgets + ["AmbrotypeWidgets", "AmbrotypeRaster", "AmbrotypeImages", "AmbrotypeRendering"]

var targets: [Target] = []
// Floor 0
targets += system("CLibPNG", pkgConfig: "libpng", apt: "libpng-dev")
targets += system("CLibJPEG", pkgConfig: "libjpeg", apt: "libjpeg62-turbo-dev")
targets += system("CLCMS", pkgConfig: "lcms2", apt: "liblcms2-dev")
targets += system("CWebP", pkgConfig: "libwebp", apt: "libwebp-dev")
targets += shim("CPNG", over: ["CLibPNG"], linker: [.linkedLibrary("z")])
targets += shim("CJPEG", over: ["CLibJPEG"])
targets += shim("CHEIF", over: [])
targets += shim("CClock", over: [])
targets += shim("CDigest", over: [], settings: [.unsafeFlags(["-O2"], .when(configuration: .debug))])
targets += system("CFreeType", pkgConfig: "freetype2", apt: "libfreetype-dev")
targets += system("CHarfBuzz", pkgConfig: "harfbuzz", apt: "libharfbuzz-dev")
// Floor 1
targets += module(geometry, [], settings: hot)
targets += module("AmbrotypeTimelines", [])
targets += module("AmbrotypeActivities", [])
targets += module("AmbrotypeIntents", [])
targets += module("AmbrotypeCombine", [])
targets += module("AmbrotypeLogging", [])
// Floor 2
targets += module(drawing, [geometry, "CDigest"], settings: hot)
targets += module("AmbrotypeLayout", [geometry])
// Floor 3
targets += module("AmbrotypeRaster", [geometry, drawing], settings: hot)
targets += module(
    "AmbrotypeImages", [geometry, drawing, "CPNG", "CJPEG", "CHEIF", "CLCMS", "CWebP"], settings: hot)
targets += module(
    "AmbrotypeText", [geometry, drawing, "CFreeType", "CHarfBuzz"], settings: hot, resources: [.copy("Resources")],
    linker: [.linkedLibrary("_FoundationICU")])
// Floor 4
targets += module(
    "AmbrotypeViews", upToText + ["AmbrotypeCombine"],
    resources: exists("Sources/AmbrotypeViews/Resources") ? [.copy("Resources")] : [])
// Floor 5
targets += module(
    "AmbrotypeWidgets", upToWidgets, resources: exists("Sources/AmbrotypeWidgets/Resources") ? [.copy("Resources")] : []
)
targets += module("AmbrotypeFoundation", [geometry, "AmbrotypeCombine", "AmbrotypeViews"])
// Floor 6
targets += module(
    "AmbrotypeTemplates", upToWidgets + ["AmbrotypeWidgets"], linker: [.linkedLibrary("_FoundationICU")],
    testsUse: ["AmbrotypeImages", "AmbrotypeRaster"])
targets += module("AmbrotypeRendering", upToRendering.dropLast())
targets += module(
    "AmbrotypeUIKit",
    [geometry, drawing, "AmbrotypeCombine", "AmbrotypeLayout", "AmbrotypeRaster", "AmbrotypeImages", "AmbrotypeViews"])
targets += module(
    "AmbrotypeSnapshots", [geometry, drawing, "AmbrotypeImages"], settings: hot, resources: [.copy("Resources")])
// Floor 7
targets += module("AmbrotypeLimits", upToRendering + ["AmbrotypeTemplates"], resources: [.copy("Resources")])
targets += module("AmbrotypeStorefront", upToRendering + ["AmbrotypeTemplates"], resources: [.copy("Resources")])
targets += module("AmbrotypeProjects", [], settings: hot)
// Floor 8
let upToStorefront =
    upToRendering + ["AmbrotypeTemplates", "AmbrotypeSnapshots", "AmbrotypeLimits", "AmbrotypeStorefront"] + [
        "AmbrotypeProjects"
    ]
targets += module("AmbrotypeCommands", upToStorefront + ["CClock"])
// Floor 9: what a widget's own source imports.
let upToCommands =
    upToStorefront + ["AmbrotypeLogging", "AmbrotypeFoundation", "AmbrotypeUIKit", "AmbrotypeCommands"]
let facades = [
    "SwiftUI", "WidgetKit", "ActivityKit", "AppIntents", "Charts", "Combine", "CoreGraphics", "CoreLocation",
    "Intents", "Network", "OSLog", "Security", "StoreKit", "UIKit", "UniformTypeIdentifiers",
    "UserNotifications", "os",
].filter { hasSources("Sources/" + $0) }
/// Their tests hold widget sources, which are compiled as Xcode compiles a person's.
let asInXcode: [SwiftSetting] = [.swiftLanguageMode(.v5)]
for facade in facades {
    targets += module(
        facade, upToCommands, testsUse: facades.filter { $0 != facade }, testSettings: asInXcode)
}
// Goldens in tests: linked with both test libraries, so never part of a program.
if exists("Sources/AmbrotypeTesting") {
    let needs = [geometry, "AmbrotypeTimelines", "AmbrotypeActivities", "AmbrotypeViews", "AmbrotypeWidgets"]
    targets.append(
        .target(
            name: "AmbrotypeTesting",
            dependencies: (needs + ["AmbrotypeCommands"]).map { .init(stringLiteral: $0) }, swiftSettings: strict))
    if exists("Tests/AmbrotypeTestingTests") {
        targets.append(
            .testTarget(
                name: "AmbrotypeTestingTests",
                dependencies: (facades + ["AmbrotypeTesting"]).map { .init(stringLiteral: $0) },
                exclude: ["__Snapshots__"], swiftSettings: strict))
    }
}
// The example's widget and its tests in one module, so that its goldens are looked at without building the engine again.
if exists("Examples/Commute") {
    targets.append(
        .testTarget(
            name: "CommuteExampleTests",
            dependencies: ["SwiftUI", "WidgetKit", "AmbrotypeTesting"].map { .init(stringLiteral: $0) },
            path: "Examples/Commute",
            exclude: [
                "Package.swift", "README.md", "ambrotype.json", "snapshots", "templates",
                "Tests/CommuteWidgetTests/__Snapshots__",
            ], sources: ["Sources", "Tests"], swiftSettings: asInXcode))
}
// Floor 10
if hasSources("Sources/ambrotype") {
    targets.append(.executableTarget(name: "ambrotype", dependencies: ["AmbrotypeCommands"], swiftSettings: strict))
    if exists("Tests/ambrotypeTests") {
        targets.append(.testTarget(name: "ambrotypeTests", dependencies: ["ambrotype"], swiftSettings: strict))
    }
}
// Widgets as people write them, each the Swift twin of templates.
let exampleNeeds = ["SaleActivity": "UIKit", "Paywall": "StoreKit"]
let examples = ["ReadingWidget", "SaleActivity", "DeliveryActivity", "Wallpapers", "Paywall"].filter {
    exists("Examples/\($0)/Sources") && hasSources("Sources/" + (exampleNeeds[$0] ?? "SwiftUI"))
}
for example in examples {
    targets.append(
        .executableTarget(
            name: example + "Example", dependencies: facades.map { .init(stringLiteral: $0) },
            path: "Examples/\(example)/Sources", swiftSettings: asInXcode))
}
if exists("Tests/ExamplesTests") {
    targets.append(
        .testTarget(
            name: "ExamplesTests",
            dependencies: (["AmbrotypeCommands"] + examples.map { $0 + "Example" }).map { .init(stringLiteral: $0) },
            swiftSettings: strict))
}
// Measures inside one process for Benchmarks/run; part of no product.
if exists("Benchmarks/Sources") {
    targets.append(
        .executableTarget(
            name: "ambrotype-benchmark",
            dependencies: (upToRendering + ["AmbrotypeSnapshots", "CLibPNG"]).map { .init(stringLiteral: $0) },
            path: "Benchmarks/Sources", swiftSettings: strict))
}
if exists("Tests/FidelityTests") {
    let needs = ["AmbrotypeCommands", "AmbrotypeImages", drawing]
    targets.append(
        .testTarget(
            name: "FidelityTests", dependencies: needs.map { .init(stringLiteral: $0) }, swiftSettings: strict))
}
// The HTML pages in a real browser, where one is installed.
if exists("Tests/PageTests") {
    let needs = ["AmbrotypeCommands", "AmbrotypeSnapshots", "AmbrotypeImages", drawing]
    targets.append(
        .testTarget(name: "PageTests", dependencies: needs.map { .init(stringLiteral: $0) }, swiftSettings: strict))
}
if exists("Tests/ArchitectureTests") {
    targets.append(.testTarget(name: "ArchitectureTests", swiftSettings: strict))
}

// All of them as one library, which the builder links a person's widgets with.
let bundle = Product.library(name: "AmbrotypeBundle", type: .dynamic, targets: facades)
let package = Package(
    name: "Ambrotype", products: (facades + ["AmbrotypeTesting"]).map { .library(name: $0, targets: [$0]) } + [bundle],
    targets: targets)

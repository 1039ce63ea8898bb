// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]
/// Modules whose loops run over pixels, outlines or glyphs are optimised in debug builds too: tests draw real pictures.
let hot: [SwiftSetting] = strict + [.unsafeFlags(["-O"], .when(configuration: .debug))]

func tests(_ module: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .testTarget(
        name: module + "Tests", dependencies: [.init(stringLiteral: module)] + dependencies, swiftSettings: strict)
}

let package = Package(
    name: "Ambrotype",
    targets: [
        // Floor 1
        .target(name: "AmbrotypeGeometry", swiftSettings: hot),
        tests("AmbrotypeGeometry"),
        // Floor 2
        .target(name: "AmbrotypeDrawing", dependencies: ["AmbrotypeGeometry"], swiftSettings: hot),
        tests("AmbrotypeDrawing", ["AmbrotypeGeometry"]),
    ]
)

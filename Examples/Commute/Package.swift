// swift-tools-version: 6.2
import PackageDescription

// A widget with its tests. In a package of your own: .package(url: "https://…/ambrotype", from: "0.1.0")
let package = Package(
    name: "Commute",
    dependencies: [.package(name: "Ambrotype", path: "../..")],
    targets: [
        .target(
            name: "CommuteWidget",
            dependencies: [
                .product(name: "SwiftUI", package: "Ambrotype"), .product(name: "WidgetKit", package: "Ambrotype"),
            ]),
        .testTarget(
            name: "CommuteWidgetTests",
            dependencies: ["CommuteWidget", .product(name: "AmbrotypeTesting", package: "Ambrotype")],
            exclude: ["__Snapshots__"]),
    ])

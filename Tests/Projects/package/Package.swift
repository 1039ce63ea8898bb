// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Cups",
    targets: [
        .target(name: "Model"),
        .target(name: "Cups", dependencies: ["Model"]),
    ])

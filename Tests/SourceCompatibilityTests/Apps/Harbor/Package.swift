// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Harbor",
    platforms: [.iOS(.v17)],
    products: [.library(name: "HarborUI", targets: ["HarborUI"])],
    dependencies: [.package(path: "Tides")],
    targets: [
        .target(name: "HarborUI", dependencies: ["Tides"], resources: [.process("Resources")]),
        .testTarget(name: "HarborUITests", dependencies: ["HarborUI"]),
    ]
)

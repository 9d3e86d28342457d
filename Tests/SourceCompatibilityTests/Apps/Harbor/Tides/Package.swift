// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Tides",
    products: [.library(name: "Tides", targets: ["Tides"])],
    targets: [.target(name: "Tides")]
)

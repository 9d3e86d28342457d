// swift-tools-version: 6.1
import PackageDescription

/// What every target is built with. Warnings become errors in CI, by the flag that `.ci/run` passes.
let settings: [SwiftSetting] = [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("ExistentialAny"),
]

// A target lists only what it may import: this is where the direction of ARCHITECTURE is enforced.
let package = Package(
    name: "tintype",
    products: [
        .library(name: "TintypeUI", targets: ["TintypeUI"])
    ],
    targets: [
        .systemLibrary(
            name: "CCairo",
            pkgConfig: "pangocairo",
            providers: [.apt(["libcairo2-dev", "libpango1.0-dev", "libfontconfig-dev", "libfreetype-dev"])]
        ),
        .systemLibrary(name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),
        .target(name: "TintypeGraphics", swiftSettings: settings),
        .target(name: "TintypeTree", dependencies: ["TintypeGraphics"], swiftSettings: settings),
        .target(name: "TintypeUI", dependencies: ["TintypeTree", "TintypeGraphics"], swiftSettings: settings),
        .target(name: "TintypeCairo", dependencies: ["TintypeGraphics", "CCairo"], swiftSettings: settings),
        .target(name: "TintypeImage", dependencies: ["TintypeGraphics", "CDeflate"], swiftSettings: settings),
        .target(name: "TintypeSnapshots", dependencies: ["TintypeGraphics", "TintypeImage"], swiftSettings: settings),
        .testTarget(
            name: "TintypeUITests",
            dependencies: ["TintypeUI", "TintypeTree", "TintypeGraphics"],
            swiftSettings: settings
        ),
        .testTarget(name: "TintypeCairoTests", dependencies: ["TintypeCairo", "TintypeGraphics"], swiftSettings: settings),
        .testTarget(name: "TintypeImageTests", dependencies: ["TintypeImage", "TintypeGraphics"], swiftSettings: settings),
        .testTarget(
            name: "TintypeSnapshotsTests",
            dependencies: ["TintypeSnapshots", "TintypeImage", "TintypeGraphics"],
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)

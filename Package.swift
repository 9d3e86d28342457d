// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// What every target is built with. Where this package itself is tested warnings are errors. Whoever depends on it must get
/// the same build on his own machine and on his CI, so `CI` has no say.
let strict: [SwiftSetting] = Context.environment["TINTYPE_STRICT"] == "1" ? [.treatAllWarnings(as: .error)] : []
// `.ci/fuzz` builds the targets with the address sanitizer and for libFuzzer, whose library without a `main` it names.
let fuzzer = Context.environment["TINTYPE_FUZZ"]
let fuzzed: [SwiftSetting] = fuzzer != nil ? [.unsafeFlags(["-sanitize=fuzzer,address"])] : []
let settings: [SwiftSetting] =
    [.enableUpcomingFeature("InternalImportsByDefault"), .enableUpcomingFeature("ExistentialAny")] + strict + fuzzed

let fuzzing: [Target] =
    fuzzer.map { library in
        [
            .executableTarget(
                name: "Fuzzing", dependencies: ["FuzzTargets"], path: ".ci/fuzzing",
                swiftSettings: settings + [.unsafeFlags(["-parse-as-library"])],
                linkerSettings: [.unsafeFlags(["-sanitize=address", library]), .linkedLibrary("stdc++")])
        ]
    } ?? []

// Where plugins run in a sandbox the command has to ask; elsewhere the question would only stand in the way of each use.
#if os(macOS)
    let writing = [PluginPermission.writeToPackageDirectory(reason: "It writes goldens, and what runs find.")]
#else
    let writing: [PluginPermission] = []
#endif

let openCombine: Target.Dependency = .product(name: "OpenCombine", package: "OpenCombine")

// The modules that stand in for Apple's. Where Apple's are, the product has an empty target of another name, so that a package
// for both kinds of host resolves.
#if os(Linux)
    let swiftUI = Target.target(
        name: "SwiftUI", dependencies: ["Tintype", "Combine", "TintypeMacros", "CStandIns"], swiftSettings: settings)
    let standIns = [
        swiftUI, .target(name: "Combine", dependencies: ["TintypeCombine"], swiftSettings: settings),
        .target(name: "UIKit", dependencies: ["Tintype", "Combine"], swiftSettings: settings),
        // What Swift Testing asks for beside these two.
        .target(name: "_Testing_UIKit", path: "Sources/TestingOverlays/UIKit", swiftSettings: settings),
        .target(name: "_Testing_CoreGraphics", path: "Sources/TestingOverlays/CoreGraphics", swiftSettings: settings),
        .target(name: "CoreGraphics", dependencies: ["Tintype"], swiftSettings: settings),
        .target(name: "CoreText", dependencies: ["Tintype"], swiftSettings: settings),
        .target(name: "CoreLocation", dependencies: ["Combine"], swiftSettings: settings),
        .target(name: "MapKit", dependencies: ["Tintype", "CoreLocation"], swiftSettings: settings),
        .target(name: "AVFoundation", dependencies: ["Tintype", "Combine"], swiftSettings: settings),
        .target(name: "AVKit", dependencies: ["Tintype", "AVFoundation"], swiftSettings: settings),
        .target(name: "PhotosUI", dependencies: ["Tintype"], swiftSettings: settings),
        .target(name: "StoreKit", dependencies: ["Tintype"], swiftSettings: settings),
        .target(name: "SafariServices", dependencies: ["Tintype"], swiftSettings: settings),
        .target(name: "WebKit", dependencies: ["Tintype", "Combine"], swiftSettings: settings),
        .target(name: "MessageUI", dependencies: ["Tintype"], swiftSettings: settings),
        .target(name: "UserNotifications", swiftSettings: settings),
        .target(name: "LocalAuthentication", swiftSettings: settings),
        .target(name: "CoreHaptics", swiftSettings: settings),
        .target(name: "SwiftData", dependencies: ["Tintype", "TintypeMacros"], swiftSettings: settings),
    ]
#else
    let swiftUI = Target.target(name: "TintypeSwiftUI", path: "Sources/SwiftUI", swiftSettings: settings)
    let standIns = [swiftUI]
#endif

// A target lists only what it may import: this is where the direction of the architecture is enforced.
let package = Package(
    name: "tintype",
    products: [
        .library(name: "Tintype", targets: ["Tintype"]),
        .library(name: "TintypeTesting", targets: ["TintypeTesting"]),
        .library(name: "TintypeSwiftUI", targets: standIns.map(\.name)),
        .executable(name: "tintype", targets: ["TintypeCommand"]),
        .plugin(name: "TintypePlugin", targets: ["TintypePlugin"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
        .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
        // Only the macros of `TintypeSwiftUI` are built with it.
        .package(url: "https://github.com/swiftlang/swift-syntax", "602.0.0"..<"604.0.0"),
    ],
    targets: [
        // Without Pango: see `CCairo.h`.
        .systemLibrary(
            name: "CCairoLibraries",
            pkgConfig: "cairo harfbuzz fontconfig freetype2",
            providers: [.apt(["libcairo2-dev", "libpango1.0-dev", "libfontconfig-dev", "libfreetype-dev"])]
        ),
        .target(name: "CCairo", dependencies: ["CCairoLibraries"]),
        // Only what depends on `SwiftUI` sees these.
        .systemLibrary(name: "CStandIns"),
        .systemLibrary(name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),
        .systemLibrary(name: "CLibJpeg", pkgConfig: "libjpeg", providers: [.apt(["libjpeg62-turbo-dev"])]),
        .target(name: "CJpeg", dependencies: ["CLibJpeg"]),
        .systemLibrary(name: "CWebP", pkgConfig: "libwebpdemux", providers: [.apt(["libwebp-dev"])]),
        .systemLibrary(name: "CYaml", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
        .target(name: "CFloor"),
        .target(name: "CCurrentLocale"),
        .target(name: "TintypeCombine", dependencies: [openCombine], swiftSettings: settings),
        .target(name: "TintypeGraphics", swiftSettings: settings),
        .target(name: "CMainQueue"),
        .target(name: "TintypeTree", dependencies: ["TintypeGraphics", "CMainQueue"], swiftSettings: settings),
        .target(
            name: "TintypeUI",
            dependencies: ["TintypeTree", "TintypeGraphics", "TintypeCombine"],
            swiftSettings: settings
        ),
        .target(
            name: "TintypeScene",
            dependencies: ["TintypeTree", "TintypeGraphics", "CYaml"],
            resources: [.embedInCode("Prelude.yaml"), .embedInCode("SwiftWords.txt")],
            swiftSettings: settings
        ),
        .target(name: "TintypeCairo", dependencies: ["TintypeGraphics", "CCairo"], swiftSettings: settings),
        .target(
            name: "TintypeImage", dependencies: ["TintypeGraphics", "CDeflate", "CJpeg", "CWebP"],
            swiftSettings: settings),
        .target(
            name: "TintypeSnapshots",
            dependencies: ["TintypeGraphics", "TintypeImage"],
            resources: [.embedInCode("Report/Page")],
            swiftSettings: settings
        ),
        .target(
            name: "Tintype",
            dependencies: [
                "TintypeGraphics", "TintypeTree", "TintypeUI", "TintypeScene", "TintypeCairo", "TintypeImage",
                "TintypeSnapshots", "CCurrentLocale",
            ],
            swiftSettings: settings
        ),
        .target(
            name: "TintypeTesting",
            dependencies: [
                "Tintype", "TintypeGraphics", "TintypeTree", "TintypeUI", "TintypeImage", "TintypeSnapshots",
            ],
            swiftSettings: settings
        ),
        .macro(
            name: "TintypeMacros",
            dependencies: [
                .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
                .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
            ],
            swiftSettings: settings
        ),
        .executableTarget(
            name: "TintypeCommand",
            dependencies: [
                "Tintype", "TintypeGraphics", "TintypeScene", "TintypeImage", "TintypeSnapshots",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                // Its sockets alone: the package's HTTP brings FoundationNetworking and forty libraries behind it.
                .product(name: "FlyingSocks", package: "FlyingFox"),
            ],
            swiftSettings: settings
        ),
        // `swift package tintype …` in packages that depend on this one.
        .plugin(
            name: "TintypePlugin",
            capability: .command(
                intent: .custom(verb: "tintype", description: "Draw scenes, and guard pictures of them and of views."),
                permissions: writing),
            dependencies: ["TintypeCommand"],
            path: "Sources/TintypePlugin"
        ),
        .executableTarget(
            name: "TintypeBenchmarks",
            dependencies: ["TintypeUI", "TintypeTree", "TintypeGraphics", "TintypeImage", "CFloor"],
            swiftSettings: settings
        ),
        .testTarget(name: "TintypeGraphicsTests", dependencies: ["TintypeGraphics"], swiftSettings: settings),
        .testTarget(
            name: "TintypeTreeTests", dependencies: ["TintypeTree", "TintypeGraphics"], swiftSettings: settings),
        .testTarget(
            name: "TintypeUITests",
            dependencies: ["TintypeUI", "TintypeTree", "TintypeGraphics", "TintypeCombine"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "TintypeSceneTests",
            dependencies: ["TintypeScene", "TintypeTree", "TintypeGraphics"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "TintypeCairoTests", dependencies: ["TintypeCairo", "TintypeGraphics"], swiftSettings: settings),
        .testTarget(
            name: "TintypeImageTests", dependencies: ["TintypeImage", "TintypeGraphics"], swiftSettings: settings),
        .testTarget(
            name: "TintypeSnapshotsTests",
            dependencies: ["TintypeSnapshots", "TintypeImage", "TintypeGraphics"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "TintypeTests",
            dependencies: [
                "Tintype", "TintypeTree", "TintypeUI", "TintypeScene", "TintypeSnapshots", "TintypeImage",
                "TintypeGraphics", .product(name: "FlyingFox", package: "FlyingFox"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "TintypeTestingTests",
            dependencies: ["TintypeTesting", "Tintype", "TintypeImage", "TintypeSnapshots", "TintypeGraphics"],
            swiftSettings: settings
        ),
        .testTarget(name: "TintypeCommandTests", dependencies: ["TintypeCommand", "Tintype"], swiftSettings: settings),
        // The report in a real browser, and `tintype review` behind it.
        .testTarget(
            name: "TintypeReportTests",
            dependencies: ["TintypeSnapshots", "TintypeImage", "TintypeGraphics", "TintypeCommand"],
            swiftSettings: settings
        ),
        // What reads foreign input, as fuzzers call it.
        .target(
            name: "FuzzTargets",
            dependencies: [
                "TintypeScene", "TintypeTree", "TintypeCairo", "TintypeSnapshots", "TintypeImage", "TintypeGraphics",
            ],
            path: "Tests/FuzzTargets",
            swiftSettings: settings
        ),
        .testTarget(
            name: "FuzzTests", dependencies: ["FuzzTargets", "TintypeScene"], exclude: ["Corpora"],
            swiftSettings: settings),
        .testTarget(
            name: "ConformanceTests", dependencies: ["TintypeTree", "TintypeGraphics"], swiftSettings: settings),
        // A whole app as one would write it for iOS: the tests run it, and compare its previews.
        .executableTarget(
            name: "Herbarium",
            dependencies: [.target(name: swiftUI.name)],
            path: "Tests/SourceCompatibilityTests/App",
            swiftSettings: [.swiftLanguageMode(.v5)] + strict
        ),
        // Compiling is most of the test: these files import what an app imports. Most apps are built as Swift 5.
        .testTarget(
            name: "SourceCompatibilityTests",
            dependencies: standIns.map { .target(name: $0.name) } + [
                "Herbarium", "Tintype", "TintypeTesting", "TintypeUI", "TintypeTree", "TintypeGraphics", "TintypeImage",
            ],
            path: "Tests/SourceCompatibilityTests/Swift5",
            exclude: [
                "App/__Snapshots__", "Frameworks/__Snapshots__", "Gallery/__Snapshots__",
                "Gallery/SafeAreas/__Snapshots__", "Previews/__Snapshots__",
            ],
            swiftSettings: [.swiftLanguageMode(.v5)] + strict
        ),
        .testTarget(
            name: "SourceCompatibilitySwift6Tests",
            dependencies: [.target(name: swiftUI.name), "TintypeTesting"],
            path: "Tests/SourceCompatibilityTests/Swift6",
            exclude: ["__Snapshots__"],
            swiftSettings: settings
        ),
    ] + standIns + fuzzing,
    swiftLanguageModes: [.v6]
)

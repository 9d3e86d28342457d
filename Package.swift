// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

// `.ci/fuzz` builds the targets for libFuzzer, whose library without a `main` it names, and at will for the address sanitizer.
let fuzzer = Context.environment["TINTYPE_FUZZ"]
let addresses = Context.environment["TINTYPE_FUZZ_ADDRESS"] == "1"
let fuzzed: [SwiftSetting] =
    fuzzer != nil ? [.unsafeFlags([addresses ? "-sanitize=fuzzer,address" : "-sanitize=fuzzer"])] : []
/// What every target is built with.
let settings: [SwiftSetting] =
    [.enableUpcomingFeature("InternalImportsByDefault"), .enableUpcomingFeature("ExistentialAny")] + fuzzed

let fuzzing: [Target] =
    fuzzer.map { library in
        [
            .executableTarget(
                name: "Fuzzing", dependencies: ["FuzzTargets"], path: ".ci/fuzzing",
                swiftSettings: settings + [.unsafeFlags(["-parse-as-library"])],
                linkerSettings: [
                    .unsafeFlags((addresses ? ["-sanitize=address"] : []) + [library]), .linkedLibrary("stdc++"),
                ])
        ]
    } ?? []

// Where plugins run in a sandbox the command has to ask; elsewhere the question would only stand in the way of each use.
#if os(macOS)
    let writing = [PluginPermission.writeToPackageDirectory(reason: "It writes goldens, and what runs find.")]
#else
    let writing: [PluginPermission] = []
#endif

let openCombine: Target.Dependency = .product(name: "OpenCombine", package: "OpenCombine")

/// The wing of Apple's other names: its modules, each with what it stands on. Nothing stands on the wing but the test library,
/// whose strategies take UIKit's pages and traits. Its contract is in `Sources/Tintype/Tintype.docc/AppleFrameworks.md`: say no,
/// and always call back.
typealias Wing = KeyValuePairs<String, [Target.Dependency]>

/// `import SwiftUI`, and what comes along with it on Apple's systems: the product `TintypeSwiftUI`.
let swiftUIWing: Wing = [
    "SwiftUI": [
        "Tintype", "UIKit", "Combine", "CoreTransferable", "FoundationObjects", "FoundationOverlay", "TintypeMacros",
        "CStandIns",
    ],
    "Accessibility": ["CoreGraphics"],
    "Combine": [openCombine, "FoundationOverlay"],
    "UIKit": [
        "Tintype", "TintypeImage", "Accessibility", "Combine", "CoreGraphics", "CoreImage", "CoreText",
        "CoreTransferable", "FoundationObjects", "FoundationOverlay", "ImageIO", "QuartzCore", "UserNotifications",
    ],
    "CoreGraphics": ["Tintype", "FoundationOverlay", "TintypeGraphics"],
    "QuartzCore": ["CoreGraphics", "FoundationOverlay", "TintypeGraphics"],
    "CoreImage": ["CoreGraphics", "FoundationOverlay", "TintypeGraphics", "TintypeImage"],
    "CoreText": ["Tintype", "CoreGraphics", "FoundationOverlay"],
    "ImageIO": ["CoreGraphics", "CoreImage", "TintypeImage"],
    "CoreTransferable": ["Tintype", "FoundationOverlay"],
    // What Linux's Foundation lacks.
    "FoundationOverlay": ["CStandIns", "TintypeMacros"],
    "FoundationObjects": ["FoundationOverlay"],
    "UserNotifications": ["FoundationOverlay"],
    // What Swift Testing asks for beside UIKit, CoreGraphics and CoreImage.
    "_Testing_UIKit": [],
    "_Testing_CoreImage": [],
    "_Testing_CoreGraphics": [],
]

/// The frameworks that a file imports by their own names: the product `TintypeAppleFrameworks`.
let frameworkWing: Wing = [
    "Accelerate": [],
    "ActivityKit": ["Tintype"],
    "AdSupport": [],
    "AppIntents": ["UIKit", "CoreSpotlight"],
    "AppTrackingTransparency": [],
    "ARKit": ["UIKit", "AVFoundation", "CoreLocation", "SceneKit", "simd"],
    "AudioToolbox": ["AVFoundation"],
    "AuthenticationServices": ["UIKit"],
    "AVFAudio": ["AVFoundation"],
    "AVFoundation": ["UIKit", "Combine", "CoreImage", "Metal", "simd"],
    "AVKit": ["UIKit", "AVFoundation"],
    "BackgroundTasks": [],
    "CallKit": ["AVFoundation"],
    "CarPlay": ["UIKit", "MapKit"],
    "Charts": ["Tintype", "FoundationOverlay"],
    "CloudKit": ["CoreLocation", "FoundationOverlay", "UIKit"],
    "CommonCrypto": ["FoundationOverlay"],
    "Contacts": ["CoreLocation", "FoundationOverlay"],
    "ContactsUI": ["UIKit", "Contacts"],
    "CoreBluetooth": ["FoundationOverlay"],
    "CoreData": ["Tintype", "CloudKit", "Combine", "FoundationOverlay", "TintypeMacros"],
    "CoreHaptics": ["AVFoundation", "FoundationOverlay"],
    "CoreLocation": ["Combine", "UserNotifications"],
    "CoreLocationUI": ["UIKit", "CoreLocation"],
    "CoreMedia": ["AVFoundation"],
    "CoreML": ["AVFoundation"],
    "CoreMotion": [],
    "CoreNFC": ["FoundationOverlay"],
    "CoreServices": ["MobileCoreServices"],
    "CoreSpotlight": ["CoreTransferable", "FoundationOverlay"],
    "CoreTelephony": [],
    "CoreVideo": ["AVFoundation"],
    "DeviceActivity": ["UIKit", "ManagedSettings"],
    "DeviceCheck": ["FoundationOverlay"],
    "EventKit": ["CoreGraphics", "CoreLocation"],
    "EventKitUI": ["UIKit", "EventKit"],
    "FamilyControls": ["UIKit", "Combine", "ManagedSettings"],
    "FoundationModels": ["TintypeMacros"],
    "GameController": ["UIKit", "CoreHaptics"],
    "GameKit": ["GameplayKit", "UIKit"],
    "GameplayKit": ["SceneKit", "SpriteKit", "simd"],
    "GroupActivities": ["UIKit", "AVFoundation", "Combine"],
    "HealthKit": ["CoreLocation", "FoundationOverlay"],
    "HealthKitUI": ["UIKit", "HealthKit"],
    "HomeKit": ["UIKit"],
    "ImagePlayground": ["UIKit"],
    "Intents": ["UIKit", "CoreLocation"],
    "IntentsUI": ["UIKit", "Intents"],
    "LinkPresentation": ["UIKit"],
    "LocalAuthentication": ["FoundationOverlay"],
    "ManagedSettings": [],
    "MapKit": ["UIKit", "CoreLocation", "Contacts"],
    "MediaPlayer": ["UIKit", "AVFoundation"],
    "Messages": ["UIKit"],
    "MessageUI": ["UIKit"],
    "Metal": ["QuartzCore"],
    "MetalKit": ["UIKit", "Metal", "simd"],
    "MetricKit": ["CStandIns", "FoundationOverlay"],
    "MobileCoreServices": ["CoreGraphics", "CoreTransferable"],
    "MultipeerConnectivity": ["UIKit"],
    "MusicKit": ["UIKit", "Combine", "CoreGraphics"],
    "NaturalLanguage": [],
    "NearbyInteraction": ["FoundationOverlay", "simd"],
    "NotificationCenter": ["UIKit"],
    "PassKit": ["UIKit", "Contacts"],
    "PDFKit": ["UIKit"],
    "PencilKit": ["UIKit"],
    "Photos": ["UIKit", "AVFoundation", "CoreLocation"],
    "PhotosUI": ["UIKit", "Photos"],
    "PlaygroundSupport": ["UIKit"],
    "Playgrounds": ["TintypeMacros"],
    "PushKit": [],
    "QuickLook": ["UIKit"],
    "QuickLookThumbnailing": ["UIKit"],
    "RealityKit": ["UIKit", "Combine", "ARKit", "Metal", "simd"],
    "ReplayKit": ["UIKit", "AVFoundation"],
    "SafariServices": ["UIKit"],
    "SceneKit": ["UIKit", "Metal", "SpriteKit", "simd"],
    "Security": ["FoundationObjects", "FoundationOverlay"],
    "ShazamKit": ["AVFoundation"],
    "simd": [],
    "Social": ["UIKit"],
    "SoundAnalysis": ["AVFoundation", "CoreML"],
    "Speech": ["AVFoundation"],
    "SpriteKit": ["UIKit", "AVFoundation", "simd"],
    "StoreKit": ["UIKit"],
    "SwiftData": ["Tintype", "SwiftUI", "FoundationOverlay", "TintypeMacros"],
    "SystemConfiguration": ["CoreGraphics"],
    "TipKit": ["UIKit", "TintypeMacros"],
    "Translation": ["UIKit"],
    "UserNotificationsUI": ["UIKit", "UserNotifications"],
    "VideoToolbox": ["AVFoundation", "CoreGraphics"],
    "Vision": ["UIKit", "CoreML", "simd"],
    "VisionKit": ["UIKit", "Vision"],
    "WatchConnectivity": ["FoundationOverlay"],
    "WeatherKit": ["CoreLocation"],
    "WebKit": ["UIKit", "Combine"],
    "WidgetKit": ["UIKit", "SwiftUI", "ActivityKit", "AppIntents", "Intents", "TintypeMacros"],
]

func targets(_ wing: Wing) -> [Target] {
    wing.map { .target(name: $0, dependencies: $1, path: "Sources/Apple/\($0)", swiftSettings: settings) }
}

// Where Apple's modules are, the products have an empty target of another name, so that a package for both kinds of host
// resolves.
#if os(Linux)
    let (swiftUITargets, frameworkTargets) = (targets(swiftUIWing), targets(frameworkWing))
    let appleTargets = swiftUITargets + frameworkTargets
    // What a preview's own process runs: in the toolkit with which `tintype preview` compiles apps.
    let previewProducts = [
        Product.library(name: "TintypeToolkit", type: .dynamic, targets: ["TintypePreviews"])
    ]
    let previewTargets = [
        Target.target(
            name: "TintypePreviews",
            dependencies: appleTargets.map { .target(name: $0.name) } + [
                "Tintype", "TintypeImage", "TintypeSnapshots",
            ],
            swiftSettings: settings)
    ]
    let appleTests = [
        Target.testTarget(
            name: "AppleTests",
            dependencies: appleTargets.map { .target(name: $0.name) } + [
                "Tintype", "TintypeUI", "TintypeTree", "TintypeGraphics", "RandomInput",
            ],
            swiftSettings: settings)
    ]
#else
    let appleTargets = [
        Target.target(name: "TintypeSwiftUI", path: "Sources/Apple/TintypeSwiftUI", swiftSettings: settings)
    ]
    let (swiftUITargets, frameworkTargets) = (appleTargets, appleTargets)
    let previewProducts: [Product] = []
    let previewTargets: [Target] = []
    let appleTests: [Target] = []
#endif

// A target lists only what it may import: this is where the direction of the architecture is enforced.
let package = Package(
    name: "tintype",
    products: [
        .library(name: "Tintype", targets: ["Tintype"]),
        .library(name: "TintypeTesting", targets: ["TintypeTesting"]),
        // With a kind, so that `--product` builds them alone: without one it builds the whole package.
        .library(name: "TintypeSwiftUI", type: .static, targets: swiftUITargets.map(\.name)),
        .library(name: "TintypeAppleFrameworks", type: .static, targets: frameworkTargets.map(\.name)),
        .executable(name: "tintype", targets: ["TintypeCommand"]),
        .executable(name: "tintype-benchmarks", targets: ["TintypeBenchmarks"]),
        .plugin(name: "TintypePlugin", targets: ["TintypePlugin"]),
        .plugin(name: "TintypeAssetSymbolsPlugin", targets: ["TintypeAssetSymbolsPlugin"]),
    ] + previewProducts,
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
        .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
        // Only the macros of Apple's modules are built with it.
        .package(url: "https://github.com/swiftlang/swift-syntax", "602.0.0"..<"604.0.0"),
    ],
    targets: [
        // Without Pango: see `CCairo.h`.
        .systemLibrary(
            name: "CCairoLibraries",
            path: "Sources/C/CCairoLibraries",
            pkgConfig: "cairo harfbuzz fontconfig freetype2",
            providers: [.apt(["libcairo2-dev", "libpango1.0-dev", "libfontconfig-dev", "libfreetype-dev"])]
        ),
        .target(name: "CCairo", dependencies: ["CCairoLibraries"], path: "Sources/C/CCairo"),
        // Only what depends on `SwiftUI` sees these.
        .systemLibrary(name: "CStandIns", path: "Sources/C/CStandIns"),
        .systemLibrary(
            name: "CDeflate", path: "Sources/C/CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]
        ),
        .systemLibrary(
            name: "CLibJpeg", path: "Sources/C/CLibJpeg", pkgConfig: "libjpeg",
            providers: [.apt(["libjpeg62-turbo-dev"])]),
        .target(name: "CJpeg", dependencies: ["CLibJpeg"], path: "Sources/C/CJpeg"),
        .systemLibrary(
            name: "CWebP", path: "Sources/C/CWebP", pkgConfig: "libwebpdemux", providers: [.apt(["libwebp-dev"])]),
        .systemLibrary(
            name: "CYaml", path: "Sources/C/CYaml", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
        .systemLibrary(
            name: "CXxHash", path: "Sources/C/CXxHash", pkgConfig: "libxxhash", providers: [.apt(["libxxhash-dev"])]),
        .target(
            name: "CFloor", dependencies: ["CCairo", "CDeflate"], path: "Sources/C/CFloor",
            linkerSettings: [
                .linkedLibrary("pangocairo-1.0"), .linkedLibrary("pangoft2-1.0"), .linkedLibrary("pango-1.0"),
                .linkedLibrary("gobject-2.0"), .linkedLibrary("glib-2.0"), .linkedLibrary("m"),
            ]),
        .executableTarget(name: "CFloorProgram", dependencies: ["CFloor"], path: "Sources/C/CFloorProgram"),
        .target(name: "CAllocationCount", path: "Sources/C/CAllocationCount"),
        .target(name: "CBlur", path: "Sources/C/CBlur"),
        .target(name: "CCurrentLocale", path: "Sources/C/CCurrentLocale"),
        .target(name: "CMainQueue", path: "Sources/C/CMainQueue"),
        .target(name: "TintypeGraphics", dependencies: ["CXxHash"], swiftSettings: settings),
        .target(name: "TintypeSymbols", dependencies: ["TintypeGraphics"], swiftSettings: settings),
        .target(
            name: "TintypeTree", dependencies: ["TintypeSymbols", "TintypeGraphics", "CMainQueue"],
            swiftSettings: settings
        ),
        .target(
            name: "TintypeUI",
            dependencies: ["TintypeTree", "TintypeGraphics", openCombine],
            swiftSettings: settings
        ),
        .target(
            name: "TintypeScene",
            dependencies: ["TintypeUI", "TintypeTree", "TintypeImage", "TintypeSymbols", "TintypeGraphics", "CYaml"],
            resources: [.embedInCode("Prelude.yaml"), .embedInCode("SwiftOnlyNames.txt")],
            swiftSettings: settings
        ),
        .target(
            name: "TintypeCairo", dependencies: ["TintypeSymbols", "TintypeGraphics", "CCairo", "CBlur"],
            swiftSettings: settings),
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
                "TintypeGraphics", "TintypeSymbols", "TintypeTree", "TintypeUI", "TintypeScene", "TintypeCairo",
                "TintypeImage", "TintypeSnapshots", "CCurrentLocale",
            ],
            swiftSettings: settings
        ),
        .target(
            name: "TintypeTesting",
            dependencies: [
                "Tintype", "TintypeGraphics", "TintypeTree", "TintypeUI", "TintypeImage", "TintypeSnapshots", "UIKit",
            ],
            swiftSettings: settings
        ),
        .macro(
            name: "TintypeMacros",
            dependencies: [
                .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
                .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
            ],
            path: "Sources/Apple/TintypeMacros",
            swiftSettings: settings
        ),
        .executableTarget(
            name: "TintypeCommand",
            dependencies: [
                "Tintype", "TintypeGraphics", "TintypeSymbols", "TintypeScene", "TintypeImage", "TintypeSnapshots",
                "TintypeAssetSymbols",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                // Its sockets alone: the package's HTTP brings FoundationNetworking and forty libraries behind it.
                .product(name: "FlyingSocks", package: "FlyingFox"),
            ],
            resources: [
                .embedInCode("New/animation.yaml"), .embedInCode("New/badges.yaml"), .embedInCode("New/card.yaml"),
                .embedInCode("New/list.yaml"), .embedInCode("New/screen.yaml"),
                .embedInCode("Preview/Watch/Page"), .embedInCode("Preview/Service/tools.json"),
                .embedInCode("Preview/Build/MissingNames.txt"),
            ],
            swiftSettings: settings
        ),
        // `swift package tintype …` in packages that depend on this one.
        .plugin(
            name: "TintypePlugin",
            capability: .command(
                intent: .custom(verb: "tintype", description: "Draw scenes, and guard pictures of them and of views."),
                permissions: writing),
            path: "Sources/TintypePlugin/Command"
        ),
        // Small, since SwiftPM builds a plugin's tool beside whatever it is used for.
        .target(
            name: "TintypeAssetSymbols", path: "Sources/TintypePlugin/AssetSymbols/Names", swiftSettings: settings),
        .executableTarget(
            name: "TintypeAssetSymbolsTool", dependencies: ["TintypeAssetSymbols"],
            path: "Sources/TintypePlugin/AssetSymbols/Tool", swiftSettings: settings),
        .plugin(
            name: "TintypeAssetSymbolsPlugin", capability: .buildTool(), dependencies: ["TintypeAssetSymbolsTool"],
            path: "Sources/TintypePlugin/AssetSymbols/Plugin"),
        .target(
            name: "BenchmarkFigures", path: "Sources/TintypeBenchmarks/Figures", swiftSettings: settings),
        .executableTarget(
            name: "TintypeBenchmarks",
            dependencies: [
                "BenchmarkFigures", "Tintype", "TintypeScene", "TintypeUI", "TintypeTree", "TintypeSymbols",
                "TintypeGraphics", "TintypeImage", "TintypeCairo", "CFloor", "CAllocationCount", "CYaml",
                // The programs that it starts are built with it.
                "TintypeCommand", "CFloorProgram",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Sources/TintypeBenchmarks/Command",
            swiftSettings: settings
        ),
        .testTarget(name: "BenchmarkFiguresTests", dependencies: ["BenchmarkFigures"], swiftSettings: settings),
        .testTarget(
            name: "TintypeGraphicsTests", dependencies: ["TintypeGraphics", "RandomInput"], swiftSettings: settings),
        .testTarget(
            name: "TintypeSymbolsTests", dependencies: ["TintypeSymbols", "TintypeGraphics"], swiftSettings: settings),
        .testTarget(
            name: "TintypeTreeTests",
            dependencies: ["TintypeTree", "TintypeSymbols", "TintypeGraphics", "RandomInput"],
            swiftSettings: settings),
        .testTarget(
            name: "TintypeUITests",
            dependencies: ["TintypeUI", "TintypeTree", "TintypeSymbols", "TintypeGraphics", "RandomInput"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "TintypeSceneTests",
            dependencies: ["TintypeScene", "TintypeTree", "TintypeSymbols", "TintypeGraphics", "RandomInput"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "TintypeCairoTests", dependencies: ["TintypeCairo", "TintypeGraphics", "RandomInput"],
            swiftSettings: settings),
        .testTarget(
            name: "TintypeImageTests", dependencies: ["TintypeImage", "TintypeGraphics", "RandomInput"],
            swiftSettings: settings),
        .testTarget(
            name: "TintypeSnapshotsTests",
            dependencies: ["TintypeSnapshots", "TintypeImage", "TintypeGraphics", "RandomInput"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "TintypeTests",
            dependencies: [
                "Tintype", "TintypeTree", "TintypeUI", "TintypeScene", "TintypeSymbols", "TintypeSnapshots",
                "TintypeImage", "TintypeGraphics", "UIKit", "LoopbackClient",
                .product(name: "FlyingFox", package: "FlyingFox"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "TintypeTestingTests",
            dependencies: [
                "TintypeTesting", "Tintype", "TintypeImage", "TintypeSnapshots", "TintypeGraphics", "UIKit",
                "RandomInput",
            ],
            exclude: ["__Snapshots__"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "TintypeCommandTests",
            dependencies: [
                "TintypeCommand", "Tintype", "TintypeSnapshots", "TintypeImage", "TintypeGraphics",
                "TintypeAssetSymbols",
                "RandomInput", "LoopbackClient",
            ], swiftSettings: settings),
        // The report in a real browser, and `tintype review` behind it.
        .testTarget(
            name: "TintypeReportTests",
            dependencies: [
                "TintypeSnapshots", "TintypeImage", "TintypeGraphics", "TintypeCommand", "LoopbackClient",
            ],
            swiftSettings: settings
        ),
        // HTTP over plain sockets, for tests of servers.
        .target(name: "LoopbackClient", path: "Tests/LoopbackClient", swiftSettings: settings),
        // Random numbers for tests, the same in each run.
        .target(name: "RandomInput", path: "Tests/RandomInput", swiftSettings: settings),
        // What reads foreign input, as fuzzers call it.
        .target(
            name: "FuzzTargets",
            dependencies: [
                "Tintype", "TintypeScene", "TintypeUI", "TintypeTree", "TintypeCairo", "TintypeSnapshots",
                "TintypeImage", "TintypeGraphics",
            ],
            path: "Tests/FuzzTargets",
            swiftSettings: settings
        ),
        .testTarget(
            name: "FuzzTests", dependencies: ["FuzzTargets", "TintypeScene", "RandomInput"], exclude: ["Corpora"],
            swiftSettings: settings),
        .testTarget(
            name: "ConformanceTests", dependencies: ["TintypeTree", "TintypeSymbols", "TintypeGraphics"],
            swiftSettings: settings),
        // A whole app as one would write it for iOS: the tests run it, and compare its previews.
        .executableTarget(
            name: "Herbarium",
            dependencies: swiftUITargets.map { .target(name: $0.name) },
            path: "Tests/SourceCompatibilityTests/App",
            swiftSettings: [.swiftLanguageMode(.v5)]
        ),
        // Compiling is most of the test: these files import what an app imports. Most apps are built as Swift 5.
        .testTarget(
            name: "SourceCompatibilityTests",
            dependencies: appleTargets.map { .target(name: $0.name) } + [
                "Herbarium", "Tintype", "TintypeTesting", "TintypeUI", "TintypeTree", "TintypeGraphics", "TintypeImage",
            ],
            path: "Tests/SourceCompatibilityTests/Swift5",
            exclude: [
                "App/__Snapshots__", "Frameworks/__Snapshots__", "Gallery/__Snapshots__",
                "Gallery/SafeAreas/__Snapshots__", "Previews/__Snapshots__",
            ],
            swiftSettings: [.swiftLanguageMode(.v5)]
        ),
        .testTarget(
            name: "SourceCompatibilitySwift6Tests",
            dependencies: swiftUITargets.map { .target(name: $0.name) } + ["TintypeTesting"],
            path: "Tests/SourceCompatibilityTests/Swift6",
            exclude: ["__Snapshots__"],
            swiftSettings: settings
        ),
    ] + appleTargets + previewTargets + appleTests + fuzzing,
    swiftLanguageModes: [.v6]
)

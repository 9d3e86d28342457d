import Foundation

/// The contents of a folder, which decide what `init` leaves in it.
enum ProjectKind: Equatable {
    /// Nothing that is built: scene files are what can be drawn.
    case scenes
    /// A Swift package, perhaps with scene files beside it.
    case package(hasScenes: Bool)
    /// The project of an app for Xcode, and the folder of its sources.
    case app(name: String, sources: String)
    /// The sources of an app whose previews are guarded as they are, with no test and no package.
    case previews

    /// - Parameter folder: The folder that the command runs in.
    init(of folder: String, fixtures: String) {
        let files = FileManager.default
        let names = ((try? files.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        if names.contains("Package.swift") {
            self = .package(hasScenes: files.fileExists(atPath: folder + "/" + fixtures))
        } else if let project = names.first(where: { $0.hasSuffix(".xcodeproj") }),
            let sources = Self.sources(in: folder, of: String(project.dropLast(".xcodeproj".count)), names)
        {
            self = .app(name: String(project.dropLast(".xcodeproj".count)), sources: sources)
        } else {
            let sources = (try? FolderWalk(folder))?.sources ?? []
            self = SwiftSources(files: sources).hasPreviews ? .previews : .scenes
        }
    }

    /// The folder whose files import SwiftUI: the one with the project's name before others.
    private static func sources(in folder: String, of project: String, _ names: [String]) -> String? {
        names.filter { !$0.hasPrefix(".") && SwiftSources(folder + "/" + $0).importsSwiftUI }
            .min { ($0 != project ? 1 : 0, $0) < ($1 != project ? 1 : 0, $1) }
    }
}

/// The Swift files in a folder, as far as `init` has to know them.
struct SwiftSources {
    private let texts: [String]

    /// - Parameter folder: Read with all folders in it; no folder has no files.
    init(_ folder: String) {
        let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        self.init(files: paths.sorted().filter { $0.hasSuffix(".swift") }.map { folder + "/" + $0 })
    }

    /// - Parameter files: Their paths; those that cannot be read are passed over.
    init(files: [String]) {
        texts = files.compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }
    }

    /// Indicates whether a file imports SwiftUI.
    var importsSwiftUI: Bool { texts.contains { $0.contains(/(?m)^\s*(public )?import SwiftUI\b/) } }

    /// The products that have, on Linux, the modules that the files import.
    var products: [String] { ["TintypeSwiftUI"] + (importsAppleFrameworks ? ["TintypeAppleFrameworks"] : []) }

    /// Indicates whether a file imports a framework that does not come along with SwiftUI.
    private var importsAppleFrameworks: Bool {
        texts.contains { text in
            text.matches(of: /(?m)^\s*(?:@\w+ )*(?:public )?import (\w+)/).contains {
                Self.appleFrameworks.contains(String($0.1))
            }
        }
    }

    /// The modules of the product `TintypeAppleFrameworks`.
    static let appleFrameworks: Set = [
        "Accelerate", "ActivityKit", "AdSupport", "AppIntents", "AppTrackingTransparency", "ARKit",
        "AudioToolbox", "AuthenticationServices", "AVFAudio", "AVFoundation", "AVKit", "BackgroundTasks",
        "CallKit", "CarPlay", "Charts", "CloudKit", "CommonCrypto", "Contacts", "ContactsUI", "CoreBluetooth",
        "CoreData", "CoreHaptics", "CoreLocation", "CoreLocationUI", "CoreMedia", "CoreML", "CoreMotion",
        "CoreNFC", "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreVideo", "DeviceActivity",
        "DeviceCheck", "EventKit", "EventKitUI", "FamilyControls", "FoundationModels", "GameController",
        "GameKit", "GameplayKit", "GroupActivities", "HealthKit", "HealthKitUI", "HomeKit", "ImagePlayground",
        "Intents", "IntentsUI", "LinkPresentation", "LocalAuthentication", "ManagedSettings", "MapKit",
        "MediaPlayer", "Messages", "MessageUI", "Metal", "MetalKit", "MetricKit", "MobileCoreServices",
        "MultipeerConnectivity", "MusicKit", "NaturalLanguage", "NearbyInteraction", "NotificationCenter",
        "PassKit", "PDFKit", "PencilKit", "Photos", "PhotosUI", "Playgrounds", "PlaygroundSupport", "PushKit",
        "QuickLook", "QuickLookThumbnailing", "RealityKit", "ReplayKit", "SafariServices", "SceneKit", "Security",
        "ShazamKit", "simd", "Social", "SoundAnalysis", "Speech", "SpriteKit", "StoreKit", "SwiftData",
        "SystemConfiguration", "TipKit", "Translation", "UserNotificationsUI", "VideoToolbox", "Vision", "VisionKit",
        "WatchConnectivity", "WeatherKit", "WebKit", "WidgetKit",
    ]

    /// Indicates whether there is a preview.
    var hasPreviews: Bool { texts.contains { $0.contains("#Preview") || $0.contains(/:\s*PreviewProvider\b/) } }

    /// Indicates whether a type is the program's entry.
    var hasMain: Bool { texts.contains { $0.contains(/(?m)^\s*@main\b/) } }
}

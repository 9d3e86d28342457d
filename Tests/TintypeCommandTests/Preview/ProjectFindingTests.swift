import Foundation
import Testing

@testable import TintypeCommand

/// The projects that folders hold, as they lie in people's repositories.
@Suite("Found projects")
struct ProjectFindingTests {
    /// A project of one app, whose sources are in a folder that follows the disk.
    private static func app(_ name: String) -> String {
        ProjectTree.xcode(
            targets: name, children: "F",
            ProjectTree.target(name, "application", "fileSystemSynchronizedGroups = (F, );")
                + "F = {isa = PBXFileSystemSynchronizedRootGroup; path = \(name); sourceTree = \"<group>\"; };")
    }

    @Test("a project some folders further down is found, and not those of other tools or of packages")
    func deep() throws {
        let tree = try ProjectTree([
            "README.md": "", "src/ios/Pond.xcodeproj/project.pbxproj": Self.app("Pond"),
            "src/ios/Pond/PondApp.swift": ProjectTree.app("Pond"),
            "Pods/Pods.xcodeproj/project.pbxproj": "{}", "Kit/Package.swift": "",
            "Kit/Example/Example.xcodeproj/project.pbxproj": Self.app("Example"),
        ])
        let project = try tree.project()
        #expect(project.name == "Pond")
        #expect(tree.names(project.modules[0].sources) == ["src/ios/Pond/PondApp.swift"])
    }

    @Test("the project of a library that an app brings along is not the app's")
    func vendored() throws {
        let tree = try ProjectTree([
            "PondApp.swift": ProjectTree.app("Pond"), "Vendor/Lib/Lib.xcodeproj/project.pbxproj": Self.app("Lib"),
            "Vendor/Lib/Lib/LibApp.swift": ProjectTree.app("Lib"), "Row.swift": "import SwiftUI\n",
        ])
        let project = try tree.project()
        #expect(tree.names(project.modules[0].sources) == ["PondApp.swift", "Row.swift"])
    }

    @Test("of several projects one with an app is taken, and that is said")
    func several() throws {
        let tree = try ProjectTree([
            "One/One.xcodeproj/project.pbxproj": ProjectTree.xcode(targets: "", children: "", ""),
            "Two/Two.xcodeproj/project.pbxproj": Self.app("Two"), "Two/Two/TwoApp.swift": ProjectTree.app("Two"),
            "Three/Three.xcodeproj/project.pbxproj": Self.app("Three"),
            "Three/Three/ThreeApp.swift": ProjectTree.app("Three"),
        ])
        let project = try tree.project()
        #expect(project.name == "Three")
        #expect(project.notes == ["Three.xcodeproj is shown, the first of 3 projects: name another"])
        #expect(try tree.project(at: "Two").name == "Two")
    }

    @Test("a workspace leads through its groups, past what is missing or broken")
    func workspace() throws {
        let tree = try ProjectTree([
            "All.xcworkspace/contents.xcworkspacedata": """
            <?xml version="1.0" encoding="UTF-8"?>
            <Workspace version = "1.0">
               <Group location = "container:" name = "Apps">
                  <Group location = "group:apps" name = "Apps">
                     <FileRef location = "group:Gone.xcodeproj"></FileRef>
                     <FileRef location = "group:Broken.xcodeproj"/>
                     <FileRef location = "group:pond.xcodeproj"></FileRef>
                  </Group>
                  <FileRef location = "group:Tides"></FileRef>
               </Group>
            </Workspace>
            """,
            "apps/Broken.xcodeproj/project.pbxproj": "{",
            "apps/Pond.xcodeproj/project.pbxproj": Self.app("Pond"),
            "apps/Pond/PondApp.swift": "import Tides\n" + ProjectTree.app("Pond"),
            "Tides/Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Tides", products: [.library(name: "TidesKit", targets: ["Tides"])], targets: [.target(name: "Tides")])
            """,
            "Tides/Sources/Tides.swift": "public let tide = 1\n",
        ])
        let project = try tree.project()
        #expect(project.modules.map(\.name) == ["Tides", "Pond"])
        #expect(project.modules[1].dependencies == ["Tides"])
        // Those of one target may lie in `Sources` itself.
        #expect(tree.names(project.modules[0].sources) == ["Tides/Sources/Tides.swift"])
    }

    @Test("a folder's packages are modules of their own, where its sources import them")
    func packages() throws {
        let manifest = { (name: String, other: String?) in
            let dependency = other.map { ", dependencies: [.package(path: \"../\($0)\")]" } ?? ""
            let product = other.map { ", dependencies: [\"\($0)\"]" } ?? ""
            return """
                // swift-tools-version: 5.9
                import PackageDescription
                let package = Package(
                    name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])]\(dependency),
                    targets: [.target(name: "\(name)"\(product)), .testTarget(name: "\(name)Tests", dependencies: ["\(name)"])])
                """
        }
        let tree = try ProjectTree([
            "App/PondApp.swift": "import Depths\n" + ProjectTree.app("Pond"),
            "Packages/Depths/Package.swift": manifest("Depths", "Tides"),
            "Packages/Depths/Sources/Depths/Depths.swift": "import Tides\n",
            "Packages/Depths/Tests/DepthsTests/Tests.swift": "import XCTest\n",
            "Packages/Tides/Package.swift": manifest("Tides", nil),
            "Packages/Tides/Sources/Tides/Tides.swift": "public let tide = 1\n",
            "Packages/Unused/Package.swift": manifest("Unused", nil),
            "Packages/Unused/Sources/Unused/Unused.swift": "import ARKit\n",
        ])
        let project = try tree.project()
        let name = AppProject.moduleName(tree.folder.url.lastPathComponent)
        #expect(project.modules.map(\.name) == ["Tides", "Depths", name])
        #expect(project.modules[2].dependencies == ["Tides", "Depths"])
        #expect(tree.names(project.modules[2].sources) == ["App/PondApp.swift"])
    }

    @Test("an app of Swift Playgrounds is a package, with its resources in the main bundle")
    func playground() throws {
        let tree = try ProjectTree([
            "Pond.swiftpm/Package.swift": """
            // swift-tools-version: 5.8
            // WARNING: this file is made by a tool (and has parentheses).
            import PackageDescription
            import AppleProductTypes
            let package = Package(
                name: "Pond", platforms: [.iOS("16.0")],
                products: [
                    .iOSApplication(
                        name: "Pond", targets: ["AppModule"], bundleIdentifier: "a.b", displayVersion: "1.0",
                        appIcon: .placeholder(icon: .fish), accentColor: .presetColor(.blue),
                        supportedInterfaceOrientations: [.portrait, .portraitUpsideDown(.when(deviceFamilies: [.pad]))],
                        capabilities: [.camera(purposeString: "To see \\"fish\\" (and reeds)")]),
                    .library(name: "Core", targets: ["Core"])
                ],
                dependencies: [.package(path: "Tides")],
                targets: [
                    .executableTarget(
                        name: "AppModule", dependencies: ["Core", "Tides"], path: ".", exclude: ["Core"],
                        resources: [.process("Resources")], swiftSettings: [.define("FAST", .when(configuration: .release))]),
                    .target(name: "Core", path: "Core")
                ])
            """,
            "Pond.swiftpm/MyApp.swift": ProjectTree.app("Pond"), "Pond.swiftpm/Resources/fish.json": "[]",
            "Pond.swiftpm/Assets.xcassets/Contents.json": "{}", "Pond.swiftpm/Core/Core.swift": "public let core = 1\n",
            "Pond.swiftpm/Tides/Package.swift": """
            // swift-tools-version: 5.8
            import PackageDescription
            let package = Package(
                name: "Tides", products: [.library(name: "Tides", targets: ["Tides"])], targets: [.target(name: "Tides")])
            """,
            "Pond.swiftpm/Tides/Sources/Tides/Tides.swift": "public let tide = 1\n",
        ])
        // The folder itself, and one that has it and nothing else.
        for path in ["Pond.swiftpm", ""] {
            let project = try tree.project(at: path)
            #expect(project.modules.map(\.name) == ["Core", "Tides", "AppModule"])
            #expect(project.shown == ["Core", "AppModule"])
            #expect(project.resources.map(\.place).sorted() == ["Assets.xcassets", "fish.json"])
            #expect(project.modules[2].settings.conditions.isEmpty)
            #expect(tree.names(project.modules[2].sources) == ["Pond.swiftpm/MyApp.swift"])
        }
    }

    @Test("sources of tools and of extensions are left out, and a module's name is one that nothing else has")
    func foreign() throws {
        let tree = try ProjectTree([
            "SwiftUI/PondApp.swift": ProjectTree.app("Pond"), "SwiftUI/Views/Row.swift": "import SwiftUI\n",
            "SwiftUI/Info.plist": "{CFBundleName = Pond; UILaunchScreen = {}; }",
            "SwiftUI/GoogleService-Info.plist": "{}",
            "SwiftUI/Project.swift": "import ProjectDescription\n",
            "SwiftUI/Package@swift-5.9.swift": "import PackageDescription\n",
            "SwiftUI/Dangerfile.swift": "import Danger\n", "SwiftUI/fastlane/SnapshotHelper.swift": "import XCTest\n",
            "SwiftUI/Share/ShareViewController.swift": "import UIKit\n",
            "SwiftUI/Share/Info.plist":
                "{NSExtension = {NSExtensionPointIdentifier = \"com.apple.share-services\"; }; }",
        ])
        let project = try tree.project(at: "SwiftUI")
        #expect(project.modules.map(\.name) == ["SwiftUIApp"])
        #expect(tree.names(project.modules[0].sources) == ["SwiftUI/PondApp.swift", "SwiftUI/Views/Row.swift"])
        #expect(project.info["CFBundleName"] == .text("Pond"))
        #expect(project.resources.map(\.place).sorted() == ["GoogleService-Info.plist", "Info.plist"])
    }

    @Test("imports are read by module, whatever stands around them")
    func imports() {
        let text = """
            // import Comment
            @testable import Pond
            @preconcurrency public import Depths
            import struct Tides.Tide
              import Reed // a plant
            import Carp;
            let text = "import Text"
            """
        #expect(SourceText(text).imports == ["Pond", "Depths", "Tides", "Reed", "Carp"])
    }

    @Test("a link to a folder is gone into once, and one that leads upwards not at all")
    func links() throws {
        let tree = try ProjectTree([
            "App/PondApp.swift": ProjectTree.app("Pond"), "Shared/Fish.swift": "struct Fish {}\n",
        ])
        let files = FileManager.default
        try files.createSymbolicLink(atPath: tree.folder.path("App/Shared"), withDestinationPath: "../Shared")
        try files.createSymbolicLink(atPath: tree.folder.path("App/Again"), withDestinationPath: "../Shared")
        try files.createSymbolicLink(atPath: tree.folder.path("App/Up"), withDestinationPath: "..")
        let project = try tree.project(at: "App")
        #expect(
            project.modules[0].sources.map { URL(fileURLWithPath: $0).lastPathComponent } == [
                "Fish.swift", "PondApp.swift",
            ])
    }

    @Test("of a package the modules are left out that import what is not here, where others remain")
    func incomplete() throws {
        let tree = try ProjectTree([
            "Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Pond",
                dependencies: [.package(url: "https://example.invalid/swift-argument-parser", from: "1.0.0")],
                targets: [
                    .target(name: "Pond"),
                    .target(name: "Unused", dependencies: [.product(name: "Reeds", package: "swift-argument-parser")]),
                    .target(
                        name: "Words", dependencies: [.product(name: "ArgumentParser", package: "swift-argument-parser")]),
                    .executableTarget(name: "tool", dependencies: ["Pond", "Words"])
                ])
            """,
            "Sources/Pond/Pond.swift": "", "Sources/Unused/Unused.swift": "import Foundation\n",
            "Sources/Words/Words.swift": "import ArgumentParser\n", "Sources/tool/main.swift": "",
        ])
        let project = try tree.project()
        #expect(project.modules.map(\.name) == ["Pond", "Unused"])
        #expect(
            project.notes.map { $0.prefix { $0 != "," } } == [
                "Words is left out: ArgumentParser", "tool is left out: Words",
            ])
        #expect(try tree.project(target: "tool").modules.map(\.name) == ["Pond", "Words", "tool"])
    }
}

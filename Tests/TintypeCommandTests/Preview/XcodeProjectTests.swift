import Foundation
import Testing

@testable import TintypeCommand

/// Xcode's projects, as people have them.
@Suite("Xcode projects")
struct XcodeProjectTests {
    @Test("a folder that follows the disk is several targets', each with its exceptions")
    func synchronized() throws {
        let groups = """
            F = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (X1, X2, ); explicitFolders = (Seeds, ); path = App; sourceTree = "<group>"; };
            W = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (X3, X4, ); path = Widget; sourceTree = "<group>"; };
            X1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = Pond;
                membershipExceptions = (Info.plist, "Old", "/Localized: Gone.strings", ); };
            X2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = Widget; membershipExceptions = (Fish.swift, ); };
            X3 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = Widget; membershipExceptions = (Info.plist, ); };
            X4 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = Pond;
                membershipExceptions = ("Shared/Face.swift", Faces.xcassets, ); };
            """
        let project = ProjectTree.xcode(
            targets: "Widget, Pond", children: "F, W, ",
            ProjectTree.target("Pond", "application", "fileSystemSynchronizedGroups = (F, );")
                + ProjectTree.target("Widget", "app-extension", "fileSystemSynchronizedGroups = (W, );") + groups)
        let tree = try ProjectTree([
            "Pond.xcodeproj/project.pbxproj": project, "App/PondApp.swift": ProjectTree.app("Pond"),
            "App/Fish.swift": "", "App/Old/Old.swift": "", "App/Info.plist": "{}", "App/en.lproj/Gone.strings": "",
            "App/en.lproj/Kept.strings": "", "App/Seeds/a.txt": "", "App/Seeds/Seed.swift": "",
            "App/Inner/Package.swift": "", "App/Inner/Sources/Inner.swift": "",
            "Widget/WidgetMain.swift": "", "Widget/Shared/Face.swift": "", "Widget/Faces.xcassets/Contents.json": "{}",
            "Widget/Info.plist": "{}",
        ])
        let app = try tree.project()
        #expect(
            tree.names(app.modules[0].sources) == ["App/Fish.swift", "App/PondApp.swift", "Widget/Shared/Face.swift"])
        #expect(app.resources.map(\.place).sorted() == ["Faces.xcassets", "Seeds", "en.lproj/Kept.strings"])
        #expect(tree.names(app.followed).contains("App"))
    }

    @Test("settings come from files, for debugging on a phone, whatever the way they are named")
    func configuration() throws {
        let project = ProjectTree.xcode(
            targets: "Pond", children: "F, K, ",
            settings: """
                INFOPLIST_FILE = "$(SRCROOT)/app/Pond-info.plist"; PRODUCT_NAME = "$(APP_NAME) ${KIND:upper}";
                "SWIFT_ACTIVE_COMPILATION_CONDITIONS[config=Debug]" = "$(inherited) STAGING"; "SWIFT_VERSION[sdk=macosx*]" = 6.0;
                """,
            ProjectTree.target("Pond", "application", "fileSystemSynchronizedGroups = (F, );")
                .replacing("buildConfigurationList = C;", with: "buildConfigurationList = D;")
                    + """
                    F = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
                    K = {isa = PBXFileSystemSynchronizedRootGroup; path = Config; sourceTree = "<group>"; };
                    D = {isa = XCConfigurationList; buildConfigurations = (DR, DD, ); };
                    DR = {isa = XCBuildConfiguration; name = Production; buildSettings = {SWIFT_VERSION = 6.0; }; };
                    DD = {isa = XCBuildConfiguration; name = "Debug Staging"; baseConfigurationReferenceAnchor = K;
                        baseConfigurationReferenceRelativePath = "Debug.xcconfig"; buildSettings = {
                            INFOPLIST_FILE = "$(SRCROOT)/app/Pond-info.plist"; PRODUCT_NAME = "$(APP_NAME) ${KIND:upper}";
                            "SWIFT_ACTIVE_COMPILATION_CONDITIONS[config=Debug]" = "$(inherited) STAGING";
                            "SWIFT_VERSION[sdk=macosx*]" = 6.0; OTHER_SWIFT_FLAGS = "$(inherited) -D \\"QUOTED\\""; }; };
                    """)
        let tree = try ProjectTree([
            "Pond.xcodeproj/project.pbxproj": project, "App/PondApp.swift": ProjectTree.app("Pond"),
            "App/Pond-Info.plist": """
            {CFBundleDisplayName = "${PRODUCT_NAME}"; Region = "$(DEVELOPMENT_LANGUAGE)"; Id = "$(PRODUCT_NAME:rfc1034identifier)";
            Missing = "a$(NOWHERE)b"; Default = "$(NOWHERE:default=c)"; }
            """,
            "Config/Debug.xcconfig": """
            #include? "Local.xcconfig" // not everyone's
            #include "Shared.xcconfig"
            SWIFT_ACTIVE_COMPILATION_CONDITIONS = FROM_FILE // as a rule
            KIND[config=Release] = live
            KIND[config=Debug][sdk=iphonesimulator*] = beta
            """,
            "Config/Shared.xcconfig": "APP_NAME = Big $(WORD)\nWORD = Pond\nSWIFT_ENABLE_BARE_SLASH_REGEX = YES\n",
        ])
        let app = try tree.project()
        #expect(app.name == "Big Pond BETA")
        #expect(app.modules[0].name == "Big_Pond_BETA")
        #expect(app.info["CFBundleDisplayName"] == .text("Big Pond BETA"))
        #expect(app.info["Region"] == .text("en") && app.info["Id"] == .text("Big-Pond-BETA"))
        #expect(app.info["Missing"] == .text("ab") && app.info["Default"] == .text("c"))
        let settings = app.modules[0].settings
        #expect(settings.conditions == ["FROM_FILE", "STAGING", "QUOTED"])
        #expect(settings.languageMode == "5" && settings.upcomingFeatures == ["BareSlashRegexLiterals"])
    }

    @Test("files are found though the disk writes their names otherwise")
    func names() throws {
        let project = ProjectTree.xcode(
            targets: "Pond", children: "V, ",
            ProjectTree.target("Pond", "application", "buildPhases = (S, R, );")
                + """
                V = {isa = PBXGroup; path = views; children = (A, B, L, ); sourceTree = "<group>"; };
                A = {isa = PBXFileReference; path = PondApp.swift; sourceTree = "<group>"; };
                B = {isa = PBXFileReference; path = "Cafe\u{301}.swift"; sourceTree = "<group>"; };
                M = {isa = PBXFileReference; path = Gone.swift; sourceTree = "<group>"; };
                L = {isa = PBXVariantGroup; name = Words.strings; children = (E, ); sourceTree = "<group>"; };
                E = {isa = PBXFileReference; name = en; path = en.lproj/Words.strings; sourceTree = "<group>"; };
                S = {isa = PBXSourcesBuildPhase; files = (A1, B1, M1, ); };
                R = {isa = PBXResourcesBuildPhase; files = (L1, ); };
                A1 = {isa = PBXBuildFile; fileRef = A; }; B1 = {isa = PBXBuildFile; fileRef = B; };
                M1 = {isa = PBXBuildFile; fileRef = M; }; L1 = {isa = PBXBuildFile; fileRef = L; };
                """)
        let tree = try ProjectTree([
            "Pond.xcodeproj/project.pbxproj": project, "Views/pondapp.swift": ProjectTree.app("Pond"),
            "Views/Caf\u{e9}.swift": "", "Views/en.lproj/words.strings": "",
        ])
        let app = try tree.project()
        #expect(tree.names(app.modules[0].sources) == ["Views/Caf\u{e9}.swift", "Views/pondapp.swift"])
        #expect(app.resources.map(\.place) == ["en.lproj/words.strings"])
    }

    @Test("frameworks of a project are modules where a target links them, names them or imports them")
    func frameworks() throws {
        let library = { (name: String, fields: String) in
            ProjectTree.target(name, "framework", "fileSystemSynchronizedGroups = (F\(name), ); \(fields)")
                + "F\(name) = {isa = PBXFileSystemSynchronizedRootGroup; path = \(name); sourceTree = \"<group>\"; };"
        }
        let project = ProjectTree.xcode(
            targets: "Pond, Linked, Named, Imported, Unused", children: "F, FLinked, FNamed, FImported, FUnused",
            ProjectTree.target(
                "Pond", "application",
                "fileSystemSynchronizedGroups = (F, ); buildPhases = (B, ); dependencies = (D, );")
                    + """
                    F = {isa = PBXFileSystemSynchronizedRootGroup; path = Pond; sourceTree = "<group>"; };
                    B = {isa = PBXFrameworksBuildPhase; files = (B1, ); }; B1 = {isa = PBXBuildFile; fileRef = B2; };
                    B2 = {isa = PBXFileReference; path = Linked.framework; sourceTree = BUILT_PRODUCTS_DIR; };
                    D = {isa = PBXTargetDependency; targetProxy = D1; };
                    D1 = {isa = PBXContainerItemProxy; remoteGlobalIDString = Named; };
                    """ + library("Linked", "") + library("Named", "") + library("Imported", "") + library("Unused", "")
        )
        let tree = try ProjectTree([
            "Pond.xcodeproj/project.pbxproj": project,
            "Pond/PondApp.swift": "import Imported\n" + ProjectTree.app("Pond"),
            "Linked/A.swift": "import Imported\n", "Named/B.swift": "", "Imported/C.swift": "import Pond\n",
            "Unused/D.swift": "",
        ])
        let app = try tree.project()
        #expect(app.modules.map(\.name) == ["Imported", "Linked", "Named", "Pond"])
        #expect(app.modules[1].dependencies == ["Imported"])
        #expect(Set(app.modules[3].dependencies) == ["Linked", "Named", "Imported"])
    }

    @Test(
        "files that come into a project's folders are noticed, and so is the project itself, but not what is drawn there"
    )
    func followed() throws {
        let text = ProjectTree.xcode(
            targets: "Pond", children: "F",
            ProjectTree.target("Pond", "application", "fileSystemSynchronizedGroups = (F, );")
                + "F = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = \"<group>\"; };")
        let tree = try ProjectTree([
            "Pond.xcodeproj/project.pbxproj": text, "App/PondApp.swift": ProjectTree.app("Pond"),
        ])
        // As a project, and as a folder that nothing describes.
        for path in ["Pond.xcodeproj", "App"] {
            let project = try tree.project(at: path)
            var known = WatchedFiles(project)
            func changes() -> [String] {
                let now = WatchedFiles(project)
                defer { known = now }
                return tree.names(now.changes(since: known))
            }
            try tree.write("", to: "App/Of \(path.count)/New.swift")
            #expect(changes() == ["App/Of \(path.count)/New.swift"])
            try tree.write("", to: "App/.build/\(path).png")
            try tree.write("", to: "README.md")
            #expect(changes().isEmpty)
            try tree.write(text + "\n", to: "Pond.xcodeproj/project.pbxproj")
            #expect(changes() == (path == "App" ? [] : ["Pond.xcodeproj/project.pbxproj"]))
        }
    }
}

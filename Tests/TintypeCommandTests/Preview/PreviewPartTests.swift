import Foundation
import Testing
import Tintype
import TintypeAssetSymbols

@testable import TintypeCommand

/// The parts of `tintype preview` that need no compiler.
@Suite("Parts of previews")
struct PreviewPartTests {
    @Test("the compiler's errors, each with what stands below it")
    func diagnostics() {
        let output = """
            /a/Card.swift:3:9: error: cannot find 'Txt' in scope
                Txt("x")
                ^~~
            /a/Card.swift:1:1: note: here
            /a/Card.swift:4:1: warning: unused
            /a/Card.swift:3:9: error: cannot find 'Txt' in scope
            error: fatal
            error: emit-module command failed with exit code 1 (use -v to see invocation)
            """
        let errors = CompilerDiagnostic.errors(in: output)
        #expect(errors.map(\.message) == ["cannot find 'Txt' in scope", "fatal"])
        let alone = CompilerDiagnostic.errors(in: "error: link command failed with exit code 1")
        #expect(alone.map(\.message) == ["link command failed with exit code 1"])
        #expect(errors[0].line == 3 && errors[0].column == 9 && errors[0].file == "/a/Card.swift")
        #expect(errors[0].details == ["    Txt(\"x\")", "    ^~~", "/a/Card.swift:1:1: note: here"])
    }

    @Test(
        "a note says of a name of SwiftUI's that it is missing, and nothing of other names",
        arguments: [
            ("cannot find 'ImageDynamicRange' in scope", "note: SwiftUI's ImageDynamicRange is not in Tintype yet"),
            ("cannot find type 'Keyframe' in scope", "note: SwiftUI's Keyframe is not in Tintype yet"),
            (
                "value of type 'some View' has no member 'dragConfiguration'",
                "note: SwiftUI's dragConfiguration is not in Tintype yet"
            ),
            ("cannot find 'Txt' in scope", nil), ("cannot find 'Text' in scope", nil),
            ("value of type 'Model' has no member 'padding'", nil), ("cannot find 'dragConfiguration' in scope", nil),
        ] as [(String, String?)])
    func missing(_ message: String, _ note: String?) {
        #expect(MissingNames.note(on: message) == note)
        let errors = CompilerDiagnostic.errors(in: "/a/Card.swift:3:9: error: \(message)\n  code\n  ^\n")
        #expect(errors.map(\.details) == [["  code", "  ^"] + (note.map { [$0] } ?? [])])
    }

    @Test("a note says which forms of a name there are, of names that are ours")
    func missingForms() {
        func note(_ message: String, _ declared: String) -> String? {
            let output =
                "/a/Card.swift:3:9: error: \(message)\n  code\n\(declared): note: 'tint(_:in:)' declared here\n"
            return CompilerDiagnostic.errors(in: output)[0].details.last { $0.hasPrefix("note: ") }
        }
        let end = "; if SwiftUI has one for these arguments, it is not in Tintype yet"
        #expect(
            note("extra argument 'from' in call", "TintypeUI.View.tint:2:13") == "note: Tintype has tint(_:in:)" + end)
        #expect(note("extra argument 'from' in call", "/a/Own.swift:2:13") == nil)
        #expect(note("cannot convert value", "TintypeUI.View.tint:2:13") == nil)
        let made = """
            /a/Card.swift:3:9: error: missing argument for parameter 'value' in call
            TintypeUI.Slider.init:2:8: note: 'init(value:in:)' declared here
            /a/Card.swift:3:12: error: extra argument 'from' in call
            TintypeUI.Slider.init:2:8: note: 'init(value:in:)' declared here
            """
        let errors = CompilerDiagnostic.errors(in: made)
        #expect(errors[0].details.last == "note: Tintype has Slider.init(value:in:)" + end)
        #expect(errors[1].details.count == 1)
    }

    @Test("a note says which modules there are")
    func missingModule() {
        let note = MissingNames.note(on: "no such module 'HomeKit'")
        #expect(note?.hasPrefix("note: Tintype has no module HomeKit; of Apple's it has ARKit") == true)
    }

    @Test(
        "names of assets become those that Xcode makes",
        arguments: [
            ("AccentColor", "accent"), ("Leaf", "leaf"), ("deep blue", "deepBlue"), ("URLField", "urlField"),
            ("2nd", "_2nd"), ("color", "color"), ("my-brand_color", "myBrand"),
        ])
    func symbols(_ name: String, _ symbol: String) {
        #expect(AssetSymbols.symbol(name, without: "color") == symbol)
    }

    @Test("the line of a crash")
    func crash() throws {
        let line = try #require(CrashLine("signal=4 memory=0 frames=7f00a1,7f00b2\n"))
        #expect(line.signal == 4 && !line.isOutOfMemory && line.frames == [0x7F00A1, 0x7F00B2])
        #expect(CrashLine("signal=6 memory=1 frames=\n")?.isOutOfMemory == true)
        #expect(CrashLine("") == nil)
    }

    @Test("a target's own sources are told from those of tests and of other targets")
    func targets() throws {
        let folder = try TemporaryFolder()
        let app = "import SwiftUI\n@main struct A: App { var body: some Scene { WindowGroup { Text(\"\") } } }\n"
        let files = [
            "App/AppMain.swift": app, "App/Views/Row.swift": "import SwiftUI\n",
            "Watch App/WatchMain.swift": app, "Watch App/Row.swift": "import SwiftUI\n",
            "Widget/Bundle.swift": "import WidgetKit\n@main\nstruct B: WidgetBundle {}\n",
            "Widget/Face.swift": "import WidgetKit\n", "Tests/RowTests.swift": "import XCTest\n",
            "AppUITests/Robot.swift": "import Foundation\n",
            "Shared/Model.swift": "import Foundation\n", "Package.swift": "", ".build/x/Y.swift": "",
            "App/Assets.xcassets/Contents.json": "{}", "App/data.json": "[]", "README.md": "",
        ]
        for (name, text) in files {
            let url = folder.url.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: url, atomically: true, encoding: .utf8)
        }
        let project = try SourceFolder(folder.url.path).project(toolchain: SwiftToolchain.find())
        let names = project.modules[0].sources.map { $0.dropFirst(folder.url.path.count + 1) }
        #expect(names == ["App/AppMain.swift", "App/Views/Row.swift", "Shared/Model.swift"])
        #expect(project.resources.map(\.place).sorted() == ["Assets.xcassets", "data.json"])
    }

    @Test("build settings of a target become what the compiler is told")
    func settings() {
        var settings = BuildSettings()
        settings.add(["SWIFT_ACTIVE_COMPILATION_CONDITIONS": .text("DEBUG"), "PRODUCT_NAME": .text("$(TARGET_NAME)")])
        settings.add([
            "SWIFT_ACTIVE_COMPILATION_CONDITIONS": .text("$(inherited) BETA"), "SWIFT_VERSION": .text("6.0"),
            "SWIFT_APPROACHABLE_CONCURRENCY": .text("YES"), "SWIFT_DEFAULT_ACTOR_ISOLATION": .text("MainActor"),
            "SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY": .text("YES"), "OTHER_SWIFT_FLAGS": .text("-D EXTRA -DMORE"),
            "MARKETING_VERSION": .text("2.5"), "TARGET_NAME": .text("Cards"), "A": .text("$(A)"),
        ])
        #expect(settings["PRODUCT_NAME"] == "Cards")
        #expect(settings["A"] != nil)
        #expect(
            settings.module.arguments == [
                "-swift-version", "6", "-default-isolation", "MainActor", "-enable-upcoming-feature",
                "InferIsolatedConformances", "-enable-upcoming-feature", "NonisolatedNonsendingByDefault",
                "-enable-upcoming-feature", "ExistentialAny", "-D", "DEBUG", "-D", "BETA", "-D", "EXTRA", "-D", "MORE",
            ])
        #expect(settings.info["CFBundleShortVersionString"] == .text("2.5"))
    }

    @Test("each condition with each, and only what is unusual in names")
    func matrix() {
        var matrix = PreviewMatrix()
        matrix.schemes = ["light", "dark"]
        matrix.devices = ["iPhone 15", "iPhone 15 Pro Max"]
        matrix.directions = ["rtl"]
        #expect(
            matrix.variants.map(\.name) == ["rtl", "dark-rtl", "iphone15promax-rtl", "iphone15promax-dark-rtl"])
        #expect(PreviewMatrix().variants.map(\.name) == [nil])
    }

    @Test("the cache keeps what was used of late, and nothing of processes that are gone")
    func pruning() throws {
        let root = try TemporaryFolder()
        let now = Date()
        func make(_ name: String, days: Double?) throws {
            try FileManager.default.createDirectory(
                at: root.url.appendingPathComponent(name), withIntermediateDirectories: true)
            if let days { PreviewCache.use(root.path(name), at: now.addingTimeInterval(-days * 86_400)) }
        }
        for number in 1...45 { try make("apps/New-\(number)", days: Double(number) / 10) }
        try make("apps/Old", days: 31)
        try make("apps/Unmarked", days: nil)
        try make("toolkits/old", days: 40)
        try make("toolkits/new", days: 3)
        try make("apps/New-1/Bundle.home-99999999-5", days: nil)
        try make("apps/New-1/Bundle.home-\(getpid())-5", days: nil)
        try make("pictures-99999999", days: nil)
        try make("modules", days: 400)
        func names(_ folder: String) throws -> Set<String> {
            Set(try FileManager.default.contentsOfDirectory(atPath: root.path(folder)))
        }
        PreviewCache.prune(root.url.path, at: now)
        #expect(try names("apps") == Set((1...39).map { "New-\($0)" } + ["Unmarked"]))
        #expect(try names("toolkits") == ["new"])
        #expect(try names("apps/New-1") == ["used", "Bundle.home-\(getpid())-5"])
        #expect(try names(".") == ["apps", "toolkits", "modules", "pruned"])
        // Not again on the same day.
        try make("apps/Older", days: 90)
        PreviewCache.prune(root.url.path, at: now.addingTimeInterval(3600))
        #expect(try names("apps").contains("Older"))
        PreviewCache.prune(root.url.path, at: now.addingTimeInterval(90_000))
        #expect(try !names("apps").contains("Older"))
    }

    @Test("the steps of a build", arguments: [("[12/345] Compiling X", 12, 345), ("[0/2] Write", 0, 2)])
    func steps(_ line: String, _ done: Int, _ total: Int) {
        #expect(ToolkitBuild.step(Substring(line))?.done == done)
        #expect(ToolkitBuild.step(Substring(line))?.total == total)
        #expect(ToolkitBuild.step("Building for production...") == nil)
    }
}

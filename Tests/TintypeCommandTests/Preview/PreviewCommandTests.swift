import Foundation
import RandomInput
import Testing

@testable import TintypeCommand

/// `tintype preview` from sources to pictures.
@Suite("tintype preview", .serialized, .enabled(if: !CommandRun.isSanitized, "sanitized code is no toolkit"))
struct PreviewCommandTests {
    @Test("a folder's previews, providers and window are drawn, each by its name and place")
    func folder() throws {
        let out = try TemporaryFolder()
        let app = PreviewToolkit.apps.appendingPathComponent("Meadow").path
        let run = try PreviewToolkit.run([app, "--json", "-o", out.path("pictures")])
        #expect(run.exitCode == 0, "\(run.error)")
        let previews = try PreviewToolkit.previews(run)
        #expect(
            previews.map(\.name) == [
                "Meadow-FlowerList-List", "Meadow-FlowerList-Row", "Meadow-FlowerRow_Previews-Daisy",
                "Meadow-FlowerRow_Previews-Poppy", "Meadow-MeadowApp",
            ])
        #expect(
            previews.map { "\($0.file?.split(separator: "/").last ?? ""):\($0.line ?? 0)" } == [
                "FlowerList.swift:23", "FlowerList.swift:25", "FlowerList.swift:27", "FlowerList.swift:27",
                "MeadowApp.swift:4",
            ])
        #expect(previews.allSatisfy { $0.warnings.isEmpty && $0.error == nil })
        for preview in previews {
            let picture = try #require(preview.picture)
            #expect(FileManager.default.fileExists(atPath: picture))
        }
        // A screen of an iPhone 15, and a row of its own size.
        #expect(previews[0].width == 1179 && previews[0].height == 2556)
        #expect((previews[1].height ?? 0) < 200)
    }

    @Test("what goes wrong in one preview is told as itself, and the others are drawn")
    func hostile() throws {
        let folder = try TemporaryFolder()
        try write(
            """
            import SwiftUI
            struct Trap: View {
                var body: some View {
                    let none: [Int] = []
                    Text("\\(none[3])")
                }
            }
            func forever() -> Int { var n = 0; while true { n &+= 1 }; return n }
            func hungry() -> Int { var all: [[UInt8]] = []; while true { all.append(Array(repeating: 1, count: 1 << 20)) }; return 0 }
            func deep(_ n: Int) -> Int { deep(n + 1) + n }
            func missing() -> URL { Bundle.main.url(forResource: "none", withExtension: "json")! }
            #Preview("Good") { Text("Good") }
            #Preview("Trap") { Trap() }
            #Preview("Forever") { Text("\\(forever())") }
            #Preview("Hungry") { Text("\\(hungry())") }
            #Preview("Deep") { Text("\\(deep(0))") }
            #Preview("Prints") { let _ = print("from a preview"); Text("Prints") }
            #Preview("Missing") { Text(missing().path) }
            #Preview("Exits") { let _ = exit(3); Text("Exits") }
            #Preview("Last") { Text("Last") }
            """, to: folder.path("Bad.swift"))
        let limits = ["--limit", "seconds=6", "--limit", "memory=700"]
        let run = try PreviewToolkit.run([folder.path("Bad.swift"), "--json", "-o", folder.path("out")] + limits)
        #expect(run.exitCode == 3)
        let previews = try PreviewToolkit.previews(run)
        let errors = Dictionary(
            uniqueKeysWithValues: previews.map { (String($0.name.dropFirst("Bad-Bad-".count)), $0.error) })
        #expect(errors["Trap"]??.message == "Fatal error: Index out of range")
        #expect(errors["Trap"]??.place?.line == 5)
        #expect(errors["Forever"]??.message == "drawing it takes more than 6 s")
        #expect(errors["Forever"]??.place?.line == 8)
        #expect(errors["Hungry"]??.message == "drawing it needs more than 700 MiB of memory")
        #expect(errors["Deep"]??.message == "it crashed: Segmentation fault")
        #expect(errors["Missing"]??.message == "Fatal error: Unexpectedly found nil while unwrapping an Optional value")
        #expect(errors["Missing"]??.place?.line == 11)
        #expect(errors["Exits"]??.message == "its code ended the process with exit code 3")
        let drawn = previews.filter { $0.error == nil && $0.picture != nil }.map(\.name)
        #expect(drawn == ["Bad-Bad-Good", "Bad-Bad-Prints", "Bad-Bad-Last"])
        #expect(previews.first { $0.name == "Bad-Bad-Prints" }?.output == "from a preview\n")
    }

    @Test("an app that never comes back ends with the command that was killed")
    func killed() throws {
        let folder = try TemporaryFolder()
        try write(
            """
            import SwiftUI
            func forever() -> Int { var n = 0; while true { n &+= 1 }; return n }
            #Preview {
                let _ = FileManager.default.createFile(atPath: "\(folder.path("begun"))", contents: nil)
                Text("\\(forever())")
            }
            """, to: folder.path("Endless.swift"))
        let command = Process()
        command.executableURL = CommandRun.executable
        command.arguments = ["preview", folder.path("Endless.swift"), "-o", folder.path("out")]
        command.environment = CommandRun.variables.merging(try PreviewToolkit.environment()) { $1 }
        command.standardOutput = FileHandle.nullDevice
        command.standardError = FileHandle.nullDevice
        try command.run()
        defer { command.terminate() }
        /// The processes that draw it.
        func drawing() throws -> [String] {
            try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { process in
                guard Int(process) != nil else { return false }
                let words = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") ?? Data()
                return String(decoding: words, as: UTF8.self).contains("/apps/Endless-")
            }
        }
        func wait(until isDone: () throws -> Bool) throws -> Bool {
            let limit = ContinuousClock.now + .seconds(120)
            while ContinuousClock.now < limit {
                if try isDone() { return true }
                usleep(20_000)
            }
            return false
        }
        #expect(try wait { FileManager.default.fileExists(atPath: folder.path("begun")) })
        #expect(try drawing().count == 1)
        kill(command.processIdentifier, SIGKILL)
        #expect(try wait { try drawing().isEmpty })
    }

    @Test("sources that do not compile are told with their place, and nothing is drawn")
    func compileError() throws {
        let folder = try TemporaryFolder()
        try write("import SwiftUI\n#Preview { Txt(\"Hello\") }\n", to: folder.path("Card.swift"))
        let run = try PreviewToolkit.run([folder.path("Card.swift")], in: folder.url)
        #expect(run.exitCode == 3)
        #expect(run.error.contains("Card.swift:2:12: error: cannot find 'Txt' in scope"), "\(run.error)")
    }

    @Test("an Xcode project has its settings, asset symbols and translations")
    func xcode() throws {
        let out = try TemporaryFolder()
        let app = PreviewToolkit.apps.appendingPathComponent("Orchard/Orchard.xcodeproj").path
        let arguments = [app, "--json", "--locale", "en_US,de", "--grep", "Tree", "-o", out.path("pictures")]
        let run = try PreviewToolkit.run(arguments)
        #expect(run.exitCode == 0, "\(run.error)")
        let previews = try PreviewToolkit.previews(run)
        #expect(previews.map(\.name) == ["Orchard-TreeView-Tree", "Orchard-TreeView-Tree"])
        #expect(previews.map(\.variant) == [nil, "de"])
        let pictures = try previews.map { try Data(contentsOf: URL(fileURLWithPath: try #require($0.picture))) }
        #expect(pictures[0] != pictures[1])
        #expect(previews.allSatisfy { $0.warnings.isEmpty })
    }

    @Test("names with spaces and apostrophes are names as others")
    func hostileNames() throws {
        let out = try TemporaryFolder()
        let folder = out.url.appendingPathComponent("Bob's \"old\" app")
        let meadow = PreviewToolkit.apps.appendingPathComponent("Meadow")
        try FileManager.default.copyItem(at: meadow, to: folder)
        let run = try PreviewToolkit.run([folder.path, "--json", "--grep", "Row$", "-o", out.path("pictures")])
        #expect(run.exitCode == 0, "\(run.error)")
        #expect(try PreviewToolkit.previews(run).map(\.name) == ["Bob_s__old__app-FlowerList-Row"])
    }

    @Test("a workspace leads to its projects, and those that are not there are passed over")
    func workspace() throws {
        let out = try TemporaryFolder()
        let app = out.url.appendingPathComponent("Bob's")
        try FileManager.default.copyItem(at: PreviewToolkit.apps.appendingPathComponent("Orchard"), to: app)
        let workspace = out.url.appendingPathComponent("All.xcworkspace")
        try FileManager.default.createDirectory(at: workspace, withIntermediateDirectories: true)
        try write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <Workspace version = "1.0">
               <FileRef location = "group:Pods/Pods.xcodeproj"></FileRef>
               <FileRef location = "group:Bob&apos;s/Orchard.xcodeproj"></FileRef>
            </Workspace>
            """, to: workspace.path + "/contents.xcworkspacedata")
        let run = try PreviewToolkit.run([out.url.path, "--list"])
        #expect(run.exitCode == 0, "\(run.error)")
        let names = run.output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
        #expect(names == ["Orchard-TreeView-Tree", "Orchard-OrchardApp"])
    }

    @Test("sources that are written for the main actor compile, though nothing says that they are")
    func mainActor() throws {
        let folder = try TemporaryFolder()
        try write(
            """
            import SwiftUI
            @MainActor enum Names { static func first() -> String { "Rose" } }
            @Observable final class Model { var title: String { Names.first() } }
            #Preview { Text(Model().title) }
            """, to: folder.path("Model.swift"))
        for _ in 1...2 {
            let run = try PreviewToolkit.run([folder.path("Model.swift"), "-o", folder.path("out")])
            #expect(run.exitCode == 0, "\(run.error)")
        }
    }

    @Test("a package is compiled with the packages beside it, and has its resources")
    func package() throws {
        let out = try TemporaryFolder()
        let package = PreviewToolkit.apps.appendingPathComponent("Harbor")
        let copy = out.url.appendingPathComponent("Harbor")
        try FileManager.default.copyItem(at: package, to: copy)
        let run = try PreviewToolkit.run([copy.path, "--json", "-o", out.path("pictures")])
        #expect(run.exitCode == 0, "\(run.error)")
        #expect(try PreviewToolkit.previews(run).map(\.name) == ["HarborUI-TideView-High"])
    }

    @Test("only what changed is compiled, and variants and filters hold")
    func again() throws {
        let folder = try TemporaryFolder()
        let card = folder.path("Card.swift")
        try write("import SwiftUI\n#Preview(\"A\") { Text(\"Hello\") }\n#Preview(\"B\") { Text(\"Bye\") }\n", to: card)
        let arguments = [card, "--grep", "Card-A$", "--scheme", "light,dark", "-o", folder.path("out")]
        let first = try PreviewToolkit.run(arguments)
        let names = ["out/Card-Card-A@3x.png", "out/Card-Card-A.dark@3x.png"].map { folder.path($0) }
        #expect(first.output.split(separator: "\n").map(String.init) == names)
        let pictures = try names.map { try Data(contentsOf: URL(fileURLWithPath: $0)) }
        #expect(pictures[0] != pictures[1])
        #expect(try PreviewToolkit.run(arguments).exitCode == 0)
        #expect(try names.map { try Data(contentsOf: URL(fileURLWithPath: $0)) } == pictures)
        try write("import SwiftUI\n#Preview(\"A\") { Text(\"Hello you\") }\n", to: card)
        #expect(try PreviewToolkit.run(arguments).exitCode == 0)
        #expect(try names.map { try Data(contentsOf: URL(fileURLWithPath: $0)) } != pictures)
        #expect(try PreviewToolkit.run([card, "--grep", "Nothing"]).exitCode == 5)
        #expect(try PreviewToolkit.run([folder.path("none")]).exitCode == 2)
    }

    /// Times of files are read in whole seconds by the compiler's driver, and a program may save faster than that.
    @Test("what is drawn is of the sources as they were saved last, however soon after one another")
    func savedWithinASecond() throws {
        let folder = try TemporaryFolder()
        let package = folder.url.appendingPathComponent("Pond")
        var saves = 0
        func save(_ path: String, _ text: String) throws {
            let file = package.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
            saves += 1
            let date = Date(timeIntervalSince1970: 1_767_225_600 + Double(saves) / 100)
            try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
        }
        try save(
            "Package.swift",
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Pond", targets: [.target(name: "Depths"), .target(name: "Pond", dependencies: ["Depths"])])
            """)
        // A number or a text: whoever calls it is to be compiled again where that changes.
        var texts = ["Depths": "0", "Carp": "0", "Reed": "0"]
        var broken: Set<String> = []
        func save(_ name: String) throws {
            let text = broken.contains(name) ? "nowhere" : texts[name, default: ""]
            switch name {
            case "Depths":
                let type = Int(text) == nil ? "String" : "Int"
                let value = type == "Int" || text == "nowhere" ? text : "\"\(text)\""
                try save("Sources/Depths/Depths.swift", "public func depth() -> \(type) { \(value) }\n")
            case "Carp": try save("Sources/Pond/Carp.swift", "func carp() -> Int { \(text) }\n")
            default:
                try save(
                    "Sources/Pond/Reed.swift",
                    """
                    import Depths
                    import SwiftUI
                    #Preview("Reed") { Text("depth \\(depth()) carp \\(carp()) reed \\(\(text))") }
                    """)
            }
        }
        for name in texts.keys { try save(name) }
        var random = SeededGenerator(seed: 17)
        for round in 0..<10 {
            let name = ["Depths", "Carp", "Reed"][random.number(0...2)]
            // What is broken is mended sooner than something else breaks.
            let next = broken.first ?? name
            if broken.isEmpty, random.chance(40) {
                broken.insert(next)
            } else {
                broken.remove(next)
                let word = next == "Depths" && random.chance(50) ? "deep" : ""
                texts[next] = "\(word)\(round)"
            }
            try save(next)
            let run = try PreviewToolkit.run(["--json", "--tree"], in: package)
            if broken.isEmpty {
                let expected = "depth \(texts["Depths", default: ""]) carp \(texts["Carp", default: ""]) reed "
                #expect(run.exitCode == 0 && run.output.contains(expected + texts["Reed", default: ""]), "\(run.error)")
            } else {
                #expect(
                    run.exitCode == 3 && run.error.contains("cannot find 'nowhere' in scope"), "\(next): \(run.error)")
            }
        }
    }

    @Test("a toolkit that is moved is one still")
    func movedToolkit() throws {
        let folder = try TemporaryFolder()
        try write("import SwiftUI\n#Preview { Text(\"Hello\") }\n", to: folder.path("Card.swift"))
        let moved = folder.url.appendingPathComponent("a b/toolkit")
        try FileManager.default.createDirectory(
            at: moved.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: URL(fileURLWithPath: try PreviewToolkit.made.get()), to: moved)
        let run = try CommandRun(
            ["preview", "Card.swift", "--toolkit", "a b/toolkit", "-o", "card.png"], in: folder.url,
            environment: ["XDG_CACHE_HOME": PreviewToolkit.cache])
        #expect(run.exitCode == 0, "\(run.error)")
        #expect(run.output == "card.png\n")
    }

    private func write(_ text: String, to path: String) throws {
        try text.write(toFile: path, atomically: true, encoding: .utf8)
    }
}

import Foundation
import Testing

@testable import TintypeCommand

/// `tintype preview --watch` for scripts, and what it knows of objects.
@Suite("Watched previews", .serialized, .enabled(if: !CommandRun.isSanitized, "sanitized code is no toolkit"))
struct PreviewWatchCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try FileManager.default.createDirectory(
            at: folder.url.appendingPathComponent("Pond"), withIntermediateDirectories: true)
        try save("A.swift", Self.sourceA("A"))
        try save("B.swift", "import SwiftUI\n#Preview(\"B\") { Text(\"B\") }\n")
        try save("C.swift", "import SwiftUI\n#Preview(\"C\") { VStack { A() } }\n")
    }

    private static func sourceA(_ text: String) -> String {
        "import SwiftUI\nstruct A: View { var body: some View { Text(\"\(text)\") } }\n#Preview(\"A\") { A() }\n"
    }

    private func save(_ name: String, _ text: String) throws {
        try text.write(to: folder.url.appendingPathComponent("Pond/\(name)"), atomically: true, encoding: .utf8)
    }

    /// Waits with `--once-changed` while something is saved.
    private func once(_ save: () throws -> Void) throws -> (code: Int32, output: String, notes: String) {
        let process = Process()
        process.executableURL = CommandRun.executable
        process.arguments = ["preview", "Pond", "--watch", "--once-changed", "-o", "out"]
        process.environment = CommandRun.variables.merging(
            ["TINTYPE_TOOLKIT": try PreviewToolkit.made.get(), "XDG_CACHE_HOME": PreviewToolkit.cache]
        ) { _, new in new }
        process.currentDirectoryURL = folder.url
        process.standardInput = FileHandle.nullDevice
        let (output, notes) = (folder.path("out.txt"), folder.path("notes.txt"))
        for file in [output, notes] { try Data().write(to: URL(fileURLWithPath: file)) }
        process.standardOutput = FileHandle(forWritingAtPath: output)
        process.standardError = FileHandle(forWritingAtPath: notes)
        try process.run()
        defer { if process.isRunning { process.terminate() } }
        func text(_ file: String) throws -> String { try String(contentsOfFile: file, encoding: .utf8) }
        for _ in 0..<2400 where try !text(notes).contains("waiting until a file is saved") { usleep(25_000) }
        try save()
        process.waitUntilExit()
        return (process.terminationStatus, try text(output), try text(notes))
    }

    @Test("a script waits for what a save changed: its previews, those that show it, and no others")
    func onceChanged() throws {
        let changed = try once {
            try save("A.swift", Self.sourceA("AA"))
        }
        #expect(changed.code == 0, "\(changed.notes)")
        #expect(changed.output == "out/Pond-A-A@3x.png\nout/Pond-C-C@3x.png\n")
        let other = try once { try save("B.swift", "import SwiftUI\n#Preview(\"B\") { Text(\"BB\") }\n") }
        #expect(other.output == "out/Pond-B-B@3x.png\n", "\(other.notes)")
        let broken = try once { try save("B.swift", "import SwiftUI\n#Preview(\"B\") { Txt(\"BB\") }\n") }
        #expect(broken.code == 3)
        #expect(broken.notes.contains("Pond/B.swift:2:17: error: cannot find 'Txt' in scope"), "\(broken.notes)")
        let mended = try once { try save("B.swift", "import SwiftUI\n#Preview(\"B\") { Text(\"B\") }\n") }
        #expect(mended.code == 0, "\(mended.notes)")
        #expect(mended.output.contains("out/Pond-B-B@3x.png"))
    }

    @Test("options that make no sense of a page are refused")
    func options() throws {
        for wrong in [
            ["--watch", "--list"], ["--watch", "--json"], ["--once-changed"], ["--port", "8080"],
            ["--watch", "--scheme", "light,dark"], ["--watch", "--once-changed", "--open"],
        ] {
            #expect(try PreviewToolkit.run(["Pond"] + wrong, in: folder.url).exitCode == 2, "\(wrong)")
        }
    }
}

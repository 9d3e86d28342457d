import Foundation
import Testing

/// A project of scenes with their goldens, in which the command is run.
struct ReviewedProject {
    let folder: TemporaryFolder

    /// Scenes `scenes/0`, `scenes/1` …, recorded, of which all but `scenes/0` were changed since and then verified.
    init(scenes: Int = 3) throws {
        folder = try TemporaryFolder()
        for index in 0..<scenes { try write("scenes/\(index)", padding: 8) }
        #expect(try run("record").exitCode == 0)
        for index in stride(from: 1, to: scenes, by: 1) { try write("scenes/\(index)", padding: 8 + index) }
        #expect(try run("verify").exitCode == (scenes > 1 ? 1 : 0))
    }

    func write(_ scene: String, padding: Int) throws {
        let file = folder.url.appendingPathComponent("Fixtures/\(scene).yaml")
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        let text = """
            canvas: {scale: 2, background: white}
            body:
              Text: Hello
              modifiers:
                - padding: \(padding)

            """
        try Data(text.utf8).write(to: file)
    }

    @discardableResult
    func run(_ arguments: String..., environment: [String: String] = [:]) throws -> CommandRun {
        try CommandRun(arguments, in: folder.url, environment: environment)
    }

    func goldens() throws -> [String: Data] {
        try folder.contents().filter { $0.key.hasPrefix("Snapshots/") }
    }
}

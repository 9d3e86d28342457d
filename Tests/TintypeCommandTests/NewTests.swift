import Foundation
import Testing

@testable import TintypeCommand

@Suite("tintype new")
struct NewTests {
    @Test("each kind is drawn without a warning, and has the usual form", arguments: SceneTemplate.allCases)
    func kinds(_ kind: SceneTemplate) throws {
        let folder = try TemporaryFolder()
        let made = try CommandRun(["new", kind.rawValue], in: folder.url)
        #expect(made.exitCode == 0)
        #expect(made.output.hasPrefix("wrote \(kind.fileName)\n"))
        let drawn = try CommandRun(["render", kind.fileName, "-o", "out/"], in: folder.url)
        #expect(drawn.exitCode == 0)
        #expect(!drawn.error.contains("warning") && !drawn.error.contains("error"), "\(drawn.error)")
        let form = try CommandRun(["fmt", "--check", kind.fileName], in: folder.url)
        #expect(form.exitCode == 0 && form.output.isEmpty)
        let printed = try CommandRun(["new", kind.rawValue, "-o", "-"], in: folder.url)
        #expect(printed.output == String(decoding: kind.bytes, as: UTF8.self))
    }

    @Test("a file that is there stays, but for --force; the kinds are listed, and the nearest is told")
    func refuses() throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "card.yaml")
        try Data("mine".utf8).write(to: file)
        #expect(try CommandRun(["new", "card"], in: folder.url).exitCode == 2)
        #expect(try String(contentsOf: file, encoding: .utf8) == "mine")
        #expect(try CommandRun(["new", "card", "--force"], in: folder.url).exitCode == 0)
        #expect(try Data(contentsOf: file) == Data(SceneTemplate.card.bytes))
        let list = try CommandRun(["new"], in: folder.url)
        #expect(list.output.split(separator: "\n").count == SceneTemplate.allCases.count)
        let wrong = try CommandRun(["new", "bagdes"], in: folder.url)
        #expect(wrong.exitCode == 2)
        #expect(wrong.error.contains("did you mean \"badges\"?"))
    }
}

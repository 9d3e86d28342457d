import Foundation
import Testing

@Suite("Folders of fixtures")
struct FolderNameTests {
    @Test("may be named with a slash or without", arguments: ["F", "F/", "./F", "./F/"])
    func slash(name: String) throws {
        let folder = try TemporaryFolder()
        let fixtures = folder.url.appendingPathComponent("F")
        try FileManager.default.createDirectory(at: fixtures, withIntermediateDirectories: true)
        try Data("body: {Text: a}\n".utf8).write(to: fixtures.appendingPathComponent("a.yaml"))
        #expect(try CommandRun(["record", "--no-ci", "--fixtures-dir", name], in: folder.url).exitCode == 0)
        #expect(try CommandRun(["verify", "--no-ci", "--fixtures-dir", name], in: folder.url).exitCode == 0)
    }
}

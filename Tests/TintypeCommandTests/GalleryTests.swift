import Foundation
import Testing
import TintypeScene

@testable import TintypeCommand

@Suite("tintype gallery")
struct GalleryTests {
    @Test("the page has each word that is asked for, with its picture, in one file that fetches nothing")
    func page() throws {
        let folder = try TemporaryFolder()
        let run = try CommandRun(["gallery", "-o", "words.html", "--filter", "button"], in: folder.url)
        #expect(run.exitCode == 0)
        #expect(run.output == "words.html\n")
        let page = try String(contentsOf: folder.url.appending(path: "words.html"), encoding: .utf8)
        let names = Vocabulary.groups.flatMap(\.words).filter { $0.example != nil }.map(\.name)
        let wanted = names.filter { $0.lowercased().contains("button") }
        #expect(wanted.count > 2)
        #expect(page.components(separatedBy: "<article ").count - 1 == wanted.count)
        for name in wanted { #expect(page.contains("<article id=\"\(name)\""), "\(name)") }
        #expect(page.components(separatedBy: "src=\"data:image/png;base64,iVBOR").count - 1 == wanted.count)
        #expect(!page.contains("http://") && !page.contains("https://"))
        #expect(page.contains("default-src 'none'"))
    }

    @Test("goldens are shown with the scene or the Swift file that draws them; other pictures are not")
    func goldens() throws {
        let folder = try TemporaryFolder()
        let golden = try Data(
            contentsOf: CommandRun.package.appending(path: "Snapshots/scenes/layout/stacks/priority@2x.png"))
        let asset = CommandRun.package.appending(path: "Fixtures/scenes/assets/Assets.xcassets/leaf.imageset")
        let plain = try #require(
            FileManager.default.contentsOfDirectory(at: asset, includingPropertiesForKeys: nil)
                .first { $0.pathExtension == "png" })
        let files: [(String, Data)] = [
            ("Snapshots/cards/one.dark@2x.png", golden), ("Snapshots/other/one@2x.png", golden),
            ("Fixtures/cards/one.yaml", Data("body: {Text: the one & only}".utf8)),
            ("Fixtures/other/one.yaml", Data("body: {Text: another}".utf8)),
            ("Tests/__Snapshots__/CardTests/draws.PlainCard-1.png", golden),
            ("Tests/__Snapshots__/CardTests/draws.all.png", golden),
            ("Tests/CardTests.swift", Data("import Testing".utf8)),
            ("Sources/Cards.swift", Data("public struct PlainCard<T>: View {}".utf8)),
            ("Fixtures/cards/leaf.png", try Data(contentsOf: plain)),
        ]
        for (path, data) in files {
            let url = folder.url.appending(path: path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: url)
        }
        let run = try CommandRun(["gallery", ".", "-o", "goldens.html"], in: folder.url)
        #expect(run.exitCode == 0, "\(run.error)")
        let page = try String(contentsOf: folder.url.appending(path: "goldens.html"), encoding: .utf8)
        let articles = page.components(separatedBy: "<article ").dropFirst()
        func text(_ name: String) throws -> String { try #require(articles.first { $0.contains(name + "\"") }) }
        #expect(articles.count == 4)
        #expect(try text("Snapshots/cards/one.dark@2x.png").contains("the one &amp; only"))
        #expect(try text("Snapshots/other/one@2x.png").contains("Text: another"))
        #expect(try text("draws.PlainCard-1.png").contains("struct PlainCard&lt;T&gt;: View"))
        #expect(try text("draws.all.png").contains("import Testing"))
        #expect(try CommandRun(["gallery", "Sources", "-o", "x.html"], in: folder.url).exitCode == 5)
    }

    @Test("no word of a name is an error, and writes nothing")
    func nothing() throws {
        let folder = try TemporaryFolder()
        let run = try CommandRun(["gallery", "-o", "words.html", "--filter", "xyzzy"], in: folder.url)
        #expect(run.exitCode == Outcome.nothingMatched.rawValue)
        #expect(run.error.contains("no word's name contains \"xyzzy\""))
        #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "words.html").path))
    }
}

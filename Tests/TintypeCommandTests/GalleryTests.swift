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

    @Test("no word of a name is an error, and writes nothing")
    func nothing() throws {
        let folder = try TemporaryFolder()
        let run = try CommandRun(["gallery", "-o", "words.html", "--filter", "xyzzy"], in: folder.url)
        #expect(run.exitCode == Outcome.nothingMatched.rawValue)
        #expect(run.error.contains("no word's name contains \"xyzzy\""))
        #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "words.html").path))
    }
}

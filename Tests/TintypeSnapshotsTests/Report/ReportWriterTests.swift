import Foundation
import Testing
import TintypeGraphics
import TintypeImage

@testable import TintypeSnapshots

@Suite("A report")
final class ReportWriterTests {
    private let folder: String
    private var results: RunResults

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("tintype-\(UUID().uuidString)").path
        results = RunResults(
            tool: .init(name: "tintype", version: "0.1.0"), fingerprint: "3f9c",
            run: RunPlan(record: .never, snapshots: "Snapshots", hash: "plan", known: [], isWhole: true))
        try AtomicFile.makeFolder(folder)
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    /// A case whose actual picture is one plain colour.
    private func add(
        _ id: String, red: UInt8, side: Int = 4, status: CaseStatus = .failed, layout: SettledTree? = nil
    ) throws {
        var metadata = PNGMetadata(scale: 2)
        metadata.layout = layout.map(LayoutText.encode)
        var bitmap = Bitmap(width: side, height: side)
        var state = UInt32(red)
        for y in 0..<side {
            for x in 0..<side {
                state = state &* 1_664_525 &+ 1_013_904_223
                bitmap[x, y] = SIMD4(UInt8(state >> 24), UInt8(state >> 16 & 255), red, 255)
            }
        }
        var result = CaseResult(id: id, name: id, scale: 2, status: status, message: status.rawValue)
        result.files.actual = id + "-actual.png"
        try AtomicFile.write(
            PNG.encode(bitmap, metadata: metadata), to: FilePaths.join(folder, id + "-actual.png"), makingFolders: true)
        results.cases.append(result)
    }

    private var writer: ReportWriter { ReportWriter(results, folder: folder) }
    private var place: String { folder + "/report" }
    private var pictures: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: place + "/pictures")) ?? []).sorted()
    }

    private func page(_ path: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
    }

    /// The JSON that the page reads.
    private func data(of page: String) throws -> [String: Any] {
        let start = try #require(page.range(of: "id=\"report-data\">"))
        let end = try #require(page.range(of: "</script>", range: start.upperBound..<page.endIndex))
        let json = try JSONSerialization.jsonObject(with: Data(page[start.upperBound..<end.lowerBound].utf8))
        return try #require(json as? [String: Any])
    }

    @Test("Pain 37: stores each picture once, under a hash of its bytes, and none of what passed")
    func contentAddressed() throws {
        try add("a", red: 1)
        try add("b", red: 1)
        try add("c", red: 2)
        try add("d", red: 3, status: .passed)
        let written = try writer.writeFolder(place)
        #expect(written == .init(page: place + "/index.html", pictures: 2, leftOut: 0))
        #expect(pictures.count == 2)
        for name in pictures {
            let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: place + "/pictures/" + name)))
            #expect(name == SHA256(bytes).shortText + ".png")
        }
    }

    @Test("is written again in place: what is no longer shown goes, what is not ours stays")
    func rewritten() throws {
        try add("a", red: 1)
        _ = try writer.writeFolder(place)
        let old = pictures
        try AtomicFile.write([1], to: place + "/pictures/mine.png")
        try AtomicFile.write([1], to: place + "/notes.txt")
        results.cases = []
        try add("b", red: 2)
        _ = try writer.writeFolder(place)
        #expect(pictures.count == 2 && pictures.contains("mine.png") && !pictures.contains(old[0]))
        #expect(FileManager.default.fileExists(atPath: place + "/notes.txt"))
    }

    @Test("has equal bytes for equal results")
    func deterministic() throws {
        try add("a", red: 1)
        try add("b", red: 2)
        _ = try writer.writeFolder(place)
        _ = try writer.writeFolder(folder + "/again")
        #expect(try page(place + "/index.html") == page(folder + "/again/index.html"))
        _ = try writer.writeFile(folder + "/one.html")
        _ = try writer.writeFile(folder + "/two.html")
        #expect(try page(folder + "/one.html") == page(folder + "/two.html"))
    }

    @Test("lets a browser run its own script alone")
    func policy() throws {
        try add("a", red: 1)
        let page = try page(writer.writeFolder(place).page)
        let policy = try #require(page.firstMatch(of: /http-equiv="Content-Security-Policy" content="([^"]*)"/)).1
        #expect(policy.hasPrefix("default-src 'none'; script-src 'sha256-"))
        #expect(!policy.contains("unsafe") && !policy.contains("http"))
        for (tag, directive) in [("script type=\"module\"", "script-src"), ("style", "style-src")] {
            let start = try #require(page.range(of: "<\(tag)>"))
            let end = try #require(page.range(of: "</", range: start.upperBound..<page.endIndex))
            let text = Array(page[start.upperBound..<end.lowerBound].utf8)
            #expect(policy.contains("\(directive) 'sha256-\(Data(SHA256(text).digest).base64EncodedString())'"))
        }
        for event in ["onclick=", "onload=", "onerror=", "javascript:", "style=\""] { #expect(!page.contains(event)) }
    }

    @Test("Pain 39: cannot be broken out of by what results say")
    func escaped() throws {
        try add("a", red: 1)
        let attack = "</script><script>alert(1)</script><!--<script>{{data}}{{script}}"
        results.cases[0].message = attack
        results.cases[0].name = attack
        let page = try page(writer.writeFolder(place).page)
        #expect(!page.contains("alert(1)</script>"))
        let cases = try #require(data(of: page)["cases"] as? [[String: Any]])
        #expect(cases[0]["message"] as? String == attack)
    }

    @Test(
        "shows no file from outside of the folder, and nothing that is no picture",
        arguments: [
            ("../secret.png", "is named by a path that leaves the folder of results"),
            ("/etc/hostname", "is named by a path that leaves the folder of results"),
            ("link.png", "cannot be read: link.png is no ordinary file, or is reached through a link"),
            ("gone.png", "is not there"),
        ])
    func jailed(path: String, reason: String) throws {
        try add("a", red: 1)
        results.cases[0].files.actual = path
        try? FileManager.default.createSymbolicLink(
            atPath: folder + "/link.png", withDestinationPath: folder + "/a-actual.png")
        let written = try writer.writeFolder(place)
        #expect(written.pictures == 0)
        let cases = try #require(data(of: page(written.page))["cases"] as? [[String: Any]])
        #expect(cases[0]["absent"] as? [String: String] == ["actual": reason])
    }

    @Test("names a picture that is none")
    func broken() throws {
        try add("a", red: 1)
        try AtomicFile.write(Array("version https://git-lfs".utf8), to: folder + "/a-actual.png")
        let cases = try #require(data(of: page(writer.writeFolder(place).page))["cases"] as? [[String: Any]])
        let reason = try #require((cases[0]["absent"] as? [String: String])?["actual"])
        #expect(reason.hasPrefix("cannot be read: "))
    }

    @Test("carries each layout once, and the sizes that pictures have")
    func layouts() throws {
        let view = SettledTree.View(
            kind: "Text", id: "</script>", frame: CGRect(x: 0, y: 0, width: 2, height: 2))
        try add("a", red: 1, layout: SettledTree(root: view))
        try add("b", red: 2, side: 6, layout: SettledTree(root: view))
        results.cases[0].actualSize = CaseSize(width: 9999, height: 1)
        let page = try page(writer.writeFolder(place).page)
        #expect(page.ranges(of: "id=\"layout-").count == 1)
        let cases = try #require(data(of: page)["cases"] as? [[String: Any]])
        #expect(cases[0]["actualSize"] as? [String: Int] == ["width": 4, "height": 4])
        #expect(cases[0]["layouts"] as? [String: String] == cases[1]["layouts"] as? [String: String])
    }

    @Test("as one file keeps to its limit: what fails goes in first, the rest is named")
    func limit() throws {
        try add("a-recorded", red: 1, side: 40, status: .recorded)
        try add("b-failed", red: 2, side: 40)
        let path = folder + "/one.html"
        _ = try writer.writeFile(path)
        let whole = try Data(contentsOf: URL(fileURLWithPath: path)).count
        let written = try writer.writeFile(path, limit: whole - 100)
        #expect(written.pictures == 1 && written.leftOut == 1)
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)).count <= whole - 100)
        let data = try data(of: page(path))
        #expect(data["leftOut"] as? [String] == ["a-recorded"])
        #expect(
            throws: ReportError.limitTooSmall(limit: 1000, needed: whole),
            performing: {
                do {
                    _ = try self.writer.writeFile(path, limit: 1000)
                } catch ReportError.limitTooSmall(let limit, _) {
                    throw ReportError.limitTooSmall(limit: limit, needed: whole)
                }
            })
    }

    @Test("says what is wrong and what to do about it")
    func errors() {
        let small = ReportError.limitTooSmall(limit: 1 << 20, needed: 3_500_000)
        #expect(
            small.description == """
                the report needs 3.4 MiB without any picture, and may have 1 MiB
                hint: allow more with --size-limit, or write a folder: leave out --single-file
                """)
        #expect(ReportError.notAFolder("x").message == "x is a file, and a report is a folder")
        for (count, text) in [(1, "1 byte"), (1023, "1023 bytes"), (1025, "1.1 KiB"), (64 << 20, "64 MiB")] {
            #expect(ByteCountText.text(count) == text)
        }
    }

    @Test("leaves the old page as it was where the new one cannot be written")
    func unwritable() throws {
        try add("a", red: 1)
        try AtomicFile.write([1], to: place)
        #expect(throws: ReportError.self) { _ = try self.writer.writeFolder(self.place) }
        #expect(try Data(contentsOf: URL(fileURLWithPath: place)) == Data([1]))
    }
}

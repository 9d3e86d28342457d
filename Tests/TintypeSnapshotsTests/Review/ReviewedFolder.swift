import Foundation
import Testing
import TintypeGraphics
import TintypeImage

@testable import TintypeSnapshots

/// A package with goldens and the output of a run, in a folder of its own.
final class ReviewedFolder {
    let path: String
    var output: String { path + "/out" }
    var goldens: String { path + "/Snapshots" }

    init() throws {
        path = FileManager.default.temporaryDirectory.appendingPathComponent("tintype-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// A picture of four pixels, the first of which has the red value `shade`.
    static func bitmap(_ shade: UInt8) -> Bitmap {
        Bitmap(width: 2, height: 2, bytes: [shade, 2, 3, 255, 4, 5, 6, 255, 7, 8, 9, 255, 1, 1, 1, 128])
    }

    static func hash(_ shade: UInt8) -> String { PictureHash.text(of: bitmap(shade)) }

    static func snapshot(_ shade: UInt8, scene: String = "a", x: CGFloat = 0, pango: String = "1.50.12") -> Snapshot {
        let text = SettledTree.View(
            kind: "Text", id: "t", frame: CGRect(x: x, y: 0, width: 1, height: 1), attributes: [], children: [])
        return Snapshot(
            bitmap: bitmap(shade), scale: 2, sceneName: scene, layout: SettledTree(root: text),
            fingerprint: Fingerprint(
                cairo: "1.16.0", pixman: "0.42.2", pango: pango, harfbuzz: "6.0.0", freetype: "2.12.1",
                fonts: ["Inter-Regular": "abc"]))
    }

    func write(_ bytes: [UInt8], _ relative: String) throws {
        try AtomicFile.write(bytes, to: path + "/" + relative, makingFolders: true)
    }

    func bytes(_ relative: String) throws -> [UInt8]? { try WholeFile.read(path + "/" + relative) }

    /// Every file but those of `replaced`, by its path.
    func files() throws -> [String: [UInt8]] {
        var files: [String: [UInt8]] = [:]
        for name in FileManager.default.enumerator(atPath: path)?.compactMap({ $0 as? String }) ?? [] {
            guard !name.contains("replaced"), !name.hasSuffix(".lock") else { continue }
            if let bytes = try? WholeFile.read(path + "/" + name) { files[name] = bytes }
        }
        return files
    }

    /// A case whose golden has the shade `golden`, none if nil, and that drew `drawn`.
    func add(
        _ id: String, golden: UInt8?, drawn: UInt8, status: CaseStatus? = nil, to results: inout RunResults,
        snapshot: Snapshot? = nil
    ) throws {
        let stem = String(id.dropLast(4))
        var item = CaseResult(
            id: id, name: stem.replacingOccurrences(of: "@2x", with: ""), scale: 2,
            status: status ?? (golden == nil ? .missing : .failed), message: "changed")
        if let golden {
            let bytes = try Self.snapshot(golden).encoded()
            try write(bytes, "Snapshots/" + id)
            try write(bytes, "out/\(stem)-expected.png")
            item.files.expected = "\(stem)-expected.png"
            item.files.expectedHash = Self.hash(golden)
        }
        let picture = snapshot ?? Self.snapshot(drawn, scene: item.name)
        try write(try picture.encoded(.fast), "out/\(stem)-actual.png")
        item.files.golden = "Snapshots/" + id
        item.files.actual = "\(stem)-actual.png"
        item.files.actualHash = PictureHash.text(of: picture.bitmap)
        results.cases.append(item)
        results.run.known.append(id)
    }

    static func results(isWhole: Bool = true) -> RunResults {
        RunResults(
            tool: .init(name: "tintype", version: "1"), fingerprint: "3f9c0a11",
            run: RunPlan(record: .never, snapshots: "Snapshots", hash: "9c", known: [], isWhole: isWhole))
    }

    func save(_ results: RunResults) throws { try write(Array(results.json()), "out/results.json") }

    func review() throws -> PendingReview { try PendingReview(output: output, folder: path) }

    /// A package with one changed and one new case.
    static func ordinary() throws -> ReviewedFolder {
        let folder = try ReviewedFolder()
        var results = results()
        try folder.add("scenes/a@2x.png", golden: 10, drawn: 20, to: &results)
        try folder.add("scenes/b@2x.png", golden: nil, drawn: 30, to: &results)
        try folder.save(results)
        return folder
    }
}

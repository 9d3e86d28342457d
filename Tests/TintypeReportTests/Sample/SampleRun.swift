import Foundation
import TintypeGraphics
import TintypeImage
import TintypeSnapshots

/// A run over small pictures, in a folder of its own: goldens, what was drawn, and the results.
final class SampleRun: Sendable {
    let folder: URL
    let results: RunResults

    /// The folder that the run wrote to.
    var output: String { folder.appendingPathComponent("output").path }
    /// The folder of goldens.
    var goldens: String { folder.appendingPathComponent("Snapshots").path }

    /// One picture of the run.
    struct Scene {
        var name: String
        /// The place of the box before and now; nil for no golden.
        var before: CGFloat?
        var after: CGFloat
        /// The picture's width now, in points.
        var width = 60
        /// The name of the padding, which the layout tells.
        var cause = "padding"
        var isTransparent = false
    }

    /// Three cards that changed alike, two changes of their own, one of another size, a new one, and one that passed.
    static let standard = [
        Scene(name: "cards/first", before: 8, after: 12), Scene(name: "cards/fourth", before: 8, after: 12),
        Scene(name: "cards/second", before: 8, after: 12), Scene(name: "cards/third", before: 8, after: 12),
        Scene(name: "menu", before: 6, after: 20, cause: "offset", isTransparent: true),
        Scene(name: "welcome", before: nil, after: 10), Scene(name: "wide", before: 10, after: 10, width: 72),
        Scene(name: "zebra", before: 10, after: 10),
    ]

    init(_ scenes: [Scene] = SampleRun.standard, adjust: (inout RunResults) -> Void = { _ in }) throws {
        folder = Chromium.scratch.appendingPathComponent("run-\(UUID().uuidString)")
        let plan = RunPlan(
            record: .never, snapshots: folder.appendingPathComponent("Snapshots").path, hash: "plan",
            known: scenes.map(\.name), isWhole: true)
        var results = RunResults(
            tool: .init(name: "tintype", version: "0.1.0"), fingerprint: "3f9c12ab",
            fingerprintParts: ["cairo": "1.16"],
            run: plan)
        let output = folder.appendingPathComponent("output").path
        let store = SnapshotStore(root: folder.appendingPathComponent("Snapshots").path)
        let verifier = try Verifier(store: store, mode: .never, artifacts: output)
        for scene in scenes {
            let name = SnapshotName(path: "scenes/\(scene.name)", scale: 2)
            if let before = scene.before {
                var old = scene
                old.width = 60
                try store.write(try Self.snapshot(old, inset: before).encoded(), for: name)
            }
            let snapshot = try Self.snapshot(scene, inset: scene.after)
            results.cases.append(CaseResult(verifier.verify(snapshot, as: name), of: snapshot, output: output))
        }
        results.cases.sort { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
        results.regroup()
        adjust(&results)
        self.results = results
        try AtomicFile.write(
            Array(results.json()), to: folder.appendingPathComponent("output/results.json").path, makingFolders: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// The standard run, for tests that only look at it.
    static let shared: SampleRun = {
        do {
            return try SampleRun()
        } catch {
            preconditionFailure("a run of small pictures can be written: \(error)")
        }
    }()

    /// The id of a scene's case.
    static func id(_ name: String) -> String { "scenes/\(name)@2x.png" }

    /// Writes the report as a folder, once, and returns the address of its page.
    func reportFolder() throws -> String {
        let page = output + "/report/index.html"
        if !FileManager.default.fileExists(atPath: page) {
            _ = try ReportWriter(results, folder: output).writeFolder(output + "/report")
        }
        return URL(fileURLWithPath: page).absoluteString
    }

    /// Writes the report as one file, which is moved away from its pictures, and returns its address.
    func reportFile(limit: Int = ReportWriter.defaultLimit) throws -> String {
        let path = folder.appendingPathComponent("alone/report.html").path
        _ = try ReportWriter(results, folder: output).writeFile(path, limit: limit)
        return URL(fileURLWithPath: path).absoluteString
    }

    /// The bytes of each golden, by its path.
    func goldenFiles() throws -> [String: Data] {
        var files: [String: Data] = [:]
        for path in SnapshotStore(root: goldens).existing() {
            files[path] = try Data(contentsOf: URL(fileURLWithPath: goldens + "/" + path))
        }
        return files
    }

    /// A coloured box with a small one in it, whose distance from the edges is the inset.
    private static func snapshot(_ scene: Scene, inset: CGFloat) throws -> Snapshot {
        var bitmap = Bitmap(width: scene.width * 2, height: 80)
        let edge = Int(inset * 2)
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width {
                let isInside = (edge..<(edge + 40)).contains(x) && (edge..<(edge + 24)).contains(y)
                let ground = scene.isTransparent ? SIMD4<UInt8>(0, 0, 0, 0) : SIMD4<UInt8>(240, 240, 245, 255)
                bitmap[x, y] = isInside ? SIMD4(30, 90, 200, 255) : ground
            }
        }
        let box = CGRect(x: inset, y: inset, width: 20, height: 12)
        let whole = CGRect(x: 0, y: 0, width: CGFloat(scene.width), height: 40)
        let leaf = SettledTree.View(kind: "Text", id: "title", frame: box, attributes: [.init("text", "Hello")])
        let side = SettledTree.View(kind: "Color", frame: CGRect(x: 50, y: 30, width: 10, height: 10))
        let stack = SettledTree.View(
            kind: "ZStack", frame: whole,
            children: [
                SettledTree.View(
                    kind: scene.cause, frame: box.insetBy(dx: -inset, dy: -inset),
                    attributes: [.init("length", "\(inset)")],
                    children: [leaf]),
                side,
            ])
        return Snapshot(
            bitmap: bitmap, scale: 2, sceneName: "scenes/\(scene.name)", layout: SettledTree(root: stack),
            fingerprint: Fingerprint(cairo: "1", pixman: "1", pango: "1", harfbuzz: "1", freetype: "1", fonts: [:]))
    }
}

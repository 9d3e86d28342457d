import Foundation
import TintypeGraphics
import TintypeImage
import TintypeSnapshots

/// A run over one animation and one still picture: a dot that goes to the right, and in the run goes too far for three frames.
final class SampleFilm: Sendable {
    let folder: URL
    let results: RunResults

    var output: String { folder.appendingPathComponent("output").path }
    var goldens: String { folder.appendingPathComponent("Snapshots").path }

    static let id = "scenes/animations/dot@2x.png"
    /// The frames that differ, by their indices.
    static let changed = [3, 4, 5]

    init() throws {
        folder = Chromium.scratch.appendingPathComponent("film-\(UUID().uuidString)")
        let goldens = folder.appendingPathComponent("Snapshots").path
        let output = folder.appendingPathComponent("output").path
        let plan = RunPlan(record: .never, snapshots: goldens, hash: "plan", known: [Self.id], isWhole: true)
        var results = RunResults(tool: .init(name: "tintype", version: "0.1.0"), fingerprint: "3f9c12ab", run: plan)
        let store = SnapshotStore(root: goldens)
        let name = SnapshotName(["scenes", "animations", "dot"], scale: 2)
        _ = try Verifier(store: store, mode: .all, artifacts: nil).verify(Self.animation { _ in 0 }, as: name)
        let moved = Self.animation { Self.changed.contains($0) ? 4 : 0 }
        let verification = try Verifier(store: store, mode: .never, artifacts: output).verify(moved, as: name)
        results.cases = [CaseResult(frames: verification, output: output)]
        results.regroup()
        self.results = results
        try AtomicFile.write(Array(results.json()), to: output + "/results.json", makingFolders: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Writes the report as a folder and returns the address of its page.
    func reportFolder() throws -> String {
        let written = try ReportWriter(results, folder: output).writeFolder(output + "/report")
        return URL(fileURLWithPath: written.page).absoluteString
    }

    /// Writes the report as one file and returns its address.
    func reportFile() throws -> String {
        let path = folder.appendingPathComponent("alone.html").path
        _ = try ReportWriter(results, folder: output).writeFile(path)
        return URL(fileURLWithPath: path).absoluteString
    }

    /// Eight frames, ten a second; the dot goes two points further in each, and where `extra` says so more.
    private static func animation(extra: @escaping (Int) -> CGFloat) -> AnimatedSnapshot {
        guard let times = try? FrameTimes((0..<8).map { FrameTime($0, over: 10) }) else {
            preconditionFailure("these are instants")
        }
        return AnimatedSnapshot(scale: 2, sceneName: "scenes/dot", times: times) {
            var index = 0
            return { _ in
                defer { index += 1 }
                return frame(x: 4 + 2 * CGFloat(index) + extra(index), share: Double(index) / 8)
            }
        }
    }

    private static func frame(x: CGFloat, share: Double) -> DrawnFrame {
        var bitmap = Bitmap(width: 80, height: 40)
        for y in 0..<40 {
            for pixel in 0..<80 {
                let isInside = (Int(2 * x)..<Int(2 * x) + 16).contains(pixel) && (12..<28).contains(y)
                bitmap[pixel, y] = isInside ? SIMD4(200, 60, 30, 255) : SIMD4(245, 245, 250, 255)
            }
        }
        let dot = SettledTree.View(kind: "Circle", id: "dot", frame: CGRect(x: x, y: 6, width: 8, height: 8))
        let root = SettledTree.View(
            kind: "ZStack", frame: CGRect(x: 0, y: 0, width: 40, height: 20), children: [dot])
        return DrawnFrame(
            bitmap: bitmap, layout: SettledTree(root: root),
            fingerprint: Fingerprint(cairo: "1", pixman: "1", pango: "1", harfbuzz: "1", freetype: "1", fonts: [:]),
            values: [FrameValue("Circle#dot opacity", "\(share)")])
    }
}

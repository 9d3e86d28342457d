import Foundation
import TintypeGraphics
import TintypeImage
import TintypeSnapshots

/// Goldens and output of runs over animations, gone with the value.
final class FilmFolder {
    let path: String
    let id = "scenes/animations/dot@2x.png"
    let name = SnapshotName(["scenes", "animations", "dot"], scale: 2)

    var store: SnapshotStore { SnapshotStore(root: path + "/Snapshots") }
    var output: String { path + "/out" }

    init() throws {
        path = FileManager.default.temporaryDirectory.appendingPathComponent("film-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    @discardableResult
    func verify(
        _ film: Film, _ mode: RecordMode = .never, terms: ComparisonSettings = .exact, as name: SnapshotName? = nil
    ) throws -> Verification {
        try Verifier(store: store, mode: mode, artifacts: output)
            .verify(film.animation, as: name ?? self.name, terms: terms)
    }

    /// Writes the results of verifications, as a run does.
    func save(_ verifications: [Verification], obsolete: [String] = []) throws {
        let plan = RunPlan(
            record: .never, snapshots: "Snapshots", hash: "abc", known: verifications.map(\.name.relativePath),
            isWhole: true)
        var results = RunResults(tool: .init(name: "tintype", version: "1"), fingerprint: "3f9c12ab", run: plan)
        results.cases = verifications.map { verification in
            var item = CaseResult(frames: verification, output: output)
            item.files.golden = "Snapshots/" + verification.name.relativePath
            return item
        }
        results.obsolete = obsolete
        try AtomicFile.write(Array(results.json()), to: output + "/results.json", makingFolders: true)
    }

    func review() throws -> PendingReview { try PendingReview(output: output, folder: path) }

    func golden(_ name: SnapshotName? = nil) throws -> [UInt8]? {
        try store.read(at: (name ?? self.name).relativePath)
    }

    func artifact(_ kind: SnapshotArtifact) throws -> APNGReader? {
        try WholeFile.read(output + "/" + name.artifactPath(kind)).map { try APNGReader($0) }
    }
}

/// A made-up animation: a picture of a shade for each instant.
struct Film {
    var shades: [UInt8]
    var rate = 4
    /// The instants; nil for those of the rate.
    var instants: [FrameTime]?
    /// The place of the only view, for each frame.
    var places: [CGFloat]?
    var pango = "1.50.12"
    /// Called before each picture.
    var drawing: (Int) throws -> Void = { _ in }

    init(_ shades: [UInt8]) {
        self.shades = shades
    }

    var times: FrameTimes {
        let all = instants ?? shades.indices.map { FrameTime($0, over: rate) }
        guard let times = try? FrameTimes(all) else { preconditionFailure("these are instants") }
        return times
    }

    var animation: AnimatedSnapshot {
        AnimatedSnapshot(scale: 2, sceneName: "scenes/dot", times: times) {
            var index = 0
            return { instant in
                precondition(instant == times.instants[index], "instants are asked for in their order")
                try drawing(index)
                defer { index += 1 }
                return frame(index)
            }
        }
    }

    func frame(_ index: Int) -> DrawnFrame {
        var fingerprint = FingerprintTests.fingerprint
        fingerprint.pango = pango
        let shade = shades[index]
        let pixels: [UInt8] = (0..<6).flatMap { $0 == 2 ? [shade, 9, 9, 255] : [200, 200, 210, 255] }
        let view = SettledTree.View(
            kind: "Circle", id: "dot", frame: CGRect(x: places?[index] ?? 0, y: 0, width: 1, height: 1))
        return DrawnFrame(
            bitmap: Bitmap(width: 3, height: 2, bytes: pixels), layout: SettledTree(root: view),
            fingerprint: fingerprint, values: [FrameValue("dot shade", "\(shade)")])
    }
}

import Foundation
import Testing
import TintypeGraphics
import TintypeImage

@testable import TintypeSnapshots

@Suite("Reviewing an animation")
struct FilmReviewTests {
    private let folder: FilmFolder

    init() throws { folder = try FilmFolder() }

    @Test("accepts one without a golden, and undoes that")
    func new() throws {
        try folder.save([try folder.verify(Film([1, 2, 3]))])
        var review = try folder.review()
        #expect(review.pending.map(\.id) == [folder.id])
        #expect(
            try review.accept([folder.id]).items.map(\.outcome) == [
                .accepted(golden: "Snapshots/" + folder.id, isNew: true)
            ])
        #expect(try folder.verify(Film([1, 2, 3])).verdict == .passed)
        _ = try review.undo()
        #expect(try folder.golden() == nil)
    }

    @Test("refuses where the golden, or the picture, is another by now; rejects and leaves the golden")
    func changed() throws {
        try folder.verify(Film([1, 2, 3]), .missing)
        try folder.save([try folder.verify(Film([1, 5, 3]))])
        let golden = try #require(try folder.golden())
        let other = SnapshotName(["other"], scale: 2)
        try folder.verify(Film([4, 4, 4]), .missing, as: other)
        try folder.store.write(try #require(try folder.golden(other)), for: folder.name)
        var review = try folder.review()
        let refused = try review.accept([folder.id]).items
        guard case .refused(.goldenChanged) = refused[0].outcome else {
            Issue.record("\(refused)")
            return
        }
        try folder.store.write(golden, for: folder.name)
        try folder.save([try folder.verify(Film([1, 5, 3]))])
        review = try folder.review()
        #expect(try review.reject([folder.id]).items.map(\.outcome) == [.rejected])
        #expect(try folder.golden() == golden)
    }

    @Test("moves the golden of one that was renamed, and prunes one that nobody draws")
    func renamed() throws {
        let old = SnapshotName(["scenes", "animations", "old"], scale: 2)
        let gone = SnapshotName(["scenes", "animations", "gone"], scale: 2)
        try folder.verify(Film([1, 2, 3]), .missing, as: old)
        // The first picture is the same; the animation is not.
        try folder.verify(Film([1, 2, 4]), .missing, as: gone)
        try folder.save(
            [try folder.verify(Film([1, 2, 3]))], obsolete: [gone.relativePath, old.relativePath])
        var review = try folder.review()
        #expect(try review.obsolete().map(\.renamedTo) == [nil, folder.id])
        let outcome = try review.accept([folder.id]).items[0].outcome
        #expect(outcome == .renamed(from: "Snapshots/" + old.relativePath, to: "Snapshots/" + folder.id))
        #expect(try folder.golden(old) == nil)
        #expect(try folder.verify(Film([1, 2, 3])).verdict == .passed)
        _ = try review.prune([gone.relativePath])
        #expect(try folder.golden(gone) == nil)
    }

    @Test("accepts another rasterizer's frames where all layouts are equal, and no others")
    func rebaseline() throws {
        var film = Film([1, 2, 3])
        film.places = [0, 1, 2]
        try folder.verify(film, .missing)
        var other = Film([1, 2, 9])
        (other.places, other.pango) = ([0, 1, 2], "1.52")
        var moved = other
        moved.places = [0, 1, 5]
        try folder.save([try folder.verify(moved)])
        var review = try folder.review()
        guard case .refused(.layoutDiffers) = try review.rebaseline([folder.id]).items[0].outcome else {
            Issue.record("the last frame has another layout")
            return
        }
        try folder.save([try folder.verify(other)])
        review = try folder.review()
        #expect(
            try review.rebaseline([folder.id]).items.map(\.outcome) == [
                .accepted(golden: "Snapshots/" + folder.id, isNew: false)
            ])
        #expect(try folder.verify(other).verdict == .passed)
    }

    @Test("takes those of an artifact, frame by frame, and refuses one that lies")
    func artifact() throws {
        try folder.verify(Film([1, 2, 3]), .missing)
        try folder.save([try folder.verify(Film([1, 5, 5]))])
        let expectation = ArtifactImport.Expectation(
            snapshots: "Snapshots", folder: folder.path, isKnown: { _ in true }, differences: { _ in [] })
        func stage() throws {
            try ArtifactImport(folder.output, expecting: expectation).stage(
                [folder.id], into: folder.path + "/here/imported")
        }
        try stage()
        var review = try PendingReview(
            output: folder.path + "/here", folder: folder.path, snapshots: "Snapshots", part: "imported")
        #expect(
            try review.accept([folder.id]).items.map(\.outcome) == [
                .accepted(golden: "Snapshots/" + folder.id, isNew: false)
            ])
        #expect(try folder.verify(Film([1, 5, 5])).verdict == .passed)
        // The first picture is as it was; a later frame is another.
        let lying = try APNG.encode(
            APNG.Plan(size: PixelSize(width: 3, height: 2), scale: 2, times: Film([1, 5, 6]).times)
        ) { writer in
            for index in 0..<3 { try writer.append(Film([1, 5, 6]).frame(index).bitmap) }
            return []
        }
        try AtomicFile.write(lying, to: folder.output + "/" + folder.name.artifactPath(.actual))
        #expect(throws: ArtifactError.self) { try stage() }
    }

    @Test("reports each frame once, and in words")
    func report() throws {
        try folder.verify(Film([1, 2, 3, 4]), .missing)
        let found = try folder.verify(Film([1, 7, 7, 4]))
        try folder.save([found])
        let results = try folder.review().results
        #expect(try RunResults(json: results.json()) == results)
        let junit = JUnitReport.text(results)
        #expect(junit.contains("0.25 s: 1 of 6 pixels differ"))
        #expect(MarkdownReport.summary(results).contains("2 of 4 frames differ"))
        let written = try ReportWriter(results, folder: folder.output).writeFolder(folder.path + "/report")
        // Four expected, three drawn of which two are the golden's, and the differences.
        let pictures = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/report/pictures")
        #expect(pictures.count == written.pictures)
        #expect((7...9).contains(pictures.count), "\(pictures.count)")
        for name in pictures {
            let bytes = try #require(try WholeFile.read(folder.path + "/report/pictures/" + name))
            #expect(try PNG.outline(of: bytes).frameCount == nil, "each is a still picture")
        }
        let live = ReportContent(results, folder: folder.output, form: .live)
        for key in live.pictureKeys(of: folder.id) { #expect(live.picture(key) != nil) }
        #expect(live.picture(String(repeating: "0", count: 32)) == nil)
    }
}

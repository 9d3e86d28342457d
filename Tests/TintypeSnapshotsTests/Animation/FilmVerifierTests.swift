import Foundation
import RandomInput
import Testing
import TintypeGraphics
import TintypeImage
import TintypeSnapshots

@Suite("Verifying an animation")
struct FilmVerifierTests {
    private let folder: FilmFolder

    init() throws { folder = try FilmFolder() }

    private func statuses(_ verification: Verification) -> [CaseInstant.Status] {
        CaseResult(frames: verification, output: folder.output).frames?.list.map(\.status) ?? []
    }

    @Test("passes for what was recorded, and keeps instants, layouts and the fingerprint")
    func passed() throws {
        var film = Film([1, 1, 2, 3])
        film.places = [0, 0, 1, 1]
        #expect(try folder.verify(film, .missing).verdict == .recorded(.new))
        let golden = try #require(try folder.golden())
        #expect(try folder.verify(film).verdict == .passed)
        #expect(try folder.verify(film, .all).verdict == .passed)
        #expect(try folder.golden() == golden)
        let reader = try APNGReader(golden)
        #expect(reader.instants.map(\.text) == ["0", "0.25", "0.5", "0.75"])
        #expect(reader.metadata.sceneName == "scenes/dot")
        #expect(reader.metadata.format == 2, "a tool that knows still pictures alone must not take it for one")
        #expect(reader.metadata.fingerprint == FingerprintTests.fingerprint.text)
        let layouts = FrameLayouts(reader.metadata)
        #expect((0..<4).map { layouts[$0] } == (0..<4).map { LayoutText.encode(film.frame($0).layout) })
        #expect(layouts[4] == nil)
        // Equal frames are one of the file.
        #expect(try PNG.outline(of: golden).frameCount == 3)
    }

    @Test("differs at those instants at which pixels do, whatever the two are", arguments: 0..<60)
    func law(seed: Int) throws {
        var generator = SeededGenerator(seed: seed)
        func film() -> Film {
            var instants = (0...5).filter { _ in generator.chance(70) }.map { FrameTime($0, over: 4) }
            if instants.isEmpty { instants = [.zero] }
            var film = Film(instants.map { _ in UInt8(generator.number(1...2)) })
            film.instants = instants
            return film
        }
        let (old, new) = (film(), film())
        try folder.verify(old, .missing)
        let found = try folder.verify(new)
        let before = Dictionary(uniqueKeysWithValues: zip(old.times.instants, old.shades))
        let after = Dictionary(uniqueKeysWithValues: zip(new.times.instants, new.shades))
        let expected = Set(before.keys).union(after.keys).sorted().map { instant -> CaseInstant.Status in
            switch (before[instant], after[instant]) {
            case (nil, _): .added
            case (_, nil): .removed
            case (let a, let b): a == b ? .equal : .differs
            }
        }
        #expect(statuses(found) == expected)
        #expect(found.verdict.passes == expected.allSatisfy { $0 == .equal })
        // What was drawn is accepted as it is: then it passes.
        guard !found.verdict.passes else { return }
        try folder.save([found])
        var review = try folder.review()
        #expect(
            try review.accept([folder.id]).items.map(\.outcome) == [
                .accepted(golden: "Snapshots/" + folder.id, isNew: false)
            ])
        #expect(try folder.verify(new).verdict == .passed)
    }

    @Test("tells how many frames differ, the first and the worst")
    func text() throws {
        try folder.verify(Film([1, 2, 3, 4]), .missing)
        let found = try folder.verify(Film([1, 2, 5, 90]))
        #expect(
            CaseResult(frames: found, output: "").message
                == "changed: 2 of 4 frames differ, first at 0.5 s; worst at 0.5 s: 1 of 6 pixels differ, in 1×1 at (2, 0), "
                + "by up to 2 of 255; the layout is equal")
        let result = CaseResult(frames: found, output: folder.output)
        #expect(result.status == .failed)
        #expect(result.frames?.lines(1) == ["0.5 s: 1 of 6 pixels differ", "and 1 more frames"])
        #expect(result.frames?.list.map { $0.values.map(\.value) } == [["1"], ["2"], ["5"], ["90"]])
        #expect(result.difference?.clusters.first?.views == ["Circle#dot"])
        #expect(result.expectedSize == CaseSize(width: 3, height: 2))
    }

    @Test("says that a golden has fewer frames, more, or others")
    func instants() throws {
        func message(_ film: Film) throws -> String { CaseResult(frames: try folder.verify(film), output: "").message }
        try folder.verify(Film([1, 2, 3]), .missing)
        #expect(
            try message(Film([1, 2, 3, 4, 5]))
                == "changed: the golden has 3 frames, and 5 were drawn: 2 only drawn, first at 0.75 s; all that both have are "
                + "equal; the layout is equal")
        #expect(
            try message(Film([1]))
                == "changed: the golden has 3 frames, and 1 was drawn: 2 only in the golden, first at 0.25 s; all that both "
                + "have are equal; the layout is equal")
        var other = Film([1, 2, 3])
        other.rate = 5
        #expect(
            try message(other)
                == "changed: the golden has other instants: 2 only drawn, first at 0.2 s; 2 only in the golden, first at "
                + "0.25 s; all that both have are equal; the layout is equal")
        #expect(statuses(try folder.verify(other)) == [.equal, .added, .removed, .added, .removed])
    }

    @Test("leaves animations of what was expected, of what was drawn, and of the difference at each instant")
    func artifacts() throws {
        try folder.verify(Film([1, 2, 3]), .missing)
        try folder.verify(Film([1, 9, 3, 4]))
        var (expected, actual) = (
            try #require(try folder.artifact(.expected)), try #require(try folder.artifact(.actual))
        )
        var difference = try #require(try folder.artifact(.difference))
        #expect(expected.instants.count == 3)
        #expect(actual.instants.map(\.text) == ["0", "0.25", "0.5", "0.75"])
        #expect(difference.instants == actual.instants)
        _ = try (expected.nextFrame(), actual.nextFrame())
        #expect(try expected.nextFrame()?.bitmap == Film([2]).frame(0).bitmap)
        #expect(try actual.nextFrame()?.bitmap == Film([9]).frame(0).bitmap)
        let (first, second) = (try difference.nextFrame()?.bitmap, try difference.nextFrame()?.bitmap)
        #expect(first != second)
        // Of a run that passes none is left.
        try folder.verify(Film([1, 2, 3]))
        #expect(try folder.artifact(.actual) == nil)
        #expect(try folder.artifact(.difference) == nil)
    }

    @Test("passes with equal pixels and another layout, and says so; records it where all is recorded")
    func layouts() throws {
        var film = Film([1, 2, 3])
        try folder.verify(film, .missing)
        film.places = [0, 0, 2]
        let found = try folder.verify(film)
        guard case .layoutChanged = found.verdict else {
            Issue.record("\(found.verdict)")
            return
        }
        #expect(found.verdict.passes)
        guard case .recorded(.layoutChanged) = try folder.verify(film, .all).verdict else {
            Issue.record("it is recorded")
            return
        }
        #expect(try folder.verify(film).verdict == .passed)
    }

    @Test("forgives what its scene forgives, and tells libraries from changes")
    func terms() throws {
        try folder.verify(Film([10, 20, 30]), .missing)
        let tolerance = try Tolerance(pixelTolerance: 0.1, reason: "rounding")
        let found = try folder.verify(Film([10, 21, 30]), terms: ComparisonSettings(tolerance: tolerance))
        #expect(statuses(found) == [.equal, .tolerated, .equal])
        #expect(
            CaseResult(frames: found, output: "").message.hasPrefix("passed within tolerance: 1 of 3 frames differ"))
        var other = Film([10, 21, 30])
        other.pango = "1.52"
        guard case .notComparable(_, let moved) = try folder.verify(other).verdict else {
            Issue.record("another library drew it")
            return
        }
        #expect(moved == ["pango 1.50.12 → 1.52"])
        let quarantine = ComparisonSettings(quarantine: "until 2030-01-01 (a reason)")
        #expect(try folder.verify(Film([10, 99, 30]), terms: quarantine).verdict.passes)
    }

    @Test("of a still picture in its place compares the first frame, and names the others")
    func still() throws {
        let first = Film([7]).frame(0)
        let snapshot = Snapshot(
            bitmap: first.bitmap, scale: 2, sceneName: "scenes/dot", layout: first.layout,
            fingerprint: first.fingerprint)
        try folder.store.write(try snapshot.encoded(), for: folder.name)
        #expect(statuses(try folder.verify(Film([7, 8]))) == [.equal, .added])
    }

    @Test("throws what drawing throws, and leaves the golden as it is")
    func failure() throws {
        struct Stop: Error {}
        try folder.verify(Film([1, 2, 3]), .missing)
        let golden = try folder.golden()
        var film = Film([9, 9, 9])
        film.drawing = { if $0 == 2 { throw Stop() } }
        #expect(throws: Stop.self) { try folder.verify(film, .all) }
        #expect(try folder.golden() == golden)
    }

    @Test("is in error where its golden is broken, at whatever frame; what Git put there stays")
    func unreadable() throws {
        try folder.verify(Film([1, 2, 3]), .missing)
        var bytes = try #require(try folder.golden())
        let whole = bytes
        // The last frame's pixels.
        let place = try #require(bytes.indices.dropLast(3).last { bytes[$0..<($0 + 4)].elementsEqual("fdAT".utf8) })
        bytes[place + 9] ^= 1
        try folder.store.write(bytes, for: folder.name)
        let found = try folder.verify(Film([1, 2, 3]))
        guard case .errored(.unreadableGolden(_, .checksumMismatch(chunk: "fdAT"))) = found.verdict else {
            Issue.record("\(found.verdict)")
            return
        }
        #expect(try folder.artifact(.actual)?.instants.count == 3)
        guard case .recorded(.unreadable) = try folder.verify(Film([1, 2, 3]), .failed).verdict else {
            Issue.record("it is recorded anew")
            return
        }
        #expect(try folder.golden() == whole)
        let pointer = Array("version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n".utf8)
        try folder.store.write(pointer, for: folder.name)
        guard case .errored = try folder.verify(Film([1, 2, 3]), .all).verdict else {
            Issue.record("a pointer is no picture")
            return
        }
        #expect(try folder.golden() == pointer)
    }

    @Test("of ten seconds at rest is one picture in its file")
    func rest() throws {
        let film = Film([UInt8](repeating: 1, count: 600))
        try folder.verify(film, .missing)
        let golden = try #require(try folder.golden())
        #expect(golden.count < 4000, "600 equal frames are one")
        #expect(try folder.verify(film).verdict == .passed)
    }
}

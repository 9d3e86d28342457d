import Foundation
import RandomInput
import Testing
import TintypeGraphics
import TintypeImage
import TintypeSnapshots

@Suite("Verifying a picture")
final class VerifierTests {
    private let folder: String
    private let name = SnapshotName(path: "badges/bar", scale: 2)

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("tintype-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: folder)
    }

    private var store: SnapshotStore { SnapshotStore(root: folder + "/goldens") }
    private var goldenPath: String { folder + "/goldens/badges/bar@2x.png" }

    private func snapshot(value: UInt8 = 10, x: CGFloat = 0, pango: String = "1.50.12") -> Snapshot {
        var fingerprint = FingerprintTests.fingerprint
        fingerprint.pango = pango
        return Snapshot(
            bitmap: Bitmap(width: 2, height: 1, bytes: [1, 2, 3, 255, value, 5, 6, 255]), scale: 2,
            sceneName: "badges/bar",
            layout: SettledTree(root: view("Text", id: "t", CGRect(x: x, y: 0, width: 1, height: 0.5))),
            fingerprint: fingerprint)
    }

    @discardableResult
    private func verify(_ snapshot: Snapshot, _ mode: RecordMode, as name: SnapshotName? = nil) throws -> Verification {
        try Verifier(store: store, mode: mode, artifacts: folder + "/out").verify(snapshot, as: name ?? self.name)
    }

    private func files(_ sub: String) -> [String] {
        let paths = FileManager.default.enumerator(atPath: folder + "/" + sub)?.compactMap { $0 as? String } ?? []
        return paths.filter { $0.contains(".") }.sorted()
    }

    private func state(_ path: String) throws -> [Int] {
        var status = stat()
        try #require(stat(path, &status) == 0)
        return [Int(status.st_ino), Int(status.st_mtim.tv_sec), Int(status.st_mtim.tv_nsec)]
    }

    /// The comparison with the picture of the other value.
    private var difference: ImageComparison { comparison(with: snapshot(value: 11).bitmap) }

    private func comparison(with other: Bitmap) -> ImageComparison {
        var comparison = ImageComparison.compare(expected: snapshot().bitmap, actual: other)
        comparison.mask = nil
        return comparison
    }

    @Test("passes for what was recorded, and keeps everything that was")
    func passed() throws {
        #expect(try verify(snapshot(), .missing).verdict == .recorded(.new))
        #expect(try verify(snapshot(), .never).verdict == .passed)
        let golden = try #require(try store.golden(for: name))
        #expect(golden.bitmap == snapshot().bitmap)
        #expect(golden.scale == 2)
        #expect(golden.sceneName == "badges/bar")
        #expect(golden.fingerprint == snapshot().fingerprint)
        #expect(golden.layout == LayoutText.encode(snapshot().layout))
        #expect(files("out") == [])
    }

    @Test("passes with equal pixels whatever drew them")
    func otherFingerprint() throws {
        try verify(snapshot(), .all)
        #expect(try verify(snapshot(pango: "9"), .never).verdict == .passed)
    }

    @Test("passes with equal pixels and another layout, and says so")
    func layoutChanged() throws {
        try verify(snapshot(), .all)
        let result = try verify(snapshot(x: 2), .never)
        let moved = LayoutDifference(
            path: "Text#t",
            change: .frame(
                from: CGRect(x: 0, y: 0, width: 1, height: 0.5), to: CGRect(x: 2, y: 0, width: 1, height: 0.5)),
            view: "Text#t", kind: "Text", place: [0], isLeaf: true)
        #expect(result.verdict == .layoutChanged(.views([moved])))
        #expect(result.verdict.passes)
        #expect(
            result.line
                == "badges/bar@2x.png passed: the pixels are equal, but 1 layout difference: Text#t moved (+2, 0)")
        #expect(files("out") == [])
    }

    @Test("fails without a golden, each time, and leaves what was drawn")
    func missing() throws {
        for _ in 0..<2 {
            let result = try verify(snapshot(), .never)
            #expect(result.verdict == .missing)
            #expect(!result.verdict.passes)
            #expect(result.line == "badges/bar@2x.png missing: there is no golden")
            #expect(result.artifacts == [.actual: folder + "/out/badges/bar@2x-actual.png"])
        }
        #expect(files("goldens") == [])
        #expect(files("out") == ["badges/bar@2x-actual.png"])
    }

    @Test("fails with other pixels, explains itself in three pictures, and touches no golden")
    func changed() throws {
        try verify(snapshot(), .all)
        let before = try state(goldenPath)
        let result = try verify(snapshot(value: 11), .never)
        #expect(result.verdict == .changed(difference, layout: nil))
        #expect(!result.verdict.passes)
        #expect(
            result.line == "badges/bar@2x.png changed: 1 of 2 pixels differ, in 1×1 at (1, 0), by up to 1 of 255; "
                + "the layout is equal")
        #expect(try state(goldenPath) == before)
        #expect(files("goldens") == ["badges/bar@2x.png"])
        #expect(
            files("out") == ["badges/bar@2x-actual.png", "badges/bar@2x-diff.png", "badges/bar@2x-expected.png"])
        let path = { (kind: SnapshotArtifact) in try #require(result.artifacts[kind]) }
        #expect(try WholeFile.read(path(.expected)) == WholeFile.read(goldenPath))
        #expect(try PNG.decode(#require(try WholeFile.read(path(.difference)))).bitmap.width == 2)
        // What was drawn carries all that a golden does, so that it can become one.
        try AtomicFile.write(#require(try WholeFile.read(path(.actual))), to: goldenPath)
        #expect(try verify(snapshot(value: 11), .never).verdict == .passed)
    }

    @Test("Pain 12: is not comparable where pixels differ and a library moved, and names it")
    func notComparable() throws {
        try verify(snapshot(), .all)
        let result = try verify(snapshot(value: 11, pango: "1.52.1"), .never)
        #expect(result.verdict == .notComparable(difference, moved: ["pango 1.50.12 → 1.52.1"]))
        #expect(!result.verdict.passes)
        #expect(result.artifacts.count == 3)
    }

    @Test("is changed where another text asks for another font, and not comparable where the same texts find one")
    func fontsInUse() throws {
        try verify(snapshot(), .all)
        var other = snapshot(value: 11)
        other.fingerprint.fonts["Inter-Regular"] = nil
        other.fingerprint.fonts["Inter-Italic"] = "0001"
        let moved = ["Inter-Italic added", "Inter-Regular removed"]
        #expect(try verify(other, .never).verdict == .notComparable(difference, moved: moved))
        other.layout.root.attributes.append(.init("font", "17 700"))
        let result = try verify(other, .never)
        guard case .changed = result.verdict else {
            Issue.record("\(result.line)")
            return
        }
        // A font of the same name that is another file is another machine all the same.
        other.fingerprint.fonts["Inter-Regular"] = "ffff"
        #expect(try verify(other, .never).verdict == .notComparable(difference, moved: ["Inter-Regular changed"]))
    }

    @Test("fails with another size in either direction")
    func size() throws {
        try verify(snapshot(), .all)
        for (width, height) in [(1, 1), (3, 1), (2, 2)] {
            var other = snapshot()
            other.bitmap = Bitmap(width: width, height: height)
            let result = try verify(other, .never)
            #expect(
                result.verdict
                    == .changed(
                        comparison(with: other.bitmap),
                        layout: nil))
            #expect(result.artifacts.count == 3)
        }
    }

    @Test(
        "Pain 40: whatever a golden says of itself, the verdict is that of its pixels",
        arguments: 0..<60 as Range<UInt64>)
    func forged(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        func picture() -> Bitmap {
            Bitmap(
                width: 3, height: 2,
                bytes: (0..<24).map { $0 % 4 == 3 ? 255 : UInt8.random(in: 0...3, using: &generator) })
        }
        var drawn = snapshot()
        drawn.bitmap = picture()
        let shown = Bool.random(using: &generator) ? drawn.bitmap : picture()
        // The pixels of one picture, and everything else of the file of the other; older files hold hashes of themselves too.
        let own = Chunks(try drawn.encoded()), other = Chunks(try PNG.encode(shown))
        var forged = own
        for name in ["IHDR", "PLTE", "tRNS", "IDAT"] { forged.replace(name, by: other) }
        if Bool.random(using: &generator) {
            forged.insert("tyPH", [1] + (0..<32).map { _ in .random(in: 0...255, using: &generator) })
        }
        try AtomicFile.write(forged.file, to: goldenPath, makingFolders: true)
        let isEqual = try PNG.decode(forged.file).bitmap == drawn.bitmap
        #expect(isEqual == (shown == drawn.bitmap))
        #expect(try verify(drawn, .never).verdict.passes == isEqual)
        let recorded = try verify(drawn, .all).verdict
        if case .recorded = recorded { #expect(!isEqual) } else { #expect(isEqual) }
        #expect(try PNG.decode(WholeFile.read(goldenPath) ?? []).bitmap == drawn.bitmap)
    }

    @Test("clears the pictures of a failure once it passes")
    func cleared() throws {
        try verify(snapshot(), .all)
        try verify(snapshot(value: 11), .never)
        try verify(snapshot(), .never)
        #expect(files("out") == [])
    }

    @Test("Pain 27: is an error, with its remedy, where the golden is no picture, and what was drawn is left")
    func unreadable() throws {
        try AtomicFile.write(
            Array("version https://git-lfs.github.com/spec/v1\n".utf8), to: goldenPath, makingFolders: true)
        for mode in RecordMode.allCases {
            let result = try verify(snapshot(), mode)
            #expect(result.verdict == .errored(.unreadableGolden(path: goldenPath, .gitLFSPointer)))
            #expect(result.line.hasSuffix("this is a Git LFS pointer, not the picture (run `git lfs pull`)"))
            #expect(files("out") == ["badges/bar@2x-actual.png"])
        }
    }

    @Test("is an error where the picture has no pixel and should be recorded")
    func emptyPicture() throws {
        var empty = snapshot()
        empty.bitmap = Bitmap(width: 0, height: 0)
        #expect(try verify(empty, .all).verdict == .errored(.unwritablePicture(.size(width: 0, height: 0))))
        #expect(files("goldens") == [])
    }

    @Test("keeps its verdict where the pictures of a failure cannot be written")
    func artifactFailure() throws {
        try AtomicFile.write([], to: folder + "/out")
        let result = try verify(snapshot(), .never)
        #expect(result.verdict == .missing)
        #expect(result.artifactError?.problem == .notAFolder)
    }

    @Test("does not put pictures of failures among goldens")
    func artifactsAmongGoldens() throws {
        for inside in ["/goldens", "/goldens/out", "/x/../goldens/out"] {
            #expect(throws: SnapshotError.artifactsAmongGoldens(artifacts: folder + inside, goldens: store.root)) {
                try Verifier(store: self.store, mode: .never, artifacts: self.folder + inside)
            }
        }
        _ = try Verifier(store: store, mode: .never, artifacts: folder + "/goldens-out")
        _ = try Verifier(store: store, mode: .never, artifacts: nil)
    }

    @Test("records again without writing, in every mode")
    func recordTwice() throws {
        try verify(snapshot(), .all)
        let before = try state(goldenPath)
        for mode in RecordMode.allCases {
            #expect(try verify(snapshot(pango: "9"), mode).verdict == .passed)
        }
        #expect(try state(goldenPath) == before)
    }

    @Test("records what each mode says, and what was recorded passes")
    func modes() throws {
        let cases: [(Snapshot, [RecordMode: Bool])] = [
            (snapshot(value: 11), [.all: true, .failed: true, .missing: false, .never: false]),
            (snapshot(value: 11, pango: "9"), [.all: true, .failed: true, .missing: false, .never: false]),
            (snapshot(x: 2), [.all: true, .failed: false, .missing: false, .never: false]),
        ]
        for (changed, table) in cases {
            for (mode, isRecorded) in table {
                try verify(snapshot(), .all)
                let before = try state(goldenPath)
                let verdict = try verify(changed, mode).verdict
                #expect(try (state(goldenPath) != before) == isRecorded, "\(mode)")
                if isRecorded {
                    guard case .recorded = verdict else {
                        Issue.record("\(mode): \(verdict)")
                        continue
                    }
                    #expect(try verify(changed, .never).verdict == .passed)
                }
            }
        }
    }

    @Test("records over a file that is no picture where what fails is recorded, not where only what is missing is")
    func recordBroken() throws {
        for (mode, isRecorded) in [(RecordMode.all, true), (.failed, true), (.missing, false), (.never, false)] {
            try AtomicFile.write(Array("<<<<<<< HEAD\n".utf8), to: goldenPath, makingFolders: true)
            let verdict = try verify(snapshot(), mode).verdict
            #expect(
                verdict
                    == (isRecorded
                        ? .recorded(.unreadable(.mergeConflict))
                        : .errored(.unreadableGolden(path: goldenPath, .mergeConflict))))
        }
    }

    @Test("passes a picture that another program wrote, and records its layout when all is recorded")
    func foreign() throws {
        try AtomicFile.write(PNG.encode(snapshot().bitmap), to: goldenPath, makingFolders: true)
        #expect(try verify(snapshot(), .never).verdict == .layoutChanged(.notStored))
        #expect(try verify(snapshot(value: 11), .never).verdict == .changed(difference, layout: .notStored))
        #expect(try verify(snapshot(), .all).verdict == .recorded(.layoutChanged(.notStored)))
        #expect(try verify(snapshot(), .never).verdict == .passed)
    }
}

/// The chunks of a PNG file, put together again with right sums.
private struct Chunks {
    private var all: [(name: String, data: [UInt8])] = []

    init(_ file: [UInt8]) {
        var position = 8
        while position < file.count {
            let length = file[position..<(position + 4)].reduce(0) { $0 << 8 | Int($1) }
            let name = String(decoding: file[(position + 4)..<(position + 8)], as: UTF8.self)
            all.append((name, Array(file[(position + 8)..<(position + 8 + length)])))
            position += 12 + length
        }
    }

    /// Takes the chunks of this name of another file, in the place that the format has for them.
    mutating func replace(_ name: String, by other: Chunks) {
        all.removeAll { $0.name == name }
        let order = ["IHDR", "sRGB", "pHYs", "iTXt", "PLTE", "tRNS", "IDAT", "IEND"]
        let place = all.firstIndex { (order.firstIndex(of: $0.name) ?? 0) > (order.firstIndex(of: name) ?? 0) } ?? 0
        all.insert(contentsOf: other.all.filter { $0.name == name }, at: place)
    }

    /// Adds a chunk before the end.
    mutating func insert(_ name: String, _ data: [UInt8]) { all.insert((name, data), at: all.count - 1) }

    var file: [UInt8] {
        [137, 80, 78, 71, 13, 10, 26, 10]
            + all.flatMap { chunk -> [UInt8] in
                let body = Array(chunk.name.utf8) + chunk.data
                return Self.bigEndian(UInt32(chunk.data.count)) + body + Self.bigEndian(Self.sum(body))
            }
    }

    private static func bigEndian(_ value: UInt32) -> [UInt8] { withUnsafeBytes(of: value.bigEndian) { Array($0) } }

    /// CRC-32 of ISO 3309.
    private static func sum(_ bytes: [UInt8]) -> UInt32 {
        var sum = ~UInt32(0)
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? (sum >> 1) ^ 0xEDB8_8320 : sum >> 1 }
        }
        return ~sum
    }
}

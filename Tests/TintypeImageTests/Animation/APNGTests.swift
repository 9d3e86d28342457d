import Foundation
import RandomInput
import Testing
import TintypeGraphics
import TintypeImage

@Suite("An animation")
struct APNGTests {
    @Test("is read as it was written, frame by frame", arguments: 0..<40)
    func roundTrip(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let frames = MadeFrames.random(
            generator.number(1...9), width: generator.number(1...30), height: generator.number(1...20), seed: seed)
        var instants: [FrameTime] = [.zero]
        while instants.count < frames.count {
            instants.append(
                instants[instants.count - 1]
                    + FrameTime(
                        generator.number(1...400), over: [1, 4, 30, 60, 1000].randomElement(using: &generator)!))
        }
        let times = try FrameTimes(instants)
        let bytes = try MadeFrames.file(
            frames, times, knowsColors: generator.chance(50), level: generator.chance(20) ? .smallest : .fast)
        let found = try MadeFrames.read(bytes)
        #expect(found.map(\.bitmap) == frames)
        #expect(found.map(\.instant) == instants)
        let repeats = frames.indices.map { $0 > 0 && frames[$0] == frames[$0 - 1] }
        #expect(zip(found, repeats).allSatisfy { !$0.isRepeated || $1 })
        // Who knows no animations sees the first picture.
        #expect(try PNG.decode(bytes).bitmap == frames[0])
    }

    @Test("stores of each frame what changed, and equal frames once")
    func deltas() throws {
        let frames = MadeFrames.moving(4)
        let parts = PNGParts(try MadeFrames.file([frames[0], frames[0], frames[1], frames[1], frames[1], frames[3]]))
        #expect(
            parts.chunks.map(\.name) == [
                "IHDR", "acTL", "sRGB", "pHYs", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "iTXt", "IEND",
            ])
        let controls = parts.chunks.filter { $0.name == "fcTL" }.map { chunk in
            stride(from: 0, to: 20, by: 4).map { start in
                chunk.data[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) }
            } + [Int(chunk.data[20]) << 8 | Int(chunk.data[21]), Int(chunk.data[22]) << 8 | Int(chunk.data[23])]
        }
        // Sequence, width, height, x, y, and the delay as a fraction in lowest terms.
        #expect(controls == [[0, 24, 24, 0, 0, 1, 15], [1, 5, 4, 0, 4, 1, 10], [3, 6, 4, 1, 4, 1, 30]])
        #expect(parts["acTL"] == [0, 0, 0, 3, 0, 0, 0, 0])
    }

    @Test("of few colours has a palette where they are known")
    func palette() throws {
        var generator = SeededGenerator(seed: 7)
        let colors = (0..<16).map { _ in Pictures.pixel(&generator) }
        let frames = (0..<3).map { _ in
            var bitmap = Pictures.gray(60, 60)
            for y in 0..<60 { for x in 0..<60 { bitmap[x, y] = colors[generator.number(0...15)] } }
            return bitmap
        }
        let (large, small) = (try MadeFrames.file(frames), try MadeFrames.file(frames, knowsColors: true))
        #expect(small.count < large.count)
        #expect(PNGParts(small).chunks.contains { $0.name == "PLTE" })
        #expect(try MadeFrames.read(small) == MadeFrames.read(large))
    }

    @Test("carries texts, and its instants apart from them")
    func texts() throws {
        let bytes = try MadeFrames.file(
            MadeFrames.moving(3), try FrameTimes(parsing: "0,0.25,1"), entries: [.init("Tintype-Scene", "a/b")])
        let reader = try APNGReader(bytes)
        #expect(reader.metadata.entries == [.init("Tintype-Scene", "a/b")])
        #expect(reader.metadata.scale == 2)
        #expect(reader.instants.map(\.text) == ["0", "0.25", "1"])
        #expect(try PNG.outline(of: bytes).frameCount == 3)
    }

    @Test("that another program wrote is read with its ways of blending and disposal")
    func foreign() throws {
        let ground = Pictures.filled(4, 1, SIMD4(0, 0, 0, 255))
        let half = Pictures.filled(2, 1, SIMD4(200, 100, 0, 128))
        // The second frame is laid over the first and taken away again; the third leaves nothing behind.
        let file = ForeignAnimation(
            frames: [
                .init(ground, x: 0), .init(half, x: 1, disposal: 2, blending: 1),
                .init(Pictures.filled(1, 1, SIMD4(9, 9, 9, 255)), x: 0, disposal: 1),
                .init(Pictures.filled(1, 1, SIMD4(7, 7, 7, 255)), x: 3),
            ]
        ).bytes
        let rows = try MadeFrames.read(file).map { frame in (0..<4).map { frame.bitmap[$0, 0] } }
        let (black, over) = (SIMD4<UInt8>(0, 0, 0, 255), SIMD4<UInt8>(100, 50, 0, 255))
        #expect(rows[0] == [black, black, black, black])
        #expect(rows[1] == [black, over, over, black])
        #expect(rows[2] == [SIMD4(9, 9, 9, 255), black, black, black])
        #expect(rows[3] == [.zero, black, black, SIMD4(7, 7, 7, 255)])
        // Hundredths stand for a denominator of 0.
        #expect(try MadeFrames.read(file).map(\.instant.text) == ["0", "0.03", "0.06", "0.09"])
    }

    @Test("of one size alone can be written")
    func sizes() throws {
        #expect(throws: FrameSizeError.self) {
            try MadeFrames.file([Pictures.gray(4, 4), Pictures.gray(4, 5)])
        }
    }

    @Test("goes to a file at once or not at all, with the bytes that it has in memory")
    func files() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("apng-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        // More than is kept back, so that the count of frames is put right on the disk.
        let frames = (0..<6).map { Pictures.changed(Pictures.gray(200, 200), rarity: 1, seed: $0) }
        let plan = APNG.Plan(size: PixelSize(width: 200, height: 200), scale: 1, times: MadeFrames.times(6))
        let draw = { (writer: APNGWriter) throws -> [PNGMetadata.Entry] in
            for frame in frames { try writer.append(frame) }
            return []
        }
        let path = folder + "/deep/a.apng"
        try APNG.write(plan, to: .path(path), draw: draw)
        #expect(try WholeFile.read(path) == APNG.encode(plan, draw: draw))
        try APNG.write(plan, to: .below(RootFolder(folder), "b.png"), draw: draw)
        #expect(try WholeFile.read(folder + "/b.png") == WholeFile.read(path))
        struct Stop: Error {}
        #expect(throws: Stop.self) {
            try APNG.write(plan, to: .path(path)) { writer in
                try writer.append(Pictures.gray(200, 200))
                throw Stop()
            }
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder + "/deep") == ["a.apng"])
        #expect(try MadeFrames.read(WholeFile.read(path)!).count == 6)
    }
}

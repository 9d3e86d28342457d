import RandomInput
import TintypeGraphics
import TintypeImage

/// Animations that tests write and read.
enum MadeFrames {
    /// A square that moves by a pixel a frame over a ground.
    static func moving(_ count: Int, side: Int = 24) -> [Bitmap] {
        (0..<count).map { step in
            var bitmap = Pictures.filled(side, side, SIMD4(240, 240, 245, 255))
            for y in 4..<8 { for x in step..<(step + 4) { bitmap[x % side, y] = SIMD4(30, 90, 200, 255) } }
            return bitmap
        }
    }

    /// Random pictures, of which some follow themselves.
    static func random(_ count: Int, width: Int, height: Int, seed: UInt64) -> [Bitmap] {
        var generator = SeededGenerator(seed: seed)
        var frames = [Pictures.blocks(seed: seed, width: width, height: height)]
        while frames.count < count {
            let last = frames[frames.count - 1]
            switch generator.number(0...3) {
            case 0: frames.append(last)
            case 1: frames.append(Pictures.blocks(seed: generator.next(), width: width, height: height))
            default:
                var next = last
                next[generator.number(0...(width - 1)), generator.number(0...(height - 1))] = Pictures.pixel(&generator)
                frames.append(next)
            }
        }
        return frames
    }

    static func times(_ count: Int, rate: Int = 30) -> FrameTimes {
        (try? FrameTimes((0..<count).map { FrameTime($0, over: rate) }))!
    }

    static func file(
        _ frames: [Bitmap], _ times: FrameTimes? = nil, knowsColors: Bool = false, level: PNG.Level = .fast,
        entries: [PNGMetadata.Entry] = []
    ) throws -> [UInt8] {
        var colors = APNGColors()
        for frame in frames { colors.add(frame) }
        let plan = APNG.Plan(
            size: PixelSize(width: frames[0].width, height: frames[0].height), scale: 2,
            times: times ?? self.times(frames.count), colors: knowsColors ? colors : nil, level: level)
        return try APNG.encode(plan) { writer in
            for frame in frames { try writer.append(frame) }
            return entries
        }
    }

    static func read(_ bytes: [UInt8], limits: APNGReader.Limits = .init()) throws -> [APNGReader.Frame] {
        var reader = try APNGReader(bytes, limits: limits)
        var frames: [APNGReader.Frame] = []
        while let frame = try reader.nextFrame() { frames.append(frame) }
        return frames
    }
}

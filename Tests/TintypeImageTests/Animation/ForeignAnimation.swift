import TintypeGraphics
import TintypeImage

/// An animation built by hand: the parts of still pictures with controls of its own.
struct ForeignAnimation {
    struct Frame {
        var bitmap: Bitmap
        var x: Int
        var y = 0
        var disposal: UInt8
        var blending: UInt8

        init(_ bitmap: Bitmap, x: Int, disposal: UInt8 = 0, blending: UInt8 = 0) {
            (self.bitmap, self.x, self.disposal, self.blending) = (bitmap, x, disposal, blending)
        }
    }

    var frames: [Frame]

    var parts: PNGParts {
        var parts = PNGParts(BuiltPNG.signature)
        var sequence = 0
        func number() -> [UInt8] {
            defer { sequence += 1 }
            return BuiltPNG.bigEndian(sequence)
        }
        for (index, frame) in frames.enumerated() {
            let built = BuiltPNG(
                width: frame.bitmap.width, height: frame.bitmap.height,
                samples: (0..<frame.bitmap.height).map { y in
                    (0..<frame.bitmap.width).flatMap { x in (0..<4).map { Int(frame.bitmap[x, y][$0]) } }
                })
            if index == 0 {
                parts.chunks = [("IHDR", built.header), ("acTL", BuiltPNG.bigEndian(frames.count) + [0, 0, 0, 0])]
            }
            let sides = [frame.bitmap.width, frame.bitmap.height, frame.x, frame.y].flatMap(BuiltPNG.bigEndian)
            parts.chunks.append(("fcTL", number() + sides + [0, 3, 0, 0, frame.disposal, frame.blending]))
            let stream = BuiltPNG.zlib(built.scanlines)
            parts.chunks.append(index == 0 ? ("IDAT", stream) : ("fdAT", number() + stream))
        }
        parts.chunks.append(("IEND", []))
        return parts
    }

    var bytes: [UInt8] { parts.file }
}

import CoreGraphics
import TintypeImage

/// The pictures of a file, as they were read.
struct SourcePictures {
    static let png = "public.png"
    static let jpeg = "public.jpeg"
    static let webP = "org.webmproject.webp"

    /// A picture, and the seconds for which it is shown in an animation.
    struct Frame {
        let bitmap: Bitmap
        var seconds: Double?
    }

    private(set) var frames: [Frame] = []
    /// The type of the file; nil for one that is not read.
    private(set) var type: String?
    /// Pixels an inch.
    private var resolution = 72.0

    init() {}

    init(_ bytes: [UInt8]) {
        if JPEG.isBeginning(of: bytes) || WebP.isBeginning(of: bytes) {
            guard let bitmap = try? PictureFile.decode(bytes) else { return }
            frames = [Frame(bitmap: bitmap)]
            type = JPEG.isBeginning(of: bytes) ? Self.jpeg : Self.webP
            return
        }
        guard var reader = try? APNGReader(bytes) else { return }
        let isStill = reader.isStill
        let starts = reader.instants.map { Double($0.numerator) / Double($0.denominator) }
        var read: [Frame] = []
        while let frame = try? reader.nextFrame() {
            let number = read.count
            // The last has no successor that tells when it ends.
            let seconds = number + 1 < starts.count ? starts[number + 1] - starts[number] : read.last?.seconds
            read.append(Frame(bitmap: frame.bitmap, seconds: isStill ? nil : seconds ?? 0.1))
        }
        guard !read.isEmpty else { return }
        (frames, type) = (read, Self.png)
        resolution = 72 * (reader.metadata.scale ?? 1)
    }

    /// The facts about a picture, as they are asked for by keys.
    func facts(of frame: Frame) -> CFDictionary {
        var hasAlpha = false
        for index in stride(from: 3, to: frame.bitmap.bytes.count, by: 4) where frame.bitmap.bytes[index] != 255 {
            hasAlpha = true
            break
        }
        var facts: CFDictionary = [
            kCGImagePropertyPixelWidth: frame.bitmap.width, kCGImagePropertyPixelHeight: frame.bitmap.height,
            kCGImagePropertyDepth: 8, kCGImagePropertyColorModel: kCGImagePropertyColorModelRGB,
            kCGImagePropertyHasAlpha: hasAlpha, kCGImagePropertyDPIWidth: resolution,
            kCGImagePropertyDPIHeight: resolution, kCGImagePropertyProfileName: "sRGB IEC61966-2.1",
            // Pictures are turned when they are read.
            kCGImagePropertyOrientation: 1,
        ]
        if let seconds = frame.seconds {
            facts[kCGImagePropertyPNGDictionary] = [
                kCGImagePropertyAPNGDelayTime: seconds, kCGImagePropertyAPNGUnclampedDelayTime: seconds,
            ]
        }
        return facts
    }
}

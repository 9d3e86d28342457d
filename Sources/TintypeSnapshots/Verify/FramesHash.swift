package import TintypeGraphics
package import TintypeImage

/// The hash of an animation's instants and pixels, as results write it.
package struct FramesHash: Hashable, Sendable {
    private var line = "tintype frames"
    private var last: (bitmap: Bitmap, hash: String)?

    package init() {}

    package mutating func add(_ instant: FrameTime, _ bitmap: Bitmap) {
        let hash = last.flatMap { $0.bitmap == bitmap ? $0.hash : nil } ?? PictureHash.text(of: bitmap)
        last = (bitmap, hash)
        // Of each frame with all before it, so that nothing grows.
        line = Self.digest("\(line) \(instant.fractionText) \(hash)")
    }

    /// The hash of an animation that is drawn for it.
    ///
    /// - Throws: Any error of drawing.
    package init(_ animation: AnimatedSnapshot) throws {
        let draw = try animation.begin()
        for instant in animation.times.instants { add(instant, try draw(instant).bitmap) }
    }

    /// 32 hex digits.
    package var text: String { Self.digest(line) }

    private static func digest(_ text: String) -> String {
        Array(text.utf8).withUnsafeBytes { Digest128($0).description }
    }

    package static func == (a: FramesHash, b: FramesHash) -> Bool { a.line == b.line }
    package func hash(into hasher: inout Hasher) { hasher.combine(line) }
}

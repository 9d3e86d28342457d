package import TintypeGraphics
import TintypeImage

/// A picture that is laid out and not yet drawn: a value that any thread may draw.
package struct LaidOutPicture: Sendable {
    package let list: DisplayList
    let rasterizer: any Rasterizer

    package func bitmap() throws -> Bitmap {
        try rasterizer.rasterize(list)
    }

    /// The bytes of a PNG file.
    package func png() throws -> [UInt8] {
        try PNG.encode(try bitmap(), metadata: PNGMetadata(scale: Double(list.scale)), level: .fast)
    }

    @concurrent
    func drawn() async throws -> Bitmap {
        try Task.checkCancellation()
        return try bitmap()
    }

    @concurrent
    func encoded() async throws -> [UInt8] {
        try Task.checkCancellation()
        return try png()
    }

    @concurrent
    func written(to path: String) async throws {
        try Task.checkCancellation()
        try AtomicFile.write(try png(), to: path)
    }
}

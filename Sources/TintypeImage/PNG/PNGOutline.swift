import TintypeGraphics

/// The facts that a PNG file states before its pixels are decompressed. Every chunk's sum was checked.
///
/// These are claims of whoever wrote the file. Of its pixels only decoding tells.
package struct PNGOutline: Hashable, Sendable {
    package let size: PixelSize
    package let metadata: PNGMetadata
    /// The number of frames of an animation; nil for a still picture.
    package let frameCount: Int?
}

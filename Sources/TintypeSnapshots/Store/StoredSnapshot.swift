package import TintypeGraphics
import TintypeImage

/// A golden, read. Facts that are not in its file, as in one that another program wrote, are nil.
package struct StoredSnapshot: Hashable, Sendable {
    package var bitmap: Bitmap
    /// Pixels a point.
    package var scale: Double?
    package var sceneName: String?
    package var fingerprint: Fingerprint?
    /// The layout as ``LayoutText`` writes it.
    package var layout: String?
    /// The file.
    package var bytes: [UInt8]

    /// - Throws: ``PNGError`` where `bytes` are no picture.
    package init(bytes: [UInt8]) throws {
        let decoded = try PNG.decode(bytes)
        try decoded.metadata.checkFormat()
        bitmap = decoded.bitmap
        scale = decoded.metadata.scale
        sceneName = decoded.metadata.sceneName
        fingerprint = decoded.metadata.fingerprint.flatMap(Fingerprint.init(text:))
        layout = decoded.metadata.layout
        self.bytes = bytes
    }
}

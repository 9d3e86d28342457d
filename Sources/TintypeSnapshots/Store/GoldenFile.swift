package import TintypeGraphics
package import TintypeImage

/// A golden's file, read as far as nothing is decompressed. Facts that are not in the file, as in one that another
/// program wrote, are nil.
package struct GoldenFile: Hashable, Sendable {
    /// The file.
    package let bytes: [UInt8]
    package let outline: PNGOutline

    /// - Throws: ``PNGError`` where `bytes` are no picture.
    package init(bytes: [UInt8]) throws {
        outline = try PNG.outline(of: bytes)
        try outline.metadata.checkFormat()
        self.bytes = bytes
    }

    package var fingerprint: Fingerprint? { outline.metadata.fingerprint.flatMap(Fingerprint.init(text:)) }

    /// The layout as ``LayoutText`` writes it.
    package var layout: String? { outline.metadata.layout }

    /// The picture, decoded: nothing else in the file says what a viewer shows of it.
    ///
    /// - Throws: ``PNGError``.
    package func bitmap() throws -> Bitmap { try PNG.decode(bytes, limit: PNG.maximumPixelCount).bitmap }
}

extension SnapshotStore {
    /// The golden of `name`, nil where there is none.
    ///
    /// - Throws: ``SnapshotError`` where the file cannot be read, or is no picture.
    package func file(for name: SnapshotName) throws(SnapshotError) -> GoldenFile? {
        let path = path(for: name)
        guard let bytes = try read(at: name.relativePath) else { return nil }
        do {
            return try GoldenFile(bytes: bytes)
        } catch let error as PNGError {
            throw .unreadableGolden(path: path, error)
        } catch {
            preconditionFailure("reading a picture throws nothing but PNGError")
        }
    }
}

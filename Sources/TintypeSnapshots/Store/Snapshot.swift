package import TintypeGraphics
package import TintypeImage

/// A run's product for a scene: the picture, and the data kept beside it.
package struct Snapshot: Hashable, Sendable {
    package var bitmap: Bitmap
    /// Pixels a point.
    package var scale: Double
    /// The name of the scene, for people who meet the file alone.
    package var sceneName: String
    package var layout: SettledTree
    package var fingerprint: Fingerprint

    package init(
        bitmap: Bitmap, scale: Double, sceneName: String, layout: SettledTree, fingerprint: Fingerprint
    ) {
        self.bitmap = bitmap
        self.scale = scale
        self.sceneName = sceneName
        self.layout = layout
        self.fingerprint = fingerprint
    }

    /// The metadata of the PNG file.
    package var metadata: PNGMetadata {
        var metadata = PNGMetadata(scale: scale)
        metadata.sceneName = sceneName
        metadata.fingerprint = fingerprint.text
        metadata.layout = LayoutText.encode(layout)
        return metadata
    }

    /// The file; a golden is written at ``PNG/Level/smallest``.
    ///
    /// - Throws: ``PNGError/size(width:height:)``.
    package func encoded(_ level: PNG.Level = .smallest) throws(PNGError) -> [UInt8] {
        try PNG.encode(bitmap, metadata: metadata, level: level)
    }
}

package import Foundation

/// Glyphs of one face and size with their places, ready to draw.
package struct GlyphRun: Hashable, Sendable {
    package struct PlacedGlyph: Hashable, Sendable {
        package var id: UInt32
        /// The glyph's origin, in points, y down.
        package var position: CGPoint

        package init(id: UInt32, position: CGPoint) {
            self.id = id
            self.position = position
        }
    }

    package var face: FontFace
    /// In points.
    package var size: CGFloat
    package var glyphs: [PlacedGlyph]
    /// The run's text, for dumps.
    package var text: String

    package init(face: FontFace, size: CGFloat, glyphs: [PlacedGlyph], text: String) {
        self.face = face
        self.size = size
        self.glyphs = glyphs
        self.text = text
    }

    /// The run moved by `offset` points.
    package func moved(by offset: CGPoint) -> GlyphRun {
        var run = self
        for index in run.glyphs.indices {
            run.glyphs[index].position.x += offset.x
            run.glyphs[index].position.y += offset.y
        }
        return run
    }
}

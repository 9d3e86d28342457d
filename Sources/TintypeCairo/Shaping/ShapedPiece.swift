import CCairo
import Foundation
import TintypeGraphics

/// A shaped run: clusters in logical order, in ems.
struct ShapedPiece {
    struct Cluster {
        /// The offset from the run's start.
        var byte: Int
        /// Of the piece's glyphs, in visual order.
        var glyphs: Range<Int>
        var advance: CGFloat
    }

    let face: FontFace
    private(set) var clusters: [Cluster] = []
    private(set) var glyphs: [ShapedParagraph.Glyph] = []
    /// The characters that boxes stand for.
    private(set) var missing: [TextError] = []

    var advance: CGFloat { clusters.reduce(0) { $0 + $1.advance } }

    /// - Parameters:
    ///   - isStart: A test for the bytes of the run at which a cluster may begin: Pango has one for each mark of a letter.
    ///   - missing: The error for a character, by its byte in the run, that the face turned out not to have.
    init(
        _ string: UnsafeMutablePointer<PangoGlyphString>, face: ShapingFace, isRightToLeft: Bool,
        isStart: (Int) -> Bool, missing: (Int) -> TextError
    ) throws {
        self.face = face.value
        let unit = 1 / face.unitsPerEm
        let count = Int(string.pointee.num_glyphs)
        clusters.reserveCapacity(count)
        glyphs.reserveCapacity(count)
        for index in 0..<count {
            let glyph = string.pointee.glyphs[index]
            let byte = Int(string.pointee.log_clusters[index])
            if glyph.glyph & UInt32(PANGO_GLYPH_UNKNOWN_FLAG) != 0, glyph.glyph != UInt32(PANGO_GLYPH_EMPTY) {
                throw missing(byte)
            }
            if clusters.last?.byte != byte {
                clusters.append(Cluster(byte: byte, glyphs: glyphs.count..<glyphs.count, advance: 0))
            }
            let advance = CGFloat(glyph.geometry.width) * unit
            clusters[clusters.count - 1].advance += advance
            // Pango's sign for a place without a glyph.
            let isEmpty = glyph.glyph == UInt32(PANGO_GLYPH_EMPTY)
            if isEmpty, advance == 0 { continue }
            let offset = CGPoint(
                x: CGFloat(glyph.geometry.x_offset) * unit, y: CGFloat(glyph.geometry.y_offset) * unit)
            if !isEmpty {
                glyphs.append(ShapedParagraph.Glyph(id: glyph.glyph, offset: offset, advance: advance))
                clusters[clusters.count - 1].glyphs = clusters[clusters.count - 1].glyphs.lowerBound..<glyphs.count
            }
        }
        // Glyphs come as they stand on the line.
        if isRightToLeft { clusters.reverse() }
        joinMarks(isStart)
    }

    /// Sets the glyphs at other distances.
    ///
    /// - Parameters:
    ///   - scalar: The character at a byte of the run.
    ///   - isTabular: True where digits are of one width.
    mutating func respace(_ spacing: SystemSpacing, _ shaping: ShapingFace, isTabular: Bool, scalar: (Int) -> UInt32) {
        for index in clusters.indices {
            // A mark has no advance, and follows its letter.
            let places = clusters[index].glyphs
            guard let letter = places.first(where: { glyphs[$0].advance > 0 }) else { continue }
            let glyph = glyphs[letter]
            let own = shaping.advance(ofGlyph: glyph.id)
            let room = spacing.advance(of: scalar(clusters[index].byte), own: own, isTabular: isTabular)
            let advance = room + spacing.kerning(glyph.advance - own)
            let change = advance - glyph.advance
            // In the middle of its room; what kerning takes of that lies behind it.
            let shift = (room - own) / 2
            clusters[index].advance += change
            for place in places { glyphs[place].offset.x += place <= letter ? shift : shift - change }
            glyphs[letter].advance = advance
        }
    }

    private mutating func joinMarks(_ isStart: (Int) -> Bool) {
        guard clusters.dropFirst().contains(where: { !isStart($0.byte) }) else { return }
        var joined: [Cluster] = []
        for cluster in clusters {
            if joined.isEmpty || isStart(cluster.byte) {
                joined.append(cluster)
            } else {
                let last = joined.count - 1
                joined[last].advance += cluster.advance
                // Side by side, as glyphs stand on the line: from the right a mark's is before its letter's.
                let (own, mark) = (joined[last].glyphs, cluster.glyphs)
                joined[last].glyphs =
                    min(own.lowerBound, mark.lowerBound)..<max(own.upperBound, mark.upperBound)
            }
        }
        clusters = joined
    }

    /// Boxes with the digits of code points; nothing for what would show nothing in a font either.
    init(boxes scalars: ArraySlice<Unicode.Scalar>, missing: (Unicode.Scalar) -> TextError) {
        face = .codePointBoxes
        var byte = 0
        for scalar in scalars {
            let first = glyphs.count
            var advance: CGFloat = 0
            if !scalar.properties.isDefaultIgnorableCodePoint {
                advance = CodePointBox(scalar.value).advance
                glyphs.append(ShapedParagraph.Glyph(id: scalar.value, advance: advance))
                self.missing.append(missing(scalar))
            }
            clusters.append(Cluster(byte: byte, glyphs: first..<glyphs.count, advance: advance))
            byte += Unicode.UTF8.width(scalar)
        }
    }
}

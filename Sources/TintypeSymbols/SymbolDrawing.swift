package import Foundation
package import TintypeGraphics

/// A drawing of a symbol: glyphs of the icon font, our own shapes and pen lines, and combinations of these.
///
/// Everything stands on a grid of 24 by 24 units with y down, the one that the icon font's glyphs are drawn on. Widths of lines
/// and rims are those beside a stroke of 2 units; they grow and shrink with the stroke that a drawing is made with, so that one
/// drawing has all weights.
package indirect enum SymbolDrawing: Hashable, Sendable {
    /// A glyph of the icon font, by its code point.
    case glyph(UInt32)
    /// A filled outline.
    case fill(SymbolPen)
    /// A filled outline, half a unit larger on all sides than the pen's, with round corners.
    case soft(SymbolPen, radius: CGFloat = 1.3)
    /// Lines drawn with a round pen, as a rule 2 units wide as the icon font's lines are.
    case line(SymbolPen, width: CGFloat = 2)
    /// The rim of a drawing, as a rule 2 units wide and inside its outline, and what becomes of its holes.
    case rim(SymbolDrawing, holes: Holes, width: CGFloat = 2)
    /// A drawing moved, turned or scaled on the grid.
    case moved(SymbolDrawing, by: CGAffineTransform)
    /// A drawing scaled down, never up, and centred by its ink into a rectangle.
    case fitted(SymbolDrawing, into: CGRect)
    /// Drawings on top of each other.
    case joined([SymbolDrawing])
    /// The first drawing without the second.
    case cut(SymbolDrawing, by: SymbolDrawing)
    /// The part that two drawings have in common.
    case common(SymbolDrawing, SymbolDrawing)
    /// A drawing with its holes filled.
    case solid(SymbolDrawing)

    /// The treatment of the holes of a filled drawing when only its rim is drawn.
    package enum Holes: Hashable, Sendable {
        /// Leaves the holes out.
        case dropped
        /// Fills the holes: a light detail in a dark shape becomes a dark one in a light shape.
        case filled
        /// Keeps the holes, with a rim around each, as the outline has one.
        case rimmed
    }
}

extension SymbolDrawing {
    /// The grid's side, in units.
    package static let gridSide: CGFloat = 24

    /// The drawing turned clockwise about the grid's centre.
    package func turned(_ degrees: CGFloat) -> SymbolDrawing {
        let centre = Self.gridSide / 2
        return .moved(
            self,
            by: CGAffineTransform(translationX: centre, y: centre).rotated(by: degrees * .pi / 180)
                .translatedBy(x: -centre, y: -centre))
    }

    /// The drawing with left and right exchanged.
    package var mirrored: SymbolDrawing {
        .moved(self, by: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: Self.gridSide, ty: 0))
    }

    /// The drawing upside down.
    package var flipped: SymbolDrawing {
        .moved(self, by: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: Self.gridSide))
    }

    /// The drawing scaled about the grid's centre and then moved, in units.
    package func scaled(_ scale: CGFloat, dx: CGFloat = 0, dy: CGFloat = 0) -> SymbolDrawing {
        let centre = Self.gridSide / 2
        return .moved(
            self,
            by: CGAffineTransform(
                a: scale, b: 0, c: 0, d: scale, tx: centre * (1 - scale) + dx, ty: centre * (1 - scale) + dy))
    }

    /// The drawing moved to the right by `dx` units.
    package func shifted(_ dx: CGFloat) -> SymbolDrawing {
        .moved(self, by: CGAffineTransform(translationX: dx, y: 0))
    }

    /// The drawing itself for a filled look, else its rim of a width in units, without the holes.
    func outlined(unless isFilled: Bool, width: CGFloat = 2) -> SymbolDrawing {
        isFilled ? self : .rim(self, holes: .dropped, width: width)
    }

    /// A filled outline with corners rounded off: `pen` is grown by half a unit on all sides.
    package static func rounded(_ pen: SymbolPen) -> SymbolDrawing { .soft(pen) }

    /// The code points of the glyphs that the drawing needs, in the order of their appearance.
    package var scalars: [UInt32] {
        switch self {
        case .glyph(let scalar): [scalar]
        case .fill, .soft, .line: []
        case .rim(let drawing, _, _), .moved(let drawing, _), .fitted(let drawing, _), .solid(let drawing):
            drawing.scalars
        case .joined(let drawings): drawings.flatMap(\.scalars)
        case .cut(let a, let b), .common(let a, let b): a.scalars + b.scalars
        }
    }
}

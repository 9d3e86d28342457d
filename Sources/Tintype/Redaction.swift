import Foundation
import TintypeGraphics
import TintypeTree

/// The paint in place of a view that must not be seen: a calm block with a hatch, above everything.
struct Redaction {
    let scheme: ColorScheme

    /// In points.
    private static let cornerRadius: CGFloat = 4
    private static let distanceOfLines: CGFloat = 8

    /// The block that hides a rectangle of points: so much larger, in whole pixels, that its rounded corners show nothing.
    static func block(over bounds: CGRect, scale: CGFloat) -> CGRect {
        let grid = PixelGrid(scale: scale)
        // The corner's arc is nearest to the block's corner on the diagonal, this far from either edge.
        let rim = grid.roundUp(cornerRadius * (1 - 0.5.squareRoot()))
        let (left, top) = (-grid.roundUp(-bounds.minX) - rim, -grid.roundUp(-bounds.minY) - rim)
        return CGRect(
            x: left, y: top, width: grid.roundUp(bounds.maxX) + rim - left,
            height: grid.roundUp(bounds.maxY) + rim - top)
    }

    /// The block's picture; `block` is in points.
    func items(_ block: CGRect) -> [DisplayItem] {
        let radius = min(Self.cornerRadius, block.width / 2, block.height / 2)
        let outline = Path(roundedRect: block, cornerRadius: radius, style: .circular)
        return [
            .fill(outline, FillStyle(), .color(ground)),
            .group(.clip(outline, FillStyle()), [.stroke(hatch(block), StrokeStyle(lineWidth: 1.5), .color(line))]),
        ]
    }

    /// Lines that rise to the right, over all of the block. Beyond some thousand lines they are further apart.
    private func hatch(_ block: CGRect) -> Path {
        let span = block.width + block.height
        let distance = max(Self.distanceOfLines, span / 2000)
        return Path { path in
            for start in stride(from: distance / 2, to: span, by: distance) {
                path.move(to: CGPoint(x: block.minX + start, y: block.minY))
                path.addLine(to: CGPoint(x: block.minX + start - block.height, y: block.maxY))
            }
        }
    }

    private var ground: ResolvedColor {
        scheme == .dark ? ResolvedColor(bytes: 0x3A, 0x3A, 0x3E) : ResolvedColor(bytes: 0xDD, 0xDD, 0xE2)
    }

    private var line: ResolvedColor {
        scheme == .dark ? ResolvedColor(bytes: 0x4B, 0x4B, 0x50) : ResolvedColor(bytes: 0xCD, 0xCD, 0xD4)
    }
}

extension SettledTree {
    /// The tree without what is in the views of these ids, for a golden that must not tell it.
    func redacting(_ ids: Set<String>) -> SettledTree {
        ids.isEmpty ? self : SettledTree(root: root.redacting(ids))
    }
}

extension SettledTree.View {
    fileprivate func redacting(_ ids: Set<String>) -> SettledTree.View {
        var view = self
        if let id, ids.contains(id) {
            view.attributes = [SettledTree.Attribute("redacted", "true")]
            view.children = []
        } else {
            view.children = children.map { $0.redacting(ids) }
        }
        return view
    }
}

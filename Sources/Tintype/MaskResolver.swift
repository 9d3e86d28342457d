import Foundation
import TintypeGraphics
import TintypeImage
import TintypeScene

/// Finds what masks cover in one picture.
struct MaskResolver {
    let masks: [SceneMask]
    let tree: SettledTree
    /// The canvas, in points.
    let size: CGSize
    /// Pixels a point.
    let scale: CGFloat

    /// The result of resolving the masks.
    struct Resolution {
        var masks: [ResolvedMask] = []
        /// The areas to be painted over, in points; beyond the canvas too, so that no corner is rounded at its edge.
        var blocks: [CGRect] = []
        var warnings: [MaskWarning] = []
    }

    /// Finds the areas that the masks cover, and their oddities.
    func resolve() -> Resolution {
        var resolution = Resolution()
        for mask in masks {
            let found = MaskedViews(mask.target, in: tree, canvas: CGRect(origin: .zero, size: size))
            var bounds = found.bounds
            if mask.kind == .redact {
                bounds = bounds.map { Redaction.block(over: $0, scale: scale) }
                resolution.blocks += bounds
            }
            let rects = bounds.compactMap(pixels)
            if rects.isEmpty { resolution.warnings.append(MaskWarning(mask: mask, problem: found.problem)) }
            resolution.masks.append(ResolvedMask(kind: mask.kind, target: mask.target, rects: rects))
        }
        resolution.warnings += tooLarge(resolution.masks)
        return resolution
    }

    /// The masks with ids that no view has.
    ///
    /// - Parameter declared: The ids of views that another variant may have.
    func diagnostics(besides declared: some Sequence<String> = []) -> [Diagnostic] {
        guard !masks.isEmpty else { return [] }
        let known = Set(tree.root.ids).union(declared).sorted()
        return masks.filter { !known.contains($0.target) }.map { mask in
            let nearest = nearestNames(to: mask.target, among: known, limit: 1).first
            let list = known.count <= 12 ? "the ids are \(known.joined(separator: ", "))" : nil
            return Diagnostic(
                "no view has the id \"\(mask.target)\"", at: mask.place,
                hint: nearest.map { "did you mean \"\($0)\"?" }
                    ?? (known.isEmpty ? "give the view an id, beside its name" : list)
                    ?? "`tintype inspect` shows the views with their ids")
        }
    }

    /// The whole pixels that a rectangle of points touches; nil for none.
    private func pixels(of bounds: CGRect) -> PixelRect? {
        let grid = PixelGrid(scale: scale)
        func within(_ edge: CGFloat, _ length: CGFloat) -> Int {
            let end = Int(saturating: (length * scale).rounded(.up), in: 0...Int(Int32.max))
            return Int(saturating: (edge * scale).rounded(), in: 0...end)
        }
        let (x, right) = (
            within(-grid.roundUp(-bounds.minX), size.width), within(grid.roundUp(bounds.maxX), size.width)
        )
        let (y, bottom) = (
            within(-grid.roundUp(-bounds.minY), size.height), within(grid.roundUp(bounds.maxY), size.height)
        )
        let rect = PixelRect(x: x, y: y, width: right - x, height: bottom - y)
        return rect.width > 0 && rect.height > 0 ? rect : nil
    }

    private func tooLarge(_ resolved: [ResolvedMask]) -> [MaskWarning] {
        let total = Double((size.width * scale).rounded(.up) * (size.height * scale).rounded(.up))
        func share(_ rects: [PixelRect]) -> Double { total > 0 ? Double(PixelRect.area(of: rects)) / total : 0 }
        let single = zip(masks, resolved).compactMap { mask, resolved -> MaskWarning? in
            let share = share(resolved.rects)
            return share > MaskWarning.greatestShare ? MaskWarning(mask: mask, problem: .nearlyEverything(share)) : nil
        }
        guard single.isEmpty, let first = masks.first else { return single }
        let together = share(resolved.flatMap(\.rects))
        guard together > MaskWarning.greatestShare else { return [] }
        return [MaskWarning(mask: first, problem: .nearlyEverythingTogether(together))]
    }
}

extension SettledTree.View {
    /// The names of the view and of those in it.
    fileprivate var ids: [String] { (id.map { [$0] } ?? []) + children.flatMap(\.ids) }
}

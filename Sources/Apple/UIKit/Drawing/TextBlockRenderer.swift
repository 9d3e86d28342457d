import Foundation

/// Draws a paragraph of UIKit: justified lines, and the looks of ``TextPartLook``.
struct TextBlockRenderer: TextRenderer {
    /// The text, by whose bytes its characters are found.
    let text: String
    /// The width to which lines are justified, in points; nil for lines that end where they do.
    let width: CGFloat?

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        let origin = layout.first?.flatMap(\.characterIndices).min()
        let bytes = Array(text.utf8)
        for (index, line) in layout.enumerated() {
            // The last line ends where it does.
            let width = index < layout.count - 1 ? width : nil
            guard width != nil || line.contains(where: { $0[TextPartLook.self]?.line?.isByWord == true }) else {
                for run in line { draw(run[run.startIndex..<run.endIndex], in: &context) }
                continue
            }
            let slices = line.flatMap { run in run.indices.map { run[$0..<$0 + 1] } }
            let isSpace = slices.map { slice in
                guard let origin, let place = slice.characterIndices.first.map({ origin.distance(to: $0) }) else {
                    return false
                }
                return bytes.indices.contains(place) && bytes[place] == 0x20
            }
            var step: CGFloat = 0
            if let width, let end = isSpace.lastIndex(of: false) {
                let gaps = isSpace[..<end].count { $0 }
                let rest = width - slices[end].typographicBounds.rect.maxX
                if gaps > 0, rest > 0 { step = rest / CGFloat(gaps) }
            }
            var shift: CGFloat = 0
            for (slice, isSpace) in zip(slices, isSpace) {
                var moved = context
                moved.translateBy(x: shift, y: 0)
                if isSpace { shift += step }
                draw(slice, isSpace: isSpace, added: isSpace ? step : 0, in: &moved)
            }
        }
    }

    /// Draws a part of a run in its look.
    ///
    /// - Parameter added: The width, in points, by which a space is wider than it was.
    private func draw(
        _ slice: Text.Layout.RunSlice, isSpace: Bool = false, added: CGFloat = 0, in context: inout GraphicsContext
    ) {
        guard let look = slice[TextPartLook.self] else { return context.draw(slice) }
        var own = context
        if let shadow = look.shadow {
            own.addFilter(
                .shadow(color: shadow.color, radius: shadow.radius, x: shadow.offset.width, y: shadow.offset.height))
        }
        own.drawLayer { layer in
            if let stroke = look.stroke { draw(slice, stroke, in: &layer) } else { layer.draw(slice) }
            if let line = look.line, !line.isByWord || !isSpace {
                let box = slice.typographicBounds
                let thickness = max(look.fontSize * 0.05, 0.5) * (line.isThick ? 2 : 1)
                for step in 0..<(line.isDouble ? 2 : 1) {
                    let y = box.origin.y + look.fontSize * 0.1 + CGFloat(step) * thickness * 2
                    let bar = CGRect(x: box.origin.x, y: y, width: box.width + added, height: thickness)
                    layer.fill(Path(bar), with: .color(line.color))
                }
            }
        }
    }

    /// Draws the outlines of letters: what copies of them cover that are moved by half of the width, without what all of them cover.
    private func draw(
        _ slice: Text.Layout.RunSlice, _ stroke: TextPartLook.Stroke, in context: inout GraphicsContext
    ) {
        if stroke.isFilled { context.draw(slice) }
        let moves = (0..<16).map { step in
            let angle = CGFloat(step) * .pi / 8
            return CGPoint(x: cos(angle) * stroke.width / 2, y: sin(angle) * stroke.width / 2)
        }
        func copy(_ move: CGPoint, in context: inout GraphicsContext) {
            var moved = context
            moved.translateBy(x: move.x, y: move.y)
            moved.draw(slice)
        }
        let box = slice.typographicBounds.rect.insetBy(dx: -stroke.width * 2, dy: -stroke.width * 2)
        context.drawLayer { layer in
            layer.clipToLayer { mask in for move in moves { copy(move, in: &mask) } }
            layer.clipToLayer(options: .inverse) { inside in
                for move in moves { inside.clipToLayer { copy(move, in: &$0) } }
                inside.fill(Path(box), with: .color(.black))
            }
            layer.fill(Path(box), with: .color(stroke.color))
        }
    }
}

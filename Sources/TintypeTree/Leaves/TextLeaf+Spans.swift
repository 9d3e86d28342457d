import Foundation
import TintypeGraphics

extension TextLeaf {
    /// Draws a text of several looks: all backgrounds first, then each span with its lines.
    func drawSpans(of layout: TextLayout, in frame: CGRect, into builder: inout DisplayListBuilder) {
        let grid = builder.grid
        let lines = layout.lines.map { line in
            (
                line: line, segments: layout.segments(of: line),
                shift: shift(of: line, in: frame, on: grid)
            )
        }
        for (line, segments, shift) in lines {
            for segment in segments { drawBackground(of: segment, line: line, shift: shift, in: frame, into: &builder) }
        }
        for (line, segments, shift) in lines {
            for segment in segments {
                draw(segment, line: line, layout, shift: shift, in: frame, into: &builder)
            }
        }
    }

    /// Fills what lies behind a segment, where its span has a background.
    func drawBackground(
        of segment: TextLayout.Segment, line: TextLayout.Line, shift: CGPoint, in frame: CGRect,
        into builder: inout DisplayListBuilder
    ) {
        guard let background = spans[segment.span].background else { return }
        let box = builder.grid.round(
            CGRect(
                x: segment.x.lowerBound, y: line.baseline - line.metrics.ascent,
                width: segment.x.upperBound - segment.x.lowerBound, height: line.metrics.lineHeight
            ).offsetBy(dx: shift.x, dy: shift.y))
        builder.fill(Path(box), background.paint(in: frame))
    }

    /// Draws a segment with its lines, in the look of its span.
    func draw(
        _ segment: TextLayout.Segment, line: TextLayout.Line, _ layout: TextLayout, shift: CGPoint, in frame: CGRect,
        into builder: inout DisplayListBuilder
    ) {
        let look = spans[segment.span]
        let span = layout.paragraph.spans[segment.span]
        let paint = look.style.paint(in: frame)
        let baseline = line.baseline + shift.y - span.baselineOffset
        let x = (segment.x.lowerBound + shift.x)...(segment.x.upperBound + shift.x)
        func stripe(_ decoration: TextSpanLook.Line, at y: CGFloat, thickness: CGFloat) {
            let line = DecorationStripe(
                pattern: decoration.pattern, x: x, y: y, thickness: thickness, scale: builder.grid.scale)
            line.draw(decoration.style?.paint(in: frame) ?? paint, into: &builder)
        }
        if let underline = look.underline {
            stripe(
                underline, at: baseline + span.decoration.underlineOffset,
                thickness: span.decoration.underlineThickness)
        }
        for run in segment.runs { builder.glyphs(run.moved(by: shift), paint) }
        if let leaf = look.leaf { draw(leaf, from: x.lowerBound, baseline: baseline, layout, into: &builder) }
        if let strikethrough = look.strikethrough {
            stripe(
                strikethrough, at: baseline - span.decoration.strikethroughOffset,
                thickness: span.decoration.strikethroughThickness)
        }
    }

    /// Draws a picture in a line, smaller where the text has shrunk.
    private func draw(
        _ leaf: any Leaf, from x: CGFloat, baseline: CGFloat, _ layout: TextLayout,
        into builder: inout DisplayListBuilder
    ) {
        let size = leaf.sizeThatFits(.unspecified)
        let guide = leaf.explicitGuide(
            VerticalAlignment.firstTextBaseline.key, size: size, proposal: .unspecified)
        let frame = CGRect(
            x: x, y: baseline - (guide ?? size.height) * layout.scale, width: size.width * layout.scale,
            height: size.height * layout.scale)
        guard layout.scale != 1 else {
            return leaf.draw(in: frame, proposal: .unspecified, into: &builder)
        }
        let shrink = CGAffineTransform(translationX: frame.minX, y: frame.minY).scaledBy(
            x: layout.scale, y: layout.scale)
        builder.group(DisplayEffect(ProjectionTransform(shrink))) { inner in
            leaf.draw(in: CGRect(origin: .zero, size: size), proposal: .unspecified, into: &inner)
        }
    }

    /// The face that stands in for a family that is not declared; nil where the family is there.
    func substitute(for family: String) -> String? {
        let face = paragraph.clusters.first?.face ?? paragraph.ellipsis.face
        let wanted = family.filter { $0 != " " }.lowercased()
        return face.name.lowercased().hasPrefix(wanted) ? nil : face.name
    }
}

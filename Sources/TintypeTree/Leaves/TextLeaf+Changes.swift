import Foundation
import TintypeGraphics

extension TextLeaf {
    /// The face of a text without its size: texts of one face are made of one another.
    private struct Face: Hashable {
        let font: FontRequest

        init(_ font: FontRequest) {
            var font = font
            font.size = 0
            self.font = font
        }

        /// Returns whether glyphs can go over into those of another face. "Interpolation can apply within a Font.Design case,
        /// but not between cases, or between entirely different fonts" (Apple: ContentTransition.interpolate).
        func isRelated(to other: Face) -> Bool {
            var (own, its) = (font, other.font)
            (own.weight, its.weight) = (0, 0)
            return own == its
        }
    }

    /// Returns whether this text looks as another one does.
    ///
    /// - Parameter animatesStyle: True where a style of the same form is animated by itself.
    func looksAlike(_ other: TextLeaf, animatesStyle: Bool) -> Bool {
        paragraph.text == other.paragraph.text && font.request == other.font.request
            && style.looksAlike(other.style, isAnimated: animatesStyle)
            && spans.map(\.description) == other.spans.map(\.description)
    }

    /// The way from another text to this one; nil for at once.
    func motion(
        from old: TextLeaf, _ transition: ContentTransition, after previous: ContentTransition
    ) -> ContentMotion? {
        if let isDownwards = transition.rollsDown(after: previous) { return .roll(isDownwards: isDownwards) }
        switch transition.kind {
        case .identity: return nil
        case .automatic, .interpolate, .symbolReplace:
            let isSame = old.paragraph.text == paragraph.text && old.spans.isEmpty && spans.isEmpty
            return isSame && Face(old.font.request).isRelated(to: Face(font.request)) ? .morph : .fade
        case .opacity, .numericText, .numericValue: return .fade
        }
    }

    /// The parts of the text as it is drawn in `frame`: characters, or the whole of it.
    func parts(byCharacter: Bool, of layout: TextLayout, in frame: CGRect, scale: CGFloat) -> [ContentPart] {
        let face = AnyHashable(Face(font.request))
        guard byCharacter else {
            var builder = DisplayListBuilder(scale: scale)
            draw(layout, in: frame, into: &builder)
            return [
                ContentPart(
                    anchor: frame.origin, height: frame.height, size: font.request.size, face: face,
                    items: builder.items)
            ]
        }
        let text = paragraph.text.utf8
        return layout.lines.flatMap { line in
            let shift = shift(of: line, in: frame, on: PixelGrid(scale: scale))
            return layout.slices(of: line).map { slice in
                var builder = DisplayListBuilder(scale: scale)
                draw(slice, line: line, layout, shift: shift, in: frame, into: &builder)
                let start = text.index(text.startIndex, offsetBy: slice.bytes.lowerBound)
                let end = text.index(text.startIndex, offsetBy: slice.bytes.upperBound)
                return ContentPart(
                    name: slice.bytes.isEmpty ? nil : String(text[start..<end]),
                    anchor: CGPoint(x: slice.segment.x.lowerBound, y: line.baseline) + shift,
                    height: line.metrics.lineHeight, size: slice.size, face: face, items: builder.items)
            }
        }
    }

    /// Draws one slice of a line, with its part of what lies behind, under and across it.
    func draw(
        _ slice: TextLayout.Slice, line: TextLayout.Line, _ layout: TextLayout, shift: CGPoint, in frame: CGRect,
        into builder: inout DisplayListBuilder
    ) {
        guard spans.isEmpty else {
            drawBackground(of: slice.segment, line: line, shift: shift, in: frame, into: &builder)
            return draw(slice.segment, line: line, layout, shift: shift, in: frame, into: &builder)
        }
        let paint = style.paint(in: frame)
        builder.styled(style) { builder in
            for run in slice.segment.runs { builder.glyphs(run.moved(by: shift), paint) }
        }
    }
}

extension Scope {
    /// Takes note of a text that this view shows, and of the texts that it comes from.
    ///
    /// - Parameter animatesStyle: True where the style is animated by itself.
    func noteChanges(of leaf: TextLeaf, animatesStyle: Bool) {
        guard session.presentation != nil else { return }
        let transition = environment.contentTransition
        leaf.changes = changes(to: leaf.atRest) { old in
            leaf.looksAlike(old, animatesStyle: animatesStyle)
        } motion: { old, previous in
            leaf.motion(from: old, transition, after: previous)
        }
    }

    /// The style of a text as animations show it, where they do.
    func animatedText(_ style: _ResolvedStyle) -> (style: _ResolvedStyle, isAnimated: Bool) {
        guard session.presentation != nil, environment.contentTransition.interpolates else { return (style, false) }
        return (animated(style) { ($0.leaf as? TextLeaf)?.style }, true)
    }
}

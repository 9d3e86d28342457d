package import Foundation

extension ShapedParagraph {
    /// The paragraph with all lengths multiplied. Nothing is hinted, so it is what shaping at that size would give.
    package func scaled(by factor: CGFloat) -> ShapedParagraph {
        var scaled = self
        scaled.clusters = clusters.map { $0.scaled(by: factor) }
        scaled.ellipsis = ellipsis.scaled(by: factor)
        scaled.glyphs = glyphs.map { glyph in
            Glyph(
                id: glyph.id, offset: CGPoint(x: glyph.offset.x * factor, y: glyph.offset.y * factor),
                advance: glyph.advance * factor)
        }
        scaled.metrics = metrics.scaled(by: factor)
        scaled.spans = spans.map { span in
            Span(
                metrics: span.metrics.scaled(by: factor), decoration: span.decoration.scaled(by: factor),
                baselineOffset: span.baselineOffset * factor, ellipsis: span.ellipsis?.scaled(by: factor))
        }
        return scaled
    }

    /// The text at the largest size that needs no ellipsis, not below the least that the options allow; cut off at that one
    /// where none does.
    ///
    /// The size is found by halving, to 1/256 of the text's own. A text that may go on in further lines does not shrink.
    func shrunk(width: CGFloat?, height: CGFloat?, options: TextOptions) -> TextLayout {
        var plain = options
        plain.minimumScale = 1
        func fitted(at factor: CGFloat) -> TextLayout {
            var layout = scaled(by: factor).fitted(width: width, height: height, options: plain)
            layout.scale = factor
            return layout
        }
        let whole = self.fitted(width: width, height: height, options: plain)
        guard whole.isTruncated else { return whole }
        var least = max(options.minimumScale, 1 / 256)
        var best = fitted(at: least)
        guard !best.isTruncated else { return best }
        var most: CGFloat = 1
        while most - least > 1 / 256 {
            let middle = (least + most) / 2
            let candidate = fitted(at: middle)
            if candidate.isTruncated {
                most = middle
            } else {
                least = middle
                best = candidate
            }
        }
        return best
    }
}

extension ShapedParagraph.Cluster {
    fileprivate func scaled(by factor: CGFloat) -> ShapedParagraph.Cluster {
        var scaled = self
        scaled.advance *= factor
        scaled.size *= factor
        return scaled
    }
}

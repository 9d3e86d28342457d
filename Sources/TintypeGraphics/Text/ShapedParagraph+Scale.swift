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

    /// The text at the largest size at which all of it is within the proposal, not below the least that the options allow; at that one
    /// where none is.
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
        // A line always takes one cluster and a text one line, which are no truncation, and may not fit either.
        let slack = 1 / (1024 * options.scale)
        let room = CGSize(width: (width ?? .infinity) + slack, height: (height ?? .infinity) + slack)
        func isWhole(_ layout: TextLayout) -> Bool {
            !layout.isTruncated
                && layout.lines.allSatisfy {
                    $0.width <= room.width && $0.baseline + $0.metrics.descent <= room.height
                }
        }
        let whole = self.fitted(width: width, height: height, options: plain)
        guard !isWhole(whole) else { return whole }
        var least = max(options.minimumScale, 1 / 256)
        var best = fitted(at: least)
        guard isWhole(best) else { return best }
        var most: CGFloat = 1
        while most - least > 1 / 256 {
            let middle = (least + most) / 2
            let candidate = fitted(at: middle)
            if isWhole(candidate) {
                least = middle
                best = candidate
            } else {
                most = middle
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

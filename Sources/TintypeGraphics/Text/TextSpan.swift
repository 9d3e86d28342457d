package import Foundation

/// A part of a text to shape that has a font of its own, or stands for a box in the line.
package struct TextSpan: Hashable, Sendable {
    /// A picture that takes a place in the line. In points.
    package struct Box: Hashable, Sendable {
        package var width: CGFloat
        /// Above the baseline.
        package var ascent: CGFloat
        /// Below the baseline.
        package var descent: CGFloat

        package init(width: CGFloat, ascent: CGFloat, descent: CGFloat) {
            self.width = width
            self.ascent = ascent
            self.descent = descent
        }
    }

    /// The length of the span's text, in UTF-8 bytes.
    package var length: Int
    package var font: FontRequest
    /// Extra distance after each cluster, in points. Letters that are set apart are not joined to ligatures.
    package var tracking: CGFloat
    /// Extra distance after each cluster, in points, which ligatures survive.
    package var kerning: CGFloat
    /// The height of the baseline above that of the line, in points.
    package var baselineOffset: CGFloat
    /// The box in place of the text, which is ``placeholder`` then.
    package var box: Box?

    package init(
        length: Int, font: FontRequest, tracking: CGFloat = 0, kerning: CGFloat = 0, baselineOffset: CGFloat = 0,
        box: Box? = nil
    ) {
        self.length = length
        self.font = font
        self.tracking = tracking.bounded(by: Self.farthest)
        self.kerning = kerning.bounded(by: Self.farthest)
        self.baselineOffset = baselineOffset.bounded(by: Self.farthest)
        self.box = box
    }

    /// The largest distance of letters from each other, in points: sums of such distances are still numbers.
    package static let farthest: CGFloat = 1_000_000
    /// Unicode's character for what is not text.
    package static let placeholder = "\u{FFFC}"
}

/// The distance from the baseline and the thickness of the lines that decorate a font, in points.
package struct DecorationMetrics: Hashable, Sendable {
    /// The distance from the baseline down to the middle of an underline.
    package var underlineOffset: CGFloat
    package var underlineThickness: CGFloat
    /// The distance from the baseline up to the middle of a line that strikes the text through.
    package var strikethroughOffset: CGFloat
    package var strikethroughThickness: CGFloat

    package init(
        underlineOffset: CGFloat, underlineThickness: CGFloat, strikethroughOffset: CGFloat,
        strikethroughThickness: CGFloat
    ) {
        self.underlineOffset = underlineOffset
        self.underlineThickness = underlineThickness
        self.strikethroughOffset = strikethroughOffset
        self.strikethroughThickness = strikethroughThickness
    }

    package func scaled(by factor: CGFloat) -> DecorationMetrics {
        DecorationMetrics(
            underlineOffset: underlineOffset * factor, underlineThickness: underlineThickness * factor,
            strikethroughOffset: strikethroughOffset * factor, strikethroughThickness: strikethroughThickness * factor)
    }
}

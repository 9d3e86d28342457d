import Foundation

/// Sets the picture's own words in the system face.
struct PictureText {
    private let shaper: any TextShaper
    private let scale: CGFloat

    init(_ shaper: any TextShaper, scale: CGFloat) {
        self.shaper = shaper
        self.scale = scale
    }

    /// A line of text, cut off with an ellipsis where it is longer than `width` points.
    ///
    /// - Throws: ``TextError`` where not even plain letters can be shaped.
    func line(_ text: String, size: CGFloat, weight: Int = 400, width: CGFloat? = nil) throws -> TextLayout {
        let single = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        var request = TextRequest(
            text: single, font: FontRequest(size: size, weight: weight, hasMonospacedDigits: true))
        // A name may hold what no declared font has; the picture is worth more than the letter.
        request.missingGlyphs = .box
        return try shaper.shape(request)
            .fitted(width: width, height: nil, options: TextOptions(lineLimit: 1, scale: scale))
    }
}

extension TextLayout {
    /// The glyphs with the text's top left corner at `origin`.
    func items(at origin: CGPoint, _ color: ResolvedColor) -> [DisplayItem] {
        glyphRuns.map { .glyphs($0.moved(by: origin), .color(color)) }
    }
}

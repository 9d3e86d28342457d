import TintypeGraphics

/// The letters of a text that are set as small capitals, made of a face's own capitals: none of the default faces has any.
struct SmallCapitals {
    /// The text with these letters as capitals.
    let text: AnalyzedText
    /// Indicates for each scalar whether it is set smaller.
    let isSmall: [Bool]

    /// The size of small capitals beside capitals: San Francisco's have about the height of its small letters.
    static let scale = 0.74

    /// - Returns: nil where the text has no such letters.
    init?(_ request: TextRequest, _ text: AnalyzedText) {
        guard request.font.smallCaps != .none || request.spans.contains(where: { $0.font.smallCaps != .none }) else {
            return nil
        }
        var small = [Bool](repeating: false, count: text.scalars.count)
        var capitals = text.scalars
        var position = 0
        func mark(_ length: Int, _ kind: FontRequest.SmallCaps) {
            var bytes = 0
            while bytes < length, position < text.scalars.count {
                let scalar = text.scalars[position]
                bytes += Unicode.UTF8.width(scalar)
                if let capital = Self.capital(of: scalar), kind == .lowercase || kind == .all {
                    (capitals[position], small[position]) = (capital, true)
                } else if scalar.properties.isUppercase, kind == .uppercase || kind == .all {
                    small[position] = true
                }
                position += 1
            }
        }
        if request.spans.isEmpty {
            mark(text.byteCount, request.font.smallCaps)
        } else {
            for span in request.spans { mark(span.length, span.font.smallCaps) }
        }
        guard small.contains(true) else { return nil }
        var changed = request
        changed.text = String(String.UnicodeScalarView(capitals))
        self.text = AnalyzedText(changed)
        isSmall = small
    }

    /// The capital of a small letter, where that is one character of as many bytes: places in the text stay where they are.
    private static func capital(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
        guard scalar.properties.isLowercase else { return nil }
        let mapping = scalar.properties.uppercaseMapping.unicodeScalars
        guard mapping.count == 1, let capital = mapping.first, capital != scalar,
            Unicode.UTF8.width(capital) == Unicode.UTF8.width(scalar)
        else { return nil }
        return capital
    }
}

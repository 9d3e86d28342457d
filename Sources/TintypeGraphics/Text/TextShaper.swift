package import Foundation

/// A string to shape, with all that its shape depends on.
package struct TextRequest: Hashable, Sendable {
    package var text: String
    package var font: FontRequest
    /// BCP 47, e.g. `en-US`; always explicit, never the host's.
    package var language: String
    package var isRightToLeft: Bool
    /// Extra distance after each cluster, in points.
    package var tracking: CGFloat
    /// The parts of the text that have fonts of their own, in order and without gaps; none where all of it is in ``font``,
    /// which is the ellipsis's otherwise.
    package var spans: [TextSpan]
    /// The answer to characters that no declared font has.
    package var missingGlyphs = MissingGlyphs.error

    package init(
        text: String, font: FontRequest, language: String = "en-US", isRightToLeft: Bool = false,
        tracking: CGFloat = 0, spans: [TextSpan] = []
    ) {
        self.text = text
        self.font = font
        self.language = language
        self.isRightToLeft = isRightToLeft
        self.tracking = tracking.bounded(by: TextSpan.farthest)
        self.spans = spans
    }
}

/// Shapes text. A paragraph is shaped once, as one endless line, and then fitted to each proposal without shaping again.
///
/// An instance is confined: it is used by one task at a time.
package protocol TextShaper: AnyObject {
    /// The clusters, glyphs and break opportunities of a text, and the glyphs of an ellipsis in its font.
    ///
    /// - Throws: ``TextError`` where a family is not declared, or no declared font has a character and the request wants no box.
    func shape(_ request: TextRequest) throws -> ShapedParagraph
}

/// The reason why a text cannot be shaped.
package enum TextError: Error, Hashable, Sendable {
    /// A family that is not among the declared fonts; `nearest` are declared ones whose names are like it.
    case unknownFamily(String, nearest: [String])
    /// A character that no declared font has; `package` is the Debian package with a default font for it that is not installed,
    /// nil where there is none.
    case missingGlyph(UInt32, in: String, package: String? = nil)
}

extension TextError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .unknownFamily(let family, _): "no declared font has the family \"\(family)\""
        case .missingGlyph(let scalar, let text, _):
            "no declared font has U+\(hexadecimal(scalar)) of the text \"\(text)\""
        }
    }

    /// The remedy for the user.
    package var hint: String {
        switch self {
        case .unknownFamily(_, let nearest):
            nearest.isEmpty
                ? "declare its file with --font, or see `tintype fonts`"
                : "did you mean \"\(nearest[0])\"? `tintype fonts` lists what is there"
        case .missingGlyph(_, _, let package?): "apt-get install \(package)"
        case .missingGlyph:
            "declare a font that has it: --font <file> for the command or an app, .snapshots(fonts: [url]) for a test"
        }
    }

    private func hexadecimal(_ scalar: UInt32) -> String {
        let digits = String(scalar, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}

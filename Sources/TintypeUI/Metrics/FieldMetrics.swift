import Foundation
import TintypeGraphics
import TintypeTree

/// The measures of text fields.
enum FieldMetrics {
    /// The height of a field without a border, in points: its font's line and leading (Semantics.md 13.1, 13.4; on iOS 22
    /// for the body, as measured, and 16 for macOS's body).
    static func lineHeight(in environment: EnvironmentValues) -> CGFloat {
        let size = ResolvedFont(environment).request.size
        let known: [CGFloat: CGFloat] = [
            34: 41, 28: 34, 22: 28, 20: 25, 17: 22, 16: 21, 15: 20, 13: 18, 12: 16, 11: 13,
        ]
        if environment.platform.name == .iOS, let height = known[size] { return height }
        return (size * 1.193).rounded(.up)
    }

    // MARK: Borders: 34 points high on iOS, 24 on macOS 26.5 (Semantics.md 13.5)

    /// The radius of the corners of a border, in points.
    static let cornerRadius: CGFloat = 6

    /// The insets from a border to the text, in points.
    static func padding(on platform: Platform) -> EdgeInsets {
        let end: CGFloat = platform.name == .macOS ? 4 : 6
        return EdgeInsets(top: end, leading: 7, bottom: end, trailing: 7)
    }

    /// The width of a border, where a pixel is of a length in points.
    static func borderWidth(pixelLength: CGFloat) -> CGFloat { max(pixelLength, 0.5) }

    /// The width of the line where text is typed, in points.
    static let caretWidth: CGFloat = 2

    // MARK: Editors

    /// UITextView's insets of its text: 8 above and below, 5 beside it, in points.
    static let editorInsets = EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5)

    /// The least height of an editor, in points: a line of the body and the insets.
    static let leastEditorHeight: CGFloat = 36
}

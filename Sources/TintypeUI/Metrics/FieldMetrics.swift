import Foundation
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
}

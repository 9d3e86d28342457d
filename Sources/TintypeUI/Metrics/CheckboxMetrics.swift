import Foundation

/// The measures of checkboxes and radio buttons, in points: 16 on macOS 26.5, and 5 to the label (Semantics.md 13.5).
enum CheckboxMetrics {
    static let size = CGSize(width: 16, height: 16)
    static let spacing: CGFloat = 5
}

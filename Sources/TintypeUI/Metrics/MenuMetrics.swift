import Foundation
import TintypeGraphics
import TintypeTree

/// The measures of what opens a menu or shows the chosen one of several values, in points.
///
/// 24 high on macOS 26.5 (Semantics.md 13.5); the padding of iOS is that of a button without a border. The rest is estimated
/// from pictures.
struct MenuMetrics {
    private let isMac: Bool

    init(_ platform: Platform) {
        isMac = platform.name == .macOS
    }

    /// The distance from the value to the arrows that say that there are others.
    var arrowSpacing: CGFloat { isMac ? 8 : 5 }
    var arrowFont: Font { isMac ? MenuMetrics.smallArrowFont : .system(size: 13, weight: .medium) }
    var padding: EdgeInsets {
        isMac
            ? EdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
            : EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    }
    /// nil for what the value and the padding need.
    var leastHeight: CGFloat? { isMac ? 24 : nil }
    var cornerRadius: CGFloat { 6 }

    /// The arrow of a menu of macOS, and its distance from the label.
    static let smallArrowFont = Font.system(size: 9, weight: .semibold)
    static let labelSpacing: CGFloat = 6

    // MARK: Rows

    /// The distance between the parts of a row, and between its label and its value at least.
    static let rowSpacing: CGFloat = 6
    static let leastRowGap: CGFloat = 8
    static let rowMarkFont = Font.system(size: 13, weight: .semibold)

    // MARK: Radio buttons

    /// The distance between radio buttons one below the other, and side by side.
    static let radioSpacing: CGFloat = 6
    static let radioSpacingInRow: CGFloat = 12
}

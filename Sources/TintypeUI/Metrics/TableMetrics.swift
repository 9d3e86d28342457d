import Foundation
import TintypeTree

/// The distances of a table, in points: AppKit's for macOS; elsewhere estimated from pictures.
struct TableMetrics {
    let isMac: Bool

    init(_ environment: EnvironmentValues) {
        isMac = environment.platform.name == .macOS
    }

    /// The distance between columns.
    var gap: CGFloat { isMac ? 17 : 16 }
    var headerHeight: CGFloat { isMac ? 28 : 38 }
    var headerFont: Font { isMac ? .system(size: 11, weight: .medium) : .footnote.weight(.semibold) }
    /// The distance from a title to the arrow of the order.
    var arrowSpacing: CGFloat { 4 }
    var arrowFont: Font { .system(size: isMac ? 9 : 11, weight: .semibold) }
    /// The height of the lines between the titles of the header; 0 for none.
    var lineHeight: CGFloat { isMac ? 16 : 0 }
    var lineWidth: CGFloat { 1 }

    /// The width of the mark of a row that holds others, and of the room before it for each row that holds the row.
    func markWidth(depth: Int) -> CGFloat { CGFloat(depth) * 16 + 12 }
    /// The distance from the mark to the first cell.
    var markSpacing: CGFloat { 6 }
    var markFont: Font { .system(size: 10, weight: .semibold) }
}

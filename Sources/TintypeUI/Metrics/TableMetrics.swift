import Foundation
import TintypeTree

/// The distances of a table, in points: AppKit's for macOS; elsewhere estimated from pictures.
struct TableMetrics {
    let isMac: Bool

    init(_ environment: EnvironmentValues) {
        isMac = environment.platform.name == .macOS
    }

    /// Between columns.
    var gap: CGFloat { isMac ? 17 : 16 }
    var headerHeight: CGFloat { isMac ? 28 : 38 }
    var headerFont: Font { isMac ? .system(size: 11, weight: .medium) : .footnote.weight(.semibold) }
    /// From a title to the arrow of the order.
    var arrowSpacing: CGFloat { 4 }
    var arrowFont: Font { .system(size: isMac ? 9 : 11, weight: .semibold) }
    /// Of the lines between the titles of the header; 0 for none.
    var lineHeight: CGFloat { isMac ? 16 : 0 }
    var lineWidth: CGFloat { 1 }

    /// Of a row that holds others: the width of its mark, as much more for each row that holds it, and the distance from
    /// its first cell.
    func markWidth(depth: Int) -> CGFloat { CGFloat(depth) * 16 + 12 }
    var markSpacing: CGFloat { 6 }
    var markFont: Font { .system(size: 10, weight: .semibold) }
}

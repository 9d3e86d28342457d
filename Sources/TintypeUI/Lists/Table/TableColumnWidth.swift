import Foundation

/// The width of a table's column, in points, with its limits.
struct TableColumnWidth: Hashable, Sendable {
    var minimum: CGFloat
    /// The width where the table has just enough room.
    var ideal: CGFloat
    var maximum: CGFloat

    /// A column of any width; AppKit gives new columns 100 points.
    static let flexible = TableColumnWidth(minimum: 10, ideal: 100, maximum: .infinity)

    init(minimum: CGFloat?, ideal: CGFloat?, maximum: CGFloat?) {
        let least = max(minimum ?? TableColumnWidth.flexible.minimum, 0)
        let most = max(maximum ?? .infinity, least)
        self.minimum = least
        self.maximum = most
        self.ideal = min(max(ideal ?? TableColumnWidth.flexible.ideal, least), most)
    }

    private init(minimum: CGFloat, ideal: CGFloat, maximum: CGFloat) {
        self.minimum = minimum
        self.ideal = ideal
        self.maximum = maximum
    }

    static func fixed(_ width: CGFloat) -> TableColumnWidth {
        TableColumnWidth(minimum: width, ideal: width, maximum: width)
    }
}

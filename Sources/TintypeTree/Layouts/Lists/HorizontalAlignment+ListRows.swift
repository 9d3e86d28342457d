import Foundation

extension HorizontalAlignment {
    private enum RowSeparatorLeading: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum RowSeparatorTrailing: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }

    /// Where the separator of a list's row begins: at the row's first text, unless a view in the row says otherwise.
    public static let listRowSeparatorLeading = HorizontalAlignment(RowSeparatorLeading.self)
    /// Where the separator of a list's row ends.
    public static let listRowSeparatorTrailing = HorizontalAlignment(RowSeparatorTrailing.self)
}

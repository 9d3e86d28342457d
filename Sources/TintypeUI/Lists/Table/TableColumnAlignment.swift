public import Foundation
import TintypeTree

/// The alignment of the cells of a column: SwiftUI's type.
public struct TableColumnAlignment: Hashable, Sendable {
    enum Storage: Hashable, Sendable {
        case leading
        case center
        case trailing
    }

    let storage: Storage

    /// As numbers and texts usually stand: texts are at the leading edge, which all cells are here.
    public static let automatic = TableColumnAlignment(storage: .leading)
    public static let leading = TableColumnAlignment(storage: .leading)
    public static let center = TableColumnAlignment(storage: .center)
    public static let trailing = TableColumnAlignment(storage: .trailing)
    /// Numbers at the trailing edge.
    public static let numeric = TableColumnAlignment(storage: .trailing)

    public static func numeric(_ numberingSystem: Locale.NumberingSystem) -> TableColumnAlignment { numeric }

    var guide: HorizontalAlignment {
        switch storage {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}

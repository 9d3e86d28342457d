import Foundation

/// The part of a row in a collection's list: its look, and the rows around it.
struct CollectionListRow {
    /// The kind of a row.
    enum Role {
        case cell, header, footer
    }

    let configuration: UICollectionLayoutListConfiguration
    var role = Role.cell
    /// Indicates whether the row is the first or the last one on its section's surface.
    var isFirst = false
    var isLast = false
    /// The lines above and below the row, as the list and its handler say.
    var lines: UIListSeparatorConfiguration
}

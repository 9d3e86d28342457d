import Foundation

/// The changes of a table's or a collection's data that are made at once. As in UIKit, what goes is named as it was before all of
/// them, and what comes as it is after.
struct ListUpdates {
    var deletedSections = IndexSet()
    var insertedSections = IndexSet()
    var reloadedSections = IndexSet()
    var movedSections: [Int: Int] = [:]
    var deleted: Set<IndexPath> = []
    var inserted: Set<IndexPath> = []
    var reloaded: Set<IndexPath> = []
    var reconfigured: Set<IndexPath> = []
    var moved: [IndexPath: IndexPath] = [:]

    /// Indicates whether sections come, go or are asked for again, and with them their headers and footers.
    var changesSections: Bool {
        !deletedSections.isEmpty || !insertedSections.isEmpty || !reloadedSections.isEmpty || !movedSections.isEmpty
    }
}

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

    /// The place of a section after the changes; nil for one that is gone.
    func section(_ old: Int) -> Int? {
        if let goal = movedSections[old] { return goal }
        guard !deletedSections.contains(old) else { return nil }
        let rank = old - deletedSections.count(in: 0..<old) - movedSections.keys.count { $0 < old }
        return ListUpdates.free(rank) { insertedSections.contains($0) || movedSections.values.contains($0) }
    }

    /// The place of a row or an item after the changes; nil for one that is gone.
    func path(_ old: IndexPath) -> IndexPath? {
        if let goal = moved[old] { return goal }
        guard old.count == 2, !deleted.contains(old), let section = section(old.section) else { return nil }
        let left = deleted.union(moved.keys).count { $0.section == old.section && $0.item < old.item }
        let arrived = inserted.union(moved.values).filter { $0.section == section }
        return IndexPath(
            item: ListUpdates.free(old.item - left) { arrived.contains(IndexPath(item: $0, section: section)) },
            section: section)
    }

    /// The place after the changes of a row or an item whose cell stays; nil for one that is gone or asked for again.
    func kept(_ old: IndexPath) -> IndexPath? {
        reloaded.contains(old) || reloadedSections.contains(old.section) ? nil : path(old)
    }

    /// The number of a rank among the numbers that are not taken.
    private static func free(_ rank: Int, isTaken: (Int) -> Bool) -> Int {
        var (number, left) = (0, rank)
        while isTaken(number) || left > 0 {
            if !isTaken(number) { left -= 1 }
            number += 1
        }
        return number
    }
}

import Foundation

/// The way from one snapshot to another: where the sections and items of the first are in the second.
struct SnapshotChange<Section: Hashable, Item: Hashable> {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>
    private let old: Snapshot
    private let new: Snapshot
    private let reloaded: Set<Item>
    private let reloadedSections: Set<Section>

    init(from old: Snapshot, to new: Snapshot) {
        (self.old, self.new) = (old, new)
        (reloaded, reloadedSections) = (Set(new.reloadedItemIdentifiers), Set(new.reloadedSectionIdentifiers))
    }

    var changesSections: Bool { old.sectionIdentifiers != new.sectionIdentifiers || !reloadedSections.isEmpty }

    func path(_ path: IndexPath) -> IndexPath? { old.item(at: path).flatMap(new.indexPath) }

    /// The place of an item whose cell stays; nil for one that is gone or asked for again.
    func kept(_ path: IndexPath) -> IndexPath? {
        guard let item = old.item(at: path), !reloaded.contains(item), let goal = new.indexPath(of: item),
            let section = new.section(at: goal.section), !reloadedSections.contains(section)
        else { return nil }
        return goal
    }

    func section(_ index: Int) -> Int? {
        guard let section = old.section(at: index), !reloadedSections.contains(section) else { return nil }
        return new.indexOfSection(section)
    }

    /// The places of the items whose cells are filled anew.
    var reconfigured: [IndexPath] { new.reconfiguredItemIdentifiers.compactMap(new.indexPath) }
}

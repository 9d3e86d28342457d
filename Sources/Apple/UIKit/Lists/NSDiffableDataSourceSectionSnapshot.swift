/// The items of a section at a moment, as a tree. UIKit's type.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable>: @unchecked Sendable {
    /// The items in order, those below others behind them.
    public private(set) var items: [ItemIdentifierType] = []
    private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
    private var expanded: Set<ItemIdentifierType> = []

    public init() {}

    /// Creates a copy of a snapshot.
    public init(_ snapshot: Self) { self = snapshot }

    /// The items that stand below none, and those that are seen.
    public var rootItems: [ItemIdentifierType] { items.filter { parents[$0] == nil } }
    public var visibleItems: [ItemIdentifierType] { items.filter(isVisible) }

    /// Adds items below another, or below none.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        guard let parent else {
            self.items += items
            return
        }
        let last = self.items.lastIndex { $0 == parent || isBelow($0, parent) } ?? self.items.count - 1
        self.items.insert(contentsOf: items, at: last + 1)
        for item in items { parents[item] = parent }
    }
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        insert(items, beside: item, 0)
    }
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        insert(items, beside: item, reach(of: item))
    }

    /// Puts another tree before or after an item, below the same item.
    public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) { insert(snapshot, beside: item, 0) }
    public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) {
        insert(snapshot, beside: item, reach(of: item))
    }

    private mutating func insert(_ snapshot: Self, beside item: ItemIdentifierType, _ offset: Int) {
        guard items.contains(item) else { return }
        insert(snapshot.items, beside: item, offset)
        parents.merge(snapshot.parents) { $1 }
        expanded.formUnion(snapshot.expanded)
    }

    /// The number of an item and of those below it, which stand behind it.
    private func reach(of item: ItemIdentifierType) -> Int { 1 + items.count { isBelow($0, item) } }

    private mutating func insert(_ new: [ItemIdentifierType], beside item: ItemIdentifierType, _ offset: Int) {
        guard let place = items.firstIndex(of: item) else { return }
        items.insert(contentsOf: new, at: place + offset)
        for each in new { parents[each] = parents[item] }
    }

    /// Takes items out, with those below them.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        let gone = Set(self.items.filter { item in items.contains { $0 == item || isBelow(item, $0) } })
        self.items.removeAll(where: gone.contains)
    }
    public mutating func deleteAll() { self = Self() }

    /// Shows or hides what stands below items.
    public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items) }
    public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

    /// The facts of an item.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        guard let parent = parents[item] else { return items.contains(item) }
        return expanded.contains(parent) && isVisible(parent)
    }
    public func contains(_ item: ItemIdentifierType) -> Bool { items.contains(item) }
    public func level(of item: ItemIdentifierType) -> Int { parents[item].map { level(of: $0) + 1 } ?? 0 }
    public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }
    public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
        var part = Self()
        if includingParent { part.append([parent]) }
        for item in items where isBelow(item, parent) {
            let above = parents[item].flatMap { $0 == parent && !includingParent ? nil : $0 }
            part.append([item], to: above)
        }
        return part
    }

    /// Puts the items of another tree below an item, in the place of those that were there.
    public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
        delete(items.filter { isBelow($0, parent) })
        for item in snapshot.items { append([item], to: snapshot.parents[item] ?? parent) }
        expanded.formUnion(snapshot.expanded)
    }

    /// The tree as text: a line for each item, further in by its level.
    public func visualDescription() -> String {
        items.map { item in
            let sign = items.contains { parents[$0] == item } ? isExpanded(item) ? "- " : "+ " : "* "
            return String(repeating: "    ", count: level(of: item)) + sign + "\(item)"
        }
        .joined(separator: "\n")
    }

    private func isBelow(_ item: ItemIdentifierType, _ ancestor: ItemIdentifierType) -> Bool {
        guard let parent = parents[item] else { return false }
        return parent == ancestor || isBelow(parent, ancestor)
    }
}

extension UICollectionViewDiffableDataSource {
    /// The closures that are asked, and told, when a finger moves cells by their handles.
    public struct ReorderingHandlers {
        /// Answers whether an item may be moved.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        /// Told before and after cells are moved.
        public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

        public init() {}
    }

    /// The closures that are asked, and told, when a finger opens an item or closes it.
    public struct SectionSnapshotHandlers<Item: Hashable> {
        /// Asked before, and told when, an item opens or closes.
        public var shouldExpandItem: ((Item) -> Bool)?
        public var willExpandItem: ((Item) -> Void)?
        public var shouldCollapseItem: ((Item) -> Bool)?
        public var willCollapseItem: ((Item) -> Void)?
        public var snapshotForExpandingParent:
            ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?

        public init() {}
    }

    /// Takes the items of one section, at once; those that are seen are its cells.
    public func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        onMainQueue { [self] in
            take(snapshot, of: section)
            completion?()
        }
    }

    public func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true
    ) async { apply(snapshot, to: section, animatingDifferences: animatingDifferences, completion: nil) }

    /// The items of one section, as the tree that they were given as.
    public func snapshot(
        for section: SectionIdentifierType
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> { outline(of: section) }
}

/// A change of a list by a person. UIKit's type.
public struct NSDiffableDataSourceTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    /// The snapshots before and after.
    public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    public let difference: CollectionDifference<ItemIdentifierType>
    public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}

/// A change of the order of a section. UIKit's type.
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    /// The section, and its snapshots before and after.
    public let sectionIdentifier: SectionIdentifierType
    public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    public let difference: CollectionDifference<ItemIdentifierType>
}

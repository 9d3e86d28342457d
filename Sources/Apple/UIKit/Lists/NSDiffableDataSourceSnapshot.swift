import Foundation

/// The sections and items of a list at a moment. UIKit's type.
public struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: @unchecked Sendable {
    private var sections: [(section: SectionIdentifierType, items: [ItemIdentifierType])] = []
    /// All items, among which those that are added are looked for.
    private var known: Set<ItemIdentifierType> = []
    /// The items and sections that were reloaded.
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

    public init() {}

    /// The sections and items in order.
    public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
    public var numberOfSections: Int { sections.count }
    public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.section) }
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        itemIdentifiers(inSection: identifier).count
    }
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        sections.first { $0.section == identifier }?.items ?? []
    }
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        sections.first { $0.items.contains(identifier) }?.section
    }
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sections.firstIndex { $0.section == identifier }
    }

    /// Adds items at the end of a section, of the last one by itself, or beside another item.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        let index = sectionIdentifier.flatMap(indexOfSection) ?? sections.count - 1
        guard sections.indices.contains(index) else { return }
        deleteItems(identifiers)
        sections[index].items += identifiers
        known.formUnion(identifiers)
    }
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        insert(identifiers, beside: beforeIdentifier, 0)
    }
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType)
    {
        insert(identifiers, beside: afterIdentifier, 1)
    }
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        insert([identifier], beside: toIdentifier, 0)
    }
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        insert([identifier], beside: toIdentifier, 1)
    }

    private mutating func insert(_ items: [ItemIdentifierType], beside other: ItemIdentifierType, _ offset: Int) {
        deleteItems(items.filter { $0 != other })
        for index in sections.indices {
            guard let place = sections[index].items.firstIndex(of: other) else { continue }
            sections[index].items.insert(contentsOf: items.filter { $0 != other }, at: place + offset)
            known.formUnion(items)
            return
        }
    }

    /// Takes items out, or marks them as changed.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let gone = known.intersection(identifiers)
        guard !gone.isEmpty else { return }
        known.subtract(gone)
        for index in sections.indices { sections[index].items.removeAll(where: gone.contains) }
    }
    public mutating func deleteAllItems() { (sections, known) = ([], []) }
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) { reloadedItemIdentifiers += identifiers }
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        reconfiguredItemIdentifiers += identifiers
    }

    /// Adds, takes out or marks sections.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        sections += identifiers.map { ($0, []) }
    }
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        guard let index = indexOfSection(toIdentifier) else { return }
        sections.insert(contentsOf: identifiers.map { ($0, []) }, at: index)
    }
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        guard let index = indexOfSection(toIdentifier) else { return }
        sections.insert(contentsOf: identifiers.map { ($0, []) }, at: index + 1)
    }
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        let gone = Set(identifiers)
        for entry in sections where gone.contains(entry.section) { known.subtract(entry.items) }
        sections.removeAll { gone.contains($0.section) }
    }
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) { move(identifier, beside: toIdentifier, 0) }
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) { move(identifier, beside: toIdentifier, 1) }

    private mutating func move(_ section: SectionIdentifierType, beside other: SectionIdentifierType, _ offset: Int) {
        guard section != other, let from = indexOfSection(section), indexOfSection(other) != nil else { return }
        let moved = sections.remove(at: from)
        sections.insert(moved, at: (indexOfSection(other) ?? sections.count) + offset)
    }

    /// Notes sections as reloaded.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        reloadedSectionIdentifiers += identifiers
    }

    /// The snapshot once it is shown: nothing is still to be reloaded.
    var settled: NSDiffableDataSourceSnapshot {
        var settled = self
        (settled.reloadedItemIdentifiers, settled.reconfiguredItemIdentifiers) = ([], [])
        settled.reloadedSectionIdentifiers = []
        return settled
    }

    /// The section of an index, and the number of its items.
    func section(at index: Int) -> SectionIdentifierType? {
        sections.indices.contains(index) ? sections[index].section : nil
    }
    func count(at index: Int) -> Int { sections.indices.contains(index) ? sections[index].items.count : 0 }

    func item(at indexPath: IndexPath) -> ItemIdentifierType? {
        guard sections.indices.contains(indexPath.section) else { return nil }
        let items = sections[indexPath.section].items
        return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
    }

    func indexPath(of item: ItemIdentifierType) -> IndexPath? {
        for (section, entry) in sections.enumerated() {
            if let index = entry.items.firstIndex(of: item) { return IndexPath(item: index, section: section) }
        }
        return nil
    }
}

public import Foundation

/// The sections and items of a list at a moment, as an object. UIKit's class; CoreData hands it out as well, so that it stands below
/// both.
open class NSDiffableDataSourceSnapshotReference: NSObject, NSCopying, @unchecked Sendable {
    /// The sections with their items, in order.
    public private(set) var _sections: [(section: AnyHashable, items: [AnyHashable])] = []

    public override init() {}

    /// Creates the object of sections.
    public init(_sections: [(section: AnyHashable, items: [AnyHashable])]) {
        self._sections = _sections
    }

    open func copy(with zone: NSZone? = nil) -> Any { NSDiffableDataSourceSnapshotReference(_sections: _sections) }

    /// The sections and items in order.
    open var numberOfItems: Int { _sections.reduce(0) { $0 + $1.items.count } }
    open var numberOfSections: Int { _sections.count }
    open var sectionIdentifiers: [Any] { _sections.map(\.section.base) }
    open var itemIdentifiers: [Any] { _sections.flatMap(\.items).map(\.base) }
    open func numberOfItems(inSection sectionIdentifier: Any) -> Int {
        itemIdentifiersInSection(withIdentifier: sectionIdentifier).count
    }
    open func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
        guard let key = sectionIdentifier as? AnyHashable else { return [] }
        return _sections.first { $0.section == key }?.items.map(\.base) ?? []
    }
    open func sectionIdentifierForSection(containingItemIdentifier itemIdentifier: Any) -> Any? {
        guard let key = itemIdentifier as? AnyHashable else { return nil }
        return _sections.first { $0.items.contains(key) }?.section.base
    }
    open func index(ofItemIdentifier itemIdentifier: Any) -> Int {
        guard let key = itemIdentifier as? AnyHashable else { return NSNotFound }
        return _sections.flatMap(\.items).firstIndex(of: key) ?? NSNotFound
    }
    open func index(ofSectionIdentifier sectionIdentifier: Any) -> Int {
        guard let key = sectionIdentifier as? AnyHashable else { return NSNotFound }
        return _sections.firstIndex { $0.section == key } ?? NSNotFound
    }

    /// Adds sections at the end, and items at the end of the last section or of another.
    open func appendSections(withIdentifiers sectionIdentifiers: [Any]) {
        _sections += sectionIdentifiers.compactMap { $0 as? AnyHashable }.map { ($0, []) }
    }
    open func appendItems(withIdentifiers identifiers: [Any]) {
        guard !_sections.isEmpty else { return }
        _sections[_sections.count - 1].items += identifiers.compactMap { $0 as? AnyHashable }
    }
    open func appendItems(withIdentifiers identifiers: [Any], intoSectionWithIdentifier sectionIdentifier: Any) {
        let place = index(ofSectionIdentifier: sectionIdentifier)
        guard _sections.indices.contains(place) else { return }
        _sections[place].items += identifiers.compactMap { $0 as? AnyHashable }
    }

    /// Takes items or sections out.
    open func deleteItems(withIdentifiers identifiers: [Any]) {
        let gone = Set(identifiers.compactMap { $0 as? AnyHashable })
        for place in _sections.indices { _sections[place].items.removeAll(where: gone.contains) }
    }
    open func deleteAllItems() { _sections = [] }
    open func deleteSections(withIdentifiers sectionIdentifiers: [Any]) {
        let gone = Set(sectionIdentifiers.compactMap { $0 as? AnyHashable })
        _sections.removeAll { gone.contains($0.section) }
    }
}

extension NSDiffableDataSourceSnapshot: _ObjectiveCBridgeable {
    /// The snapshot as an object, and the snapshot of one: that of sections and items of other types is not there.
    public func _bridgeToObjectiveC() -> NSDiffableDataSourceSnapshotReference {
        NSDiffableDataSourceSnapshotReference(
            _sections: sectionIdentifiers.map { section in
                (AnyHashable(section), itemIdentifiers(inSection: section).map { AnyHashable($0) })
            })
    }
    public static func _forceBridgeFromObjectiveC(
        _ source: NSDiffableDataSourceSnapshotReference, result: inout Self?
    ) {
        guard _conditionallyBridgeFromObjectiveC(source, result: &result) else {
            preconditionFailure("the snapshot has no sections of \(SectionIdentifierType.self)")
        }
    }
    @discardableResult
    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSDiffableDataSourceSnapshotReference, result: inout Self?
    ) -> Bool {
        var snapshot = Self()
        for entry in source._sections {
            let items = entry.items.compactMap { $0.base as? ItemIdentifierType }
            guard let section = entry.section.base as? SectionIdentifierType, items.count == entry.items.count else {
                return false
            }
            snapshot.appendSections([section])
            snapshot.appendItems(items, toSection: section)
        }
        result = snapshot
        return true
    }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSDiffableDataSourceSnapshotReference?) -> Self {
        var result: Self?
        if let source { _forceBridgeFromObjectiveC(source, result: &result) }
        return result ?? Self()
    }
}

public import Foundation
public import FoundationOverlay

/// The data of a collection as snapshots that are objects. UIKit's class.
@MainActor @preconcurrency
open class UICollectionViewDiffableDataSourceReference: NSObject, UICollectionViewDataSource {
    /// The closures that make the cell of an item, and a view beside cells.
    public typealias CellProvider = (UICollectionView, IndexPath, Any) -> UICollectionViewCell?
    public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView?
    private let data: UICollectionViewDiffableDataSource<AnyHashable, AnyHashable>
    open var supplementaryViewProvider: SupplementaryViewProvider? {
        didSet { data.supplementaryViewProvider = supplementaryViewProvider }
    }

    /// Creates the data of a collection.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        data = UICollectionViewDiffableDataSource(collectionView: collectionView) { cellProvider($0, $1, $2.base) }
        super.init()
        collectionView.dataSource = self
    }

    /// Takes a snapshot, at once.
    open func applySnapshot(
        _ snapshot: NSDiffableDataSourceSnapshotReference, animatingDifferences: Bool, completion: (() -> Void)? = nil
    ) {
        data.apply(
            NSDiffableDataSourceSnapshot<AnyHashable, AnyHashable>._unconditionallyBridgeFromObjectiveC(snapshot),
            animatingDifferences: animatingDifferences, completion: completion)
    }
    open func applySnapshot(usingReloadData snapshot: NSDiffableDataSourceSnapshotReference) {
        applySnapshot(snapshot, animatingDifferences: false)
    }

    /// The snapshot, and the places of items.
    open func snapshot() -> NSDiffableDataSourceSnapshotReference { data.snapshot()._bridgeToObjectiveC() }
    open func itemIdentifier(for indexPath: IndexPath) -> Any? { data.itemIdentifier(for: indexPath)?.base }
    open func indexPath(forItemIdentifier identifier: Any) -> IndexPath? {
        (identifier as? AnyHashable).flatMap { data.indexPath(for: $0) }
    }
    open func sectionIdentifier(for index: Int) -> Any? { data.sectionIdentifier(for: index)?.base }

    /// The data, for the collection.
    open func numberOfSections(in collectionView: UICollectionView) -> Int {
        data.numberOfSections(in: collectionView)
    }
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        data.collectionView(collectionView, numberOfItemsInSection: section)
    }
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { data.collectionView(collectionView, cellForItemAt: indexPath) }
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        data.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
    }
}

public import Foundation

/// Does work on the main queue: at once for whoever is on it, and else once it comes to it. Apps apply snapshots on other threads.
@MainActor
func onMainQueue(_ work: @escaping @MainActor () -> Void) {
    guard !DispatchQueue.isOnMain else { return work() }
    DispatchQueue.main.async { MainActor.assumeIsolated { work() } }
}

/// The data of a table as snapshots. UIKit's class.
@MainActor @preconcurrency
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
    UITableViewDataSource
{
    /// The closure that makes the cell of an item.
    public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?
    private let cellProvider: CellProvider
    private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
    private weak var table: UITableView?
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    /// Creates the data of a table.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.cellProvider = cellProvider
        super.init()
        table = tableView
        tableView.dataSource = self
    }

    /// Shows a snapshot in the place of the one before: items that were chosen stay so.
    private func take(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) {
        let change = SnapshotChange(from: current, to: snapshot)
        current = snapshot.settled
        guard let table else { return }
        if change.changesSections { table.askForHeadersAgain() }
        table.moveRows(kept: change.kept, chosen: change.path)
        table.reconfigure(change.reconfigured)
    }

    /// Shows a snapshot whose rows are all asked for.
    private func reload(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) {
        take(snapshot)
        table?.askAgain()
    }

    /// Takes a snapshot, at once: the table is laid out with its items.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        onMainQueue { [self] in
            take(snapshot)
            completion?()
        }
    }
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async { take(snapshot) }
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        onMainQueue { [self] in
            reload(snapshot)
            completion?()
        }
    }
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async { reload(snapshot) }

    /// The snapshot, and the places of items.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { current.indexPath(of: itemIdentifier) }
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        current.indexOfSection(sectionIdentifier)
    }
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        current.section(at: index)
    }

    /// The data, for the table.
    open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        current.count(at: section)
    }
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        current.item(at: indexPath).flatMap { cellProvider(tableView, indexPath, $0) }
            ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    open func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }
}

/// The data of a collection as snapshots. UIKit's class.
@MainActor @preconcurrency
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
    UICollectionViewDataSource
{
    /// The closures that make the cell of an item, and a view beside cells.
    public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
    public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView?
    private let cellProvider: CellProvider
    private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
    /// The trees of sections that were said as such.
    private var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
    private weak var collectionView: UICollectionView?
    open var supplementaryViewProvider: SupplementaryViewProvider?
    open var reorderingHandlers = ReorderingHandlers()
    open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

    /// Creates the data of a collection.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.cellProvider = cellProvider
        self.collectionView = collectionView
        super.init()
        collectionView.dataSource = self
    }

    /// Shows a snapshot in the place of the one before: items that were chosen stay so, and trees that it changes are lists.
    func take(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) {
        let change = SnapshotChange(from: current, to: snapshot)
        current = snapshot.settled
        outlines = outlines.filter { $1.visibleItems == snapshot.itemIdentifiers(inSection: $0) }
        guard let collectionView else { return }
        collectionView.moveViews(kept: change.kept, chosen: change.path, section: change.section)
        for (element, view) in collectionView.shownViews where element.kind == nil {
            guard let cell = view as? UICollectionViewCell, let item = current.item(at: element.indexPath) else {
                continue
            }
            tell(cell, item, element.indexPath.section)
        }
        collectionView.choose(collectionView.indexPathsForSelectedItems ?? [])
        collectionView.reconfigure(change.reconfigured)
    }

    /// Shows a snapshot whose items are all asked for.
    private func reload(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) {
        take(snapshot)
        let chosen = collectionView?.indexPathsForSelectedItems ?? []
        collectionView?.takeData()
        collectionView?.choose(chosen)
    }

    /// Takes the tree of a section, whose items that are seen are its cells.
    func take(
        _ outline: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, of section: SectionIdentifierType
    ) {
        var whole = current
        if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
        whole.deleteItems(whole.itemIdentifiers(inSection: section))
        whole.appendItems(outline.visibleItems, toSection: section)
        outlines[section] = outline
        take(whole)
    }

    /// The tree of a section: one that was said, or its items as a list.
    func outline(of section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        if let outline = outlines[section] { return outline }
        var outline = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        outline.append(current.itemIdentifiers(inSection: section))
        return outline
    }

    /// Tells a cell of its item's place in the tree.
    private func tell(_ cell: UICollectionViewCell, _ item: ItemIdentifierType, _ section: Int) {
        guard let outline = sectionIdentifier(for: section).flatMap({ outlines[$0] }), outline.contains(item) else {
            return
        }
        cell.isExpanded = outline.isExpanded(item)
        guard let row = cell as? UICollectionViewListCell else { return }
        // Items below a section's header stand where they would without it.
        let header = row.expectedRow?.configuration.headerMode == .firstItemInSection ? 1 : 0
        row.indentationLevel = max(0, outline.level(of: item) - header)
    }

    /// Takes a snapshot, at once: the collection is laid out with its items.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        onMainQueue { [self] in
            take(snapshot)
            completion?()
        }
    }
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async { take(snapshot) }
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        onMainQueue { [self] in
            reload(snapshot)
            completion?()
        }
    }
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async { reload(snapshot) }

    /// The snapshot, and the places of items.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { current.indexPath(of: itemIdentifier) }
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        current.indexOfSection(sectionIdentifier)
    }
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        current.section(at: index)
    }

    /// The data, for the collection.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        current.count(at: section)
    }
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let item = current.item(at: indexPath), let cell = cellProvider(collectionView, indexPath, item) else {
            return UICollectionViewCell(frame: .zero)
        }
        tell(cell, item, indexPath.section)
        return cell
    }
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView(frame: .zero)
    }
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        itemIdentifier(for: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
    }
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
    open func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(item: 0, section: index) }
}

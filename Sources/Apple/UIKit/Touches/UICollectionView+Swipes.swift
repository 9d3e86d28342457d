import Foundation

extension UICollectionView: SwipingList {
    func swipedRow(at point: CGPoint) -> IndexPath? {
        guard !isEditing, let path = indexPathForItem(at: point), listRow(path)?.role == .cell else { return nil }
        return path
    }

    /// The part of an item's cell in a list; nil where it is in none.
    private func listRow(_ path: IndexPath) -> CollectionListRow? {
        (cellForItem(at: path) as? UICollectionViewListCell)?.place?.row
    }

    func cell(ofRow path: IndexPath) -> UIView? { cellForItem(at: path) }

    func restPlace(ofRow path: IndexPath) -> CGRect? {
        layoutAttributesForItem(at: path).map { mirrored($0).frame }
    }

    func swipeActions(_ path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration? {
        guard let list = listRow(path)?.configuration else { return nil }
        return isTrailing
            ? list.trailingSwipeActionsConfigurationProvider?(path)
            : list.leadingSwipeActionsConfigurationProvider?(path)
    }

    func swipeDidChange(_ path: IndexPath, isOpen: Bool) {
        guard let cell = cellForItem(at: path), cell.isSwiped != isOpen else { return }
        cell.isSwiped = isOpen
    }
}

extension UICollectionView: MovingList {
    func movedRow(at point: CGPoint) -> IndexPath? {
        guard let path = indexPathForItem(at: point), let cell = cellForItem(at: path) as? UICollectionViewListCell,
            dataSource?.collectionView(self, canMoveItemAt: path) == true, let handle = cell.reorderHandle
        else { return nil }
        let place = handle.convert(handle.bounds, to: self)
        return place.insetBy(dx: -CellSign.reorder.margin, dy: -cell.bounds.height).contains(point) ? path : nil
    }

    func goal(ofMoved path: IndexPath, at y: CGFloat) -> IndexPath {
        guard let own = restPlace(ofRow: path) else { return path }
        var (below, above): (IndexPath?, IndexPath?)
        for other in indexPathsForVisibleItems where other != path {
            guard let place = restPlace(ofRow: other) else { continue }
            if place.midY > own.midY, y > place.minY {
                // In another section the item stands below those that it has passed.
                let isOwn = other.section == path.section
                below = isOwn ? other : IndexPath(item: other.item + 1, section: other.section)
            }
            if above == nil, place.midY < own.midY, y < place.maxY { above = other }
        }
        return below ?? above ?? path
    }

    func finishMove(from path: IndexPath, to proposed: IndexPath) {
        let goal =
            delegate?.collectionView(self, targetIndexPathForMoveFromItemAt: path, toProposedIndexPath: proposed)
            ?? proposed
        guard goal != path else { return }
        if let data = dataSource as? any SnapshotData { return data.reorder(from: path, to: goal) }
        dataSource?.collectionView(self, moveItemAt: path, to: goal)
        moveItem(at: path, to: goal)
    }
}

/// The data of a collection as snapshots, which a finger changes.
@MainActor
protocol SnapshotData {
    /// Opens an item of a tree, or closes it. Answers whether the item is in a tree.
    func toggleItem(at path: IndexPath) -> Bool
    func reorder(from path: IndexPath, to goal: IndexPath)
}

extension UICollectionViewDiffableDataSource: SnapshotData {
    func toggleItem(at path: IndexPath) -> Bool {
        guard let item = itemIdentifier(for: path), let section = sectionIdentifier(for: path.section) else {
            return false
        }
        var outline = outline(of: section)
        guard outline.contains(item) else { return false }
        let handlers = sectionSnapshotHandlers
        if outline.isExpanded(item) {
            guard handlers.shouldCollapseItem?(item) != false else { return true }
            handlers.willCollapseItem?(item)
            outline.collapse([item])
        } else {
            guard handlers.shouldExpandItem?(item) != false else { return true }
            handlers.willExpandItem?(item)
            if let provider = handlers.snapshotForExpandingParent {
                outline.replace(childrenOf: item, using: provider(item, outline.snapshot(of: item)))
            }
            outline.expand([item])
        }
        take(outline, of: section)
        return true
    }

    func reorder(from path: IndexPath, to goal: IndexPath) {
        let before = snapshot()
        guard let item = before.item(at: path), let section = before.section(at: goal.section) else { return }
        var after = before
        after.deleteItems([item])
        let others = after.itemIdentifiers(inSection: section)
        if goal.item < others.count {
            after.insertItems([item], beforeItem: others[goal.item])
        } else {
            after.appendItems([item], toSection: section)
        }
        let sections = Set([path.section, goal.section].compactMap(before.section))
        let changes = sections.map { section in
            let (old, new) = (before.itemIdentifiers(inSection: section), after.itemIdentifiers(inSection: section))
            var (first, last) = (
                NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>(),
                NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
            )
            first.append(old)
            last.append(new)
            return NSDiffableDataSourceSectionTransaction(
                sectionIdentifier: section, initialSnapshot: first, finalSnapshot: last,
                difference: new.difference(from: old))
        }
        let transaction = NSDiffableDataSourceTransaction(
            initialSnapshot: before, finalSnapshot: after,
            difference: after.itemIdentifiers.difference(from: before.itemIdentifiers), sectionTransactions: changes)
        reorderingHandlers.willReorder?(transaction)
        take(after)
        reorderingHandlers.didReorder?(transaction)
    }
}

import Foundation

extension UICollectionView {
    /// The item whose cell a touch met.
    private func item(of touch: UITouch?) -> IndexPath? {
        sequence(first: touch?.view ?? self, next: \.superview).lazy.compactMap { $0 as? UICollectionViewCell }
            .first { $0.superview === self }.flatMap { indexPath(for: $0) }
    }

    private var choosesItems: Bool {
        isEditing ? allowsSelectionDuringEditing || severalDuringEditing : allowsSelection
    }
    private var severalDuringEditing: Bool { allowsMultipleSelectionDuringEditing }
    var choosesSeveral: Bool { isEditing ? severalDuringEditing : allowsMultipleSelection }

    /// - Returns: False where no item answers.
    func beginTouch(_ touch: UITouch?) -> Bool {
        if rowSwipe.isOpen {
            // The touch does nothing but bring the row back.
            rowSwipe.closesAtEnd = true
            return true
        }
        guard let path = item(of: touch) else { return false }
        if let sign = touch?.view as? CellSignView, sign.press != nil {
            touchedSign = sign
            return true
        }
        guard togglesWhole(path) || choosesItems,
            delegate?.collectionView(self, shouldHighlightItemAt: path) != false
        else { return false }
        touchedItem = path
        cellForItem(at: path)?.isHighlighted = true
        delegate?.collectionView(self, didHighlightItemAt: path)
        return true
    }

    func endTouch(_ touch: UITouch?) -> Bool {
        if rowSwipe.closesAtEnd {
            rowSwipe.closesAtEnd = false
            rowSwipe.close()
            return true
        }
        if let sign = touchedSign {
            touchedSign = nil
            sign.press?()
            return true
        }
        guard let path = touchedItem else { return false }
        unhighlight(path)
        if togglesWhole(path), (dataSource as? any SnapshotData)?.toggleItem(at: path) == true { return true }
        choose(item: path)
        return true
    }

    func cancelTouch() -> Bool {
        rowSwipe.closesAtEnd = false
        if touchedSign != nil {
            touchedSign = nil
            return true
        }
        guard let path = touchedItem else { return false }
        unhighlight(path)
        return true
    }

    /// Indicates whether a touch anywhere on an item opens or closes what is below it.
    private func togglesWhole(_ path: IndexPath) -> Bool {
        (cellForItem(at: path) as? UICollectionViewListCell)?.togglesWhole ?? false
    }

    private func unhighlight(_ path: IndexPath) {
        touchedItem = nil
        cellForItem(at: path)?.isHighlighted = false
        delegate?.collectionView(self, didUnhighlightItemAt: path)
    }

    /// Chooses an item as a finger does, or drops it where several can be chosen.
    private func choose(item path: IndexPath) {
        let chosen = indexPathsForSelectedItems ?? []
        if choosesSeveral, chosen.contains(path) {
            guard delegate?.collectionView(self, shouldDeselectItemAt: path) != false else { return }
            deselectItem(at: path, animated: true)
            delegate?.collectionView(self, didDeselectItemAt: path)
            return
        }
        guard delegate?.collectionView(self, shouldSelectItemAt: path) != false else { return }
        selectItem(at: path, animated: false, scrollPosition: [])
        if !choosesSeveral {
            for old in chosen where old != path { delegate?.collectionView(self, didDeselectItemAt: old) }
        }
        delegate?.collectionView(self, didSelectItemAt: path)
        if !isEditing { delegate?.collectionView(self, performPrimaryActionForItemAt: path) }
    }
}

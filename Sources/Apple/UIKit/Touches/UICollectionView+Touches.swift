import Foundation

extension UICollectionView {
    /// The item whose cell a touch met.
    private func item(of touch: UITouch?) -> IndexPath? {
        sequence(first: touch?.view ?? self, next: \.superview).lazy.compactMap { $0 as? UICollectionViewCell }
            .first { $0.superview === self }.flatMap { indexPath(for: $0) }
    }

    /// - Returns: False where no item answers.
    func beginTouch(_ touch: UITouch?) -> Bool {
        guard let path = item(of: touch), allowsSelection,
            delegate?.collectionView(self, shouldHighlightItemAt: path) != false
        else { return false }
        touchedItem = path
        cellForItem(at: path)?.isHighlighted = true
        delegate?.collectionView(self, didHighlightItemAt: path)
        return true
    }

    func endTouch(_ touch: UITouch?) -> Bool {
        guard let path = touchedItem else { return false }
        unhighlight(path)
        choose(item: path)
        return true
    }

    func cancelTouch() -> Bool {
        guard let path = touchedItem else { return false }
        unhighlight(path)
        return true
    }

    private func unhighlight(_ path: IndexPath) {
        touchedItem = nil
        cellForItem(at: path)?.isHighlighted = false
        delegate?.collectionView(self, didUnhighlightItemAt: path)
    }

    /// Chooses an item as a finger does, or drops it where several can be chosen.
    private func choose(item path: IndexPath) {
        let chosen = indexPathsForSelectedItems ?? []
        if allowsMultipleSelection, chosen.contains(path) {
            guard delegate?.collectionView(self, shouldDeselectItemAt: path) != false else { return }
            deselectItem(at: path, animated: true)
            delegate?.collectionView(self, didDeselectItemAt: path)
            return
        }
        guard delegate?.collectionView(self, shouldSelectItemAt: path) != false else { return }
        selectItem(at: path, animated: false, scrollPosition: [])
        if !allowsMultipleSelection {
            for old in chosen where old != path { delegate?.collectionView(self, didDeselectItemAt: old) }
        }
        delegate?.collectionView(self, didSelectItemAt: path)
        delegate?.collectionView(self, performPrimaryActionForItemAt: path)
    }
}

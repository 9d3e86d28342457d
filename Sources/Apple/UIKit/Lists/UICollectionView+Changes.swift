import Foundation

extension UICollectionView {
    /// Notes a change, which is made with the others of its batch, or by itself.
    func change(_ note: (inout ListUpdates) -> Void) {
        changeDepth += 1
        note(&changes)
        endChange()
    }

    func endChange() {
        changeDepth = max(0, changeDepth - 1)
        guard changeDepth == 0 else { return }
        let made = changes
        changes = ListUpdates()
        let passage = ListPassage(made)
        moveViews(kept: passage.kept, chosen: passage.path, section: passage.kept(section:))
        reconfigure(made.reconfigured.compactMap(passage.path))
    }

    /// Lets the views in sight go along with their items and sections: those of what is gone or new are taken back or asked for.
    func moveViews(
        kept: (IndexPath) -> IndexPath?, chosen: (IndexPath) -> IndexPath?, section: (Int) -> Int?
    ) {
        stopFinger()
        let views = shownViews
        shownViews = [:]
        for element in views.keys.sorted(by: >) {
            guard let view = views[element] else { continue }
            let goal = self.goal(of: element, kept, section)
            if let goal, shownViews[goal] == nil {
                shownViews[goal] = view
            } else {
                tellOfEnd(view, element)
                putAway(view)
            }
        }
        indexPathsForSelectedItems = (indexPathsForSelectedItems ?? []).compactMap(chosen)
        touchedItem = touchedItem.flatMap(chosen)
        forgetPlaces()
    }

    private func goal(
        of element: CollectionElement, _ kept: (IndexPath) -> IndexPath?, _ section: (Int) -> Int?
    ) -> CollectionElement? {
        var goal = element
        if element.kind == nil {
            guard let path = kept(element.indexPath) else { return nil }
            goal.indexPath = path
        } else if element.indexPath.count == 2 {
            // Others belong to no section.
            guard let index = section(element.indexPath.section) else { return nil }
            goal.indexPath.section = index
        }
        return goal
    }

    /// Has cells in sight filled anew as they are: a data source that asks for one is given the one that is there.
    func reconfigure(_ paths: [IndexPath]) {
        for path in paths {
            let element = CollectionElement(indexPath: path)
            guard let old = shownViews[element] else { continue }
            reconfigured = path
            let cell = dataSource?.collectionView(self, cellForItemAt: path)
            reconfigured = nil
            guard let cell, shownViews[element] === old else { continue }
            if cell !== old {
                shownViews[element] = nil
                tellOfEnd(old, element)
                putAway(old)
                // The new cell is the one that the collection asks for next.
                putAway(cell)
            }
            collectionViewLayout.forgetSize(of: element)
        }
        collectionViewLayout.invalidateLayout()
    }
}

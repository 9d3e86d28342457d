import Foundation

extension UICollectionView {
    /// The greatest number of rounds in which cells that size themselves come to rest.
    private static let rounds = 24

    // MARK: Data

    /// Asks the data source again for all that is shown.
    func takeData() {
        stopFinger()
        let views = shownViews
        shownViews = [:]
        // The first item takes the cell that comes back last: its own.
        for element in views.keys.sorted(by: >) {
            guard let view = views[element] else { continue }
            tellOfEnd(view, element)
            putAway(view)
        }
        forgetPlaces()
    }

    /// Has the layout ask for the numbers and sizes of all that is shown.
    func forgetPlaces() {
        hasNewData = true
        let layout = collectionViewLayout
        layout.forgetSizes()
        layout.invalidateLayout(with: layout.makeInvalidationContext(everything: true, counts: true))
        setNeedsLayout()
    }

    /// Takes another layout in the place of an old one, with the same data.
    func adoptLayout(_ old: UICollectionViewLayout) {
        let new = collectionViewLayout
        new.collectionView = self
        if let between = new as? UICollectionViewTransitionLayout { between.nextLayout.collectionView = self }
        if !(new is UICollectionViewTransitionLayout) {
            old.collectionView = nil
            (old as? UICollectionViewTransitionLayout)?.currentLayout.collectionView = nil
            (old as? UICollectionViewTransitionLayout)?.nextLayout.collectionView = nil
            new.collectionView = self
        }
        laidOut = nil
        takeData()
    }

    func element(of view: UICollectionReusableView) -> CollectionElement? {
        shownViews.first { $0.value === view }?.key
    }

    /// Shows other cells as chosen.
    func choose(_ paths: [IndexPath]) {
        indexPathsForSelectedItems = paths
        for (element, view) in shownViews where element.kind == nil {
            (view as? UICollectionViewCell)?.isSelected = paths.contains(element.indexPath)
        }
        tellNeighbors()
    }

    /// Tells the rows of lists which of them stand above chosen ones.
    private func tellNeighbors() {
        for (element, view) in shownViews where element.kind == nil {
            guard let row = view as? UICollectionViewListCell else { continue }
            let next = IndexPath(item: element.indexPath.item + 1, section: element.indexPath.section)
            row.isAboveChosen = indexPathsForSelectedItems?.contains(next) == true
        }
    }

    // MARK: Layout

    /// Shows what the layout says is in sight: cells whose layout has only estimates of their sizes say their own, until none
    /// says another.
    func layOutItems() {
        guard !isLayingOut, bounds.width > 0 || bounds.height > 0 else { return }
        isLayingOut = true
        defer { isLayingOut = false }
        followBounds()
        var asked: Set<CollectionElement> = []
        var places: [UICollectionViewLayoutAttributes] = []
        for _ in 0..<UICollectionView.rounds {
            collectionViewLayout.prepareIfNeeded()
            let size = collectionViewLayout.collectionViewContentSize
            if contentSize != size { contentSize = size }
            // Who scrolled elsewhere meanwhile does not wait for the cell any more.
            if let awaited, awaited.offset ?? contentOffset == contentOffset {
                scroll(to: awaited.path, awaited.position)
            }
            if hasNewData, clamped(contentOffset) != contentOffset { contentOffset = clamped(contentOffset) }
            if followBounds() { asked = [] }
            places = self.places(in: bounds)
            putAwayAll(but: places)
            guard show(places, asked: &asked) else { break }
        }
        awaited = nil
        hasNewData = false
        places = collectionViewLayout.shown(places)
        for place in places { shownViews[place.element]?.take(movedAside(mirrored(place))) }
        putAwayAll(but: places)
        arrange(places)
        tellNeighbors()
    }

    /// Takes the views of other places than these back, before others are asked for: those are shown in their place.
    private func putAwayAll(but places: [UICollectionViewLayoutAttributes]) {
        let wanted = Set(places.map(\.element))
        let gone = shownViews.keys.filter { !wanted.contains($0) }.sorted()
        for element in gone {
            if element.kind == nil, rowSwipe.path == element.indexPath { rowSwipe.stop() }
            guard let view = shownViews.removeValue(forKey: element) else { continue }
            tellOfEnd(view, element)
            putAway(view)
        }
    }

    /// Lets the layout follow other bounds or insets. Answers whether cells are to be asked for their sizes again.
    @discardableResult
    private func followBounds() -> Bool {
        let layout = collectionViewLayout
        let inset = adjustedContentInset
        defer { laidOut = (bounds, inset) }
        guard let old = laidOut, old.bounds != bounds || old.inset != inset else { return false }
        let isResized = old.bounds.size != bounds.size || old.inset.left != inset.left || old.inset.right != inset.right
        if isResized { layout.forgetSizes() }
        if isResized || old.inset != inset || layout.shouldInvalidateLayout(forBoundsChange: bounds) {
            layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: bounds))
        }
        return isResized
    }

    /// The places that the layout gives in a rectangle of the content.
    func places(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        collectionViewLayout.prepareIfNeeded()
        let seen = isMirrored ? rect.mirrored(in: bounds.width) : rect
        let places = collectionViewLayout.layoutAttributesForElements(in: seen) ?? []
        var known: Set<CollectionElement> = []
        return places.filter { $0.frame.meets(seen) && known.insert($0.element).inserted }
    }

    private var isMirrored: Bool {
        collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection
            && effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// A place as it is while a finger moves rows.
    private func movedAside(_ place: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard place.element.kind == nil, rowSwipe.isOpen || rowMove.path != nil else { return place }
        let way = CGPoint(x: rowSwipe.shift(of: place.indexPath), y: rowMove.shift(of: place.indexPath))
        guard way != .zero, let moved = place.copy() as? UICollectionViewLayoutAttributes else { return place }
        moved.center = CGPoint(x: place.center.x + way.x, y: place.center.y + way.y)
        if rowMove.path == place.indexPath { moved.zIndex += 1 }
        return moved
    }

    /// A place as it is where the layout is turned around.
    func mirrored(_ place: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard isMirrored, let turned = place.copy() as? UICollectionViewLayoutAttributes else { return place }
        turned.center.x = bounds.width - place.center.x
        return turned
    }

    /// Makes the views of places, and asks them for their sizes. Answers whether one has another than the layout gave it.
    private func show(
        _ places: [UICollectionViewLayoutAttributes], asked: inout Set<CollectionElement>
    ) -> Bool {
        let layout = collectionViewLayout
        var changed: [(UICollectionViewLayoutAttributes, UICollectionViewLayoutAttributes)] = []
        for place in places {
            let element = place.element
            let shown = mirrored(place)
            let view = shownViews[element] ?? make(shown)
            view.take(shown)
            if view.superview !== self { addSubview(view) }
            if let cell = view as? UICollectionViewCell {
                cell.isInEditing = isEditing
                cell.updateConfigurationIfNeeded()
            }
            guard element.kind == nil || !element.isDecoration, layout.asksForSizes(place),
                asked.insert(element).inserted, let copy = place.copy() as? UICollectionViewLayoutAttributes
            else { continue }
            let preferred = view.preferredLayoutAttributesFitting(copy)
            if layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: place) {
                changed.append((preferred, place))
            }
        }
        for (preferred, place) in changed {
            layout.keep(preferred.size, of: place.element)
            layout.invalidateLayout(
                with: layout.invalidationContext(
                    forPreferredLayoutAttributes: preferred, withOriginalAttributes: place))
        }
        return !changed.isEmpty
    }

    private func make(_ place: UICollectionViewLayoutAttributes) -> UICollectionReusableView {
        placeInMaking = place
        defer { placeInMaking = nil }
        let (path, kind) = (place.indexPath, place.representedElementKind ?? "")
        let view: UICollectionReusableView
        switch place.representedElementCategory {
        case .cell:
            let cell = dataSource?.collectionView(self, cellForItemAt: path) ?? UICollectionViewCell(frame: place.frame)
            cell.isSelected = indexPathsForSelectedItems?.contains(path) == true
            cell.take(place)
            delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
            view = cell
        case .supplementaryView:
            view =
                dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
                ?? UICollectionReusableView(frame: place.frame)
            view.take(place)
            delegate?.collectionView(self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
        case .decorationView:
            let made = collectionViewLayout.decorations[kind] ?? UICollectionReusableView.self
            view = dequeue("decoration \(kind) \(ObjectIdentifier(made))", kind, place.element) {
                made.init(frame: $0)
            }
        }
        // One view stands in one place: a data source that gives the same one twice has moved it.
        if let element = element(of: view) { shownViews[element] = nil }
        spareViews.release(view, view.store)
        shownViews[place.element] = view
        return view
    }

    func tellOfEnd(_ view: UICollectionReusableView, _ element: CollectionElement) {
        if let cell = view as? UICollectionViewCell, element.kind == nil {
            delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.indexPath)
        } else if let kind = element.kind, !element.isDecoration {
            delegate?.collectionView(
                self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: element.indexPath)
        }
    }

    /// Puts the backgrounds and the views in order, from the back to the front, behind views of the app's own.
    private func arrange(_ places: [UICollectionViewLayoutAttributes]) {
        var order: [UIView] = []
        if let color = collectionViewLayout.surface {
            if surfaceView.backgroundColor != color { surfaceView.backgroundColor = color }
            order.append(surfaceView)
        } else if surfaceView.superview != nil {
            surfaceView.removeFromSuperview()
        }
        if let backgroundView { order.append(backgroundView) }
        for view in order where view.frame != bounds { view.frame = bounds }
        order += places.sorted { $0.isBehind($1) }.compactMap { shownViews[$0.element] }
        let known = Set(order.map(ObjectIdentifier.init))
        let now = subviews.filter { known.contains(ObjectIdentifier($0)) }
        let isInOrder = now.elementsEqual(order, by: ===) && subviews.prefix(order.count).elementsEqual(order, by: ===)
        guard !isInOrder else { return }
        for (index, view) in order.enumerated() { insertSubview(view, at: index) }
    }

    // MARK: Scrolling

    /// Scrolls so that a cell has a position, as far as the content reaches.
    func scroll(to path: IndexPath, _ position: ScrollPosition) {
        awaited = (path, position, nil)
        guard bounds.width > 0 || bounds.height > 0 else { return }
        defer { awaited?.offset = contentOffset }
        (collectionViewLayout as? UICollectionViewCompositionalLayout)?.scroll(to: path, position)
        guard let place = layoutAttributesForItem(at: path) else { return }
        let size = collectionViewLayout.collectionViewContentSize
        let (frame, inset) = (place.frame, adjustedContentInset)
        var offset = contentOffset
        if position.contains(.top) { offset.y = frame.minY - inset.top }
        if position.contains(.centeredVertically) {
            offset.y = frame.midY - (bounds.height - inset.top - inset.bottom) / 2 - inset.top
        }
        if position.contains(.bottom) { offset.y = frame.maxY - bounds.height + inset.bottom }
        if position.contains(.left) { offset.x = frame.minX - inset.left }
        if position.contains(.centeredHorizontally) {
            offset.x = frame.midX - (bounds.width - inset.left - inset.right) / 2 - inset.left
        }
        if position.contains(.right) { offset.x = frame.maxX - bounds.width + inset.right }
        if position.isEmpty {
            // Without a position, as much is scrolled as brings the cell into sight.
            offset.x = min(max(offset.x, frame.maxX - bounds.width + inset.right), frame.minX - inset.left)
            offset.y = min(max(offset.y, frame.maxY - bounds.height + inset.bottom), frame.minY - inset.top)
        }
        offset.x = max(-inset.left, min(offset.x, size.width + inset.right - bounds.width))
        offset.y = max(-inset.top, min(offset.y, size.height + inset.bottom - bounds.height))
        if offset != contentOffset { setContentOffset(offset, animated: false) }
    }
}

extension UICollectionViewLayout {
    /// Indicates whether the view of a place is asked for its size: in UIKit's own layouts where they have only an estimate.
    fileprivate func asksForSizes(_ place: UICollectionViewLayoutAttributes) -> Bool {
        if self is UICollectionViewFlowLayout || self is UICollectionViewCompositionalLayout {
            return place.isWidthEstimated || place.isHeightEstimated
        }
        return true
    }
}

extension UICollectionViewLayoutAttributes {
    /// Orders places from the back to the front: by their index, views behind cells first, and those beside them last.
    fileprivate func isBehind(_ other: UICollectionViewLayoutAttributes) -> Bool {
        if zIndex != other.zIndex { return zIndex < other.zIndex }
        let (layer, second) = (representedElementCategory.layer, other.representedElementCategory.layer)
        return layer != second ? layer < second : indexPath < other.indexPath
    }
}

extension UICollectionView.ElementCategory {
    fileprivate var layer: Int {
        switch self {
        case .decorationView: 0
        case .cell: 1
        case .supplementaryView: 2
        }
    }
}

extension CGRect {
    /// The rectangle as it is in a space of a width, in points, that is turned around.
    fileprivate func mirrored(in width: CGFloat) -> CGRect {
        CGRect(x: width - maxX, y: minY, width: self.width, height: height)
    }
}

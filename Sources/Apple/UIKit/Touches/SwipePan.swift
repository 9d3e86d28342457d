import Foundation

/// The recognizer by which a finger swipes the rows of a list aside.
final class SwipePan: UIPanGestureRecognizer {
    private unowned let swipe: RowSwipe
    private weak var list: (any SwipingList)?
    /// The row on which the finger came down, and the distance by which it was moved aside then, in points.
    private var row: IndexPath?
    private var start: CGFloat = 0

    init(_ swipe: RowSwipe, of list: any SwipingList) {
        (self.swipe, self.list) = (swipe, list)
        super.init(target: nil, action: nil)
        view = list
    }

    /// The finger's way towards the leading end, in points: the trailing actions come out there.
    private var wayToStart: CGFloat {
        let x = translation(in: nil).x
        return list?.isRightToLeft == true ? x : -x
    }

    /// Rows go aside where the finger does, and where there are actions behind them.
    override var shouldBegin: Bool {
        guard let list, super.shouldBegin else { return false }
        let way = translation(in: nil)
        guard abs(way.x) > abs(way.y), list.isScrollEnabled || swipe.isOpen else { return false }
        let end = location(in: list)
        let point = CGPoint(x: end.x - way.x, y: end.y - way.y)
        if let open = swipe.path {
            row = open
            return list.restPlace(ofSwiped: open)?.contains(point) == true
        }
        row = list.swipedRow(at: point)
        guard let row else { return false }
        return list.swipeActions(row, isTrailing: wayToStart > 0).map { !$0.actions.isEmpty } ?? false
    }

    override func callTargets() {
        switch known {
        case .began:
            start = swipe.isOpen ? (swipe.isTrailing ? swipe.way : -swipe.way) : 0
            follow()
        case .changed: follow()
        case .ended: rest()
        case .cancelled: swipe.close()
        case .possible, .failed: break
        }
        super.callTargets()
    }

    private var way: CGFloat { start + wayToStart }

    private func follow() {
        guard let row, let list else { return }
        guard way != 0, swipe.open(row, isTrailing: way > 0, way: abs(way)) else {
            if swipe.isOpen { swipe.open(row, isTrailing: swipe.isTrailing, way: 0) }
            return
        }
        list.setNeedsLayout()
    }

    private func rest() {
        guard let row, let list, swipe.isOpen else { return }
        let width = list.restPlace(ofSwiped: row)?.width ?? .infinity
        if swipe.performsFirst, abs(way) > width * RowSwipeMetrics.fullPart {
            swipe.open(row, isTrailing: swipe.isTrailing)
            return swipe.performFirst()
        }
        // A row that is open is brought back by a finger that goes back, and one at rest is opened by one that went far enough.
        let isOut = start == 0 ? abs(way) >= RowSwipeMetrics.leastWay : abs(way) > abs(start) - RowSwipeMetrics.leastWay
        let isSameSide = (way > 0) == swipe.isTrailing
        if isOut, isSameSide { swipe.open(row, isTrailing: swipe.isTrailing) } else { swipe.close() }
    }
}

extension UIScrollView {
    /// The recognizers by which a finger moves the rows of a list, or scrolls sections of a collection.
    var rowRecognizers: [UIGestureRecognizer] {
        [
            (self as? any MovingList)?.rowMove.pan, (self as? any SwipingList)?.rowSwipe.pan,
            (self as? UICollectionView)?.sectionPan,
        ].compactMap(\.self)
    }
}

import Foundation
import TintypeUI

/// The recognizer by which a finger swipes the rows of a list aside.
final class SwipePan: UIPanGestureRecognizer {
    private weak var swipe: RowSwipe?
    private weak var list: (any SwipingList)?
    /// The distance by which the row was moved aside when the finger came down, in points.
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
        guard let list, let swipe, super.shouldBegin else { return false }
        let way = translation(in: nil)
        guard abs(way.x) > abs(way.y), list.isScrollEnabled || swipe.isOpen else { return false }
        let end = location(in: list)
        let point = CGPoint(x: end.x - way.x, y: end.y - way.y)
        if let open = swipe.path {
            swipe.held = open
            return list.restPlace(ofRow: open)?.contains(point) == true
        }
        swipe.held = list.swipedRow(at: point)
        guard let row = swipe.held else { return false }
        return list.swipeActions(row, isTrailing: wayToStart > 0).map { !$0.actions.isEmpty } ?? false
    }

    override func callTargets() {
        if let swipe, let row = swipe.held { move(row, swipe) }
        super.callTargets()
    }

    private func move(_ row: IndexPath, _ swipe: RowSwipe) {
        switch known {
        case .began:
            start = swipe.isOpen ? (swipe.isTrailing ? swipe.way : -swipe.way) : 0
            follow(row, swipe)
        case .changed: follow(row, swipe)
        case .ended: rest(row, swipe)
        case .cancelled: swipe.close()
        case .possible, .failed: break
        }
    }

    private var way: CGFloat { start + wayToStart }

    private func follow(_ row: IndexPath, _ swipe: RowSwipe) {
        guard way != 0, swipe.open(row, isTrailing: way > 0, way: abs(way)) else {
            if swipe.isOpen { swipe.open(row, isTrailing: swipe.isTrailing, way: 0) }
            return
        }
    }

    private func rest(_ row: IndexPath, _ swipe: RowSwipe) {
        guard swipe.isOpen else { return }
        let width = list?.restPlace(ofRow: row)?.width ?? .infinity
        if swipe.performsFirst, abs(way) > width * SwipeMetrics.fullPart {
            swipe.open(row, isTrailing: swipe.isTrailing)
            return swipe.performFirst()
        }
        // A row that is open is brought back by a finger that goes back, and one at rest is opened by one that went far enough.
        let isOut = start == 0 ? abs(way) >= SwipeMetrics.leastWay : abs(way) > abs(start) - SwipeMetrics.leastWay
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

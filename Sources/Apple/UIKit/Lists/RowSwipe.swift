import Foundation

/// A list whose rows a finger moves: a table, or a collection of rows.
@MainActor
protocol RowList: UIScrollView {
    func cell(ofRow path: IndexPath) -> UIView?
    /// The place of a row at rest, in points of the list.
    func restPlace(ofRow path: IndexPath) -> CGRect?
}

extension RowList where Self: SwipingList & MovingList {
    /// Brings back the row that a finger moves: it may be another one by now.
    func stopFinger() {
        rowSwipe.stop()
        rowMove.stop()
    }
}

/// A list whose rows are swiped aside.
@MainActor
protocol SwipingList: RowList {
    /// The row that is swiped aside, if any.
    var rowSwipe: RowSwipe { get }
    /// The row at a point of the list, in points; nil for none that can be swiped.
    func swipedRow(at point: CGPoint) -> IndexPath?
    /// The actions behind a row at an end; nil for none.
    func swipeActions(_ path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration?
    /// Tells the delegate and the cell that the actions of a row have come out, or are gone.
    func swipeDidChange(_ path: IndexPath, isOpen: Bool)
}

/// The row of a list that is swiped aside, and the buttons beside it.
@MainActor
final class RowSwipe {
    private weak var list: (any SwipingList)?
    private(set) var path: IndexPath?
    private(set) var isTrailing = true
    private var strip: RowSwipeStrip?
    /// The distance by which the row is moved aside, in points.
    private(set) var way: CGFloat = 0
    /// The row that a finger moves; nil once the list has changed under it.
    var held: IndexPath?
    /// The cell that is cut off at the outline of its card.
    private weak var clipped: UIView?
    /// Indicates whether a finger is on the list that brings the row back.
    var closesAtEnd = false
    private let outline = CALayer()
    private(set) lazy var pan: SwipePan? = list.map { SwipePan(self, of: $0) }

    init(_ list: any SwipingList) {
        self.list = list
        outline.backgroundColor = UIColor.black.cgColor
    }

    var isOpen: Bool { path != nil }
    var fullWidth: CGFloat { strip?.fittingWidth ?? 0 }
    var performsFirst: Bool { strip?.performsFirst ?? false }

    /// Brings out the actions of a row as far as a distance in points, or as far as they are wide.
    ///
    /// - Returns: False for a row without actions there.
    @discardableResult
    func open(_ path: IndexPath, isTrailing: Bool, way: CGFloat? = nil) -> Bool {
        guard let list else { return false }
        if self.path != path || self.isTrailing != isTrailing {
            close()
            guard let actions = list.swipeActions(path, isTrailing: isTrailing), !actions.actions.isEmpty else {
                return false
            }
            let strip = RowSwipeStrip(actions, isTrailing: isTrailing) { [weak self] in self?.perform($0, $1) }
            (self.path, self.isTrailing, self.strip) = (path, isTrailing, strip)
            list.insertSubview(strip, at: 0)
            if let cell = list.cell(ofRow: path) { list.insertSubview(strip, belowSubview: cell) }
            list.swipeDidChange(path, isOpen: true)
        }
        self.way = way ?? fullWidth
        list.setNeedsLayout()
        return true
    }

    /// Brings the row back over its actions.
    func close() {
        guard let old = path, let list else { return }
        (path, way) = (nil, 0)
        strip?.removeFromSuperview()
        strip = nil
        unclip()
        list.setNeedsLayout()
        list.swipeDidChange(old, isOpen: false)
    }

    /// Brings the row back because the list has changed: the finger that moved it goes on without it.
    func stop() {
        held = nil
        close()
    }

    func performFirst() {
        guard let first = strip?.buttons.first else { return }
        perform(first.action, first)
    }

    private func perform(_ action: UIContextualAction, _ source: UIView) {
        let opened = path
        action.handler(action, source) { [weak self] _ in
            if let self, path == opened { close() }
        }
    }

    /// The distance by which a row is moved, to the right, in points; its buttons are put where that leaves room.
    func shift(of path: IndexPath) -> CGFloat {
        guard path == self.path, way > 0, let list, let strip, let place = list.restPlace(ofRow: path) else {
            return 0
        }
        let isToTheLeft = isTrailing != list.isRightToLeft
        let width = min(way, place.width)
        let frame = CGRect(
            x: isToTheLeft ? place.maxX - width : place.minX, y: place.minY, width: width, height: place.height)
        if strip.frame != frame { strip.frame = frame }
        if let cell = list.cell(ofRow: path) { clip(cell, by: isToTheLeft ? -width : width) }
        return isToTheLeft ? -width : width
    }

    /// The view that a finger meets: with a row aside nothing but its buttons, and else the list, which brings the row back.
    func hit(_ view: UIView?) -> UIView? {
        guard isOpen, let view, let strip, let list else { return view }
        return view.isDescendant(of: strip) ? view : list
    }

    /// Cuts off what a row of a card that is moved aside has outside of the card.
    private func clip(_ cell: UIView, by shift: CGFloat) {
        let layer = cell.layer
        guard layer.mask == nil || layer.mask === outline else { return }
        guard layer.masksToBounds else { return unclip() }
        outline.frame = CGRect(x: -shift, y: 0, width: cell.bounds.width, height: cell.bounds.height)
        (outline.cornerRadius, outline.cornerCurve) = (layer.cornerRadius, layer.cornerCurve)
        outline.maskedCorners = layer.maskedCorners
        layer.mask = outline
        clipped = cell
    }

    private func unclip() {
        if clipped?.layer.mask === outline { clipped?.layer.mask = nil }
        clipped = nil
    }
}

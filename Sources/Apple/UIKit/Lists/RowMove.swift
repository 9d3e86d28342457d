import Foundation

/// A list whose rows a finger carries elsewhere by their handles.
@MainActor
protocol MovingList: RowList {
    var rowMove: RowMove { get }
    /// The row whose handle is at a point of the list, in points; nil for none.
    func movedRow(at point: CGPoint) -> IndexPath?
    /// The row in whose place one would be that is carried to a height, in points.
    func goal(ofMoved path: IndexPath, at y: CGFloat) -> IndexPath
    /// Moves the row for good.
    func finishMove(from path: IndexPath, to goal: IndexPath)
}

/// The row that a finger carries.
@MainActor
final class RowMove {
    private weak var list: (any MovingList)?
    private(set) var path: IndexPath?
    /// The row whose handle a finger holds; nil once the list has changed under it.
    fileprivate var held: IndexPath?
    /// The distance by which the row was carried down, in points.
    private(set) var way: CGFloat = 0
    private(set) lazy var pan: MovePan? = list.map { MovePan(self, of: $0) }

    init(_ list: any MovingList) {
        self.list = list
    }

    func carry(_ path: IndexPath, by way: CGFloat) {
        (self.path, self.way) = (path, way)
        if let cell = list?.cell(ofRow: path) { list?.bringSubviewToFront(cell) }
        list?.setNeedsLayout()
    }

    /// Lets go of the row, which goes back: where the finger leaves it, it is of no account any more.
    func stop() {
        held = nil
        guard path != nil else { return }
        (path, way) = (nil, 0)
        list?.setNeedsLayout()
    }

    func drop() {
        let (path, way) = (path, way)
        stop()
        guard let old = path, let list, let place = list.restPlace(ofRow: old) else { return }
        let middle = place.midY + way
        let goal = list.goal(ofMoved: old, at: middle)
        if goal != old { list.finishMove(from: old, to: goal) }
    }

    /// The distance by which a row is away from its place, downwards, in points: the others make room for the one that is carried.
    func shift(of other: IndexPath) -> CGFloat {
        guard let path, let list, let place = list.restPlace(ofRow: path) else { return 0 }
        if other == path { return way }
        guard let its = list.restPlace(ofRow: other) else { return 0 }
        let (isBelow, middle) = (its.midY > place.midY, place.midY + way)
        if isBelow, middle > its.minY { return -place.height }
        if !isBelow, middle < its.maxY { return place.height }
        return 0
    }
}

/// The recognizer by which a finger carries rows by their handles.
final class MovePan: UIPanGestureRecognizer {
    private weak var move: RowMove?
    private weak var list: (any MovingList)?

    init(_ move: RowMove, of list: any MovingList) {
        (self.move, self.list) = (move, list)
        super.init(target: nil, action: nil)
        view = list
    }

    override var shouldBegin: Bool {
        guard let list, let move, super.shouldBegin else { return false }
        let (way, end) = (translation(in: nil), location(in: list))
        move.held = list.movedRow(at: CGPoint(x: end.x - way.x, y: end.y - way.y))
        return move.held != nil
    }

    override func callTargets() {
        switch known {
        case .began, .changed: if let move, let row = move.held { move.carry(row, by: translation(in: nil).y) }
        case .ended: move?.drop()
        case .cancelled: move?.stop()
        case .possible, .failed: break
        }
        super.callTargets()
    }
}

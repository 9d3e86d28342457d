import Foundation
import TintypeGraphics
import TintypeTree

/// The touches of a row of a list in a living view: taps choose it or lead on, and swipes bring out buttons.
struct ListRowTouches {
    /// The row's content.
    let row: Node
    let traits: ListRowTraits
    let place: ScopeOrigin
    /// The edge at which buttons are out; nil where nobody can bring out any.
    private let openEdge: StateLocation<HorizontalEdge?>?

    init(row: Node, traits: ListRowTraits, place: ScopeOrigin) {
        self.row = row
        self.traits = traits
        self.place = place
        let session = place.session
        openEdge =
            traits.swipes.isEmpty
            ? nil
            : session.state(of: place.id, index: 0) {
                StateLocation<HorizontalEdge?>(nil, session: session, owner: "List")
            }
    }

    private var isEnabled: Bool { place.environment.isEnabled }

    /// The buttons that are out; nil for none.
    var open: ListRowTraits.Swipe? { openEdge?.value.flatMap(swipe) }

    /// Brings the buttons in again.
    var close: () -> Void { { [openEdge] in openEdge?.set(nil) } }

    /// Brings the buttons out by which the row is deleted.
    var openForDeletion: () -> Void { { [openEdge] in openEdge?.set(.trailing) } }

    private func swipe(_ edge: HorizontalEdge) -> ListRowTraits.Swipe? { traits.swipes.first { $0.edge == edge } }

    /// A tap that nothing in the row answers does what the row is for, and chooses it where the list has a choice.
    func answerTaps(of node: Node, choosing choice: (selection: ListSelection, values: [AnyHashable])?) {
        let choice = traits.isChoiceBarred ? nil : choice
        guard place.session.presentation != nil, traits.action != nil || choice != nil else { return }
        let (action, open) = (traits.action, openEdge)
        let tap = TouchResponder.tap("row", isEnabled: isEnabled) { _, _ in
            if let open, open.value != nil { return open.set(nil) }
            if let choice { choice.selection.choose(choice.values) }
            action?()
        }
        node.touch = (node.touch ?? []) + [.wholeFrame, .responder(tap)]
    }

    /// A finger moves the row before another: by its handle where rows are edited, else where it has rested on the row.
    func answerMoves(of node: Node, isEditing: Bool) {
        guard let presentation = place.session.presentation, let move = traits.move, traits.canMove == true else {
            return
        }
        let isMirrored = place.environment.layoutDirection == .rightToLeft
        let responder = TouchResponder("row", isEnabled: isEnabled) { course, memory in
            let press = course.presses[0]
            let moved = press.points.first {
                hypot($0.place.x - press.first.place.x, $0.place.y - press.first.place.y) >= ListMetrics.leastMove
            }
            guard let moved, course.pinch == nil else {
                return press.isDown && course.pinch == nil ? .possible(nil) : .failed
            }
            let x = course.locate(press.first.place, in: .local).x
            let inset = isMirrored ? x : (course.geometry?.size.width ?? 0) - x
            let hasRested = moved.time - press.first.time >= ListMetrics.restBeforeMove
            guard isEditing ? inset <= ListMetrics.handleReach : hasRested else { return .failed }
            guard !press.isDown else { return .active(()) }
            let middle = (course.geometry?.frameInRoot.midY ?? 0) + press.last.place.y - press.first.place.y
            memory.call {
                let rows = presentation.elements(of: move.owner).sorted { $0.number < $1.number }
                // Those whose edge the middle has passed make room.
                let next = rows.first { row in
                    row.number > move.number
                        ? row.frame.minY >= middle : row.number < move.number && row.frame.maxY >= middle
                }
                let goal = next?.number ?? (rows.last?.number ?? move.number) + 1
                if goal != move.number, goal != move.number + 1 { move.perform(goal) }
            }
            return .ended(())
        }
        node.touch = (node.touch ?? []) + [.element(number: move.number, of: move.owner), .responder(responder)]
    }

    /// A finger that goes sideways brings buttons out, and over most of the row does what the first one does.
    func answerSwipes(of node: Node) {
        guard let openEdge else { return }
        let isMirrored = place.environment.layoutDirection == .rightToLeft
        let swipes = traits.swipes
        let responder = TouchResponder("swipe actions", isEnabled: isEnabled) { course, memory in
            let press = course.presses[0]
            let way = CGSize(
                width: press.last.place.x - press.first.place.x, height: press.last.place.y - press.first.place.y)
            guard abs(way.width) >= SwipeMetrics.leastWay, abs(way.width) > abs(way.height) else {
                return press.isDown ? .possible(nil) : .failed
            }
            // The buttons at the trailing edge come out to the left of the finger that goes there.
            let edge: HorizontalEdge = (way.width < 0) != isMirrored ? .trailing : .leading
            guard openEdge.value != nil || swipes.contains(where: { $0.edge == edge }) else { return .failed }
            guard !press.isDown else { return .active(()) }
            memory.call {
                guard let swipe = swipes.first(where: { $0.edge == edge }) else { return openEdge.set(nil) }
                let isFull = abs(way.width) > (course.geometry?.size.width ?? .infinity) * SwipeMetrics.fullPart
                if swipe.allowsFullSwipe, isFull, let first = swipe.options.first {
                    openEdge.set(nil)
                    return first.choose()
                }
                openEdge.set(openEdge.value == nil ? edge : nil)
            }
            return .ended(())
        }
        let offers = swipes.map { swipe in TouchTrait.offer(.select { swipe.options }) }
        node.touch = (node.touch ?? []) + [.responder(responder)] + offers
    }
}

extension ListRowTraits.Swipe {
    /// The buttons by their names.
    fileprivate var options: [ControlOption] {
        var scope = Scope(buttons.origin)
        scope.environment.buttonContext = .swipe
        scope.environment.end = {}
        return scope.nodes { buttons.body((), &$0) }.flatMap(\.menuItems)
    }
}

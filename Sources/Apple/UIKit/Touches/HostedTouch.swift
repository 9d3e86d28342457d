import Foundation
import TintypeTree

/// A finger on a tree of UIKit's views that SwiftUI shows, from its coming down until nothing more can come of it. UIKit decides on
/// the view that it meets; the recognizers of that and of the views around follow it, and the view is told of it.
@MainActor
final class HostedTouch {
    private let root: UIView
    private let event = UIEvent()
    private(set) var course: _TouchCourse
    private var touch = UITouch()
    private(set) var recognizers: [UIGestureRecognizer] = []
    /// The recognizers that have recognized their gestures with the fingers that are there.
    private var winners: [UIGestureRecognizer] = []
    /// The press that is followed, by its number, and the number of its points that were told.
    private var press = 0
    private var points = 0
    /// Indicates whether a view is being told of the finger.
    private var isTelling = false
    /// Indicates whether anything answered.
    private(set) var isAnswered = false
    /// Indicates whether a finger that moves belongs to what it met, and not to what is around the tree.
    private(set) var isClaimed = false
    private var isDown = false
    /// The view that the finger met first, until that is told of it.
    private var met: UIView?

    /// A finger on the tree of `root`; nil where it meets none of its views.
    private init?(_ course: _TouchCourse, on root: UIView) {
        (self.course, self.root) = (course, root)
        met = view(at: course.presses[0])
        guard met != nil else { return nil }
    }

    /// The part of a tree in touches.
    nonisolated static func responder(for root: UIView, isEnabled: Bool) -> TouchTrait {
        .responder(
            TouchResponder("UIKit's views", isEnabled: isEnabled) { course, memory in
                let (phase, after) = onMainActor((root, course, memory)) { root, course, memory in
                    var memory = memory
                    return (follow(course, on: root, &memory), memory)
                }
                memory = after
                return phase
            })
    }

    private static func follow(
        _ course: _TouchCourse, on root: UIView, _ memory: inout _GestureMemory
    ) -> _GesturePhase<Void> {
        guard let known = memory.memory(as: HostedTouch.self) ?? HostedTouch(course, on: root) else { return .failed }
        memory.keep(known)
        // What the finger changes is shown.
        memory.call {}
        memory.onReset { onMainActor(known) { $0.cancel() } }
        known.follow(course)
        memory.wake = known.recognizers.compactMap { $0.isOpen ? $0.wake : nil }.min()
        if course.isOver { return known.isAnswered ? .ended(()) : .failed }
        if known.isClaimed || known.isAnswered && !course.isDown { return .active(()) }
        // Nothing waits for another finger: what is around goes on.
        let isOver = !course.isDown && !known.recognizers.contains { $0.isOpen }
        return isOver ? .failed : .possible(nil)
    }

    /// A point of the scene in points of the root view.
    private func place(_ point: CGPoint) -> CGPoint {
        let local = course.locate(point, in: .local)
        return CGPoint(x: local.x + root.bounds.minX, y: local.y + root.bounds.minY)
    }

    /// The view that a finger meets; nil for none, and where a picture of SwiftUI's views is met.
    private func view(at press: _TouchCourse.Press) -> UIView? {
        root.hitView(at: place(press.first.place)).flatMap { $0.drawsSubviews ? $0 : nil }
    }

    // MARK: The finger

    private func follow(_ course: _TouchCourse) {
        self.course = course
        var isNews = false
        while press < course.presses.count {
            let current = course.presses[press]
            if points < current.points.count || !current.isDown { isNews = true }
            if !isDown, points == 0 { begin(current) }
            while points < current.points.count { move(to: current.points[points]) }
            guard !current.isDown else { break }
            end(current)
            (press, points) = (press + 1, 0)
        }
        if !isNews { for recognizer in recognizers where recognizer.isOpen { recognizer.follow(self) } }
        decideWaiting()
        if course.isOver { finish() }
    }

    private func begin(_ press: _TouchCourse.Press) {
        let point = place(press.first.place)
        let found = met ?? view(at: press)
        met = nil
        guard let view = found else {
            points = press.points.count
            return
        }
        isDown = true
        points = 1
        let before = touch.tapCount
        touch.gestureRecognizers = nil
        touch = UITouch()
        touch.tapCount = before + 1
        touch.place = TouchPlace(point, in: root)
        touch.placeBefore = touch.place
        (touch.view, touch.window) = (view, view.window)
        tell(.began, at: press.first.time)
        meetRecognizers(of: view)
        touch.gestureRecognizers = recognizers
        isTelling = true
        for recognizer in recognizers where recognizer.isOpen {
            recognizer.touchesBegan([touch], with: event)
            recognizer.follow(self)
        }
        tellView { $0.touchesBegan($1, with: $2) }
    }

    private func move(to point: (time: Double, place: CGPoint)) {
        points += 1
        guard isDown else { return }
        touch.placeBefore = touch.place
        touch.place = TouchPlace(place(point.place), in: root)
        tell(.moved, at: point.time)
        for recognizer in recognizers where recognizer.isOpen {
            recognizer.touchesMoved([touch], with: event)
            recognizer.follow(self)
        }
        tellView { $0.touchesMoved($1, with: $2) }
    }

    private func end(_ press: _TouchCourse.Press) {
        guard isDown else { return }
        isDown = false
        tell(.ended, at: course.now)
        for recognizer in recognizers where recognizer.isOpen {
            recognizer.touchesEnded([touch], with: event)
            recognizer.follow(self)
        }
        decideWaiting()
        tellView { $0.touchesEnded($1, with: $2) }
        isTelling = false
        isClaimed = false
    }

    private func tell(_ phase: UITouch.Phase, at time: Double) {
        touch.phase = phase
        touch.timestamp = time
        event.timestamp = time
        event.allTouches = [touch]
    }

    /// Tells the view that was met. It answers where somebody keeps the touch, or changes a view.
    private func tellView(_ tell: (UIView, Set<UITouch>, UIEvent) -> Void) {
        guard isTelling, let view = touch.view else { return }
        let before = HostedChanges.total
        touch.keeper = view
        tell(view, [touch], event)
        // A control says by itself what it answers.
        let isKept = touch.keeper.map { !($0 is UIControl) } ?? false
        if isKept || HostedChanges.total != before { isAnswered = true }
        if let control = touch.keeper as? UIControl, control.isTracking {
            isAnswered = true
            if control.followsFinger { isClaimed = true }
        }
    }

    /// Ends the touch as the system would.
    private func cancel() {
        guard isDown || recognizers.contains(where: { $0.isOpen }) else { return }
        isDown = false
        cancelViewTouch()
        for recognizer in recognizers where recognizer.isOpen {
            recognizer.touchesCancelled([touch], with: event)
            if recognizer.isGoing { change(recognizer, to: .cancelled) }
        }
        leaveRecognizers()
    }

    private func cancelViewTouch() {
        guard isTelling, let view = touch.view else { return }
        isTelling = false
        touch.phase = .cancelled
        view.touchesCancelled([touch], with: event)
    }

    // MARK: Recognizers

    /// Asks the recognizers of the view that was met and of those around it, which follow the finger from now on.
    private func meetRecognizers(of view: UIView) {
        for recognizer in recognizers where !recognizer.isOpen {
            recognizer.leave()
            recognizers.removeAll { $0 === recognizer }
            winners.removeAll { $0 === recognizer }
        }
        let control = sequence(first: view) { $0.superview }.lazy.compactMap { $0 as? UIControl }.first
        for outer in sequence(first: view, next: \.superview) {
            for recognizer in outer.allRecognizers where recognizer.isEnabled {
                guard !recognizers.contains(where: { $0 === recognizer }),
                    control.map({ !$0.goesBefore(recognizer) }) ?? true,
                    recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
                else { continue }
                recognizer.meet(self, press: press, touch)
                recognizers.append(recognizer)
            }
        }
    }

    /// The course of the fingers from the one on that came first for a recognizer.
    func course(from press: Int) -> _TouchCourse { course.from(press: press, point: 0) ?? course }

    /// Gives a recognizer another state, if the others allow it, and calls its targets.
    func change(_ recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State) {
        // A gesture that has ended, or was given up, does not come back with the same fingers.
        guard recognizer.isOpen else { return }
        let begins = recognizer.known == .possible && state != .failed && state != .possible && state != .cancelled
        if begins {
            switch permission(of: recognizer) {
            case .waits: return recognizer.wait(for: state)
            case .fails: return recognizer.fail()
            case .begins: break
            }
            winners.append(recognizer)
            isAnswered = true
        }
        recognizer.known = begins && state == .changed ? .began : state
        if begins {
            if recognizer.known == .began { isClaimed = true }
            for other in recognizers where other !== recognizer && other.known == .possible {
                if hinders(recognizer, other) { other.fail() }
            }
            if recognizer.cancelsTouchesInView { cancelViewTouch() }
        }
        if state != .failed, state != .possible { recognizer.callTargets() }
    }

    private enum Permission { case begins, waits, fails }

    private func permission(of recognizer: UIGestureRecognizer) -> Permission {
        if winners.contains(where: { $0 !== recognizer && hinders($0, recognizer) }) { return .fails }
        for other in recognizers where other !== recognizer && recognizer.needsFailure(of: other) {
            if other.known == .possible { return .waits }
            if other.known != .failed { return .fails }
        }
        guard recognizer.shouldBegin, recognizer.view?.gestureRecognizerShouldBegin(recognizer) != false,
            recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) != false
        else { return .fails }
        return .begins
    }

    /// Returns whether a recognizer that has recognized its gesture keeps another from it.
    private func hinders(_ winner: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        if winner.delegate?.gestureRecognizer(winner, shouldRecognizeSimultaneouslyWith: other) == true { return false }
        if other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: winner) == true { return false }
        return winner.canPrevent(other) && other.canBePrevented(by: winner)
    }

    /// Lets those go on that waited for others, which have failed by now.
    private func decideWaiting() {
        for recognizer in recognizers {
            if let state = recognizer.takeWish() { change(recognizer, to: state) }
        }
    }

    /// Ends what still waits for more fingers.
    private func finish() {
        for recognizer in recognizers where recognizer.known == .possible && recognizer.wish == nil {
            recognizer.fail()
        }
        decideWaiting()
        leaveRecognizers()
    }

    private func leaveRecognizers() {
        for recognizer in recognizers { recognizer.leave() }
        (recognizers, winners) = ([], [])
        touch.gestureRecognizers = nil
    }
}

extension UIView {
    /// The recognizers of the view, with those by which it is scrolled and its rows are moved.
    fileprivate var allRecognizers: [UIGestureRecognizer] {
        let own = gestureRecognizers ?? []
        guard let scroll = self as? UIScrollView else { return own }
        let all = own + scroll.rowRecognizers
        return own.contains { $0 === scroll.panGestureRecognizer } ? all : all + [scroll.panGestureRecognizer]
    }
}

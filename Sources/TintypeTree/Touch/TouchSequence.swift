package import Foundation
import TintypeGraphics

/// A finger on a living scene, from its coming down until nothing more can come of it. Two of them where they pinch.
package final class TouchSequence: ClockFollower {
    /// A gesture that watches the finger.
    private struct Watcher {
        let key: Key
        /// The node that was met: of several views of one modifier, each has a gesture.
        let view: ViewID
        let priority: TouchResponder.Priority
        var memory = _GestureMemory()
        var isOver = false
        /// Indicates whether it is a tap that waits for one before it of which more taps are due.
        var isWaiting = false
    }

    private let scene: LivingScene
    private var course: _TouchCourse
    /// In the order in which they go before each other.
    private var watchers: [Watcher]
    /// The gesture that was recognized, which keeps the others from it; nil while it is open.
    private var winner: Int?

    /// A finger that comes down.
    ///
    /// - Parameter point: In points of the root.
    package init(on scene: LivingScene, at point: CGPoint) throws {
        self.scene = scene
        course = _TouchCourse(at: point, time: scene.time, start: scene.start)
        watchers = TouchSequence.order(HitTest(point, in: scene.settled.root).met).map {
            Watcher(key: Key($0.node, $0.index, $0.responder), view: $0.node.id, priority: $0.responder.priority)
        }
        scene.follower = self
        try deliver()
    }

    /// The gestures at a point in the order in which they are asked: those that go first from the outside in, then the others
    /// from the inside out. Disabled ones take no part, nor do those inside one that wants none.
    private static func order(_ met: [HitTest.Met]) -> [HitTest.Met] {
        var all = met
        if let outer = all.lastIndex(where: { $0.responder.excludesInner && $0.responder.isEnabled }) {
            all.removeFirst(outer)
        }
        all.removeAll { !$0.responder.isEnabled }
        return all.filter { $0.responder.priority == .high }.reversed() + all.filter { $0.responder.priority != .high }
    }

    /// Indicates whether a gesture was recognized.
    package private(set) var isRecognized = false

    /// Indicates whether some gesture still waits for more.
    var isOpen: Bool { watchers.contains { !$0.isOver } }

    // MARK: What the finger does

    /// The finger goes to another point, in points of the root.
    package func move(to point: CGPoint) throws {
        guard course.isDown else { return }
        course.now = scene.time
        course.presses[course.presses.count - 1].points.append((scene.time, point))
        try deliver()
    }

    /// The fingers go apart, or turn.
    package func pinch(_ pinch: _TouchCourse.Pinch) throws {
        course.now = scene.time
        course.pinch = pinch
        try deliver()
    }

    /// The finger goes up.
    ///
    /// - Parameter isLast: False where the same finger comes down again.
    package func lift(isLast: Bool = true) throws {
        guard course.isDown else { return }
        course.now = scene.time
        course.presses[course.presses.count - 1].isDown = false
        course.isOver = isLast
        try deliver()
        if isLast { end() }
    }

    /// The finger comes down again.
    package func press(at point: CGPoint) throws {
        course.now = scene.time
        course.presses.append(_TouchCourse.Press(points: [(scene.time, point)]))
        try deliver()
    }

    /// Takes the finger away as if it had never been there: gestures on the way do not end.
    package func cancel() throws {
        course.presses[course.presses.count - 1].isDown = false
        let resets = watchers.indices.flatMap { watchers[$0].memory.takeResets() }
        end()
        if !resets.isEmpty { try scene.perform { for reset in resets { reset() } } }
    }

    private func end() {
        watchers = []
        if scene.follower === self { scene.follower = nil }
    }

    // MARK: The clock

    package var nextInstant: Double? {
        watchers.lazy.compactMap(\.memory.wake).filter { $0 > self.course.now }.min()
    }

    package func act() {
        course.now = scene.time
        for call in decide() { call() }
    }

    // MARK: What it means

    private func deliver() throws {
        // Views of UIKit hear of the finger while they are asked.
        try scene.perform { for call in decide() { call() } }
    }

    /// Asks the gestures, and returns what they have to tell.
    private func decide() -> [() -> Void] {
        let responders = responders()
        var calls: [() -> Void] = []
        var (isHeldBack, isAnyOpen) = (false, false)
        for index in watchers.indices where !watchers[index].isOver {
            let isAlone = watchers[index].priority == .simultaneous
            if !isAlone, let winner, winner != index {
                calls += watchers[index].memory.takeResets()
                watchers[index].isOver = true
                continue
            }
            let (key, view) = (watchers[index].key, watchers[index].view)
            let found = responders[key] ?? []
            guard let (node, responder) = found.first(where: { $0.0.id == view }) ?? found.first else {
                // Its view is gone.
                calls += watchers[index].memory.takeResets()
                watchers[index].isOver = true
                continue
            }
            course.geometry = node.placement?.geometry
            var memory = watchers[index].memory
            let phase = responder.recognize(course, &memory)
            // A tap waits for one before it of which more taps are due.
            if phase.isRecognized, !isAlone, winner == nil, isHeldBack || (isAnyOpen && watchers[index].isWaiting) {
                watchers[index].isWaiting = true
                continue
            }
            watchers[index].memory = memory
            calls += watchers[index].memory.takeCalls()
            if phase.isRecognized {
                isRecognized = true
                if !isAlone { winner = index }
            }
            if phase.isOver || course.isOver {
                watchers[index].isOver = true
                calls += watchers[index].memory.takeResets()
            }
            if !phase.isOver, !phase.isRecognized, !isAlone, !course.isOver {
                isAnyOpen = true
                if !course.isDown { isHeldBack = true }
            }
        }
        guard let winner else { return calls }
        // Those before the one that was recognized were asked already.
        for index in 0..<winner where !watchers[index].isOver && watchers[index].priority != .simultaneous {
            calls += watchers[index].memory.takeResets()
            watchers[index].isOver = true
        }
        return calls
    }

    /// The identity of a gesture while views are made anew: its modifier's place; else the node and its number there.
    private enum Key: Hashable {
        case modifier(TouchResponder.Place)
        case node(ViewID, Int)

        init(_ node: Node, _ index: Int, _ responder: TouchResponder) {
            self = responder.place.map(Key.modifier) ?? .node(node.id, index)
        }
    }

    /// The gestures of the watchers as the views are now.
    private func responders() -> [Key: [(Node, TouchResponder)]] {
        let keys = Set(watchers.map(\.key))
        var found: [Key: [(Node, TouchResponder)]] = [:]
        func search(_ node: Node) {
            for (index, trait) in (node.touch ?? []).enumerated() {
                guard case .responder(let responder) = trait, responder.isEnabled else { continue }
                let key = Key(node, index, responder)
                if keys.contains(key) { found[key, default: []].append((node, responder)) }
            }
            for child in node.children { search(child) }
        }
        search(scene.settled.root)
        return found
    }
}

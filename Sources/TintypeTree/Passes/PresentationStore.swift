package import Foundation
import TintypeGraphics

/// The values shown in place of those that were set, while animations run: by view and attribute. Only a living view has one; a
/// picture shows where changes lead.
///
/// Evaluation and placement ask it for every attribute that can be animated, and it compares what is set with what was set in
/// the round before: an `Animatable` view, a custom layout and a geometry group need the interpolated value before they run.
package final class PresentationStore {
    /// Somebody who waits, and the animation that he waits for.
    private struct Wait {
        let completion: AnimationCompletion
        /// nil for one that waits for an instant, which does not move.
        let animator: (any AttributeAnimator)?
        let instant: Double

        /// The instant of the end; that of an attribute whose view is gone is over.
        func due(in round: Int) -> Double {
            guard let animator else { return instant }
            return animator.round == round ? animator.end(.removed) : -.infinity
        }
    }

    /// A change that waits for its round, with what goes along with it.
    private struct Write {
        var transaction: Transaction
        var apply: () -> Void
    }

    /// The instant that is shown, in seconds from the beginning.
    package var time = 0.0
    /// The number of changes so far, each with the rounds that followed from it: 0 while the first picture is made.
    private(set) var update = 0
    /// The number of rounds of evaluation.
    private(set) var round = 0
    /// True where a view came that is to be shown in two steps: as it is before it is there, and as it is.
    var needsFollowUp = false
    /// The views that come and go, by the place where they stand.
    var places: [ViewID: DynamicPlace] = [:]
    /// The environment of animations of users that ask for one.
    var environment = EnvironmentValues()

    private var attributes = AttributeTable()
    /// The latest end, in seconds from the beginning, of what moves by the clock alone in this round.
    private var courseEnd = -Double.infinity
    private var matched: [MatchedGeometry.Key: Animator<CGRect.AnimatableData>] = [:]
    private var writes: [Write] = []
    private var waits: [Wait] = []
    private var completions: [AnimationCompletion] = []
    /// The root of the views of the last round, as they were placed; nil before there is one.
    private(set) var lastRoot: Node?
    /// The nodes of those views; nil until one of them is asked for.
    private var lastNodes: [ViewID: Node]?
    /// The places of views that are on their way out, beside those that hold them.
    private var leaving: [ViewID: PlacedFrame] = [:]

    /// The place of a node.
    struct PlacedFrame {
        var frame: CGRect
        var proposal: ProposedViewSize
        /// The last round that asked for it.
        var round: Int
    }

    package init() {}

    /// Indicates whether something is on its way.
    package var isMoving: Bool {
        courseEnd > time || attributes.animators.contains(where: \.isRunning)
            || matched.values.contains(where: \.isRunning)
    }

    /// Takes note of something that moves by the clock alone, as keyframes do, until an instant in seconds from the beginning.
    package func noteCourse(until end: Double) { courseEnd = max(courseEnd, end) }

    /// Returns whether an attribute of a view is on its way; the place of a node is one, called `frame`.
    func isMoving(_ view: ViewID) -> Bool { attributes.isMoving(view) }

    /// `value` with its animatable part as it is shown.
    func presented<A: Animatable>(
        _ value: A, for view: ViewID, _ attribute: AttributeKey, _ transaction: Transaction?
    ) -> A {
        guard A.AnimatableData.self != EmptyAnimatableData.self else { return value }
        let data = value.animatableData
        let animator = attributes.animator(attribute, of: view) { Animator(data) }
        let shown = shown(data, by: animator, transaction)
        guard shown != data else { return value }
        var value = value
        value.animatableData = shown
        return value
    }

    /// Returns whether an attribute of a view moves, or may begin to.
    func mayMove(_ view: ViewID, _ transaction: Transaction?) -> Bool {
        transaction?.animation != nil || attributes.hasAnimators(of: view)
    }

    /// `value` as it is shown for an attribute that needs no animator as long as it has never moved: what it was before it begins
    /// to move the tree of the last round says.
    ///
    /// - Parameter before: The value of the view's last node; nil where that had none that can be animated into `value`.
    func presented<A: Animatable>(
        _ value: A, for view: ViewID, _ attribute: @autoclosure () -> AttributeKey, _ transaction: Transaction?,
        before: (Node) -> A?
    ) -> A {
        guard mayMove(view, transaction) else { return value }
        let (data, attribute) = (value.animatableData, attribute())
        let animator: Animator<A.AnimatableData>
        if let known: Animator<A.AnimatableData> = attributes.known(attribute, of: view) {
            animator = known
        } else if transaction?.animation != nil, let before = nodeBefore(view).flatMap(before)?.animatableData,
            before != data
        {
            animator = attributes.animator(attribute, of: view) { Animator(before) }
        } else {
            return value
        }
        var shown = value
        shown.animatableData = self.shown(data, by: animator, transaction)
        return shown
    }

    /// The frame in which a node is shown that is to stand in `frame`.
    func presented(_ frame: CGRect, of node: Node) -> CGRect {
        presented(frame, for: node.id, "frame", node.transaction) { $0.placement?.frame }
    }

    /// The frame of a group of matched views, in the root's space.
    func presented(_ frame: CGRect, of key: MatchedGeometry.Key, _ transaction: Transaction?) -> CGRect {
        let data = frame.animatableData
        let animator = matched[key] ?? Animator(data)
        matched[key] = animator
        var shown = frame
        shown.animatableData = self.shown(data, by: animator, transaction)
        return shown
    }

    private func shown<V>(_ data: V, by animator: Animator<V>, _ transaction: Transaction?) -> V {
        animator.round = round
        return animator.value(data, transaction, at: time, in: environment) {
            for completion in transaction?.completions ?? [] { wait(completion, for: animator) }
        }
    }

    private func wait(_ completion: AnimationCompletion, for animator: any AttributeAnimator) {
        guard !completion.isDone else { return }
        completion.begin()
        // The logical end of a change stays where it is, though other changes may follow it.
        waits.append(
            completion.criteria.waitsForRest
                ? Wait(completion: completion, animator: animator, instant: 0)
                : Wait(completion: completion, animator: nil, instant: animator.end(.logicallyComplete)))
    }
}

// MARK: - Changes

extension PresentationStore {
    /// Keeps a change until its round comes: changes with animations of their own must not be seen together.
    ///
    /// - Parameter apply: Shows the change to evaluation.
    package func write(_ transaction: Transaction? = CurrentTransaction.value, _ apply: @escaping () -> Void = {}) {
        for completion in transaction?.completions ?? [] { completion.isTaken = true }
        writes.append(Write(transaction: transaction ?? Transaction(), apply: apply))
    }

    /// Keeps a change that is there for all to see already, and so comes before those that wait.
    func writeFirst(_ transaction: Transaction?) {
        for completion in transaction?.completions ?? [] { completion.isTaken = true }
        writes.insert(Write(transaction: transaction ?? Transaction(), apply: {}), at: 0)
    }

    package var hasWrites: Bool { !writes.isEmpty }

    /// Begins an update: shows the changes of one transaction, and returns it. nil where nothing has changed.
    func takeTransaction() -> Transaction? {
        guard let first = writes.first else { return nil }
        let count = writes.firstIndex { $0.transaction.call !== first.transaction.call } ?? writes.count
        let taken = writes.prefix(count)
        writes.removeFirst(count)
        for write in taken { write.apply() }
        update += 1
        remember(first.transaction.completions)
        return first.transaction
    }

    /// Tells these at the end of the update, or when their animations are over.
    func remember(_ added: [AnimationCompletion]) { completions += added }

    /// Tells those of the update that nothing was animated for.
    func finishUpdate() {
        let all = completions
        completions = []
        for completion in all { completion.finish() }
    }

    /// The next instant at which an animation is over that somebody waits for; nil for none.
    package var nextEnd: Double? {
        waits.lazy.map { $0.due(in: self.round) }.filter { $0 < .infinity }.min().map { max($0, time) }
    }

    /// Tells those whose animations are over by now.
    ///
    /// - Returns: True if there were any: a view on its way out may be gone now.
    func finishAnimations() -> Bool {
        let over = waits.filter { $0.due(in: round) <= time + 1e-9 }
        guard !over.isEmpty else { return false }
        waits.removeAll { $0.due(in: round) <= time + 1e-9 }
        for wait in over { wait.completion.end() }
        for wait in over { wait.completion.finish() }
        return true
    }
}

// MARK: - Rounds

extension PresentationStore {
    func beginRound() {
        round += 1
        needsFollowUp = false
        courseEnd = -.infinity
    }

    /// Lets go of the views of the last round, which hold the session that holds this.
    func end() { (lastRoot, lastNodes) = (nil, nil) }

    /// Takes note of where the views of the round stand.
    func endPlacement(of root: Node) {
        lastRoot = root
        lastNodes = nil
    }

    /// Forgets what belonged to views that are gone.
    func endRound() {
        // Nothing is older than the first round.
        guard round > 1 else { return }
        let round = round
        attributes.forget(before: round)
        matched.keep { $0.round == round }
        places.keep { $0.round == round }
        leaving.keep { $0.round == round }
    }

    /// The place of a view on its way out: where it stood last, and moved with what holds it. nil for one that stood nowhere.
    func place(ofLeaving node: Node, in holder: Node, _ frame: CGRect) -> PlacedFrame? {
        if leaving[node.id] == nil, var place = placeBefore(of: node) {
            place.frame.origin = place.frame.origin - (placeBefore(of: holder)?.frame.origin ?? frame.origin)
            leaving[node.id] = place
        }
        leaving[node.id]?.round = round
        guard var place = leaving[node.id] else { return nil }
        place.frame.origin = place.frame.origin + frame.origin
        return place
    }
}

extension PresentationStore {
    /// Takes the focus from the view that has it.
    package func takeFocus() {
        func visit(_ node: Node) {
            for case .focus(let focus) in node.touch ?? [] where focus.isOn { focus.set(false) }
            for child in node.children { visit(child) }
        }
        if let lastRoot { visit(lastRoot) }
    }

    /// The frames of the elements of a collection that are shown, by their numbers, in the root's space.
    package func elements(of collection: ViewID) -> [(number: Int, frame: CGRect)] {
        var found: [(number: Int, frame: CGRect)] = []
        func visit(_ node: Node) {
            for case .element(let number, collection) in node.touch ?? [] {
                if let frame = node.placement?.frameInRoot { found.append((number, frame)) }
            }
            for child in node.children { visit(child) }
        }
        if let lastRoot { visit(lastRoot) }
        return found
    }

    /// The node of a view in the last round; nil for one that was not there.
    func nodeBefore(_ view: ViewID) -> Node? {
        if let lastNodes { return lastNodes[view] }
        var nodes: [ViewID: Node] = [:]
        func visit(_ node: Node) {
            if node.placement != nil { nodes[node.id] = node }
            for child in node.children + (node.leaving ?? []) { visit(child) }
        }
        if let lastRoot { visit(lastRoot) }
        lastNodes = nodes
        return nodes[view]
    }

    /// The place at which a view stood in the last round; nil for one that was not there.
    private func placeBefore(of node: Node) -> PlacedFrame? {
        nodeBefore(node.id)?.placement.map { PlacedFrame(frame: $0.frame, proposal: $0.proposal, round: round) }
    }
}

extension Dictionary {
    /// Keeps the values that `isKept` holds for. Mostly these are all, and nothing is copied.
    fileprivate mutating func keep(_ isKept: (Value) -> Bool) {
        if !values.allSatisfy(isKept) { self = filter { isKept($0.value) } }
    }
}

/// The stage of a view that comes and goes.
package enum DynamicPhase: Hashable, Sendable {
    case willAppear
    case identity
    case didDisappear
}

/// A place where views come and go: that of an `if`, a `ForEach` or an `id`. The views that stood there last are known, so that a view can be
/// seen to come, and one that is gone can be seen to go.
package struct DynamicPlace {
    /// The views that stand at a place in a round: who they are, and how to make each. Those of a lazy container are mostly not made, and
    /// nothing is kept of them.
    final class Content {
        let count: Int
        /// The step to the view of an index.
        let step: (Int) -> IdentityTable.Step
        /// Makes the view of an index.
        let body: (Int, inout Scope) -> Void
        /// The views that were made.
        fileprivate var made: [(index: Int, id: ViewID)] = []
        private lazy var steps = Set((0..<count).map(step))

        init(count: Int, step: @escaping (Int) -> IdentityTable.Step, body: @escaping (Int, inout Scope) -> Void) {
            self.count = count
            self.step = step
            self.body = body
        }

        /// Returns whether the view of another content stands here too: mostly at its index, counted from the start or from the end.
        fileprivate func contains(_ index: Int, of other: Content) -> Bool {
            let step = other.step(index)
            for near in [index, index + count - other.count] where (0..<count).contains(near) {
                if self.step(near) == step { return true }
            }
            return steps.contains(step)
        }

        /// The views that were made and are not among those that are there by now, at the beginning of their way out.
        fileprivate func views(without present: Content) -> [Leaving] {
            var gone: [ViewID: Int] = [:]
            for view in made where !present.contains(view.index, of: self) { gone[view.id] = view.index }
            return gone.sorted { $0.value < $1.value }.map { Leaving(id: $0.key, content: self, index: $0.value) }
        }
    }

    /// A view that is on its way out.
    struct Leaving {
        let id: ViewID
        let content: Content
        let index: Int
        /// The end of its way.
        let departure = AnimationCompletion(.removed) {}
    }

    /// The views of a round, and what became of those of the round before.
    struct Arrangement {
        fileprivate let content: Content
        /// nil where all come with what holds them.
        fileprivate let before: Content?
        fileprivate let returned: Set<ViewID>
        fileprivate let store: PresentationStore
        let leaving: [Leaving]

        /// The stage of a view that is made.
        func phase(of index: Int, _ view: ViewID) -> DynamicPhase {
            content.made.append((index, view))
            guard let before, !returned.contains(view), !before.contains(index, of: content) else { return .identity }
            store.needsFollowUp = true
            return .willAppear
        }
    }

    fileprivate var content: Content
    /// In the order in which they came.
    fileprivate var leaving: [Leaving] = []
    /// The last round that evaluated the place.
    fileprivate(set) var round: Int
}

extension PresentationStore {
    /// Takes note of the views that stand at a place now.
    func arrange(_ content: DynamicPlace.Content, at id: ViewID) -> DynamicPlace.Arrangement {
        guard var place = places[id], place.round >= round - 1 else {
            places[id] = DynamicPlace(content: content, round: round)
            return DynamicPlace.Arrangement(content: content, before: nil, returned: [], store: self, leaving: [])
        }
        let before = place.content
        let returned = place.leaving.filter { content.contains($0.index, of: $0.content) }.map(\.id)
        place.leaving.removeAll { returned.contains($0.id) || $0.departure.isDone }
        let gone = before.views(without: content)
        remember(gone.map(\.departure))
        place.leaving.insert(contentsOf: gone, at: 0)
        place.content = content
        place.round = round
        places[id] = place
        return DynamicPlace.Arrangement(
            content: content, before: before, returned: Set(returned), store: self, leaving: place.leaving)
    }
}

extension Scope {
    /// Appends the view that stands at this place, if one does, and what is left of one that stood there before.
    ///
    /// - Parameter step: The step to the view, which tells it from others that stand there at other times; nil for none.
    package mutating func dynamic(_ step: IdentityTable.Step?, _ body: @escaping (inout Scope) -> Void) {
        guard let presentation = session.presentation else {
            if let step { descend(step, body) }
            return
        }
        let content = DynamicPlace.Content(count: step == nil ? 0 : 1) { _ in
            step ?? .body
        } body: { _, scope in
            body(&scope)
        }
        let arrangement = presentation.arrange(content, at: id)
        if let step {
            let view = session.identity.child(of: id, step)
            append(view, arrangement.phase(of: 0, view), body)
        }
        append(leaving: arrangement.leaving)
    }

    /// Appends a view in a stage.
    private mutating func append(_ item: ViewID, _ phase: DynamicPhase, _ body: (inout Scope) -> Void) {
        let outer = id
        id = item
        evaluate(in: phase) { scope in scope.goDown(body) }
        id = outer
    }

    /// Appends views that are on their way out.
    mutating func append(leaving: [DynamicPlace.Leaving]) {
        for item in leaving {
            let start = itemCount
            let outer = transaction
            transaction?.add(item.departure)
            session.identity.use(item.id)
            append(item.id, .didDisappear) { item.content.body(item.index, &$0) }
            transaction = outer
            // Where nothing of it moves it is gone at once.
            markLeaving(from: start, isGone: item.departure.pending == 0)
        }
    }

    /// Evaluates a view in a stage: transitions in it are shown in that stage, and a view without one fades.
    mutating func evaluate(in phase: DynamicPhase, _ body: (inout Scope) -> Void) {
        let (start, outer) = (itemCount, dynamicPhase)
        // What comes with the place that it stands at comes as that does.
        let stage = phase == .identity ? outer ?? .identity : phase
        dynamicPhase = stage
        body(&self)
        dynamicPhase = outer
        fade(from: start, in: stage)
    }
}

extension Scope {
    /// Evaluates a view with a transition of its own, in the stage of coming and going that the view around it is in.
    package mutating func transition(_ body: (DynamicPhase, inout Scope) -> Void) {
        let (start, outer) = (itemCount, dynamicPhase)
        // Only the outermost counts.
        dynamicPhase = .identity
        body(outer ?? .identity, &self)
        dynamicPhase = outer
        markTransition(from: start)
    }
}

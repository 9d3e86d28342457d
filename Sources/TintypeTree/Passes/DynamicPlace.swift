/// The stage of a view that comes and goes.
package enum DynamicPhase: Hashable, Sendable {
    case willAppear
    case identity
    case didDisappear
}

/// A place where views come and go: that of an `if`, a `ForEach` or an `id`. The views that stood there last are known, so that a view can be
/// seen to come, and one that is gone can be seen to go.
package struct DynamicPlace {
    /// A view that stands there, or is on its way out.
    struct Item {
        let id: ViewID
        let body: (inout Scope) -> Void
        var phase: DynamicPhase
        /// The end of its way out; nil while it is there.
        var departure: AnimationCompletion?
    }

    /// In the order in which they came.
    var items: [Item] = []
    /// The last round that evaluated the place.
    var round: Int
}

extension PresentationStore {
    /// Takes note of the views that stand at a place now.
    ///
    /// - Returns: The stage of each of them, in order, and those that are on their way out.
    func arrange(
        _ current: [(id: ViewID, body: (inout Scope) -> Void)], at place: ViewID
    ) -> (phases: [DynamicPhase], leaving: [DynamicPlace.Item]) {
        guard let known = places[place], known.round >= round - 1 else {
            // Where the place itself is new, all that is in it comes with what holds it.
            let items = current.map { DynamicPlace.Item(id: $0.id, body: $0.body, phase: .identity) }
            places[place] = DynamicPlace(items: items, round: round)
            return (items.map(\.phase), [])
        }
        var before: [ViewID: DynamicPlace.Item] = [:]
        for item in known.items { before[item.id] = item }
        var items: [DynamicPlace.Item] = []
        for (id, body) in current {
            let old = before.removeValue(forKey: id)
            let phase: DynamicPhase = old != nil ? .identity : .willAppear
            if phase == .willAppear { needsFollowUp = true }
            items.append(DynamicPlace.Item(id: id, body: body, phase: phase))
        }
        let phases = items.map(\.phase)
        var leaving: [DynamicPlace.Item] = []
        for item in known.items {
            guard var gone = before[item.id], gone.departure?.isDone != true else { continue }
            gone.phase = .didDisappear
            if gone.departure == nil {
                let departure = AnimationCompletion(.removed) {}
                gone.departure = departure
                remember([departure])
            }
            leaving.append(gone)
        }
        places[place] = DynamicPlace(items: items + leaving, round: round)
        return (phases, leaving)
    }
}

extension Scope {
    /// Appends the view that stands at this place, if one does, and what is left of one that stood there before.
    ///
    /// - Parameter step: The step to the view, which tells it from others that stand there at other times; nil for none.
    package mutating func dynamic(_ step: IdentityTable.Step?, _ body: @escaping (inout Scope) -> Void) {
        guard session.presentation != nil else {
            if let step { descend(step, body) }
            return
        }
        let current = step.map { [(id: session.identity.child(of: id, $0), body: body)] } ?? []
        let leaving = arrange(current)
        for (item, phase) in zip(current, leaving.phases) { append(item.id, phase, item.body) }
        append(leaving: leaving.items)
    }

    /// The stages of what stands at this place, and what is on its way out there.
    mutating func arrange(
        _ current: [(id: ViewID, body: (inout Scope) -> Void)]
    ) -> (phases: [DynamicPhase], items: [DynamicPlace.Item]) {
        guard let store = session.presentation else { return (current.map { _ in .identity }, []) }
        let (phases, items) = store.arrange(current, at: id)
        return (phases, items)
    }

    /// Appends a view in a stage.
    private mutating func append(_ item: ViewID, _ phase: DynamicPhase, _ body: (inout Scope) -> Void) {
        let outer = id
        id = item
        evaluate(in: phase) { scope in scope.goDown(body) }
        id = outer
    }

    /// Appends views that are on their way out.
    mutating func append(leaving: [DynamicPlace.Item]) {
        for item in leaving {
            guard let departure = item.departure else { continue }
            let start = itemCount
            let outer = transaction
            transaction?.add(departure)
            append(item.id, .didDisappear, item.body)
            transaction = outer
            // Where nothing of it moves it is gone at once.
            markLeaving(from: start, isGone: departure.pending == 0)
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

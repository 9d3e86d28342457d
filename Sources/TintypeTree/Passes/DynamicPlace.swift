/// The stage of a view that comes and goes.
package enum DynamicPhase: Hashable, Sendable {
    case willAppear
    case identity
    case didDisappear
}

/// A place where views come and go: that of an `if`, a `ForEach` or an `id`. The views that stood there last are known, so that a view can be
/// seen to come, and one that is gone can be seen to go.
package struct DynamicPlace {
    /// The views that stand at a place: who they are, and how to make each.
    struct Content {
        let ids: [ViewID]
        /// Makes the view of an index into `ids`.
        let body: (Int, inout Scope) -> Void

        /// The views that are not among those that are there by now, at the beginning of their way out.
        fileprivate func views(without present: Set<ViewID>) -> [Leaving] {
            ids.enumerated().filter { !present.contains($0.element) }.map { [body] index, view in
                Leaving(id: view, body: { body(index, &$0) }, departure: AnimationCompletion(.removed) {})
            }
        }
    }

    /// A view that is on its way out.
    struct Leaving {
        let id: ViewID
        let body: (inout Scope) -> Void
        /// The end of its way.
        let departure: AnimationCompletion
    }

    var content: Content
    /// In the order in which they came.
    var leaving: [Leaving] = []
    /// The last round that evaluated the place.
    var round: Int
}

extension PresentationStore {
    /// Takes note of the views that stand at a place now.
    ///
    /// - Returns: The stage of each of them, in order, nil where all of them were there before or come with what holds them; and those
    ///   that are on their way out.
    func arrange(
        _ content: DynamicPlace.Content, at id: ViewID
    ) -> (phases: [DynamicPhase]?, leaving: [DynamicPlace.Leaving]) {
        guard var place = places[id], place.round >= round - 1 else {
            places[id] = DynamicPlace(content: content, round: round)
            return (nil, [])
        }
        var phases: [DynamicPhase]?
        // Mostly nothing comes and nothing goes.
        if place.content.ids != content.ids || !place.leaving.isEmpty {
            let present = Set(content.ids)
            let known = Set(place.content.ids)
            let returned = Set(place.leaving.lazy.map(\.id))
            let stages = content.ids.map {
                known.contains($0) || returned.contains($0) ? .identity : DynamicPhase.willAppear
            }
            if stages.contains(.willAppear) { (needsFollowUp, phases) = (true, stages) }
            place.leaving.removeAll { present.contains($0.id) || $0.departure.isDone }
            let gone = place.content.views(without: present)
            remember(gone.map(\.departure))
            place.leaving.insert(contentsOf: gone, at: 0)
        }
        place.content = content
        place.round = round
        places[id] = place
        return (phases, place.leaving)
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
        let ids = step.map { [session.identity.child(of: id, $0)] } ?? []
        let (phases, leaving) = arrange(DynamicPlace.Content(ids: ids) { _, scope in body(&scope) })
        if let view = ids.first { append(view, phases?.first ?? .identity, body) }
        append(leaving: leaving)
    }

    /// The stages of what stands at this place, nil where nothing there comes by itself, and what is on its way out there.
    mutating func arrange(
        _ content: DynamicPlace.Content
    ) -> (phases: [DynamicPhase]?, leaving: [DynamicPlace.Leaving]) {
        session.presentation?.arrange(content, at: id) ?? (nil, [])
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
            append(item.id, .didDisappear, item.body)
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

/// The animators of the attributes of views.
///
/// The ids of views are small numbers, which count from 0: a view's animators stand at its number, so that nothing is hashed.
struct AttributeTable {
    private struct Entry {
        let attribute: AttributeKey
        let animator: any AttributeAnimator
    }

    private var entries: [[Entry]] = []
    /// The numbers of the views that have animators: of a view that is gone the place is left, and nobody goes by it.
    private var inUse: [Int] = []

    /// All animators, in the order in which their views came.
    var animators: some Sequence<any AttributeAnimator> {
        let entries = entries
        return inUse.lazy.flatMap { entries[$0] }.map(\.animator)
    }

    /// Returns whether something of a view is on its way.
    func isMoving(_ view: ViewID) -> Bool {
        let number = view.number
        return number < entries.count && entries[number].contains(where: \.animator.isRunning)
    }

    /// Returns whether any animator of a view is known.
    func hasAnimators(of view: ViewID) -> Bool {
        let number = view.number
        return number < entries.count && !entries[number].isEmpty
    }

    /// The animator of an attribute that is known; nil for none, and for one of values of another type.
    func known<V>(_ attribute: AttributeKey, of view: ViewID) -> Animator<V>? {
        let number = view.number
        guard number < entries.count else { return nil }
        return entries[number].first { $0.attribute == attribute }?.animator as? Animator<V>
    }

    /// The animator of an attribute: the one that is known, or else one that is made.
    mutating func animator<V>(_ attribute: AttributeKey, of view: ViewID, _ make: () -> Animator<V>) -> Animator<V> {
        if let known: Animator<V> = known(attribute, of: view) { return known }
        let number = view.number
        while entries.count <= number { entries.append([]) }
        let made = make()
        let entry = Entry(attribute: attribute, animator: made)
        if entries[number].isEmpty { inUse.append(number) }
        // An attribute whose value is of another type by now begins anew.
        if let index = entries[number].firstIndex(where: { $0.attribute == attribute }) {
            entries[number][index] = entry
        } else {
            entries[number].append(entry)
        }
        return made
    }

    /// Forgets what no view has asked for since a round.
    mutating func forget(before round: Int) {
        var isEmpty = false
        for number in inUse where entries[number].contains(where: { $0.animator.round < round }) {
            entries[number].removeAll { $0.animator.round < round }
            if entries[number].isEmpty { isEmpty = true }
        }
        if isEmpty {
            let entries = entries
            inUse.removeAll { entries[$0].isEmpty }
        }
    }
}

/// The animators of the attributes of views.
///
/// The ids of views are small numbers, which count from 0: a view's animators stand at its number, so that nothing is hashed.
struct AttributeTable {
    private struct Entry {
        let attribute: String
        let animator: any AttributeAnimator
    }

    private var entries: [[Entry]] = []

    /// All animators, in the order of their views' ids.
    var animators: some Sequence<any AttributeAnimator> { entries.lazy.joined().map(\.animator) }

    /// The views of which something is on its way.
    var moving: Set<ViewID> {
        var views: Set<ViewID> = []
        for (number, attributes) in entries.enumerated() where attributes.contains(where: \.animator.isRunning) {
            views.insert(ViewID(rawValue: Int32(number)))
        }
        return views
    }

    /// The animator of an attribute: the one that is known, or else one that is made.
    mutating func animator<V>(_ attribute: String, of view: ViewID, _ make: () -> Animator<V>) -> Animator<V> {
        let number = Int(view.rawValue)
        while entries.count <= number { entries.append([]) }
        let index = entries[number].firstIndex { $0.attribute == attribute }
        if let index, let known = entries[number][index].animator as? Animator<V> { return known }
        let made = make()
        let entry = Entry(attribute: attribute, animator: made)
        // An attribute whose value is of another type by now begins anew.
        if let index { entries[number][index] = entry } else { entries[number].append(entry) }
        return made
    }

    /// Forgets what no view has asked for since a round.
    mutating func forget(before round: Int) {
        for number in entries.indices where entries[number].contains(where: { $0.animator.round < round }) {
            entries[number].removeAll { $0.animator.round < round }
        }
    }
}

/// The values that the properties of views keep from round to round, by the view's identity and the property's number.
///
/// Identities are numbers without gaps, so a view's first entry is found in a list by its number; its others follow it.
struct StateTable {
    private struct Entry {
        let view: ViewID
        let index: Int
        var state: AnyObject
        /// The last round that asked for it.
        var round: Int
        /// The place of the view's next entry, -1 for none.
        var next: Int
    }

    /// The place of each view's first entry, -1 for none.
    private var first: [Int] = []
    private var entries: [Entry] = []
    private var round = 0
    /// Entries that the round has asked for.
    private var used = 0

    /// The state of a view's property; nil where there is none, or one of another type.
    mutating func known<State: AnyObject>(of view: ViewID, index: Int) -> State? {
        let place = place(of: view, index: index)
        // The types are compared: a cast would ask the runtime for each property of each view.
        guard place >= 0, type(of: entries[place].state) == State.self else { return nil }
        use(place)
        return unsafeDowncast(entries[place].state, to: State.self)
    }

    /// Keeps the state of a view's property, in place of one of another type.
    mutating func insert(_ state: AnyObject, of view: ViewID, index: Int) {
        let place = place(of: view, index: index)
        if place >= 0 {
            entries[place].state = state
            return use(place)
        }
        link(Entry(view: view, index: index, state: state, round: round, next: -1))
        used += 1
    }

    mutating func beginRound() {
        round += 1
        used = 0
    }

    /// Removes what the round did not ask for: it belonged to views that are gone.
    mutating func removeUnused() {
        guard used < entries.count else { return }
        let kept = entries.filter { $0.round == round }
        entries = []
        first = []
        for entry in kept { link(entry) }
    }

    /// The place of an entry, -1 where there is none.
    private func place(of view: ViewID, index: Int) -> Int {
        let number = view.number
        var place = number < first.count ? first[number] : -1
        while place >= 0, entries[place].index != index { place = entries[place].next }
        return place
    }

    private mutating func use(_ place: Int) {
        if entries[place].round != round { used += 1 }
        entries[place].round = round
    }

    private mutating func link(_ entry: Entry) {
        let number = entry.view.number
        if number >= first.count { first += repeatElement(-1, count: number + 1 - first.count) }
        var linked = entry
        linked.next = first[number]
        first[number] = entries.count
        entries.append(linked)
    }
}

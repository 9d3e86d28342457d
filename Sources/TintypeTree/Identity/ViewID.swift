/// The identity of a view: interned from its structural path, so that the same path has the same id at the next sample.
package struct ViewID: Hashable, Sendable {
    /// The number in the lower half, and in the upper one how often that was given to another path before.
    private let rawValue: Int64

    fileprivate init(number: Int32, generation: Int32) {
        rawValue = Int64(generation) << 32 | Int64(number)
    }

    /// A small number, which counts from 0 and is no other view's as long as the view is there.
    var number: Int { Int(rawValue & 0xFFFF_FFFF) }
}

/// The paths that have been seen, each with its id. Confined to one session.
///
/// The numbers of paths that nobody goes any more can be given to others, so that views may come and go without end.
package final class IdentityTable {
    /// A step from a view to one of its parts.
    package enum Step: Hashable {
        /// The n-th view of a builder.
        case index(Int)
        /// A view that data or the author named.
        case key(AnyHashable)
        /// The branch of a condition.
        case branch(Bool)
        /// The body of a composed view or modifier.
        case body
        /// The content of a modifier.
        case content
        /// The view before or behind another view.
        case secondary
        /// A node that was put around another.
        case wrapped
        /// A node that a modifier has gone by, whether or not it put another around it.
        case modified
    }

    /// A step that is not one of the few that every view may have.
    private struct Path<Name: Hashable>: Hashable {
        var parent: Int32
        var name: Name
    }

    /// The use that is made of a number.
    private struct Use {
        /// The last round that asked for its path.
        var round: Int32
        /// The number of paths that had it before.
        var generation: Int32 = 0
    }

    /// The few steps that every view may have, the first views of a builder among them, a row for each id: most steps are
    /// these, and are found without hashing. 0, which leads to the root, stands for a step that was not taken.
    ///
    /// Unchecked like the other lists of numbers: nobody else's code runs while one is changed, and to ask the runtime for each
    /// step takes a tenth of the time of making and placing small views.
    @exclusivity(unchecked) private var fixed = [Int32](repeating: 0, count: IdentityTable.fixedSteps)
    private var indices: [Path<Int>: Int32] = [:]
    private var keys: [Path<AnyHashable>: Int32] = [:]
    /// The keys that are numbers, as those of most lists are.
    private var numberKeys: [Path<Int>: Int32] = [:]
    /// By number.
    @exclusivity(unchecked) private var uses = [Use(round: 0)]
    /// The numbers that no path has.
    @exclusivity(unchecked) private var free: [Int32] = []
    @exclusivity(unchecked) private var round: Int32 = 0
    /// The number of paths that the round has asked for.
    @exclusivity(unchecked) private var asked = 0
    /// The number of paths that nobody asks for any more, of which this many may be kept beside as many as are in use.
    package var spare = 4_096

    /// The number of a builder's views that have a place in the row.
    private static let fixedIndices = 4
    private static let fixedSteps = 7 + fixedIndices
    /// The row of a view that no step was taken from. An array is copied as a whole without optimization, too.
    private static let untaken = [Int32](repeating: 0, count: fixedSteps)

    package init() {}

    /// The identity that all others descend from.
    package let root = ViewID(number: 0, generation: 0)

    /// The number of paths that have an id.
    package var count: Int { uses.count - free.count }

    /// The id of the part of `parent` that `step` leads to.
    package func child(of parent: ViewID, _ step: Step) -> ViewID {
        let number = number(of: Int32(truncatingIfNeeded: parent.number), step)
        use(Int(number))
        return ViewID(number: number, generation: uses[Int(number)].generation)
    }

    /// Takes note of a view that is there without being asked for.
    func use(_ view: ViewID) { use(view.number) }

    private func use(_ number: Int) {
        guard uses[number].round != round else { return }
        uses[number].round = round
        asked += 1
    }

    private func number(of parent: Int32, _ step: Step) -> Int32 {
        switch step {
        case .branch(let isTrue): fixedChild(of: parent, isTrue ? 0 : 1)
        case .body: fixedChild(of: parent, 2)
        case .content: fixedChild(of: parent, 3)
        case .secondary: fixedChild(of: parent, 4)
        case .wrapped: fixedChild(of: parent, 5)
        case .modified: fixedChild(of: parent, 6)
        case .index(let index) where index < Self.fixedIndices: fixedChild(of: parent, 7 + index)
        case .index(let index): child(of: parent, index, in: &indices)
        case .key(let key): child(of: parent, key: key)
        }
    }

    private func child(of parent: Int32, key: AnyHashable) -> Int32 {
        if let number = key.base as? Int { return child(of: parent, number, in: &numberKeys) }
        return child(of: parent, key, in: &keys)
    }

    private func fixedChild(of parent: Int32, _ step: Int) -> Int32 {
        let place = Int(parent) * Self.fixedSteps + step
        let known = fixed[place]
        if known != 0 { return known }
        let number = next()
        fixed[place] = number
        return number
    }

    private func child<Name: Hashable>(of parent: Int32, _ name: Name, in table: inout [Path<Name>: Int32]) -> Int32 {
        let path = Path(parent: parent, name: name)
        if let known = table[path] { return known }
        let number = next()
        table[path] = number
        return number
    }

    private func next() -> Int32 {
        if let number = free.popLast() { return number }
        fixed += Self.untaken
        uses.append(Use(round: round - 1))
        return Int32(uses.count - 1)
    }
}

// MARK: - Views that are gone

extension IdentityTable {
    /// Begins a round, which asks for the path of every view that there is.
    func beginRound() {
        round &+= 1
        asked = 0
    }

    /// Returns whether the round has asked for a view's path.
    func isInUse(_ view: ViewID) -> Bool {
        let use = uses[view.number]
        return use.round == round
            && ViewID(number: Int32(truncatingIfNeeded: view.number), generation: use.generation) == view
    }

    /// Forgets the paths that the round did not ask for, where these are many: their numbers go to others, under ids that nobody has had.
    ///
    /// - Returns: True if there were many.
    func forgetUnused() -> Bool {
        guard count > asked * 2 + spare else { return false }
        /// Indicates whether the path of a number is in use; each is reached by way of others that are.
        func isUsed(_ number: Int32) -> Bool { number == 0 || uses[Int(number)].round == round }
        let isFree = Set(free)
        for number in uses.indices.dropFirst() where !isUsed(Int32(number)) && !isFree.contains(Int32(number)) {
            uses[number].generation &+= 1
            free.append(Int32(number))
        }
        for number in uses.indices {
            for place in number * Self.fixedSteps..<(number + 1) * Self.fixedSteps {
                if fixed[place] != 0, !isUsed(Int32(number)) || !isUsed(fixed[place]) { fixed[place] = 0 }
            }
        }
        indices = indices.filter { isUsed($0.value) }
        keys = keys.filter { isUsed($0.value) }
        numberKeys = numberKeys.filter { isUsed($0.value) }
        return true
    }
}

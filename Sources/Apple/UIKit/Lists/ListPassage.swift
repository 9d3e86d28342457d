import Foundation

/// The places after changes of a list's data, of which each is found without a look at all that changed.
struct ListPassage {
    private let updates: ListUpdates
    private let goneSections: NumbersInOrder
    private let newSections: NumbersInOrder
    /// The rows that leave their places, by their sections before the changes, and those that come, by the sections after them.
    private let gone: [Int: NumbersInOrder]
    private let new: [Int: NumbersInOrder]

    init(_ updates: ListUpdates) {
        self.updates = updates
        goneSections = NumbersInOrder(updates.deletedSections.union(IndexSet(updates.movedSections.keys.natural)))
        newSections = NumbersInOrder(updates.insertedSections.union(IndexSet(updates.movedSections.values.natural)))
        gone = ListPassage.rows(updates.deleted.union(updates.moved.keys))
        new = ListPassage.rows(updates.inserted.union(updates.moved.values))
    }

    private static func rows(_ paths: Set<IndexPath>) -> [Int: NumbersInOrder] {
        Dictionary(grouping: paths.lazy.filter { $0.count == 2 }, by: \.section)
            .mapValues { NumbersInOrder($0.map(\.item).natural) }
    }

    /// The place of a section; nil for one that is gone.
    func section(_ old: Int) -> Int? {
        if let goal = updates.movedSections[old] { return goal }
        guard !goneSections.contains(old) else { return nil }
        return newSections.free(old - goneSections.count(below: old))
    }

    /// The place of a row or an item; nil for one that is gone.
    func path(_ old: IndexPath) -> IndexPath? {
        if let goal = updates.moved[old] { return goal }
        guard old.count == 2, !updates.deleted.contains(old), let section = section(old.section) else { return nil }
        let rank = old.item - (gone[old.section]?.count(below: old.item) ?? 0)
        return IndexPath(item: new[section]?.free(rank) ?? rank, section: section)
    }

    /// The place of a row or an item whose cell stays; nil for one that is gone or asked for again.
    func kept(_ old: IndexPath) -> IndexPath? {
        guard !updates.reloaded.contains(old), old.first.map(updates.reloadedSections.contains) != true else {
            return nil
        }
        return path(old)
    }

    /// The place of a section whose views stay; nil for one that is gone or asked for again.
    func kept(section old: Int) -> Int? { updates.reloadedSections.contains(old) ? nil : section(old) }
}

/// Different numbers, in order.
private struct NumbersInOrder {
    private let numbers: [Int]

    init(_ numbers: some Sequence<Int>) {
        self.numbers = numbers.sorted()
    }

    func contains(_ number: Int) -> Bool {
        let place = count(below: number)
        return place < numbers.count && numbers[place] == number
    }

    func count(below number: Int) -> Int { first { numbers[$0] >= number } }

    /// The number of a rank among those that are not here.
    func free(_ rank: Int) -> Int { rank &+ first { numbers[$0] - $0 > rank } }

    /// The first place from which on something is true.
    private func first(_ isTrue: (Int) -> Bool) -> Int {
        var (low, high) = (0, numbers.count)
        while low < high {
            let middle = (low + high) / 2
            if isTrue(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

extension Sequence<Int> {
    /// The numbers that can be those of rows and sections.
    fileprivate var natural: [Int] { filter { $0 >= 0 && $0 < .max } }
}

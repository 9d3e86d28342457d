/// The identity of a view: interned from its structural path, so that the same path has the same id at the next sample.
package struct ViewID: Hashable, Sendable {
    let rawValue: Int32
}

/// The paths that have been seen, each with its id. Confined to one session.
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

    /// The few steps that every view may have, the first views of a builder among them, a row for each id: most steps are
    /// these, and are found without hashing. 0, which leads to the root, stands for a step that was not taken.
    private var fixed = [Int32](repeating: 0, count: IdentityTable.fixedSteps)
    private var indices: [Path<Int>: Int32] = [:]
    private var keys: [Path<AnyHashable>: Int32] = [:]
    /// The keys that are numbers, as those of most lists are.
    private var numberKeys: [Path<Int>: Int32] = [:]
    private var count: Int32 = 1

    /// The number of a builder's views that have a place in the row.
    private static let fixedIndices = 4
    private static let fixedSteps = 7 + fixedIndices

    package init() {}

    /// The identity that all others descend from.
    package let root = ViewID(rawValue: 0)

    /// The id of the part of `parent` that `step` leads to.
    package func child(of parent: ViewID, _ step: Step) -> ViewID {
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

    private func child(of parent: ViewID, key: AnyHashable) -> ViewID {
        if let number = key.base as? Int { return child(of: parent, number, in: &numberKeys) }
        return child(of: parent, key, in: &keys)
    }

    private func fixedChild(of parent: ViewID, _ step: Int) -> ViewID {
        let place = Int(parent.rawValue) * Self.fixedSteps + step
        let known = fixed[place]
        if known != 0 { return ViewID(rawValue: known) }
        let id = next()
        fixed[place] = id
        return ViewID(rawValue: id)
    }

    private func child<Name: Hashable>(
        of parent: ViewID, _ name: Name, in table: inout [Path<Name>: Int32]
    ) -> ViewID {
        let path = Path(parent: parent.rawValue, name: name)
        if let known = table[path] { return ViewID(rawValue: known) }
        let id = next()
        table[path] = id
        return ViewID(rawValue: id)
    }

    private func next() -> Int32 {
        fixed.append(contentsOf: repeatElement(0, count: Self.fixedSteps))
        defer { count += 1 }
        return count
    }
}

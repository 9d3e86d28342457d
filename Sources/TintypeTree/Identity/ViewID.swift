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
        /// What a composed view or modifier is made of.
        case body
        /// What a modifier modifies.
        case content
        /// What stands before or behind another view.
        case secondary
        /// A node that was put around another.
        case wrapped
    }

    private struct Path: Hashable {
        var parent: Int32
        var step: Step
    }

    private var ids: [Path: Int32] = [:]
    private var count: Int32 = 1

    package init() {}

    /// The identity that all others descend from.
    package let root = ViewID(rawValue: 0)

    /// The id of the part of `parent` that `step` leads to.
    package func child(of parent: ViewID, _ step: Step) -> ViewID {
        let path = Path(parent: parent.rawValue, step: step)
        if let known = ids[path] { return ViewID(rawValue: known) }
        ids[path] = count
        defer { count += 1 }
        return ViewID(rawValue: count)
    }
}

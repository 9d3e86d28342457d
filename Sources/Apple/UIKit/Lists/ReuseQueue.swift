import Foundation

/// The cells or other views of a list that went out of sight, and wait to be shown for others, by their identifiers.
struct ReuseQueue<Reusable: UIView> {
    private var waiting: [String: [Reusable]] = [:]

    /// Takes a view in; one without an identifier is not shown again.
    mutating func put(_ view: Reusable, _ identifier: String?) {
        guard let identifier, waiting[identifier]?.contains(where: { $0 === view }) != true else { return }
        waiting[identifier, default: []].append(view)
    }

    /// The view that went out of sight last; nil for none.
    mutating func take(_ identifier: String) -> Reusable? { waiting[identifier]?.popLast() }

    /// Leaves a view to somebody who shows it without having asked for it here.
    mutating func release(_ view: Reusable, _ identifier: String?) {
        guard let identifier else { return }
        waiting[identifier]?.removeAll { $0 === view }
    }

    /// Lets go of the views of an identifier, whose class is another one from now on.
    mutating func empty(_ identifier: String) { waiting[identifier] = nil }
}

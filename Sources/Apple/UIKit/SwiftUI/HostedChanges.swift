import Observation

/// The changes of a tree of UIKit's views since it was drawn, for whoever draws it: SwiftUI's evaluation reads it, and begins anew
/// when a view changes afterwards, e.g. as an answer comes.
final class HostedChanges: Observable, @unchecked Sendable {
    private let registrar = ObservationRegistrar()
    private var count: Int { 0 }

    /// Says that what is being drawn depends on the tree.
    func read() { registrar.access(self, keyPath: \.count) }

    /// Says that the tree is another one.
    func note() { registrar.withMutation(of: self, keyPath: \.count) {} }
}

extension UIView {
    /// Called when the view looks otherwise, or is to be laid out or drawn again: where SwiftUI shows it, it is drawn anew.
    func lookDidChange() {
        var view: UIView? = self
        while let current = view {
            if let changes = current.surroundings?.changes { return changes.note() }
            view = current.superview
        }
    }
}

import Foundation
import Observation

/// The changes of a tree of UIKit's views since it was drawn, for whoever draws it: SwiftUI's evaluation reads it, and begins anew
/// when a view changes afterwards, e.g. as an answer comes.
final class HostedChanges: Observable, @unchecked Sendable {
    private let registrar = ObservationRegistrar()
    /// The number of changes so far.
    private var count = 0
    /// The number of changes of all trees.
    nonisolated(unsafe) private(set) static var total = 0
    /// The view that was found at a point of the tree by the question that is being asked; see `UIView.isMet(at:)`.
    var hit: (point: CGPoint, view: UIView?)? {
        get { hitPoint.map { ($0, hitView) } }
        set { (hitPoint, hitView) = (newValue?.point, newValue?.view) }
    }
    private var hitPoint: CGPoint?
    private weak var hitView: UIView?

    /// Says that what is being drawn depends on the tree.
    func read() {
        hit = nil
        registrar.access(self, keyPath: \.count)
    }

    /// Says that the tree is another one.
    func note() {
        hit = nil
        registrar.withMutation(of: self, keyPath: \.count) { count += 1 }
        HostedChanges.total += 1
    }
}

extension UIView {
    /// Called when the view looks otherwise, or is to be laid out or drawn again: where SwiftUI shows it, it is drawn anew. Layers call it
    /// for what they keep.
    func lookDidChange() {
        var view = self
        while true {
            if let changes = view.surroundings?.changes { return changes.note() }
            // A view that is a mask lies in no other, but its layer belongs to one.
            guard let outer = view.superview else {
                view.layer.outer?.lookDidChange()
                return
            }
            view = outer
        }
    }
}

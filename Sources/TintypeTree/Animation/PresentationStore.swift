package import Foundation

/// The values shown in place of those that were set, while animations run: interpolated values by view and attribute.
///
/// Evaluation and placement read it, since an `Animatable` view, a custom layout and a geometry group need the
/// interpolated value before they run. At the start of time it is empty and costs nothing.
package struct PresentationStore {
    private struct Key: Hashable {
        var view: ViewID
        var attribute: String
    }

    private var values: [Key: Any] = [:]
    private var frames: [ViewID: CGRect] = [:]

    package init() {}

    package var isEmpty: Bool { values.isEmpty && frames.isEmpty }

    /// Shows `data` for an attribute of a view.
    package mutating func present(_ data: some VectorArithmetic, for view: ViewID, _ attribute: String) {
        values[Key(view: view, attribute: attribute)] = data
    }

    /// Shows a leaf, or re-places a geometry group, in `frame`, in points of the space that it was placed in.
    package mutating func present(frame: CGRect, for view: ViewID) {
        frames[view] = frame
    }

    /// `value` with its animatable part as it is shown.
    package func presented<A: Animatable>(_ value: A, for view: ViewID, _ attribute: String) -> A {
        guard !values.isEmpty, let data = values[Key(view: view, attribute: attribute)] as? A.AnimatableData else {
            return value
        }
        var shown = value
        shown.animatableData = data
        return shown
    }

    func frame(for view: ViewID) -> CGRect? {
        frames.isEmpty ? nil : frames[view]
    }
}

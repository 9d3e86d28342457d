import Foundation

/// The picture of a view of UIKit that is laid out: its layer, what it draws itself, and the views inside.
struct DrawnView: BodylessView {
    let view: UIView

    nonisolated static func _evaluate(_ drawn: Self, into scope: inout Scope) {
        onMainActor(drawn.view, into: &scope) { view, scope in
            view.inSurroundings { DrawnLayer._evaluate(DrawnLayer(view.layer), into: &scope) }
        }
    }
}

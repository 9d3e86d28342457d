import Foundation
import TintypeGraphics
package import TintypeTree
import TintypeUI

/// The picture of a layer with all that is in it, as large as its bounds. A view's layer is drawn with what the view draws.
package nonisolated struct DrawnLayer: BodylessView {
    private let layer: CALayer
    /// Indicates whether the layer's own transform is followed, about its anchor point in the bounds.
    private let isTransformed: Bool

    package init(_ layer: CALayer, isTransformed: Bool = true) {
        self.layer = layer
        self.isTransformed = isTransformed
    }

    package nonisolated static func _evaluate(_ view: Self, into scope: inout Scope) {
        onMainActor(view, into: &scope) { view, scope in
            // Frames run from the left; the views in them read as they would have.
            let tree = LayerTree(direction: scope.environment.layoutDirection)
            scope.withEnvironment { $0.layoutDirection = .leftToRight } _: {
                tree.append(view.layer, view.isTransformed ? LayerPlace(of: view.layer, in: nil) : nil, into: &$0)
            }
        }
    }
}

extension CALayer {
    /// The items of the layer's picture in its own coordinates, made in the surroundings of a drawing.
    @MainActor
    package func items(on recording: CanvasRecording) -> [DisplayItem] {
        let view = recording.view(in: recording.environment) {
            DrawnLayer._evaluate(DrawnLayer(self, isTransformed: false), into: &$0)
        }
        return view.items(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
}

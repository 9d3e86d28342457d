import Foundation
import TintypeGraphics
package import TintypeTree
import TintypeUI

/// The picture of a layer with all that is in it, as large as its bounds. A view's layer is drawn with what the view
/// draws.
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
            scope.withEnvironment {
                $0.layoutDirection = .leftToRight
            } _: {
                tree.append(view.layer, view.isTransformed ? LayerPlace(of: view.layer, in: nil) : nil, into: &$0)
            }
        }
    }
}

extension CALayer {
    /// The items of the layer's picture in its own coordinates, laid out before; none where the fonts are missing.
    @MainActor
    package func pictureItems() -> [DisplayItem] {
        let owner = delegate as? any LayerOwner
        if let owner { owner.layOut() } else { layoutIfNeeded() }
        let surrounded = DrawnLayer(self, isTransformed: false)
            .transformEnvironment(\.self) { owner?.changeSurroundings(&$0) }
        let renderer = ImageRenderer(content: surrounded)
        renderer.missingGlyphs = .box
        guard let items = try? renderer.laidOut(scale: 2).list.items else { return [] }
        if bounds.origin == .zero { return items }
        return [.group(.transform(CGAffineTransform(translationX: bounds.minX, y: bounds.minY)), items)]
    }
}

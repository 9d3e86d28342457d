import Foundation

extension UIView {
    /// The background as it was said; nil where the layer's colour was set.
    var saidBackground: UIColor? { said.flatMap { layer.backgroundColor == $0.plain ? $0.color : nil } }

    var shownBackground: UIColor? { saidBackground ?? layer.backgroundColor.map { UIColor(cgColor: $0) } }

    func takeBackground(_ color: UIColor?) {
        // A colour that depends on traits may look as another does for now.
        let isOther = saidBackground != color
        layer.backgroundColor = color?.cgColor
        said = color.map { ($0, layer.backgroundColor) }
        if isOther { lookDidChange() }
    }

    /// Tells the view of another tint, and those inside that have none of their own.
    func tellOfTint() {
        tintColorDidChange()
        lookDidChange()
        for view in subviews where view.ownTint == nil { view.tellOfTint() }
    }

    /// The traits that are around the view, with those that its controller and the view itself say.
    var traitsAround: UITraitCollection {
        let outer = surroundings?.traits ?? superview?.traitCollection ?? .current
        let around = controller.map {
            outer.overridden(by: $0.traitOverrides, style: $0.overrideUserInterfaceStyle)
        }
        return (around ?? outer).overridden(by: traitOverrides, style: overrideUserInterfaceStyle)
    }

    /// The picture of a view, or of a controller's view, that another framework draws, or that nothing draws here; nil for all others.
    var respondersPicture: AnyView? {
        if let pictured = self as? any _PicturedResponder ?? controller as? any _PicturedResponder {
            return pictured._picture
        }
        guard let undrawn = self as? any _UndrawnResponder ?? controller as? any _UndrawnResponder else { return nil }
        return AnyView(RepresentedPlaceholder(name: "\(type(of: undrawn))"))
    }

    /// Makes the view's layer, which tells the view of its changes.
    func makeLayer() -> CALayer {
        let layer = (type(of: self).layerClass as? CALayer.Type ?? CALayer.self).init()
        layer.delegate = self
        layer.owner = self
        return layer
    }

    /// Draws the view by hand.
    func draw(in context: CGContext) {
        inSurroundings { DrawingBoard.$scoped.withValue(context.board) { draw(bounds) } }
    }
}

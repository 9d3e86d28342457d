package import Foundation
package import TintypeTree
package import TintypeUI

/// The delegate of a layer that knows more of its picture than the layer does: a view of UIKit.
@MainActor
package protocol LayerOwner: AnyObject {
    /// Called when the owner's layer, or one that belongs to it, looks otherwise.
    func layerLookDidChange()
    /// Called when the owner's layer has another place in the one around it.
    func layerPlaceDidChange()
    /// Called with the old size, in points, when the size of the bounds of the owner's layer has changed.
    func layerSizeDidChange(from old: CGSize)
    /// Lays the owner out with all that is in it.
    func layOut()
    /// The picture that the owner draws itself in the bounds, over the background and behind the layers inside; nil for
    /// none.
    var layerPicture: AnyView? { get }
    /// Indicates whether the layers inside are drawn: not where the picture shows them.
    var drawsSublayers: Bool { get }
    /// The background, which may depend on the surroundings that it is drawn in; nil where the layer's own counts.
    var layerBackground: Color? { get }
    /// The corners, where the owner says others than the layer; nil where the layer's own count.
    var layerCorners: LayerCorners? { get }
    /// Indicates whether what the owner draws by hand stands on black, as on a canvas that nothing cleared.
    var drawsOnBlack: Bool { get }
    /// The name for reports, and the module of an app's own type; nil for a framework's.
    var layerName: (name: String, module: String?) { get }
    /// The name that the author gave the owner; nil for none.
    var layerIdentifier: String? { get }
    /// The words and the parts in touches of the owner, which can be touched where the picture lives.
    func layerNotes(isLiving: Bool) -> LayerNotes
    /// Indicates whether the owner says surroundings of its own.
    var changesSurroundings: Bool { get }
    /// Puts the owner's surroundings into an environment.
    func changeSurroundings(_ environment: inout EnvironmentValues)
    /// Runs a closure where colours are as in the owner's surroundings.
    func inSurroundings(_ body: () -> Void)
    /// The direction of reading of the owner's picture in that of the surroundings.
    func pictureDirection(in direction: LayoutDirection) -> LayoutDirection
}

/// The words of a layer's owner for those who do not see it, and its parts in touches.
package struct LayerNotes {
    package var words: AccessibilityModifier?
    package var touch: [TouchTrait] = []

    package init() {}

    var isEmpty: Bool { words == nil && touch.isEmpty }

    func annotated(_ node: Node, in scope: inout Scope) -> Node {
        if !touch.isEmpty { node.touch = (node.touch ?? []) + touch }
        return words?.modify(node, in: &scope) ?? node
    }
}

/// The font of a layer's text: a font of UIKit or of CoreText.
package protocol LayerFont {
    /// The font in a size, in points.
    func layerFont(ofSize size: CGFloat) -> Font
}

/// The text of a layer that has attributes.
package protocol LayerText {
    /// The text as a view.
    @MainActor var layerText: AnyView { get }
}

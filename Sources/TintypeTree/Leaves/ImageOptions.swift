import Foundation
package import TintypeGraphics

/// What an image view says about its picture.
package struct ImageOptions: Hashable, Sendable {
    /// How a picture fills what it is offered.
    package struct Resizing: Hashable, Sendable {
        /// What is not resized at the edges, in points.
        package var capInsets: EdgeInsets
        /// Whether the middle is repeated in place of stretched.
        package var isTiled: Bool

        package init(capInsets: EdgeInsets, isTiled: Bool) {
            self.capInsets = capInsets
            self.isTiled = isTiled
        }
    }

    /// nil where the image keeps its own size.
    package var resizing: Resizing?
    /// Whether only the alpha counts, which the foreground style fills; nil as the picture says.
    package var isTemplate: Bool?
    /// Whether enlarged pixels blend into each other.
    package var isSmooth = true
    package var isAntialiased = true
    /// How the layers of a symbol are coloured; nil as the environment says.
    package var symbolMode: SymbolRenderingMode?

    package init() {}

    /// The size of an image whose own is `natural`, in points.
    func size(_ proposal: ProposedViewSize, natural: CGSize) -> CGSize {
        guard resizing != nil else { return natural }
        return CGSize(
            width: max(proposal.width ?? natural.width, 0), height: max(proposal.height ?? natural.height, 0))
    }

    /// The axes along which the size can follow the proposal.
    var dependence: Axis.Set { resizing == nil ? [] : [.horizontal, .vertical] }

    var attributes: [SettledAttribute] {
        var attributes: [SettledAttribute] = []
        if let resizing { attributes.append(SettledAttribute("resizable", resizing.isTiled ? "tile" : "stretch")) }
        if let isTemplate { attributes.append(SettledAttribute("template", "\(isTemplate)")) }
        return attributes
    }
}

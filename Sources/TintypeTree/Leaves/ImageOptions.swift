import Foundation
package import TintypeGraphics

/// The options of an image view for its picture.
package struct ImageOptions: Hashable, Sendable {
    /// The way in which a picture fills its proposal.
    package struct Resizing: Hashable, Sendable {
        /// The widths of the edges that are not resized, in points.
        package var capInsets: EdgeInsets
        /// Indicates whether the middle is repeated in place of stretched.
        package var isTiled: Bool

        package init(capInsets: EdgeInsets, isTiled: Bool) {
            self.capInsets = capInsets
            self.isTiled = isTiled
        }
    }

    /// nil where the image keeps its own size.
    package var resizing: Resizing?
    /// Indicates whether only the alpha counts, which the foreground style fills; nil for the picture's own choice.
    package var isTemplate: Bool?
    /// Indicates whether enlarged pixels blend into each other.
    package var isSmooth = true
    package var isAntialiased = true
    /// The colouring of a symbol's layers; nil for the environment's.
    package var symbolMode: SymbolRenderingMode?
    /// The part of a symbol that is lit, from 0 to 1, where it has such parts; nil for all.
    package var variableValue: Double?

    package init() {}

    /// The size of an image whose own is `natural`, in points.
    func size(_ proposal: ProposedViewSize, natural: CGSize) -> CGSize {
        guard resizing != nil else { return natural }
        return CGSize(
            width: max(proposal.width ?? natural.width, 0), height: max(proposal.height ?? natural.height, 0))
    }

    /// The axes along which the size can follow the proposal.
    var flexibleAxes: Axis.Set { resizing == nil ? [] : [.horizontal, .vertical] }

    var attributes: [SettledAttribute] {
        var attributes: [SettledAttribute] = []
        if let resizing { attributes.append(SettledAttribute("resizable", resizing.isTiled ? "tile" : "stretch")) }
        if let isTemplate { attributes.append(SettledAttribute("template", "\(isTemplate)")) }
        return attributes
    }
}

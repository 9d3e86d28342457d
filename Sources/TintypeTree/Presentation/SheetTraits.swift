package import Foundation
import TintypeGraphics

/// A height of a sheet.
package enum SheetHeight: Hashable, Sendable {
    case medium
    case large
    /// A part of the greatest height, 0...1.
    case fraction(CGFloat)
    /// In points.
    case height(CGFloat)

    /// In points, of a sheet that may be at most `most` high.
    package func length(_ most: CGFloat) -> CGFloat {
        switch self {
        case .medium: most / 2
        case .large: most
        case .fraction(let part): most * min(max(part, 0), 1)
        case .height(let height): min(max(height, 0), most)
        }
    }
}

/// What a presented view says about how it is presented.
package struct SheetTraits {
    /// nil for the large height alone.
    package var heights: ((_ most: CGFloat) -> [CGFloat])?
    /// The height that is chosen of them, given the greatest one; nil for the least.
    package var chosen: ((_ most: CGFloat) -> CGFloat)?
    package var showsIndicator: Bool?
    package var background: Evaluation<Void>?
    /// In points.
    package var cornerRadius: CGFloat?
    /// Whether a popover stays one where there is little room.
    package var keepsPopover = false
    /// Whether a popover becomes a cover where there is little room.
    package var becomesCover = false

    package init() {}
}

/// Carries what a presented view says to what presents it.
package enum SheetKey: PreferenceKey {
    package static var defaultValue: SheetTraits { SheetTraits() }

    package static func reduce(value: inout SheetTraits, nextValue: () -> SheetTraits) {
        let next = nextValue()
        value.heights = value.heights ?? next.heights
        value.chosen = value.chosen ?? next.chosen
        value.showsIndicator = value.showsIndicator ?? next.showsIndicator
        value.background = value.background ?? next.background
        value.cornerRadius = value.cornerRadius ?? next.cornerRadius
        value.keepsPopover = value.keepsPopover || next.keepsPopover
        value.becomesCover = value.becomesCover || next.becomesCover
    }

    package static var description: PreferenceKeyDescription { PreferenceKeyDescription(SheetKey.self) }
}

/// Says how a view is presented, on the view itself.
package struct SheetModifier: NodeModifier {
    let edit: (inout SheetTraits, ScopeOrigin) -> Void

    package init(_ edit: @escaping (inout SheetTraits, ScopeOrigin) -> Void) {
        self.edit = edit
    }

    package func modify(_ node: Node, in scope: inout Scope) -> Node {
        var place = scope.origin
        place.id = scope.session.secondaryID(beside: node)
        let (edit, origin) = (edit, place)
        let transform = PreferenceTransform(
            key: SheetKey.description, nodeName: "presentation", readsGeometry: false
        ) { value, _ in
            guard var traits = value as? SheetTraits else { preconditionFailure("a key's values are of one type") }
            edit(&traits, origin)
            value = traits
        }
        return TransformPreferenceModifier(transform).modify(node, in: &scope)
    }
}

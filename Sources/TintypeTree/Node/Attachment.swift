import Foundation
import TintypeGraphics

/// A view with something before or behind it, which is proposed the view's size and never changes it.
package final class Attachment: Described {
    /// The attached content.
    package enum Content {
        /// Views that were evaluated with the rest.
        case views([Node])
        /// Views that are made of what is written below the primary for a key, once the primary is placed.
        case reader(PreferenceKeyDescription, Evaluation<Any>)
    }

    package let primary: Node
    package let isBehind: Bool
    /// Indicates whether the attached content is not seen itself, and lets the view be seen where it is opaque.
    package let isMask: Bool
    package let alignment: Alignment
    /// The edges at which what is attached reaches into unsafe areas, as a style does that was given for a background.
    let ignoredEdges: Edge.Set
    let content: Content
    /// The attached views, once they exist; several are wrapped in one implicit ZStack.
    package internal(set) var made: [Node] = []

    init(
        primary: Node, isBehind: Bool, isMask: Bool = false, alignment: Alignment, ignoredEdges: Edge.Set = [],
        content: Content
    ) {
        self.primary = primary
        self.isBehind = isBehind
        self.isMask = isMask
        self.alignment = alignment
        self.ignoredEdges = ignoredEdges
        self.content = content
    }

    package var nodeName: String {
        if isMask { return "mask" }
        let name = isBehind ? "background" : "overlay"
        if case .reader = content { return name + "PreferenceValue" }
        return name
    }

    package var nodeAttributes: [SettledAttribute] {
        var attributes: [SettledAttribute] = []
        if case .reader(let key, _) = content { attributes.append(SettledAttribute("key", key.name)) }
        if alignment != .center { attributes.append(SettledAttribute("alignment", alignment.name)) }
        return attributes
    }

    var preferences: PreferenceBits {
        switch content {
        case .views(let nodes): nodes.reduce(into: primary.preferences) { $0.formUnion($1.preferences) }
        case .reader: .all
        }
    }
}

package import Foundation
package import TintypeGraphics

/// An evaluated and placed scene.
package struct SettledScene {
    package let root: Node
    /// The canvas, in points.
    package let size: CGSize
    /// The number of rounds until nothing changed.
    package let rounds: Int
    package let scale: CGFloat
    /// Light or dark, by the context or, where they ask for one, by the views themselves.
    package let colorScheme: ColorScheme
    /// True where glyphs of the icon font were asked for, so that the picture depends on its file.
    package let hasSymbols: Bool
    /// The places that say what a scroll view inside is scrolled to where there is none.
    let unheardScrolls: [SourceLocation]

    /// The display list, on a canvas filled with `background`.
    package func displayList(background: ResolvedColor?) -> DisplayList {
        var builder = DisplayListBuilder(scale: scale)
        builder.emit(root)
        return DisplayList(size: size, scale: scale, background: background, items: builder.items)
    }

    /// The scene as a plain value.
    package var tree: SettledTree { SettledTree(root: root.settled) }

    /// The number of times that nodes were measured, answers from memory left out.
    package var measures: Int { root.measures }
}

extension Node {
    fileprivate var measures: Int { children.reduce(ownMeasures) { $0 + $1.measures } }

    /// The node and those below it as plain values.
    package var settled: SettledTree.View { settled(in: nil) }

    /// - Parameter outer: The names of the views around that the nodes around have told already.
    private func settled(in outer: ViewNames?) -> SettledTree.View {
        let described = described
        var attributes = described.nodeAttributes
        if let priority = traits.layoutPriority {
            attributes.append(SettledAttribute("layoutPriority", number(priority)))
        }
        if isLeaving { attributes.append(SettledAttribute("leaving", "true")) }
        if isOutermostOfItsZIndex { attributes.append(SettledAttribute("zIndex", number(traits.zIndex))) }
        if let accessibility = traits.accessibility { attributes += accessibility.attributes }
        return SettledTree.View(
            kind: described.nodeName, id: label, frame: placement?.frameInRoot ?? .null, attributes: attributes,
            children: ((leaving ?? []) + children).filter { $0.placement != nil }.map {
                $0.settled(in: makers ?? outer)
            }, source: source,
            makers: makers?.makers(notIn: outer) ?? [])
    }

    /// A zIndex rises through all that is put around a view: it is told where it was written.
    private var isOutermostOfItsZIndex: Bool {
        guard traits.zIndex != 0 else { return false }
        switch kind {
        case .leaf, .deferred: return true
        case .layout(_, let children): return children.count != 1 || children[0].traits.zIndex != traits.zIndex
        case .effect(_, let child), .value(_, let child): return child.traits.zIndex != traits.zIndex
        case .attachment(let attachment): return attachment.primary.traits.zIndex != traits.zIndex
        }
    }
}

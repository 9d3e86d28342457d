import TintypeTree

/// The settings of a preview by the modifiers of a provider's view.
package struct ProvidedPreview: Sendable {
    package var name: String?
    package var layout: PreviewLayout?
    package var device: PreviewDevice?
    package var orientation: InterfaceOrientation?
}

/// The key under which modifiers of previews write: the view's own trait, which the preview's root reads.
private enum ProvidedPreviewKey: LayoutValueKey {
    static let defaultValue = ProvidedPreview()
}

/// Writes a part of what is said about a view's preview. An inner modifier for the same part gives way.
private struct ProvidedPreviewModifier: NodeModifier {
    let change: (inout ProvidedPreview) -> Void

    func modify(_ node: Node, in scope: inout Scope) -> Node {
        var preview =
            node.traits.layoutValues[ObjectIdentifier(ProvidedPreviewKey.self)] as? ProvidedPreview
            ?? ProvidedPreview()
        change(&preview)
        node.traits.layoutValues[ObjectIdentifier(ProvidedPreviewKey.self)] = preview
        return node
    }
}

nonisolated extension View {
    /// Names the preview of the view.
    public func previewDisplayName(_ value: String?) -> some View {
        provided { $0.name = value }
    }

    /// Says in which space the preview of the view is drawn.
    public func previewLayout(_ value: PreviewLayout) -> some View {
        provided { $0.layout = value }
    }

    /// Says on which device's screen the preview of the view is drawn; nil for the one that the test has.
    public func previewDevice(_ value: PreviewDevice?) -> some View {
        provided { $0.device = value }
    }

    /// Says which way up the preview's device is held.
    public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        provided { $0.orientation = value }
    }
}

nonisolated extension View {
    fileprivate func provided(_ change: @escaping (inout ProvidedPreview) -> Void) -> some View {
        node(ProvidedPreviewModifier(change: change))
    }
}

extension ProvidedPreview {
    /// Finds the settings of a provider's view: those of its own node, and where that has none those of the nodes within,
    /// as far as each holds one other.
    init(of node: Node) {
        self.init()
        var next: Node? = node
        while let node = next {
            if let said = node.traits.layoutValues[ObjectIdentifier(ProvidedPreviewKey.self)] as? ProvidedPreview {
                name = name ?? said.name
                layout = layout ?? said.layout
                device = device ?? said.device
                orientation = orientation ?? said.orientation
            }
            next =
                switch node.kind {
                case .effect(_, let child), .value(_, let child): child
                case .layout(_, let children): children.count == 1 ? children[0] : nil
                case .attachment(let attachment): attachment.primary
                case .leaf, .deferred: nil
                }
        }
    }
}

import Foundation
import TintypeGraphics
import TintypeTree

/// A GeometryProxy as the language passes it on.
struct SceneProxy: SceneGeometryProxy {
    private final class Box {
        let proxy: GeometryProxy
        init(_ proxy: GeometryProxy) { self.proxy = proxy }
    }

    // Confined to the task that evaluates, as the nodes that it speaks of are; values never leave it.
    private nonisolated(unsafe) let box: Box

    init(_ proxy: GeometryProxy) { box = Box(proxy) }

    static func == (a: SceneProxy, b: SceneProxy) -> Bool { a.box === b.box }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(box)) }

    var size: CGSize { box.proxy.size }
    var safeAreaInsets: EdgeInsets { box.proxy.safeAreaInsets }

    func frame(in space: SceneSpace) -> CGRect? {
        switch space {
        case .global: box.proxy.frame(in: .global)
        case .local: box.proxy.frame(in: .local)
        case .named(let name):
            box.proxy.bounds(of: .named(name)) == nil ? nil : box.proxy.frame(in: .named(AnyHashable(name)))
        }
    }

    func rect(of anchor: any SceneReference) -> CGRect? {
        guard let anchor = anchor as? SceneAnchor, case .rect(let rect) = anchor.content else { return nil }
        return box.proxy[rect]
    }

    func point(of anchor: any SceneReference) -> CGPoint? {
        guard let anchor = anchor as? SceneAnchor, case .point(let point) = anchor.content else { return nil }
        return box.proxy[point]
    }
}

/// An anchor as the language passes it on.
struct SceneAnchor: SceneReference {
    enum Content: Hashable {
        case rect(Anchor<CGRect>)
        case point(Anchor<CGPoint>)
    }

    let content: Content

    var sceneType: SceneType {
        switch content {
        case .rect: .anchor(.rect)
        case .point: .anchor(.point)
        }
    }
}

extension SceneAnchor: CustomStringConvertible {
    /// The value in the root's space, for dumps.
    var description: String {
        switch content {
        case .rect(let anchor): "\(anchor.valueInRoot)"
        case .point(let anchor): "\(anchor.valueInRoot)"
        }
    }
}

/// A namespace as the language passes it on.
struct SceneNamespace: SceneReference {
    let id: NamespaceID
    var sceneType: SceneType { .namespace }
}

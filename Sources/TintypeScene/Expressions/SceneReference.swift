package import Foundation
package import TintypeGraphics

/// A value that the engine makes and that the language only passes on: an anchor, a namespace, a proxy.
package protocol SceneReference: Hashable, Sendable {
    /// One of the types for which ``SceneType/isReference`` holds.
    var sceneType: SceneType { get }
}

/// The proxy that a GeometryReader binds: the language's `proxy.size`, `proxy.frame(global)` and `proxy[anchor]` come here.
package protocol SceneGeometryProxy: SceneReference {
    /// In points.
    var size: CGSize { get }
    var safeAreaInsets: EdgeInsets { get }
    /// The reader's frame in a coordinate space; nil where no space of that name encloses it.
    func frame(in space: SceneSpace) -> CGRect?
    /// The rectangle of an `anchor` in the reader's space; nil where it cannot be resolved.
    func rect(of anchor: any SceneReference) -> CGRect?
    /// The point of an `anchor point` in the reader's space; nil where it cannot be resolved.
    func point(of anchor: any SceneReference) -> CGPoint?
}

extension SceneGeometryProxy {
    package var sceneType: SceneType { .proxy }
}

/// A coordinate space, as `frame(…)` names it.
package enum SceneSpace: Hashable, Sendable {
    case global
    case local
    case named(String)
}

/// A ``SceneReference`` of any kind; two are equal if they are of one kind and equal.
package struct SceneReferenceDatum: Hashable, Sendable {
    package let payload: any SceneReference

    package init(_ payload: any SceneReference) {
        self.payload = payload
    }

    package static func == (a: SceneReferenceDatum, b: SceneReferenceDatum) -> Bool {
        AnyHashable(a.payload) == AnyHashable(b.payload)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(AnyHashable(payload))
    }
}

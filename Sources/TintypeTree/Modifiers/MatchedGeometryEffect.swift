import Foundation
import TintypeGraphics

/// `matchedGeometryEffect(id:in:properties:anchor:isSource:)`.
package struct MatchedGeometryModifier: NodeModifier {
    let matched: MatchedGeometry

    package init(_ matched: MatchedGeometry) {
        self.matched = matched
    }

    package func modify(_ node: Node, in scope: inout Scope) -> Node {
        if matched.isSource { scope.session.usesMatchedGeometry = true }
        return scope.wrapper(.effect(MatchedGeometryEffect(matched: matched), node), around: node)
    }
}

struct MatchedGeometryEffect: NodeEffect {
    let matched: MatchedGeometry

    var nodeName: String { "matchedGeometryEffect" }

    var nodeAttributes: [SettledAttribute] {
        var attributes: [SettledAttribute] = []
        if matched.properties == .position { attributes.append(SettledAttribute("properties", "position")) }
        if matched.properties == .size { attributes.append(SettledAttribute("properties", "size")) }
        if matched.anchor != .center {
            attributes.append(SettledAttribute("anchor", matched.anchor.name))
        }
        if !matched.isSource { attributes.append(SettledAttribute("isSource", "false")) }
        return attributes
    }

    func geometry(size: CGSize, origin: CGPoint) -> EffectGeometry { .matched(matched) }
}

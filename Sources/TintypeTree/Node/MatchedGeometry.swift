import Foundation
package import TintypeGraphics

/// The properties that a consumer takes over from the view that it is matched with.
public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The place, the size, and both.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    public static let size = MatchedGeometryProperties(rawValue: 2)
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// A view's part in a group of matched views.
package struct MatchedGeometry {
    /// The group: an identifier in a namespace.
    package struct Key: Hashable {
        package var id: AnyHashable
        package var namespace: NamespaceID

        package init(id: AnyHashable, namespace: NamespaceID) {
            self.id = id
            self.namespace = namespace
        }
    }

    package var key: Key
    package var properties: MatchedGeometryProperties
    package var anchor: UnitPoint
    package var isSource: Bool

    package init(key: Key, properties: MatchedGeometryProperties, anchor: UnitPoint, isSource: Bool) {
        self.key = key
        self.properties = properties
        self.anchor = anchor
        self.isSource = isSource
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

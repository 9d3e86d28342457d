package import Foundation
import TintypeGraphics

/// A fact about a view, or something that watches it, without sizing or drawing it.
package enum NodeValue {
    /// Replaces what is written below for the key.
    case preference(PreferenceWriter)
    /// Edits what is written below for the key.
    case transformPreference(PreferenceTransform)
    /// Says where a guide lies.
    case alignmentGuide(AlignmentKey, (ViewDimensions) -> CGFloat)
    /// Names the view's space for those inside.
    case coordinateSpace(AnyHashable)
    /// An observer that is told of the settled tree.
    case observer(any SettleObserver)
    /// Makes the view's own geometry resolve before that of what is inside, in animations.
    case geometryGroup
}

extension NodeValue: Described {
    package var nodeName: String {
        switch self {
        case .preference(let writer): writer.nodeName
        case .transformPreference(let transform): transform.nodeName
        case .alignmentGuide: "alignmentGuide"
        case .coordinateSpace: "coordinateSpace"
        case .observer(let observer): observer.nodeName
        case .geometryGroup: "geometryGroup"
        }
    }

    package var nodeAttributes: [SettledAttribute] {
        switch self {
        case .preference(let writer): [SettledAttribute("key", writer.key.name)]
        case .transformPreference(let transform): [SettledAttribute("key", transform.key.name)]
        case .alignmentGuide(let key, _):
            [SettledAttribute("guide", HorizontalAlignment(key)?.name ?? VerticalAlignment(key)?.name ?? "\(key.id)")]
        case .coordinateSpace(let name): [SettledAttribute("name", "\(name.base)")]
        case .observer(let observer): observer.nodeAttributes
        case .geometryGroup: []
        }
    }

    var guides: GuideSet {
        if case .alignmentGuide(let key, _) = self { return key.mask }
        return []
    }

    var preferences: PreferenceBits {
        switch self {
        case .preference(let writer): writer.key.bits
        case .transformPreference(let transform): transform.key.bits
        case .alignmentGuide, .coordinateSpace, .observer, .geometryGroup: []
        }
    }
}

public import Foundation
package import TintypeGraphics

/// A type that names an alignment guide and says where it lies by default.
public protocol AlignmentID {
    /// The guide's place in a view of these dimensions, in points from its leading or top edge.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide that only a number tells from others of its kind: one that a scene file declares.
package protocol NumberedAlignmentID: AlignmentID {
    /// The number of the guide, from 1 on.
    static var number: Int { get }
}

/// An alignment guide of either axis, as layout code compares them.
package struct AlignmentKey: Hashable, @unchecked Sendable {
    // A metatype without state; that it is not Sendable by itself is only that it could be of an isolated conformance.
    package let id: any AlignmentID.Type
    package let axis: Axis
    /// The guide's bit among a node's guides; guides of users share the last one.
    let mask: GuideSet
    /// The guide's default place, as a fraction of the view's length; nil where only ``id`` knows.
    var fraction: CGFloat?

    package static func == (a: AlignmentKey, b: AlignmentKey) -> Bool {
        ObjectIdentifier(a.id) == ObjectIdentifier(b.id) && a.axis == b.axis
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(id))
        hasher.combine(axis)
    }
}

/// The guides that a node or something in it sets explicitly: most set none, and questions about them end there.
package struct GuideSet: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    static let horizontal = GuideSet(rawValue: 1)
    static let vertical = GuideSet(rawValue: 2)
    static let baseline = GuideSet(rawValue: 4)
    static let custom = GuideSet(rawValue: 8)
}

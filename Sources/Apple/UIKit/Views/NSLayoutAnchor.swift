public import Foundation

/// An edge, a length or an axis of a view or a guide, which another can follow. UIKit's class.
@MainActor @preconcurrency
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    /// The view or guide of the anchor, and its part.
    let part: LayoutPart

    override init() {
        part = LayoutPart()
        super.init()
    }

    init(_ part: LayoutPart) {
        self.part = part
        super.init()
    }

    /// Returns a constraint between the anchor and another, with a distance in points.
    public func constraint(
        equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { NSLayoutConstraint(part, .equal, anchor.part, constant: c) }
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { NSLayoutConstraint(part, .greaterThanOrEqual, anchor.part, constant: c) }
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { NSLayoutConstraint(part, .lessThanOrEqual, anchor.part, constant: c) }

    /// A constraint of a number of the system's distances, of 8 points each.
    func systemSpaced(
        _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>, _ multiplier: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(part, relation, anchor.part, constant: NSLayoutConstraint.systemSpacing * multiplier)
    }
}

/// A leading, trailing or middle line from top to bottom.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// Creates an anchor of nothing, to be replaced later.
    public override init() {
        super.init()
    }
    override init(_ part: LayoutPart) {
        super.init(part)
    }

    /// A constraint of the system's distance.
    public func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { systemSpaced(.equal, anchor, multiplier) }
    public func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { systemSpaced(.greaterThanOrEqual, anchor, multiplier) }
    public func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { systemSpaced(.lessThanOrEqual, anchor, multiplier) }
    /// The distance to another line as a length.
    public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(LayoutPart(from: part, to: otherAnchor.part))
    }
}

/// A top, bottom or middle line from side to side.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// Creates an anchor of nothing, to be replaced later.
    public override init() {
        super.init()
    }
    override init(_ part: LayoutPart) {
        super.init(part)
    }

    /// A constraint of the system's distance.
    public func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { systemSpaced(.equal, anchor, multiplier) }
    public func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { systemSpaced(.greaterThanOrEqual, anchor, multiplier) }
    public func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { systemSpaced(.lessThanOrEqual, anchor, multiplier) }
    /// The distance to another line as a length.
    public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(LayoutPart(from: part, to: otherAnchor.part))
    }
}

/// A width or a height.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// Creates an anchor of nothing, to be replaced later.
    public override init() {
        super.init()
    }
    override init(_ part: LayoutPart) {
        super.init(part)
    }

    /// A constraint of a length in points, or of a share of another.
    public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(part, .equal, nil, constant: c)
    }
    public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(part, .greaterThanOrEqual, nil, constant: c)
    }
    public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(part, .lessThanOrEqual, nil, constant: c)
    }
    public func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { NSLayoutConstraint(part, .equal, anchor.part, multiplier: m, constant: c) }
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { NSLayoutConstraint(part, .greaterThanOrEqual, anchor.part, multiplier: m, constant: c) }
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { NSLayoutConstraint(part, .lessThanOrEqual, anchor.part, multiplier: m, constant: c) }
}

public import Foundation

/// An edge, a length or an axis of a view, which another can follow. UIKit's class.
///
/// Views of UIKit are not laid out here, so that a constraint is a value without an effect.
open class NSLayoutAnchor<AnchorType: AnyObject> {
    init() {}

    /// Returns a constraint between the anchor and another. Nothing follows it here.
    public func constraint(
        equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
    ) -> NSLayoutConstraint { NSLayoutConstraint(constant: constant) }

    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
    ) -> NSLayoutConstraint { NSLayoutConstraint(constant: constant) }

    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
    ) -> NSLayoutConstraint { NSLayoutConstraint(constant: constant) }
}

/// A leading, trailing or middle line from top to bottom.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

/// A top, bottom or middle line from side to side.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

/// A width or a height.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(constant: constant)
    }

    public func constraint(
        equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
    ) -> NSLayoutConstraint { NSLayoutConstraint(constant: constant) }
}

/// That two anchors go together. UIKit's class.
public final class NSLayoutConstraint {
    /// In points.
    public var constant: CGFloat
    public var isActive = false
    public var priority = UILayoutPriority.required

    init(constant: CGFloat) {
        self.constant = constant
    }

    /// Makes constraints hold. Nothing follows them here.
    public static func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Ends the hold of constraints. Nothing follows them here.
    public static func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    /// The axis along which views are arranged.
    public enum Axis: Int, Sendable {
        case horizontal, vertical
    }
}

/// The priority of a constraint, from 0 to 1000.
public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
    public let rawValue: Float

    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    /// Creates a priority from 0 to 1000.
    public init(_ rawValue: Float) {
        self.init(rawValue: rawValue)
    }

    public static let required = UILayoutPriority(1000)
    public static let defaultHigh = UILayoutPriority(750)
    public static let defaultLow = UILayoutPriority(250)
    public static let fittingSizeLevel = UILayoutPriority(50)
}

extension UIView {
    /// The anchors of the view's edges, centre and lengths.
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }

    /// Sets how the view resists being stretched or compressed, or changes the order of views.
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {}
    public func addConstraints(_ constraints: [NSLayoutConstraint]) {}
    public func sendSubviewToBack(_ view: UIView) { insertSubview(view, at: 0) }
}

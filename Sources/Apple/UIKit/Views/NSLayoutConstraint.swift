public import Foundation

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

public import Foundation

/// A number with a type of its own, which compares, adds and subtracts as numbers do. UIKit's protocol.
public protocol _UIKitNumericRawRepresentable: Comparable, RawRepresentable where RawValue: Comparable & Numeric {}

extension _UIKitNumericRawRepresentable {
    private init(number: RawValue) {
        // Each number has a value of these types.
        self = Self(rawValue: number)!
    }

    /// The smaller number comes first.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

    /// The number that is so much larger or smaller, or the distance of two.
    public static func + (lhs: Self, rhs: RawValue) -> Self { Self(number: lhs.rawValue + rhs) }
    public static func + (lhs: RawValue, rhs: Self) -> Self { Self(number: lhs + rhs.rawValue) }
    public static func - (lhs: Self, rhs: RawValue) -> Self { Self(number: lhs.rawValue - rhs) }
    public static func - (lhs: Self, rhs: Self) -> RawValue { lhs.rawValue - rhs.rawValue }
    public static func += (lhs: inout Self, rhs: RawValue) { lhs = lhs + rhs }
    public static func -= (lhs: inout Self, rhs: RawValue) { lhs = lhs - rhs }
}

extension UIFont.Weight: _UIKitNumericRawRepresentable {}
extension UIFont.Width: _UIKitNumericRawRepresentable {}
extension UILayoutPriority: _UIKitNumericRawRepresentable {}
extension UIWindow.Level: _UIKitNumericRawRepresentable {}

public import Foundation
public import TintypeGraphics
public import TintypeTree

/// The place where scrolling comes to rest: SwiftUI's type.
public struct ScrollTarget: Equatable, Sendable {
    /// The rectangle that is then visible, in points of the content.
    public var rect: CGRect
    /// The point of the rectangle to which scrolling is aligned; nil for the usual one.
    public var anchor: UnitPoint?

    /// Creates a target of a rectangle in points of the content.
    public init(rect: CGRect, anchor: UnitPoint? = nil) {
        self.rect = rect
        self.anchor = anchor
    }
}

/// The context of a ``ScrollTargetBehavior``: SwiftUI's type. No behavior is asked in a picture.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
    /// The target without the behavior.
    public let originalTarget: ScrollTarget
    /// In points a second.
    public let velocity: CGVector
    public let contentSize: CGSize
    public let containerSize: CGSize
    public let axes: Axis.Set
    let environment: EnvironmentValues

    /// The value of the environment at a key path.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

extension ScrollTargetBehavior {
    /// The context of the behavior.
    public typealias TargetContext = ScrollTargetBehaviorContext

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

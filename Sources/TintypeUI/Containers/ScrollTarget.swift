public import Foundation
public import TintypeGraphics
public import TintypeTree

/// Where scrolling comes to rest: SwiftUI's type.
public struct ScrollTarget: Equatable, Sendable {
    /// What is seen then, in points of the content.
    public var rect: CGRect
    /// Where in the rectangle scrolling is aligned; nil for what is usual.
    public var anchor: UnitPoint?

    public init(rect: CGRect, anchor: UnitPoint? = nil) {
        self.rect = rect
        self.anchor = anchor
    }
}

/// What scrolls when a ``ScrollTargetBehavior`` is asked: SwiftUI's type. None is asked in a picture.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
    public let originalTarget: ScrollTarget
    /// In points a second.
    public let velocity: CGVector
    public let contentSize: CGSize
    public let containerSize: CGSize
    public let axes: Axis.Set
    let environment: EnvironmentValues

    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

extension ScrollTargetBehavior {
    public typealias TargetContext = ScrollTargetBehaviorContext

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

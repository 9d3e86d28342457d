public import Foundation
public import TintypeGraphics
public import TintypeTree

/// The place where scrolling comes to rest: SwiftUI's type.
public struct ScrollTarget: Hashable, Sendable {
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

/// The context of a ``ScrollTargetBehavior``: SwiftUI's type.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
    /// The part of the content that was visible when the finger came.
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

extension ScrollTargetBehaviorContext {
    init(_ end: ScrollEnd, _ environment: EnvironmentValues) {
        originalTarget = ScrollTarget(rect: CGRect(origin: end.start, size: end.window))
        (velocity, contentSize, containerSize, axes) = (end.velocity, end.content, end.window, end.axes)
        self.environment = environment
    }
}

/// A rule for the place where scrolling comes to rest on a stage, when the finger is lifted; nothing scrolls in a still picture.
public protocol ScrollTargetBehavior {
    /// Changes where scrolling comes to rest.
    ///
    /// - Parameter target: At first the part of the content that would be visible if it kept the finger's speed for a while.
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

extension ScrollTargetBehavior {
    /// The context of the behavior.
    public typealias TargetContext = ScrollTargetBehaviorContext

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// Stops at pages as large as the scroll view, at the next one at most.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    public init() {}

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        for axis in Axis.allCases where context.axes.contains(Axis.Set(axis)) {
            target.rect.origin[axis] = Self.page(
                near: target.rect.origin[axis], from: context.originalTarget.rect.origin[axis],
                context.containerSize[axis], of: context.contentSize[axis])
        }
    }

    /// The start of the page that is nearest to a place, of those beside the one at `start`; the last one ends with the content.
    private static func page(
        near goal: CGFloat, from start: CGFloat, _ length: CGFloat, of content: CGFloat
    ) -> CGFloat {
        guard length > 0 else { return goal }
        let most = max(content - length, 0)
        let next = min(((start / length).rounded(.down) + 1) * length, most)
        let place = min(max(goal, ((start / length).rounded(.up) - 1) * length), next)
        let before = (place / length).rounded(.down) * length
        let after = min(before + length, most)
        return place - before < after - place ? before : after
    }
}

/// Stops at views of a ``View/scrollTargetLayout(isEnabled:)``.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// The limit on the distance of a swipe.
    public struct LimitBehavior: Sendable {
        /// nil for the one of the width of the screen.
        fileprivate let reach: ScrollRest.Reach?

        /// A few views where the screen is narrow, else none.
        public static let automatic = LimitBehavior(reach: nil)
        /// A few views: as many as there is room for.
        public static let always = LimitBehavior(reach: .few)
        /// No limit.
        public static let never = LimitBehavior(reach: .any)
        public static let alwaysByFew = LimitBehavior(reach: .few)
        /// The next view.
        public static let alwaysByOne = LimitBehavior(reach: .one)
    }

    private let limit: LimitBehavior
    private let anchor: UnitPoint?

    /// Creates a behavior that stops at views, with a limit on the distance of a swipe.
    public init(limitBehavior: LimitBehavior = .automatic) { self.init(limitBehavior: limitBehavior, anchor: nil) }

    /// - Parameter anchor: The point of a view that stands at the same point of the scroll view; nil for the start.
    public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {
        (limit, self.anchor) = (limitBehavior, anchor)
    }

    fileprivate func rest(_ environment: EnvironmentValues) -> ScrollRest {
        .views(limit.reach ?? (environment.horizontalSizeClass == .compact ? .few : .any), anchor: anchor)
    }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// Stops at pages.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// Stops at views.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
    /// Stops at views.
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior) }
    /// Stops at views.
    public static func viewAligned(anchor: UnitPoint?) -> ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior(anchor: anchor)
    }
}

nonisolated extension View {
    /// Sets the rule for the place where scrolling comes to rest, in the scroll views inside: of no effect in a still picture.
    public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        nonisolated(unsafe) let behavior = behavior
        return environmentChange { environment in
            environment.scrollDeeds.rest =
                behavior.aligned?.rest(environment)
                ?? .place { [environment] end in behavior.place(end, environment) }
        }
    }
}

extension ScrollTargetBehavior {
    /// The behavior as the one that stops at views; nil for any other.
    fileprivate var aligned: ViewAlignedScrollTargetBehavior? {
        switch self {
        case let aligned as ViewAlignedScrollTargetBehavior: aligned
        case let any as AnyScrollTargetBehavior: any.base.aligned
        default: nil
        }
    }

    /// The distances from the content's start at which it comes to rest, in points.
    fileprivate func place(_ end: ScrollEnd, _ environment: EnvironmentValues) -> CGPoint {
        var target = ScrollTarget(rect: CGRect(origin: end.goal, size: end.window))
        updateTarget(&target, context: ScrollTargetBehaviorContext(end, environment))
        let (rect, anchor) = (target.rect, target.anchor ?? .topLeading)
        return CGPoint(
            x: rect.minX + anchor.x * (rect.width - end.window.width),
            y: rect.minY + anchor.y * (rect.height - end.window.height))
    }
}

/// A rule of any kind for the place where scrolling comes to rest: SwiftUI's type.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
    /// The rule itself.
    public var base: any ScrollTargetBehavior

    /// Creates a rule of which the kind is not known.
    public init(_ base: some ScrollTargetBehavior) {
        self.base = base
    }

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        base.updateTarget(&target, context: context)
    }
}

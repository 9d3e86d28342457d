public import Foundation
public import TintypeGraphics
public import TintypeTree

// Effects of a pointer that an app makes itself. There is no pointer over a picture: they change nothing, and no closure of one is called.

/// The look of a view under a pointer, as changes of it.
public protocol HoverEffectContent: Sendable {}

/// The look of a view that nothing changes.
public struct EmptyHoverEffectContent: HoverEffectContent {
    public init() {}
}

extension HoverEffectContent {
    /// Changes the size, the place, the turn, the opacity or the form.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some HoverEffectContent { self }
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some HoverEffectContent { self }
    public func scaleEffect(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> some HoverEffectContent { self }
    public func offset(_ offset: CGSize) -> some HoverEffectContent { self }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some HoverEffectContent { self }
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some HoverEffectContent { self }
    public func opacity(_ opacity: Double) -> some HoverEffectContent { self }
    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some HoverEffectContent { self }
    public func blur(radius: CGFloat, opaque: Bool = false) -> some HoverEffectContent { self }
    public func brightness(_ amount: Double) -> some HoverEffectContent { self }
    public func saturation(_ amount: Double) -> some HoverEffectContent { self }
    public func contrast(_ amount: Double) -> some HoverEffectContent { self }

    /// Changes it over time.
    public func animation(_ animation: Animation?) -> some HoverEffectContent { self }
    public func animation<C: HoverEffectContent>(
        _ animation: Animation?, body: (EmptyHoverEffectContent) -> C
    ) -> some HoverEffectContent { self }
}

/// An effect of a pointer.
public protocol CustomHoverEffect: Sendable {
    /// The effect of which it is made.
    associatedtype Body: CustomHoverEffect
    /// The view under the pointer.
    typealias Content = CustomHoverEffectContent<Self>

    /// The effect on a view.
    func body(content: Content) -> Body
}

extension CustomHoverEffect where Body == Self {
    public func body(content: Content) -> Self { self }
}

/// The view under a pointer, without an effect.
public struct CustomHoverEffectContent<Effect: CustomHoverEffect>: CustomHoverEffect {
    public typealias Body = Self
}

/// No effect.
public struct EmptyHoverEffect: CustomHoverEffect {
    public typealias Body = Self

    public init() {}
}

extension HoverEffect: CustomHoverEffect {
    /// The effect itself.
    public typealias Body = Self
}

/// Views that a pointer is over as if they were one.
public struct HoverEffectGroup: Equatable, Sendable {
    private let id: String

    /// Creates a group of an id.
    public init<ID: Hashable & Sendable>(id: ID, namespace: Namespace.ID? = nil) {
        self.id = String(reflecting: id)
    }
}

extension CustomHoverEffect {
    /// Adds changes, which no pointer calls for.
    public func hoverEffect<C: HoverEffectContent>(
        in group: HoverEffectGroup? = nil, isEnabled: Bool = true,
        body: @escaping @Sendable (EmptyHoverEffectContent, Bool, GeometryProxy) -> C
    ) -> some CustomHoverEffect { self }
    public func hoverEffect<E: CustomHoverEffect>(
        _ effect: E, in group: HoverEffectGroup? = nil, isEnabled: Bool = true
    ) -> some CustomHoverEffect { self }

    /// Leaves the effect out, or not.
    public func hoverEffectDisabled(_ isDisabled: Bool = true) -> some CustomHoverEffect { self }
}

nonisolated extension View {
    /// Sets the effect of a pointer. Of no effect in a picture.
    @_disfavoredOverload
    public func hoverEffect<E: CustomHoverEffect>(
        _ effect: E, in group: HoverEffectGroup? = nil, isEnabled: Bool = true
    ) -> some View { self }
    public func hoverEffect<C: HoverEffectContent>(
        in group: HoverEffectGroup? = nil, isEnabled: Bool = true,
        body: @escaping @Sendable (EmptyHoverEffectContent, Bool, GeometryProxy) -> C
    ) -> some View { self }

    /// Lets views that are within be as one under a pointer. Of no effect in a picture.
    public func hoverEffectGroup(_ group: HoverEffectGroup? = nil) -> some View { self }
    public func hoverEffectGroup(id: String? = nil, in namespace: Namespace.ID) -> some View { self }
}

public import Foundation
public import TintypeGraphics
public import TintypeTree

/// A transition, its type erased.
public struct AnyTransition: @unchecked Sendable {
    /// The view as it is when it is there; nil for as it is without the transition.
    private let shown: (@MainActor (AnyView) -> AnyView)?

    private init(shown: (@MainActor (AnyView) -> AnyView)?) {
        self.shown = shown
    }

    /// Creates the erased form of a transition.
    public init<T: Transition>(_ transition: T) {
        nonisolated(unsafe) let transition = transition
        shown = { AnyView(transition.apply(content: $0, phase: .identity)) }
    }

    /// A view changed by `active` on its way in and out, and by `identity` when it is there.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        nonisolated(unsafe) let identity = identity
        return AnyTransition { AnyView($0.modifier(identity)) }
    }

    /// Both transitions together.
    public func combined(with other: AnyTransition) -> AnyTransition {
        guard let shown else { return other }
        guard let outer = other.shown else { return self }
        return AnyTransition { outer(shown($0)) }
    }

    /// A transition on the way in and another on the way out.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        insertion.combined(with: removal)
    }

    /// The transition with an animation of its own.
    public func animation(_ animation: Animation?) -> AnyTransition { self }

    // What these do is nothing when the view is there.
    /// The transitions that SwiftUI names; offsets are in points.
    public static let identity = AnyTransition(shown: nil)
    public static let opacity = AnyTransition(shown: nil)
    public static let slide = AnyTransition(shown: nil)
    public static var scale: AnyTransition { AnyTransition(shown: nil) }
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { .scale }
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(shown: nil) }
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition(shown: nil) }
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(shown: nil) }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition(shown: nil) }

    fileprivate func evaluate<V: View>(_ view: V, into scope: inout Scope) {
        guard let shown else { return V._evaluate(view, into: &scope) }
        AnyView._evaluate(onMainActor(AnyView(view), shown), into: &scope)
    }
}

nonisolated extension View {
    /// Sets the transition by which the view comes and goes.
    public func transition(_ t: AnyTransition) -> some View { TransitionView(content: self, transition: t) }

    /// Sets the transition by which the view comes and goes.
    public func transition<T: Transition>(_ transition: T) -> some View {
        TransitionView(content: self, transition: AnyTransition(transition))
    }
}

private nonisolated struct TransitionView<Content: View>: PrimitiveView {
    let content: Content
    let transition: AnyTransition

    func evaluate(into scope: inout Scope) { transition.evaluate(content, into: &scope) }
}

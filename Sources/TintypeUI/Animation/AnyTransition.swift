public import Foundation
public import TintypeGraphics
public import TintypeTree

/// A transition, its type erased.
public struct AnyTransition: @unchecked Sendable {
    /// The view in a phase.
    private let shown: @MainActor (AnyView, TransitionPhase) -> AnyView
    /// Indicates whether the view is without a change when it is there, so that a picture need not ask.
    private let isPlainAtRest: Bool
    /// Indicates whether something moves.
    private let hasMotion: Bool

    private init(
        isPlainAtRest: Bool, hasMotion: Bool, shown: @escaping @MainActor (AnyView, TransitionPhase) -> AnyView
    ) {
        self.shown = shown
        self.isPlainAtRest = isPlainAtRest
        self.hasMotion = hasMotion
    }

    /// Creates the erased form of a transition.
    public init<T: Transition>(_ transition: T) {
        self.init(transition, isPlainAtRest: false)
    }

    private init<T: Transition>(_ transition: T, isPlainAtRest: Bool) {
        nonisolated(unsafe) let transition = transition
        let hasMotion = onMainActor(()) { _ in T.properties.hasMotion }
        self.init(isPlainAtRest: isPlainAtRest, hasMotion: hasMotion) { view, phase in
            AnyView(transition.apply(content: view, phase: phase))
        }
    }

    /// A view changed by `active` on its way in and out, and by `identity` when it is there.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        nonisolated(unsafe) let (active, identity) = (active, identity)
        return AnyTransition(isPlainAtRest: false, hasMotion: true) { view, phase in
            AnyView(view.modifier(phase.isIdentity ? identity : active))
        }
    }

    /// Both transitions together.
    public func combined(with other: AnyTransition) -> AnyTransition {
        let (inner, outer) = (shown, other.shown)
        return AnyTransition(
            isPlainAtRest: isPlainAtRest && other.isPlainAtRest, hasMotion: hasMotion || other.hasMotion
        ) { view, phase in outer(inner(view, phase), phase) }
    }

    /// A transition on the way in and another on the way out.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        let (coming, going) = (insertion.shown, removal.shown)
        return AnyTransition(
            isPlainAtRest: insertion.isPlainAtRest && removal.isPlainAtRest,
            hasMotion: insertion.hasMotion || removal.hasMotion
        ) { view, phase in
            going(
                coming(view, phase == .didDisappear ? .identity : phase), phase == .willAppear ? .identity : phase)
        }
    }

    /// The transition with an animation of its own.
    public func animation(_ animation: Animation?) -> AnyTransition {
        let shown = shown
        return AnyTransition(isPlainAtRest: isPlainAtRest, hasMotion: hasMotion) { view, phase in
            AnyView(view.transaction({ $0.setTransition(animation) }) { shown(AnyView($0), phase) })
        }
    }

    /// The transitions that SwiftUI names; offsets are in points.
    public static let identity = AnyTransition(IdentityTransition(), isPlainAtRest: true)
    public static let opacity = AnyTransition(OpacityTransition(), isPlainAtRest: true)
    public static let slide = AnyTransition(SlideTransition(), isPlainAtRest: true)
    public static var scale: AnyTransition { AnyTransition(ScaleTransition(), isPlainAtRest: true) }
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(ScaleTransition(Double(scale), anchor: anchor), isPlainAtRest: true)
    }
    public static func move(edge: Edge) -> AnyTransition {
        AnyTransition(MoveTransition(edge: edge), isPlainAtRest: true)
    }
    public static func push(from edge: Edge) -> AnyTransition {
        AnyTransition(PushTransition(edge: edge), isPlainAtRest: true)
    }
    public static func offset(_ offset: CGSize) -> AnyTransition {
        AnyTransition(OffsetTransition(offset), isPlainAtRest: true)
    }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        .offset(CGSize(width: x, height: y))
    }

    fileprivate func evaluate<V: View>(_ view: V, into scope: inout Scope) {
        guard scope.session.presentation != nil else {
            if isPlainAtRest { return V._evaluate(view, into: &scope) }
            return AnyView._evaluate(onMainActor(AnyView(view)) { shown($0, .identity) }, into: &scope)
        }
        scope.transition { phase, scope in
            // Readers who like less movement see the view fade, as in SwiftUI.
            let transition = hasMotion && scope.environment.accessibilityReduceMotion ? .opacity : self
            let shown = transition.shown
            AnyView._evaluate(onMainActor(AnyView(view)) { shown($0, TransitionPhase(phase)) }, into: &scope)
        }
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

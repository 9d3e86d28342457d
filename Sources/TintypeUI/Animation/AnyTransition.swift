public import Foundation
public import TintypeGraphics
public import TintypeTree

/// A transition, its type erased.
public struct AnyTransition: @unchecked Sendable {
    /// The view in a phase.
    private typealias Shown = @MainActor (AnyView, TransitionPhase) -> AnyView

    private let shown: Shown
    /// Indicates whether the view is without a change when it is there, so that a picture need not ask.
    private let isPlainAtRest: Bool
    /// Indicates whether all of it is ours, and needs no actor.
    private let isOurs: Bool
    /// Returns whether something moves.
    private let hasMotion: () -> Bool

    private init(isPlainAtRest: Bool, isOurs: Bool, hasMotion: @escaping () -> Bool, shown: @escaping Shown) {
        self.shown = shown
        self.isPlainAtRest = isPlainAtRest
        self.isOurs = isOurs
        self.hasMotion = hasMotion
    }

    /// Creates the erased form of a transition.
    public init<T: Transition>(_ transition: T) {
        nonisolated(unsafe) let transition = transition
        self.init(
            isPlainAtRest: false, isOurs: false,
            hasMotion: { onMainActor(()) { _ in T.properties.hasMotion } },
            shown: { view, phase in AnyView(transition.apply(content: view, phase: phase)) })
    }

    /// One of ours, which does nothing to a view that is there.
    private init<T: Transition>(ours transition: T, hasMotion: Bool = true) {
        nonisolated(unsafe) let transition = transition
        self.init(
            isPlainAtRest: true, isOurs: true, hasMotion: { hasMotion },
            shown: { view, phase in AnyView(transition.apply(content: view, phase: phase)) })
    }

    /// A view changed by `active` on its way in and out, and by `identity` when it is there.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        nonisolated(unsafe) let (active, identity) = (active, identity)
        return AnyTransition(isPlainAtRest: false, isOurs: false, hasMotion: { true }) { view, phase in
            AnyView(view.modifier(phase.isIdentity ? identity : active))
        }
    }

    /// Both transitions together.
    public func combined(with other: AnyTransition) -> AnyTransition {
        let (inner, outer) = (shown, other.shown)
        return joined(with: other) { view, phase in outer(inner(view, phase), phase) }
    }

    /// A transition on the way in and another on the way out.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        let (coming, going) = (insertion.shown, removal.shown)
        return insertion.joined(with: removal) { view, phase in
            going(
                coming(view, phase == .didDisappear ? .identity : phase), phase == .willAppear ? .identity : phase)
        }
    }

    private func joined(with other: AnyTransition, _ shown: @escaping Shown) -> AnyTransition {
        let (first, second) = (hasMotion, other.hasMotion)
        return AnyTransition(
            isPlainAtRest: isPlainAtRest && other.isPlainAtRest, isOurs: isOurs && other.isOurs,
            hasMotion: { first() || second() }, shown: shown)
    }

    /// The transition with an animation of its own.
    public func animation(_ animation: Animation?) -> AnyTransition {
        let shown = shown
        return AnyTransition(isPlainAtRest: isPlainAtRest, isOurs: isOurs, hasMotion: hasMotion) { view, phase in
            AnyView(view.transaction({ $0.setTransition(animation) }) { shown(AnyView($0), phase) })
        }
    }

    /// The transitions that SwiftUI names; offsets are in points.
    public static let identity = AnyTransition(ours: IdentityTransition(), hasMotion: false)
    public static let opacity = AnyTransition(ours: OpacityTransition(), hasMotion: false)
    public static let slide = AnyTransition(ours: SlideTransition())
    /// SwiftUI has it for ``Transition`` alone.
    package static let blurReplace = AnyTransition(ours: BlurReplaceTransition(configuration: .downUp))
    public static var scale: AnyTransition { AnyTransition(ours: ScaleTransition()) }
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(ours: ScaleTransition(Double(scale), anchor: anchor))
    }
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(ours: MoveTransition(edge: edge)) }
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition(ours: PushTransition(edge: edge)) }
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(ours: OffsetTransition(offset)) }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        .offset(CGSize(width: x, height: y))
    }

    fileprivate func evaluate<V: View>(_ view: V, into scope: inout Scope) {
        guard scope.session.presentation != nil else {
            if isPlainAtRest { return V._evaluate(view, into: &scope) }
            return AnyView._evaluate(show(AnyView(view), .identity), into: &scope)
        }
        scope.transition { phase, scope in
            // Readers who like less movement see the view fade, as in SwiftUI.
            let transition = scope.environment.accessibilityReduceMotion && hasMotion() ? .opacity : self
            AnyView._evaluate(transition.show(AnyView(view), TransitionPhase(phase)), into: &scope)
        }
    }

    private func show(_ view: AnyView, _ phase: TransitionPhase) -> AnyView {
        guard isOurs else { return onMainActor((view, phase)) { shown($0, $1) } }
        return unsafeBitCast(shown, to: ((AnyView, TransitionPhase) -> AnyView).self)(view, phase)
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

import Foundation
import TintypeTree

nonisolated extension View {
    /// Moves the symbols below as long as `isActive`. A picture shows them at rest, and where the effect leads that stays: larger,
    /// smaller, or gone.
    ///
    /// Symbols that disappear are not drawn and keep their places: an effect changes how a symbol is drawn, never the layout
    /// around it (Apple: DisappearSymbolEffect, "causes a symbol to become invisible"). Apple publishes no curves: those here are
    /// this library's own, which Stages.md lists.
    public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        SymbolEffectView(content: self, effect: effect, options: options) { run, _, time in
            run.setActive(isActive, at: time)
        }
    }

    /// Moves the symbols below once whenever `value` changes. A picture shows them at rest.
    public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View {
        SymbolEffectView(content: self, effect: effect, options: options) { run, scope, time in
            if scope.isReplaced(by: value) { run.begin(at: time) }
        }
    }

    /// Leaves the symbols below at rest, without the effects of the views around.
    public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
        environmentChange { if isEnabled { $0.symbolPose = .rest } }
    }
}

nonisolated extension View {
    /// Moves the symbols below by any effect: once for each change of a value, or as long as it is active where there is none.
    package func symbolMotion(
        _ effect: any SymbolEffect, options: SymbolEffectOptions, isActive: Bool, value: (some Equatable)?
    ) -> some View {
        SymbolEffectView(content: self, effect: effect, options: options) { run, scope, time in
            guard let value else { return run.setActive(isActive, at: time) }
            if scope.isReplaced(by: value) { run.begin(at: time) }
        }
    }
}

/// A view whose symbols an effect moves.
private nonisolated struct SymbolEffectView<Content: View>: PrimitiveView {
    let content: Content
    let effect: any SymbolEffect
    let options: SymbolEffectOptions
    /// Tells the effect's run what begins and ends it, at a time in seconds from the stage's beginning.
    let steer: (SymbolEffectRun, Scope, Double) -> Void

    func evaluate(into scope: inout Scope) {
        // Effects that are drawn stroke by stroke leave the symbol at rest: its strokes are not known.
        guard let course = effect as? any SymbolCourse else { return Content._evaluate(content, into: &scope) }
        scope.posing {
            pose(of: course, in: $0)
        } _: {
            Content._evaluate(content, into: &$0)
        }
    }

    private func pose(of course: any SymbolCourse, in scope: Scope) -> SymbolPose {
        func newRun() -> SymbolEffectRun { SymbolEffectRun(course, options) }
        let presentation = scope.session.presentation
        let run =
            presentation == nil
            ? newRun() : scope.session.state(of: scope.id, index: scope.stateIndex, make: newRun)
        let time = presentation?.time ?? 0
        (run.course, run.options) = (course, options)
        steer(run, scope, time)
        presentation?.noteCourse(until: run.end)
        // A picture shows nothing that is over by itself.
        let pose = presentation == nil && !course.stays ? .rest : run.pose(at: time)
        return scope.environment.accessibilityReduceMotion ? pose.still : pose
    }
}

/// A symbol comes and goes by an effect of its own: it grows and fades in, here by an animation of the change as any transition.
public struct SymbolEffectTransition: Transition {
    private let scale: CGFloat

    /// Creates the transition of a symbol's effect.
    nonisolated public init<T: TransitionSymbolEffect & SymbolEffect>(
        effect: T, options: SymbolEffectOptions = .default
    ) {
        let course = effect as? any SymbolCourse
        scale = CGFloat(course.map { $0.pose(at: $0.stays ? 1 : 0).scale } ?? DisappearSymbolEffect().pose(at: 1).scale)
    }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : scale).opacity(phase.isIdentity ? 1 : 0)
    }
}

nonisolated extension Transition where Self == SymbolEffectTransition {
    public static var symbolEffect: SymbolEffectTransition { SymbolEffectTransition(effect: .automatic) }

    public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> SymbolEffectTransition {
        SymbolEffectTransition(effect: effect, options: options)
    }
}

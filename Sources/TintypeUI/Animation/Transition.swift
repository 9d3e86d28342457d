public import TintypeTree

/// A transition by which a view comes and goes: SwiftUI's protocol for transitions that users write.
///
/// A picture shows the views that are there, in the phase ``TransitionPhase/identity``. In a living view one that comes is seen
/// in ``TransitionPhase/willAppear`` and goes on to the identity at once, one that is gone in ``TransitionPhase/didDisappear``
/// until the animations of that change are over.
@MainActor @preconcurrency
public protocol Transition {
    associatedtype Body: View

    /// The view as it is seen in a phase.
    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body

    /// The properties of the transition.
    static var properties: TransitionProperties { get }

    /// The view that comes or goes.
    typealias Content = PlaceholderContentView<Self>
}

extension Transition {
    public static var properties: TransitionProperties { TransitionProperties() }

    /// The view as it is seen in a phase.
    public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        body(content: PlaceholderContentView(content), phase: phase)
    }

    /// The transition with an animation of its own.
    public func animation(_ animation: Animation?) -> some Transition {
        AnimatedTransition(transition: self, animation: animation)
    }

    /// Both transitions together.
    public func combined<T: Transition>(with other: T) -> some Transition {
        CombinedTransition(first: self, second: other)
    }
}

/// The phase of a view on its way in or out.
public enum TransitionPhase: Hashable, Sendable {
    case willAppear
    case identity
    case didDisappear

    /// Indicates whether the view is there, neither coming nor going.
    public var isIdentity: Bool { self == .identity }

    /// -1 on the way in, 0 when the view is there, 1 on the way out.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// The properties of a transition.
public struct TransitionProperties: Sendable {
    /// Indicates whether something moves; where readers like less of that, SwiftUI fades instead.
    public var hasMotion: Bool

    /// Creates properties of a transition.
    public init(hasMotion: Bool = true) {
        self.hasMotion = hasMotion
    }
}

extension TransitionPhase {
    init(_ phase: DynamicPhase) {
        switch phase {
        case .willAppear: self = .willAppear
        case .identity: self = .identity
        case .didDisappear: self = .didDisappear
        }
    }
}

private struct AnimatedTransition<Base: Transition>: Transition {
    let transition: Base
    let animation: Animation?

    func body(content: Content, phase: TransitionPhase) -> some View {
        content.transaction({ $0.setTransition(animation) }) { transition.apply(content: $0, phase: phase) }
    }

    static var properties: TransitionProperties { Base.properties }
}

extension Transaction {
    /// Sets the animation that a transition brings along.
    nonisolated mutating func setTransition(_ animation: Animation?) { self.animation = animation }
}

private struct CombinedTransition<First: Transition, Second: Transition>: Transition {
    let first: First
    let second: Second

    func body(content: Content, phase: TransitionPhase) -> some View {
        second.apply(content: first.apply(content: content, phase: phase), phase: phase)
    }

    static var properties: TransitionProperties {
        TransitionProperties(hasMotion: First.properties.hasMotion || Second.properties.hasMotion)
    }
}

public import Foundation
public import TintypeGraphics
import TintypeTree

/// The view is there at once.
public struct IdentityTransition: Transition {
    nonisolated public init() {}
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// The view fades.
public struct OpacityTransition: Transition {
    nonisolated public init() {}
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// The view grows from nearly nothing.
public struct ScaleTransition: Transition {
    public let scale: Double
    /// The point that stays, as a fraction of the view's bounds.
    public let anchor: UnitPoint

    /// Creates a transition from and to a factor of the view's size.
    nonisolated public init(_ scale: Double = 1e-5, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : CGFloat(scale), anchor: anchor)
    }
}

/// The view comes from some points away.
public struct OffsetTransition: Transition {
    public let offset: CGSize

    nonisolated public init(_ offset: CGSize) {
        self.offset = offset
    }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(phase.isIdentity ? .zero : offset)
    }
}

/// The view comes from an edge, a width or height of its own away.
public struct MoveTransition: Transition {
    /// The edge that the view comes from.
    public let edge: Edge

    /// Creates a transition from an edge.
    nonisolated public init(edge: Edge) {
        self.edge = edge
    }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.node(ShiftModifier(phase.isIdentity ? nil : edge))
    }
}

/// The view comes from the leading edge and leaves by the trailing one.
public struct SlideTransition: Transition {
    nonisolated public init() {}

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.node(ShiftModifier(phase.edge(coming: .leading, going: .trailing)))
    }
}

extension Edge {
    /// The edge at the other side.
    fileprivate var opposite: Edge {
        switch self {
        case .top: .bottom
        case .leading: .trailing
        case .bottom: .top
        case .trailing: .leading
        }
    }
}

extension TransitionPhase {
    /// The edge that the view is beyond; nil where it is there.
    fileprivate func edge(coming: Edge, going: Edge) -> Edge? {
        switch self {
        case .willAppear: coming
        case .identity: nil
        case .didDisappear: going
        }
    }
}

/// The view fades in from an edge and leaves by the other.
public struct PushTransition: Transition {
    public let edge: Edge

    nonisolated public init(edge: Edge) {
        self.edge = edge
    }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .node(ShiftModifier(phase.edge(coming: edge, going: edge.opposite)))
            .opacity(phase.isIdentity ? 1 : 0)
    }
}

/// The view is blurred as it comes and goes.
public struct BlurReplaceTransition: Transition {
    /// The direction in which the view grows.
    public struct Configuration: Hashable, Sendable {
        fileprivate let growsOnRemoval: Bool
        /// The view grows as it comes and shrinks as it goes, or grows both times.
        public static let downUp = Configuration(growsOnRemoval: false)
        public static let upUp = Configuration(growsOnRemoval: true)
    }

    /// The direction in which the view grows.
    public var configuration: Configuration

    /// Creates a transition with a direction.
    nonisolated public init(configuration: Configuration) {
        self.configuration = configuration
    }

    // The radius and the factors are OpenSwiftUI's, audited against SwiftUI 6.5.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        let scale: CGFloat =
            switch phase {
            case .identity: 1
            case .willAppear: 0.9
            case .didDisappear: configuration.growsOnRemoval ? 1.1 : 0.9
            }
        content.opacity(phase.isIdentity ? 1 : 0).blur(radius: phase.isIdentity ? 0 : 7).scaleEffect(scale)
    }
}

/// A transition on the way in, and another on the way out.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
    /// The transitions in and out.
    nonisolated(unsafe) public var insertion: Insertion
    nonisolated(unsafe) public var removal: Removal

    /// Creates a transition from one for each direction.
    nonisolated public init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        removal.apply(
            content: insertion.apply(content: content, phase: phase == .didDisappear ? .identity : phase),
            phase: phase == .willAppear ? .identity : phase)
    }

    public static var properties: TransitionProperties {
        TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
    }
}

extension Transition where Self == IdentityTransition {
    /// The view is there at once.
    nonisolated public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
    /// The view fades.
    nonisolated public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == ScaleTransition {
    nonisolated public static var scale: ScaleTransition { ScaleTransition() }

    nonisolated public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
        ScaleTransition(scale, anchor: anchor)
    }
}

extension Transition where Self == OffsetTransition {
    /// The view comes from some points away.
    nonisolated public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }

    /// The view comes from some points away.
    nonisolated public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
        OffsetTransition(CGSize(width: x, height: y))
    }
}

extension Transition where Self == MoveTransition {
    /// The view comes from an edge, a width or height of its own away.
    nonisolated public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}

extension Transition where Self == SlideTransition {
    /// The view comes from the leading edge and leaves by the trailing one.
    nonisolated public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == PushTransition {
    /// The view fades in from an edge and leaves by the other.
    nonisolated public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}

extension Transition where Self == BlurReplaceTransition {
    /// The view is blurred as it comes and goes.
    nonisolated public static var blurReplace: BlurReplaceTransition {
        BlurReplaceTransition(configuration: .downUp)
    }

    /// The view is blurred as it comes and goes.
    nonisolated public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> Self {
        BlurReplaceTransition(configuration: config)
    }
}

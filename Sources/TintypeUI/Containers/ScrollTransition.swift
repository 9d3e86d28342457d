import Foundation
public import TintypeGraphics
public import TintypeTree

/// The phase of a view in the scroll view around it.
public enum ScrollTransitionPhase: Hashable, Sendable {
    /// On its way out over the top or the leading edge.
    case topLeading
    /// In sight.
    case identity
    /// On its way out over the bottom or the trailing edge.
    case bottomTrailing

    /// Indicates whether the view is in sight, neither coming nor going.
    public var isIdentity: Bool { self == .identity }

    /// -1 at the top or leading edge, 0 in sight, 1 at the other edge.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// The time and the animation of a view's change from one phase to the next.
///
/// A picture has no time: whatever the animation, a view has the effect of the phase that it is in.
public struct ScrollTransitionConfiguration: Sendable {
    var share = 0.5
    var isOff = false

    /// The part of a view that must be in sight.
    public struct Threshold: Sendable {
        let share: Double

        public static let visible = Threshold(share: 1)
        public static let hidden = Threshold(share: 0)
        public static var centered: Threshold { Threshold(share: 0.5) }

        /// A part of 0...1 of the view.
        public static func visible(_ amount: Double) -> Threshold { Threshold(share: min(max(amount, 0), 1)) }
        public func inset(by distance: Double) -> Threshold { self }
        public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
            Threshold(share: share + (other.share - share) * amount)
        }
    }

    /// The changes that SwiftUI names: in time, with the scrolling, or none.
    public static let animated = ScrollTransitionConfiguration()
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration { .animated }
    public static let interactive = ScrollTransitionConfiguration()
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        .interactive
    }
    public static let identity = ScrollTransitionConfiguration(isOff: true)

    /// Returns the configuration with an animation.
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }

    /// Returns the configuration with a part of the view that must be in sight.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
        var changed = self
        changed.share = threshold.share
        return changed
    }
}

nonisolated extension View {
    /// Changes how the view is seen as it comes into the sight of a scroll view and leaves it.
    ///
    /// A picture shows each view in one phase: in sight with half of it or what the threshold says, or on its way out.
    /// A blend of two phases, as SwiftUI shows while a finger moves, is drawn as the nearer one.
    public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        scrollTransition(
            topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
    }

    /// Changes how the view is seen, at each edge as that edge's configuration says.
    public func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        visualEffect { content, proxy in
            transition(content, proxy.scrollPhase(topLeading, bottomTrailing, axis: axis))
        }
    }
}

extension GeometryProxy {
    /// The phase by the part of the view that the scroll view around it shows.
    fileprivate func scrollPhase(
        _ topLeading: ScrollTransitionConfiguration, _ bottomTrailing: ScrollTransitionConfiguration, axis: Axis?
    ) -> ScrollTransitionPhase {
        guard let port = bounds(of: .scrollView) else { return .identity }
        if axis != .horizontal {
            let phase = phase((0, size.height), in: (port.minY, port.maxY), topLeading, bottomTrailing)
            if !phase.isIdentity { return phase }
        }
        if axis != .vertical {
            let phase = phase((0, size.width), in: (port.minX, port.maxX), topLeading, bottomTrailing)
            if !phase.isIdentity { return phase }
        }
        return .identity
    }

    private func phase(
        _ view: (start: CGFloat, end: CGFloat), in port: (start: CGFloat, end: CGFloat),
        _ topLeading: ScrollTransitionConfiguration, _ bottomTrailing: ScrollTransitionConfiguration
    ) -> ScrollTransitionPhase {
        let length = view.end - view.start
        guard length > 0 else { return .identity }
        let seen = max(0, min(view.end, port.end) - max(view.start, port.start))
        let isBefore = view.start + view.end < port.start + port.end
        let edge = isBefore ? topLeading : bottomTrailing
        let isInSight = edge.share == 0 ? seen > 0 : seen >= length * edge.share - 0.001
        if edge.isOff || isInSight || seen == port.end - port.start { return .identity }
        return isBefore ? .topLeading : .bottomTrailing
    }
}

public import Foundation
public import TintypeGraphics
public import TintypeTree

/// The visibility of scroll bars: a still picture shows none.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
    private let name: String

    public static let automatic = ScrollIndicatorVisibility(name: "automatic")
    public static let visible = ScrollIndicatorVisibility(name: "visible")
    public static let hidden = ScrollIndicatorVisibility(name: "hidden")
    public static let never = ScrollIndicatorVisibility(name: "never")
}

/// The choice whether something scrolls that has no need to.
public struct ScrollBounceBehavior: Hashable, Sendable {
    private let name: String

    public static let automatic = ScrollBounceBehavior(name: "automatic")
    public static let always = ScrollBounceBehavior(name: "always")
    public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// The gesture of scrolling that puts the keyboard away.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    private let name: String

    public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
    public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
    public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
    public static let never = ScrollDismissesKeyboardMode(name: "never")
}

/// The style in which scrolled content fades beneath bars.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    private let name: String

    public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
    public static let hard = ScrollEdgeEffectStyle(name: "hard")
    public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

/// The purpose of margins.
public struct ContentMarginPlacement: Hashable, Sendable {
    fileprivate let name: String

    public static let automatic = ContentMarginPlacement(name: "automatic")
    public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
    public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

nonisolated extension View {
    /// Sets the visibility of scroll bars: a still picture shows none.
    public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal])
        -> some View
    { self }

    /// Sets whether scroll bars flash: a still picture shows none.
    public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
    public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

    /// Sets whether scrolling is disabled: nothing scrolls in a still picture.
    public func scrollDisabled(_ disabled: Bool) -> some View {
        environmentChange { $0.isScrollEnabled = $0.isScrollEnabled && !disabled }
    }

    /// Sets whether content is seen outside of scroll views.
    public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        environmentChange { $0.isScrollUnclipped = disabled }
    }

    /// Says that the view may be scrolled to. All may.
    public func scrollTarget(isEnabled: Bool = true) -> some View { self }

    /// Sets whether something scrolls that has no need to: of no effect in a still picture.
    public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
        self
    }

    /// Sets the gesture of scrolling that puts the keyboard away, and so takes the focus: of no effect in a still picture.
    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        environmentChange { $0.scrollDismissesKeyboardMode = mode }
    }

    /// Sets how the content of scroll views fades beneath bars: since iOS 26, at the top.
    public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
        environmentChange {
            guard edges.contains(.top), $0.scrollEdgeFade != .none else { return }
            $0.scrollEdgeFade = style == .hard ? .hard : .soft
        }
    }

    /// Sets whether the content of scroll views is seen beneath bars without fading.
    public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
        environmentChange {
            guard edges.contains(.top) else { return }
            if hidden { $0.scrollEdgeFade = .none } else if $0.scrollEdgeFade == .none { $0.scrollEdgeFade = .soft }
        }
    }

    /// The name that betas of iOS 26 had for ``scrollEdgeEffectHidden(_:for:)``.
    public func scrollEdgeEffectDisabled(_ disabled: Bool = true, for edges: Edge.Set = .all) -> some View {
        scrollEdgeEffectHidden(disabled, for: edges)
    }

    /// Margins inside what scrolls, in points; nil for the platform's 16.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(EdgeInsets(edges, length ?? 16), placement)
    }

    public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(insets, placement)
    }

    public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
        contentMargins(EdgeInsets(.all, length), placement)
    }

    private func contentMargins(_ insets: EdgeInsets, _ placement: ContentMarginPlacement) -> some View {
        environmentChange { if placement != .scrollIndicators { $0.scrollMargins = insets } }
    }

    /// Called when a finger begins or ends to scroll: never in a still picture.
    public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View {
        node(
            ScrollObserverModifier("onScrollPhaseChange", watchesFinger: true) {
                ScrollPhase($0.phase)
            } action: {
                action($0, $1)
            })
    }

    public func onScrollPhaseChange(
        _ action:
            @escaping (
                _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
            ) -> Void
    ) -> some View {
        node(
            ScrollObserverModifier("onScrollPhaseChange", watchesFinger: true) {
                PhaseOfScroll(phase: ScrollPhase($0.phase), geometry: ScrollGeometry($0))
            } action: {
                action($0.phase, $1.phase, ScrollPhaseChangeContext(geometry: $1.geometry))
            })
    }

    /// Shows bars at an edge, which keep this view away from there.
    public func safeAreaBar<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }

    public func safeAreaBar<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }

    /// Lets the view reach to edges of the canvas: the older form of `ignoresSafeArea`.
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
}

/// The phase of a scroll view: it rests in a still picture.
public enum ScrollPhase: Equatable, Sendable {
    case idle
    case tracking
    case interacting
    case decelerating
    case animating

    /// Indicates whether the content moves.
    public var isScrolling: Bool { self != .idle }
}

extension ScrollPhase: CustomDebugStringConvertible {
    public var debugDescription: String {
        switch self {
        case .idle: "idle"
        case .tracking: "tracking"
        case .interacting: "interacting"
        case .decelerating: "decelerating"
        case .animating: "animating"
        }
    }
}

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

/// The style in which content fades at the edges of a scroll view.
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

/// A rule for the place where scrolling comes to rest: of no effect in a still picture.
public protocol ScrollTargetBehavior {
    /// Changes where scrolling comes to rest: never called, since nothing scrolls.
    func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext)
}

/// Stops at pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    public init() {}
}

/// Stops at views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// The limit on the distance of a swipe.
    public struct LimitBehavior: Sendable {
        public static let automatic = LimitBehavior()
        public static let always = LimitBehavior()
        public static let never = LimitBehavior()
        public static let alwaysByFew = LimitBehavior()
        public static let alwaysByOne = LimitBehavior()
    }

    /// Creates a behavior that stops at views, with a limit on the distance of a swipe.
    public init(limitBehavior: LimitBehavior = .automatic) {}
    public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {}
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
    ) -> ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
    /// Stops at views.
    public static func viewAligned(anchor: UnitPoint?) -> ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior()
    }
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

    /// Sets the rule for the place where scrolling comes to rest: of no effect in a still picture.
    public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }

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

    /// Sets the effect at the edges of scroll views.
    public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View { self }
    public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View { self }
    public func scrollEdgeEffectDisabled(_ disabled: Bool = true, for edges: Edge.Set = .all) -> some View { self }

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

    /// Adds an action for the views that are in sight.
    public func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
    ) -> some View { self }

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

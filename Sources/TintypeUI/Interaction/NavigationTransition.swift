public import Foundation
public import TintypeTree

/// A transition by which a page comes over another.
public protocol NavigationTransition {}

/// As the container does it.
public struct AutomaticNavigationTransition: NavigationTransition, Sendable {
    public init() {}
}

/// The page grows out of a view of the page before.
public struct ZoomNavigationTransition: NavigationTransition {
    fileprivate init() {}
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// As the container does it.
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    /// The page grows out of a view of the page before.
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
        ZoomNavigationTransition()
    }
}

/// The look of the view that a page grows out of.
@MainActor @preconcurrency
public protocol MatchedTransitionSourceConfiguration {}

/// A view that a page grows out of, as it is.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
    /// Sets a property of the source's look.
    public func background(_ style: Color) -> Self { self }
    public func clipShape(_ shape: RoundedRectangle) -> Self { self }
    public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
}

// Pages are where they go in a picture.
nonisolated extension View {
    /// Sets the transition by which the view comes over another.
    public func navigationTransition(_ style: some NavigationTransition) -> some View { self }

    /// The view that a page grows out of.
    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }

    public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
    ) -> some View { self }
}

public import Foundation
public import TintypeGraphics
import TintypeTree

// Nobody asks a picture for anything.
nonisolated extension View {
    /// Adds an action that an assistive technology can perform on the view.
    public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> _Told<Self> { untold }

    public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> _Told<Self> { untold }

    public func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> _Told<Self> { untold }

    @_disfavoredOverload
    public func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping () -> Void
    ) -> _Told<Self> { untold }

    public func accessibilityAction<Label: View>(
        action: @escaping () -> Void, @ViewBuilder label: () -> Label
    ) -> some View { self }

    /// Adds the actions of some views, such as buttons.
    public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View { self }

    public func accessibilityActions<Content: View>(
        category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
    ) -> some View { self }

    /// Adds an action for increasing and decreasing the view's value.
    public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> _Told<Self> { untold }

    /// Adds an action for scrolling by an edge.
    public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> _Told<Self> { untold }

    /// Adds an action for zooming.
    public func accessibilityZoomAction(
        _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
    ) -> _Told<Self> { untold }

    /// Sets the point at which the view is activated, in points or as a fraction of its bounds.
    public func accessibilityActivationPoint(_ activationPoint: CGPoint, isEnabled: Bool = true) -> _Told<Self> {
        untold
    }

    public func accessibilityActivationPoint(_ activationPoint: UnitPoint, isEnabled: Bool = true) -> _Told<Self> {
        untold
    }

    /// Sets whether touches reach the view past an assistive technology.
    public func accessibilityDirectTouch(
        _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
    ) -> _Told<Self> { untold }
}

/// A zoom that an assistive technology asks for.
public struct AccessibilityZoomGestureAction: Sendable {
    /// In or out.
    public enum Direction: Hashable, Sendable {
        case zoomIn
        case zoomOut
    }

    /// The direction of the zoom, and its place in the view: as a fraction of its bounds and in points.
    public let direction: Direction
    public let location: UnitPoint
    public let point: CGPoint
}

/// The options of touches that reach a view past an assistive technology.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
    public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

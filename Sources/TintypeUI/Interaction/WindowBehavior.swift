public import Foundation
public import TintypeGraphics
import TintypeTree

// A picture has no window around it to hand it anything, and no bars of a device to keep away.
nonisolated extension View {
    /// Does something with an address that the app is opened by.
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

    /// Sets the external events that the scene takes. Of no effect in a picture.
    public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }

    /// Sets a property of the system's interface around the view. Of no effect in a picture.
    public func statusBar(hidden: Bool) -> some View { self }
    public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
    public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
    public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
    public func widgetURL(_ url: URL?) -> some View { self }
    public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
    public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
    public func interactionActivityTrackingTag(_ tag: String) -> some View { self }

    /// Sets the text that the system shows when a pointer rests on the view.
    public func help(_ textKey: LocalizedStringKey) -> some View { self }
    public func help(_ text: Text) -> some View { self }
    @_disfavoredOverload
    public func help<S: StringProtocol>(_ text: S) -> some View { self }

    /// Sets the content of a Touch Bar. It is not drawn.
    public func touchBar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }

    /// Does something for the turns of a watch's crown. A picture shows the value as it is.
    public func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View { self }

    public func digitalCrownRotation<V: BinaryFloatingPoint>(
        _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil,
        sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
        isHapticFeedbackEnabled: Bool = true
    ) -> some View { self }
}

/// The turn of a watch's crown that a change needs.
public enum DigitalCrownRotationalSensitivity: Hashable, Sendable {
    case low
    case medium
    case high
}

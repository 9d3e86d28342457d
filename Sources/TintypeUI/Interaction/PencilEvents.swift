public import Foundation
public import TintypeGraphics

/// The place of a hovering pencil: SwiftUI's type.
public struct PencilHoverPose: Equatable, Sendable {
    /// In points of the view.
    public let location: CGPoint
    public let anchor: UnitPoint
    public let zDistance: CGFloat
    public let altitude: Angle
    public let azimuth: Angle
    public let roll: Angle
}

/// Two taps on a pencil: SwiftUI's type.
public struct PencilDoubleTapGestureValue: Equatable, Sendable {
    /// The place of the hovering pencil; nil where it does not hover.
    public let hoverPose: PencilHoverPose?
}

/// A squeeze of a pencil: SwiftUI's type.
public struct PencilSqueezeGestureValue: Equatable, Sendable {
    public let hoverPose: PencilHoverPose?
}

/// The phase of a squeeze of a pencil: SwiftUI's type.
public enum PencilSqueezeGesturePhase: Equatable, Sendable {
    case active(PencilSqueezeGestureValue)
    case ended(PencilSqueezeGestureValue)
    case failed
}

// No pencil touches a picture.
nonisolated extension View {
    /// Sets an action for double taps of a pencil.
    public func onPencilDoubleTap(
        perform action: @escaping (_ value: PencilDoubleTapGestureValue) -> Void
    ) -> some View { self }

    /// Sets an action for squeezes of a pencil.
    public func onPencilSqueeze(
        perform action: @escaping (_ phase: PencilSqueezeGesturePhase) -> Void
    ) -> some View { self }
}

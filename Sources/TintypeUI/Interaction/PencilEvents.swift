public import Foundation
public import TintypeGraphics
public import TintypeTree

/// The place of a hovering pencil: SwiftUI's type.
public struct PencilHoverPose: Hashable, Sendable {
    /// In points of the view.
    public let location: CGPoint
    public let anchor: UnitPoint
    public let zDistance: CGFloat
    public let altitude: Angle
    public let azimuth: Angle
    public let roll: Angle
}

/// Two taps on a pencil: SwiftUI's type.
public struct PencilDoubleTapGestureValue: Hashable, Sendable {
    /// The place of the hovering pencil; nil where it does not hover.
    public let hoverPose: PencilHoverPose?
}

/// A squeeze of a pencil: SwiftUI's type.
public struct PencilSqueezeGestureValue: Hashable, Sendable {
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

/// The action that people chose for their pencil: SwiftUI's type.
public struct PencilPreferredAction: Hashable, Sendable {
    private let name: String

    public static let ignore = PencilPreferredAction(name: "ignore")
    public static let switchEraser = PencilPreferredAction(name: "switchEraser")
    public static let switchPrevious = PencilPreferredAction(name: "switchPrevious")
    public static let showColorPalette = PencilPreferredAction(name: "showColorPalette")
    public static let showInkAttributes = PencilPreferredAction(name: "showInkAttributes")
    public static let showContextualPalette = PencilPreferredAction(name: "showContextualPalette")
    public static let runSystemShortcut = PencilPreferredAction(name: "runSystemShortcut")
}

extension EnvironmentValues {
    /// The action for double taps and for squeezes of a pencil, as they are where nobody has chosen another.
    public var preferredPencilDoubleTapAction: PencilPreferredAction { .switchEraser }
    public var preferredPencilSqueezeAction: PencilPreferredAction { .showContextualPalette }
}

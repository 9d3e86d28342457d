public import Foundation
public import TintypeTree

/// The place of a pointer over a view.
public enum HoverPhase: Equatable, Sendable {
    /// In points of the coordinate space that was asked for.
    case active(CGPoint)
    case ended
}

/// The effect of a pointer on a view.
public struct HoverEffect: Hashable, Sendable {
    private let kind: Int
    public static let automatic = HoverEffect(kind: 0)
    public static let highlight = HoverEffect(kind: 1)
    public static let lift = HoverEffect(kind: 2)

    public init() {
        self.init(kind: 0)
    }

    /// Creates an effect of one's own, of which nothing is seen.
    public init<E: CustomHoverEffect>(_ effect: E) {
        self.init()
    }

    private init(kind: Int) {
        self.kind = kind
    }
}

/// The form of a pointer over a view.
public struct PointerStyle: Hashable, Sendable {
    private let name: String
    public static let `default` = PointerStyle(name: "default")
    public static let horizontalText = PointerStyle(name: "horizontalText")
    public static let verticalText = PointerStyle(name: "verticalText")
    public static let rectSelection = PointerStyle(name: "rectSelection")
    public static let grabIdle = PointerStyle(name: "grabIdle")
    public static let grabActive = PointerStyle(name: "grabActive")
    public static let link = PointerStyle(name: "link")
    public static let zoomIn = PointerStyle(name: "zoomIn")
    public static let zoomOut = PointerStyle(name: "zoomOut")
    public static let columnResize = PointerStyle(name: "columnResize")
    public static let rowResize = PointerStyle(name: "rowResize")
}

// There is no pointer over a picture.
nonisolated extension View {
    /// Does something when a pointer comes over the view or leaves it.
    public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

    /// Does something while a pointer is over the view.
    public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View { self }

    @_disfavoredOverload
    public func onContinuousHover(
        coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View { self }

    /// Sets the effect of a pointer, or the pointer itself. Of no effect in a picture.
    public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
    public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View { self }
    public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
    public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
    @_disfavoredOverload
    public func defaultHoverEffect(_ effect: some CustomHoverEffect) -> some View { self }
    public func pointerStyle(_ style: PointerStyle?) -> some View { self }
    public func pointerVisibility(_ visibility: Visibility) -> some View { self }
}

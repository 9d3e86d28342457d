public import TintypeGraphics

// Windows are drawn without their frames, so what these say has no effect.

/// The look of a window's frame: SwiftUI's protocol.
@MainActor @preconcurrency
public protocol WindowStyle {}

/// The style that the system chooses.
public struct DefaultWindowStyle: WindowStyle {
    public nonisolated init() {}
}

/// A bar with a title.
public struct TitleBarWindowStyle: WindowStyle {
    public nonisolated init() {}
}

/// No bar: the content reaches the window's edges.
public struct HiddenTitleBarWindowStyle: WindowStyle {
    public nonisolated init() {}
}

/// No frame at all.
public struct PlainWindowStyle: WindowStyle {
    public nonisolated init() {}
}

nonisolated extension WindowStyle where Self == DefaultWindowStyle {
    /// The style that the system chooses.
    public static var automatic: DefaultWindowStyle { .init() }
}

nonisolated extension WindowStyle where Self == TitleBarWindowStyle {
    /// A bar with a title.
    public static var titleBar: TitleBarWindowStyle { .init() }
}

nonisolated extension WindowStyle where Self == HiddenTitleBarWindowStyle {
    /// No bar: the content reaches the window's edges.
    public static var hiddenTitleBar: HiddenTitleBarWindowStyle { .init() }
}

nonisolated extension WindowStyle where Self == PlainWindowStyle {
    /// No frame at all.
    public static var plain: PlainWindowStyle { .init() }
}

/// The look of the toolbar in a window's frame: SwiftUI's protocol.
@MainActor @preconcurrency
public protocol WindowToolbarStyle {}

/// The style that the system chooses.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
    public nonisolated init() {}
}

/// Below the title.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
    public nonisolated init() {}
}

/// Beside the title.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
    /// Creates the style; `showsTitle` says whether the title is seen.
    public nonisolated init(showsTitle: Bool = true) {}
}

/// Beside the title, and lower.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
    public nonisolated init(showsTitle: Bool = true) {}
}

nonisolated extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
    /// The style that the system chooses.
    public static var automatic: DefaultWindowToolbarStyle { .init() }
}

nonisolated extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
    /// Below the title.
    public static var expanded: ExpandedWindowToolbarStyle { .init() }
}

nonisolated extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
    /// Beside the title.
    public static var unified: UnifiedWindowToolbarStyle { .init() }
    /// Beside the title.
    public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle { .init(showsTitle: showsTitle) }
}

nonisolated extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
    /// Beside the title, and lower.
    public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { .init() }
    /// Beside the title, and lower.
    public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
        .init(showsTitle: showsTitle)
    }
}

/// The rule by which a window can be resized: SwiftUI's type.
public struct WindowResizability: Sendable {
    private init() {}

    public static let automatic = WindowResizability()
    public static let contentSize = WindowResizability()
    public static let contentMinSize = WindowResizability()
}

/// The level of a window above others: SwiftUI's type.
public struct WindowLevel: Sendable {
    private init() {}

    public static let automatic = WindowLevel()
    public static let normal = WindowLevel()
    public static let floating = WindowLevel()
    public static let desktop = WindowLevel()
}

/// The choice whether a window opens with the app: SwiftUI's type.
public struct SceneLaunchBehavior: Sendable {
    private init() {}

    public static let automatic = SceneLaunchBehavior()
    public static let presented = SceneLaunchBehavior()
    public static let suppressed = SceneLaunchBehavior()
}

/// The choice whether windows come back at the next launch: SwiftUI's type.
public struct SceneRestorationBehavior: Sendable {
    private init() {}

    public static let automatic = SceneRestorationBehavior()
    public static let disabled = SceneRestorationBehavior()
}

extension Scene {
    /// Sets a property of the scene's windows. Of no effect in a picture.
    public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }
    public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }
    public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
    public func windowLevel(_ level: WindowLevel) -> some Scene { self }
    public func defaultPosition(_ position: UnitPoint) -> some Scene { self }
    public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { self }
    public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }
    public func windowManagerRole(_ role: WindowManagerRole) -> some Scene { self }
    public func persistentSystemOverlays(_ preferredVisibility: Visibility) -> some Scene { self }
}

/// The part of a window in the arrangement of an app's windows.
public struct WindowManagerRole: Sendable {
    public static let automatic = WindowManagerRole()
    public static let principal = WindowManagerRole()
    public static let associated = WindowManagerRole()
}

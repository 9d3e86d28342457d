public import TintypeTree

/// The form of the labels in a window's toolbar: SwiftUI's type.
public struct ToolbarLabelStyle: Hashable, Sendable {
    private let name: String

    public static let automatic = ToolbarLabelStyle(name: "automatic")
    public static let titleAndIcon = ToolbarLabelStyle(name: "titleAndIcon")
    public static let iconOnly = ToolbarLabelStyle(name: "iconOnly")
    public static let titleOnly = ToolbarLabelStyle(name: "titleOnly")
}

extension Scene {
    /// Sets the form of the labels in the toolbars of the scene's windows, which are drawn without their frames.
    public func windowToolbarLabelStyle(fixed: ToolbarLabelStyle) -> some Scene { self }
    public func windowToolbarLabelStyle(_ toolbarLabelStyle: Binding<ToolbarLabelStyle>) -> some Scene { self }
}

extension EnvironmentValues {
    /// The form of the labels in the window's toolbar; nil, as people have chosen none.
    public var toolbarLabelStyle: ToolbarLabelStyle? { nil }
}

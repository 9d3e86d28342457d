import Foundation
import TintypeTree

/// A style for groups of controls: SwiftUI's protocol.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
    associatedtype Body: View

    /// The group.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body

    /// The parts of the group.
    typealias Configuration = ControlGroupStyleConfiguration
}

/// The parts of a group of controls.
public struct ControlGroupStyleConfiguration {
    public nonisolated struct Content: ControlPart {
        let part: (inout Scope) -> Void
    }

    /// The label's view.
    public nonisolated struct Label: ControlPart {
        let part: (inout Scope) -> Void
    }

    /// The group's controls and its label.
    public let content: Content
    public let label: Label
}

nonisolated extension View {
    /// Sets the style of the groups of controls below.
    public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        environmentChange { values in values.setControlStyle(style) { $0.makeBody(configuration: $1) } }
    }
}

/// The controls side by side on one ground.
nonisolated struct JoinedControls: BuiltInView {
    let configuration: ControlGroupStyleConfiguration
    /// Indicates whether a menu shows the pictures of the controls without their words.
    var isCompact = false
    @Environment(\.platform) private var platform
    @Environment(\.buttonContext) private var context

    var body: some View {
        if context == .menu {
            MenuTiles(content: configuration.content, isCompact: isCompact)
        } else {
            DividedControls(content: configuration.content, metrics: GroupMetrics(platform))
                .buttonContext(.controlGroup)
                .background(
                    ControlColor.tertiaryFill, in: ControlGround(cornerRadius: GroupMetrics(platform).groundRadius))
        }
    }
}

/// Controls side by side, with lines between them.
private nonisolated struct DividedControls: PrimitiveView {
    let content: ControlGroupStyleConfiguration.Content
    let metrics: GroupMetrics

    func evaluate(into scope: inout Scope) {
        let controls = scope.nodes { ControlGroupStyleConfiguration.Content._evaluate(content, into: &$0) }
        let pixel = scope.environment.pixelLength
        let row = HStack(spacing: 0) {
            ForEach(0..<controls.count) { index in
                if index > 0 {
                    SurfaceView(ControlColor.border, name: "Color").frame(width: pixel, height: metrics.lineHeight)
                }
                MadeView(controls[index]).padding(metrics.controlPadding)
            }
        }
        .frame(minHeight: metrics.leastHeight)
        scope.descend(.body) { scope in
            func evaluate<Content: View>(_ view: Content) { Content._evaluate(view, into: &scope) }
            evaluate(row)
        }
    }
}

/// The controls side by side without a ground, as in a navigation bar.
private nonisolated struct LooseControls: BuiltInView {
    let configuration: ControlGroupStyleConfiguration
    @Environment(\.platform) private var platform

    var body: some View { HStack(spacing: GroupMetrics(platform).looseSpacing) { configuration.content } }
}

/// The group's label, which opens a menu of its controls.
private nonisolated struct ControlsMenu: BuiltInView {
    let configuration: ControlGroupStyleConfiguration

    var body: some View {
        Menu {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

/// The usual group where it stands: the controls on one ground.
public nonisolated struct AutomaticControlGroupStyle: ControlGroupStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        JoinedControls(configuration: configuration)
    }
}

nonisolated extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    /// The usual group where it stands: the controls on one ground.
    public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

/// The controls as in a navigation bar.
public nonisolated struct NavigationControlGroupStyle: ControlGroupStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        LooseControls(configuration: configuration)
    }
}

nonisolated extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    /// The controls as in a navigation bar.
    public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

/// The controls in a row of a menu.
public nonisolated struct PaletteControlGroupStyle: ControlGroupStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        JoinedControls(configuration: configuration, isCompact: true)
    }
}

nonisolated extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    /// The controls in a row of a menu.
    public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

/// The group's label; the controls are in its menu.
public nonisolated struct MenuControlGroupStyle: ControlGroupStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        ControlsMenu(configuration: configuration)
    }
}

nonisolated extension ControlGroupStyle where Self == MenuControlGroupStyle {
    /// The group's label; the controls are in its menu.
    public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

/// The controls in a row of a menu, as symbols.
public nonisolated struct CompactMenuControlGroupStyle: ControlGroupStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        JoinedControls(configuration: configuration, isCompact: true)
    }
}

nonisolated extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    /// The controls in a row of a menu, as symbols.
    public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

import Foundation
import TintypeTree

/// A button of an alert or a dialog of iOS: the dialog gives it its ground and its place.
///
/// iOS 26.1: titles are 17 medium in the label colour, red where they destroy; the one that return presses, UIKit's
/// `preferredAction`, is white and semibold on the tint (measured). Before, they have the tint, and the button that leaves
/// everything as it is is semibold.
nonisolated struct DialogButton: BuiltInView {
    let configuration: PrimitiveButtonStyleConfiguration
    @Environment(\.self) private var environment

    var body: some View {
        configuration.label
            .labelForegroundAlways(color)
            .environmentChange { $0.font = ($0.font ?? .body).weight(weight) }
            .frame(maxWidth: .infinity, minHeight: environment.dialogButtonHeight)
    }

    private var isNew: Bool { environment.platform.version >= 26 }

    private var kind: DialogButtonKind { DialogButtonKind(configuration.role, environment) }

    private var weight: Font.Weight {
        switch kind {
        case .preferred: .semibold
        case .cancel: isNew ? .medium : .semibold
        case .usual: isNew ? .medium : .regular
        }
    }

    private var color: AnyShapeStyle {
        if !environment.isEnabled { return AnyShapeStyle(ControlColor.tertiaryLabel) }
        if kind == .preferred, isNew { return AnyShapeStyle(Color.white) }
        if configuration.role == .destructive { return AnyShapeStyle(ControlColor.destructive) }
        return isNew ? AnyShapeStyle(.primary) : AnyShapeStyle(TintShapeStyle())
    }
}

/// Says what a button is for where it belongs to a dialog.
struct DialogRoleModifier: NodeModifier {
    let role: ButtonRole?

    func modify(_ node: Node, in scope: inout Scope) -> Node {
        guard scope.environment.buttonContext == .alert else { return node }
        node.say(DialogButtonKey.self, DialogButtonKind(role, scope.environment))
        return node
    }
}

extension DialogButtonKind {
    fileprivate init(_ role: ButtonRole?, _ environment: EnvironmentValues) {
        self = environment.keyboardShortcut == .defaultAction ? .preferred : role == .cancel ? .cancel : .usual
    }
}

private enum DialogButtonHeightKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }

extension EnvironmentValues {
    /// The least height of the buttons of the alert or dialog around, in points: a finger meets them on all of their ground. nil for that of
    /// their words.
    var dialogButtonHeight: CGFloat? {
        get { self[DialogButtonHeightKey.self] }
        set { self[DialogButtonHeightKey.self] = newValue }
    }
}

import TintypeTree

/// The key of ``BarSurfaceModifier``.
private enum BarSurfaceKey: SaidKey {
    typealias Value = _ResolvedStyle
}

/// Says that an item of a bar has a surface of its own colour in place of the glass that it shares with others: the
/// prominent buttons of iOS 26.
struct BarSurfaceModifier: NodeModifier {
    let style: any ShapeStyle

    init(_ style: some ShapeStyle) {
        self.style = style
    }

    func modify(_ node: Node, in scope: inout Scope) -> Node {
        node.say(BarSurfaceKey.self, style._resolve(in: scope.environment))
        return node
    }
}

extension Node {
    /// The colour of the surface that the view has in a bar; nil for glass.
    var barSurface: _ResolvedStyle? { said(BarSurfaceKey.self) }
}

private enum IsProminentBarItemKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Indicates whether buttons are what the bar around is for, as in the place `confirmationAction`.
    var isProminentBarItem: Bool {
        get { self[IsProminentBarItemKey.self] }
        set { self[IsProminentBarItemKey.self] = newValue }
    }
}

import TintypeTree

/// The controls of a group in an open menu, side by side: pictures, with their words below.
nonisolated struct MenuTiles<Content: View>: BuiltInView {
    let content: Content
    /// Indicates whether the words are left out.
    let isCompact: Bool
    @Environment(\.self) private var environment

    var body: some View {
        let metrics = OpenMenuMetrics(environment)
        HStack(spacing: 0) {
            content.frame(maxWidth: .infinity)
        }
        .environmentChange { $0.hasCompactTiles = isCompact }
        .buttonContext(.menuTile)
        .frame(minHeight: metrics.tileHeight(isCompact: isCompact))
        .padding(.horizontal, metrics.tileInset)
        .node(SayModifier(MenuPartKey.self, .row))
    }
}

/// A button as a tile of an open menu.
nonisolated struct MenuTileButton: BuiltInView {
    let configuration: PrimitiveButtonStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        configuration.label.labelForegroundAlways(style)
    }

    private var style: AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(ControlColor.tertiaryLabel) }
        return configuration.role == .destructive ? AnyShapeStyle(ControlColor.destructive) : AnyShapeStyle(.primary)
    }
}

/// A label in a tile of an open menu.
nonisolated struct MenuTileLabel: BuiltInView {
    let configuration: LabelStyleConfiguration
    @Environment(\.self) private var environment

    var body: some View {
        let metrics = OpenMenuMetrics(environment)
        VStack(spacing: metrics.tileSpacing) {
            configuration.icon.font(metrics.tileIconFont)
            if !environment.hasCompactTiles { configuration.title.font(metrics.tileFont).lineLimit(1) }
        }
    }
}

private enum HasCompactTilesKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Indicates whether the tiles of the menu around have no words.
    fileprivate var hasCompactTiles: Bool {
        get { self[HasCompactTilesKey.self] }
        set { self[HasCompactTilesKey.self] = newValue }
    }
}

import TintypeTree

/// The symbol above the title, as a tab bar shows labels; the title alone in a bar at the top.
nonisolated struct TabLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View { TabLabel(configuration: configuration) }
}

private nonisolated struct TabLabel: BuiltInView {
    let configuration: LabelStyleConfiguration
    @Environment(\.isTabLabel) private var isStacked

    var body: some View {
        if isStacked {
            VStack(spacing: 2) {
                configuration.icon
                configuration.title.font(.tabTitle)
            }
        } else {
            configuration.title
        }
    }
}

import TintypeTree

/// The options of a picker as segments of one track, side by side.
nonisolated struct SegmentedControl<Content: View>: PrimitiveView {
    let options: PickerOptions<Content>

    func evaluate(into scope: inout Scope) {
        let metrics = SegmentedMetrics(scope.environment.platform)
        var segments = found(in: &scope, metrics.font(isChosen: false))
        let chosen = segments.firstIndex(where: \.isChosen)
        if let chosen { segments[chosen] = found(in: &scope, metrics.font(isChosen: true))[chosen] }
        let track = Segments(nodes: segments.map(\.node), chosen: chosen, metrics: metrics)
        Segments._evaluate(track, into: &scope)
    }

    private func found(in scope: inout Scope, _ font: Font) -> [(node: Node, isChosen: Bool)] {
        var found: [(node: Node, isChosen: Bool)] = []
        scope.withEnvironment { values in
            values.font = font
            values.foreground = values.isEnabled ? nil : AnyShapeStyle(ControlColor.tertiaryLabel)
            values.lineLimit = 1
        } _: {
            found = options.found(in: &$0)
        }
        return found
    }
}

private nonisolated struct Segments: BuiltInView {
    let nodes: [Node]
    /// nil where none is chosen.
    let chosen: Int?
    let metrics: SegmentedMetrics

    var body: some View {
        let layout = SegmentedLayout(metrics: metrics)
        layout { MadeView(nodes) }
            .background { SegmentedTrack(count: nodes.count, chosen: chosen, metrics: metrics) }
    }
}

/// The track, with the raised shape of the chosen segment and lines between the others.
private nonisolated struct SegmentedTrack: PrimitiveView {
    let count: Int
    let chosen: Int?
    let metrics: SegmentedMetrics

    func evaluate(into scope: inout Scope) {
        let environment = scope.environment
        scope.append(
            .leaf(
                SegmentedTrackLeaf(
                    count: count, chosen: chosen, isMirrored: scope.isRightToLeft,
                    cornerRadius: metrics.cornerRadius,
                    track: ControlColor.tertiaryFill.color(in: environment),
                    raised: ControlColor.raised.color(in: environment),
                    separator: ControlColor.border.color(in: environment), isEnabled: environment.isEnabled)))
    }
}

import Foundation
import TintypeTree

/// The options of a picker as segments of one track, side by side.
nonisolated struct SegmentedControl<Content: View>: PrimitiveView {
    let options: PickerOptions<Content>

    func evaluate(into scope: inout Scope) {
        let metrics = SegmentedMetrics(scope.environment.platform)
        let looks = ClassLooks.current
        var segments = found(in: &scope, metrics.font(isChosen: false), looks.segmentWords)
        let chosen = segments.firstIndex(where: \.isChosen)
        if let chosen {
            segments[chosen] = found(in: &scope, metrics.font(isChosen: true), looks.chosenSegmentWords)[chosen]
        }
        let options = segments
        let track = Segments(
            nodes: segments.map(\.node), chosen: chosen, metrics: metrics, choose: { options[$0].choose() })
        Segments._evaluate(track, into: &scope)
    }

    private func found(
        in scope: inout Scope, _ font: Font, _ look: ClassLooks.Words
    ) -> [PickerOptions<Content>.Found] {
        var found: [PickerOptions<Content>.Found] = []
        scope.withEnvironment { values in
            values.font = look.font ?? font
            values.foreground = look.color.map { AnyShapeStyle($0) }
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
    let choose: (Int) -> Void
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        let layout = SegmentedLayout(metrics: metrics)
        let (count, choose) = (nodes.count, choose)
        layout { MadeView(nodes) }
            .background { SegmentedTrack(count: nodes.count, chosen: chosen, metrics: metrics) }
            // UISegmentedControl of iOS 26.1 is at half its strength where it is disabled, track and words.
            .opacity(isEnabled ? 1 : 0.5)
            .touched { scope in
                let isMirrored = scope.isRightToLeft
                return .tap("Picker", isEnabled: scope.environment.isEnabled) { place, size in
                    guard count > 0, size.width > 0 else { return }
                    let column = min(max(Int(place.x / size.width * CGFloat(count)), 0), count - 1)
                    choose(isMirrored ? count - 1 - column : column)
                }
            }
    }
}

/// The track, with the raised shape of the chosen segment and lines between the others.
private nonisolated struct SegmentedTrack: PrimitiveView {
    let count: Int
    let chosen: Int?
    let metrics: SegmentedMetrics

    func evaluate(into scope: inout Scope) {
        let environment = scope.environment
        let looks = ClassLooks.current
        scope.append(
            .leaf(
                SegmentedTrackLeaf(
                    count: count, chosen: chosen, isMirrored: scope.isRightToLeft,
                    cornerRadius: metrics.cornerRadius,
                    ground: looks.segmentGround?.resolved(in: environment),
                    track: ControlColor.tertiaryFill.color(in: environment),
                    raised: looks.chosenSegment?.resolved(in: environment)
                        ?? ControlColor.raised.color(in: environment),
                    separator: ControlColor.border.color(in: environment), isEnabled: true)))
    }
}

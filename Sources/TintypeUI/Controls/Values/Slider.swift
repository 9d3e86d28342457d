import TintypeTree

/// A control that chooses a value of a range by a thumb on a track.
public nonisolated struct Slider<Label: View, ValueLabel: View>: BuiltInView {
    private let fraction: Double
    private let label: Label
    private let minimumValueLabel: ValueLabel
    private let maximumValueLabel: ValueLabel
    @Environment(\.sliderThumbVisibility) private var thumbVisibility

    init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, label: Label, minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel
    ) {
        let length = Double(bounds.upperBound - bounds.lowerBound)
        fraction = length > 0 ? (Double(value.wrappedValue) - Double(bounds.lowerBound)) / length : 0
        self.label = label
        self.minimumValueLabel = minimumValueLabel
        self.maximumValueLabel = maximumValueLabel
    }

    // iOS shows no label beside a slider: it is what assistive technology reads.
    public var body: some View {
        HStack {
            minimumValueLabel
            SliderPicture(fraction: fraction, showsThumb: thumbVisibility != .hidden)
            maximumValueLabel
        }
        .node(ControlModifier("Slider"))
    }
}

nonisolated struct SliderPicture: PrimitiveView {
    let fraction: Double
    let showsThumb: Bool

    func evaluate(into scope: inout Scope) {
        let environment = scope.environment
        scope.append(
            .leaf(
                SliderLeaf(
                    fraction: fraction.isFinite ? min(max(fraction, 0), 1) : 0, isMirrored: scope.isRightToLeft,
                    metrics: SliderMetrics(environment.platform), fill: environment.accent,
                    track: ControlColor.fill.color(in: environment), showsThumb: showsThumb,
                    opacity: environment.isEnabled ? 1 : 0.5)))
    }
}

private enum SliderThumbVisibilityKey: EnvironmentKey { static let defaultValue = Visibility.automatic }

extension EnvironmentValues {
    var sliderThumbVisibility: Visibility {
        get { self[SliderThumbVisibilityKey.self] }
        set { self[SliderThumbVisibilityKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets whether the sliders below have a thumb.
    public func sliderThumbVisibility(_ visibility: Visibility) -> some View {
        environment(\.sliderThumbVisibility, visibility)
    }
}

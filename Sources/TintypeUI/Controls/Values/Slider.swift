import TintypeTree

/// A control that chooses a value of a range by a thumb on a track.
public nonisolated struct Slider<Label: View, ValueLabel: View>: BuiltInView {
    private let read: () -> Double
    /// Takes a fraction of the range.
    private let set: (Double) -> Void
    private let marks: SliderMarks
    private let onEditingChanged: (Bool) -> Void
    private let label: Label
    private let minimumValueLabel: ValueLabel
    private let maximumValueLabel: ValueLabel
    @Environment(\.sliderThumbVisibility) private var thumbVisibility

    package init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride? = nil, limits: ClosedRange<V>? = nil,
        neutral: V? = nil, ticks: [V]? = nil, onEditingChanged: @escaping (Bool) -> Void, label: Label,
        minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel
    ) where V.Stride: BinaryFloatingPoint {
        let length = Double(bounds.upperBound - bounds.lowerBound)
        func fraction(_ value: V) -> Double { length > 0 ? Double(value - bounds.lowerBound) / length : 0 }
        read = { fraction(value.wrappedValue) }
        let least = limits.map { fraction($0.lowerBound) } ?? 0
        let most = max(limits.map { fraction($0.upperBound) } ?? 1, least)
        set = { fraction in
            var offset = min(max(fraction, least, 0), most, 1) * length
            if let step, step > 0 { offset = min((offset / Double(step)).rounded() * Double(step), length) }
            value.wrappedValue = bounds.lowerBound + V(offset)
        }
        let steps = step.flatMap { $0 > 0 && length > 0 ? Double($0) / length : nil }
        marks = SliderMarks(
            neutral: neutral.map(fraction) ?? 0, ticks: ticks.map { .at($0.map(fraction)) } ?? .each(steps))
        self.onEditingChanged = onEditingChanged
        self.label = label
        self.minimumValueLabel = minimumValueLabel
        self.maximumValueLabel = maximumValueLabel
    }

    // iOS shows no label beside a slider: it is what assistive technology reads.
    public var body: some View {
        let (set, onEditingChanged, fraction) = (set, onEditingChanged, read())
        HStack {
            minimumValueLabel
            SliderPicture(fraction: fraction, marks: marks, showsThumb: thumbVisibility != .hidden)
                .touched { scope in
                    let thumb = SliderMetrics(scope.environment.platform).thumb.width
                    let isMirrored = scope.isRightToLeft
                    return .slide(isEnabled: scope.environment.isEnabled) { x, width in
                        let part = width > thumb ? Double((x - thumb / 2) / (width - thumb)) : 0
                        set(isMirrored ? 1 - part : part)
                    } isEditing: {
                        onEditingChanged($0)
                    }
                }
            maximumValueLabel
        }
        .node(
            ControlModifier("Slider") { _ in
                [
                    .adjust(value: fraction) {
                        onEditingChanged(true)
                        set($0)
                        onEditingChanged(false)
                    }
                ]
            })
    }
}

nonisolated struct SliderPicture: PrimitiveView {
    let fraction: Double
    let marks: SliderMarks
    let showsThumb: Bool

    func evaluate(into scope: inout Scope) {
        let environment = scope.environment
        scope.append(
            .leaf(
                SliderLeaf(
                    fraction: fraction.isFinite ? min(max(fraction, 0), 1) : 0, isMirrored: scope.isRightToLeft,
                    marks: marks, metrics: SliderMetrics(environment.platform), fill: environment.accent,
                    track: ControlColor.fill.color(in: environment),
                    tick: ControlColor.tertiaryLabel.color(in: environment), showsThumb: showsThumb,
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

/// The marks of an axis at several values: Swift Charts' type.
public nonisolated struct AxisMarks<Content: AxisMark>: AxisContent {
    private let preset: AxisMarkPreset
    private let position: AxisMarkPosition
    private let values: AxisMarkValues
    private let content: (AxisValue) -> Content

    private init(
        _ preset: AxisMarkPreset, _ position: AxisMarkPosition, _ values: AxisMarkValues,
        _ content: @escaping (AxisValue) -> Content
    ) {
        self.preset = preset
        self.position = position
        self.values = values
        self.content = content
    }

    public nonisolated static func _collect(_ marks: Self, into groups: inout _AxisGroups) {
        let content = marks.content
        groups.groups.append(
            AxisGroup(preset: marks.preset, position: marks.position, values: marks.values) { value in
                var elements = _AxisElements(value)
                Content._collect(content(value), into: &elements)
                return elements.elements
            })
    }

    /// Creates marks at values, with what a closure gives for each.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {
        self.init(preset, position, values, content)
    }

    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
    ) {
        self.init(preset, position, values) { _ in content() }
    }

    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {
        self.init(preset, position, .values(values), content)
    }

    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        @AxisMarkBuilder content: @escaping () -> Content
    ) {
        self.init(preset, position, .values(values)) { _ in content() }
    }
}

nonisolated extension AxisMarks where Content == _UsualAxisMarks {
    /// Creates marks at values: a grid line, a tick and a label.
    ///
    /// - Parameter stroke: The looks of the lines; nil for the usual ones.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) {
        self.init(preset, position, values) { _ in _UsualAxisMarks(stroke: stroke, label: AxisValueLabel()) }
    }

    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        stroke: StrokeStyle? = nil
    ) {
        self.init(preset, position, .values(values)) { _ in
            _UsualAxisMarks(stroke: stroke, label: AxisValueLabel())
        }
    }

    /// Creates marks at values, with labels in a format.
    public init<Format: FormatStyle>(
        format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
        self.init(preset, position, values) { _ in
            _UsualAxisMarks(stroke: stroke, label: AxisValueLabel(format: format))
        }
    }

    public init<Value: Plottable, Format: FormatStyle>(
        format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: [Value], stroke: StrokeStyle? = nil
    ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
        self.init(preset, position, .values(values)) { _ in
            _UsualAxisMarks(stroke: stroke, label: AxisValueLabel(format: format))
        }
    }
}

/// A grid line, a tick and a label.
public nonisolated struct _UsualAxisMarks: AxisMark {
    let stroke: StrokeStyle?
    let label: AxisValueLabel<Text>

    public nonisolated static func _collect(_ marks: Self, into elements: inout _AxisElements) {
        AxisGridLine._collect(AxisGridLine(stroke: marks.stroke), into: &elements)
        AxisTick._collect(AxisTick(stroke: marks.stroke), into: &elements)
        AxisValueLabel<Text>._collect(marks.label, into: &elements)
    }
}

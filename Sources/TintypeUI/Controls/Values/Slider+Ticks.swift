// Ticks of sliders, and the initialisers that take them.

/// Ticks of a slider.
public protocol SliderTickContent<Value> {
    /// The type of the slider's value.
    associatedtype Value: BinaryFloatingPoint

    /// The ticks, one after another.
    var _ticks: [SliderTick<Value>] { get }
}

/// A tick at a value of a slider. Its label is read aloud and not drawn.
public struct SliderTick<V: BinaryFloatingPoint>: SliderTickContent {
    let value: V

    /// Creates a tick at a value.
    public init(_ value: V) {
        self.value = value
    }
    public init<Label: View>(_ value: V, @ViewBuilder label: () -> Label) {
        self.value = value
    }

    public var _ticks: [SliderTick<V>] { [self] }
}

/// Ticks of each element of a collection.
public struct SliderTickContentForEach<Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent>:
    SliderTickContent
{
    public typealias Value = Content.Value

    public let _ticks: [SliderTick<Content.Value>]

    /// Creates the ticks of each element, which is known by its id.
    public init<V: BinaryFloatingPoint>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @SliderTickBuilder<V> content: (Data.Element) -> Content
    ) where Content.Value == V {
        _ticks = data.flatMap { content($0)._ticks }
    }
}

extension SliderTickContentForEach where Data.Element: Identifiable, ID == Data.Element.ID {
    public init<V: BinaryFloatingPoint>(_ data: Data, @SliderTickBuilder<V> content: (Data.Element) -> Content)
    where Content.Value == V {
        _ticks = data.flatMap { content($0)._ticks }
    }
}

/// Several ticks.
public struct _SliderTicks<Value: BinaryFloatingPoint>: SliderTickContent {
    public let _ticks: [SliderTick<Value>]
}

/// Ticks that are there or not.
public struct _OptionalSliderTicks<Content: SliderTickContent>: SliderTickContent {
    let content: Content?

    public var _ticks: [SliderTick<Content.Value>] { content?._ticks ?? [] }
}

/// Collects the ticks of a slider.
@resultBuilder
public enum SliderTickBuilder<Value: BinaryFloatingPoint> {
    public static func buildExpression<C: SliderTickContent<Value>>(_ content: C) -> C { content }
    public static func buildPartialBlock<C: SliderTickContent<Value>>(first content: C) -> C { content }
    public static func buildPartialBlock(
        accumulated: some SliderTickContent<Value>, next: some SliderTickContent<Value>
    ) -> _SliderTicks<Value> { _SliderTicks(_ticks: accumulated._ticks + next._ticks) }
    public static func buildOptional<C: SliderTickContent<Value>>(_ content: C?) -> _OptionalSliderTicks<C> {
        _OptionalSliderTicks(content: content)
    }
    public static func buildEither(first content: some SliderTickContent<Value>) -> _SliderTicks<Value> {
        _SliderTicks(_ticks: content._ticks)
    }
    public static func buildEither(second content: some SliderTickContent<Value>) -> _SliderTicks<Value> {
        _SliderTicks(_ticks: content._ticks)
    }
}

// The label of the current value is what assistive technology reads.
extension Slider {
    /// Creates a slider with ticks. The fill begins at `neutralValue`, and a finger stays in `enabledBounds`.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> ValueLabel, @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel, @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, in: bounds, limits: enabledBounds, neutral: neutralValue, ticks: ticks()._ticks.map(\.value),
            onEditingChanged: onEditingChanged, label: label(), minimumValueLabel: minimumValueLabel(),
            maximumValueLabel: maximumValueLabel())
    }

    /// Creates a slider of steps, each with the tick that a closure gives for it.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> ValueLabel, @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel, tick: (V) -> SliderTick<V>?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, in: bounds, step: step, limits: enabledBounds, neutral: neutralValue,
            ticks: bounds.ticks(by: step, tick), onEditingChanged: onEditingChanged, label: label(),
            minimumValueLabel: minimumValueLabel(), maximumValueLabel: maximumValueLabel())
    }
}

extension Slider where ValueLabel == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, in: bounds, limits: enabledBounds, neutral: neutralValue, ticks: ticks()._ticks.map(\.value),
            onEditingChanged: onEditingChanged, label: label(), minimumValueLabel: EmptyView(),
            maximumValueLabel: EmptyView())
    }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View,
        @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, in: bounds, neutralValue: neutralValue, enabledBounds: enabledBounds, label: label,
            ticks: ticks, onEditingChanged: onEditingChanged)
    }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, in: bounds, limits: enabledBounds, neutral: neutralValue, onEditingChanged: onEditingChanged,
            label: label(), minimumValueLabel: EmptyView(), maximumValueLabel: EmptyView())
    }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label, tick: (V) -> SliderTick<V>?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, in: bounds, step: step, limits: enabledBounds, neutral: neutralValue,
            ticks: bounds.ticks(by: step, tick), onEditingChanged: onEditingChanged, label: label(),
            minimumValueLabel: EmptyView(), maximumValueLabel: EmptyView())
    }
}

extension ClosedRange where Bound: BinaryFloatingPoint, Bound.Stride: BinaryFloatingPoint {
    /// The values that a closure gives for each step from the lower bound; none where steps lead nowhere.
    fileprivate func ticks(by step: Bound.Stride, _ tick: (Bound) -> SliderTick<Bound>?) -> [Bound] {
        // More ticks than a track has points are not seen.
        guard step > 0, (upperBound - lowerBound) / Bound(step) < 10_000 else { return [] }
        return stride(from: lowerBound, through: upperBound, by: step).compactMap { tick($0)?.value }
    }
}

public import Foundation
import TintypeTree

/// A view that shows the progress of something, or that it goes on.
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: BuiltInView {
    private let configuration: (Date) -> ProgressViewStyleConfiguration

    private init(configuration: ProgressViewStyleConfiguration) {
        self.configuration = { _ in configuration }
    }

    private init(fraction: Double?, label: Label, currentValueLabel: CurrentValueLabel) {
        self.init(fraction: { _ in fraction }, label: label, currentValueLabel: currentValueLabel)
    }

    private init(interval: ClosedRange<Date>, countsDown: Bool, label: Label, currentValueLabel: CurrentValueLabel) {
        self.init(
            fraction: { now in
                let gone = fraction(now.timeIntervalSince(interval.lowerBound), of: interval.length) ?? 0
                return countsDown ? 1 - gone : gone
            }, label: label, currentValueLabel: currentValueLabel)
    }

    private init(fraction: @escaping (Date) -> Double?, label: Label, currentValueLabel: CurrentValueLabel) {
        configuration = { now in
            ProgressViewStyleConfiguration(
                fractionCompleted: fraction(now),
                label: Label.self == EmptyView.self ? nil : .init(label),
                currentValueLabel: CurrentValueLabel.self == EmptyView.self ? nil : .init(currentValueLabel))
        }
    }

    public var body: some View {
        AtInstant { now in
            StyledControl(configuration(now)) { AutomaticProgress(configuration: $0) }
                .node(ControlModifier("ProgressView"))
        }
    }
}

extension ClosedRange<Date> {
    /// In seconds.
    fileprivate var length: TimeInterval { upperBound.timeIntervalSince(lowerBound) }
}

/// The part of `total` that `value` is, 0...1; nil where there is no value.
private func fraction<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
    value.map { total > 0 && $0 > 0 ? min(Double($0 / total), 1) : 0 }
}

extension ProgressView {
    /// Creates a view of a value in 0...`total`; nil where nobody knows.
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(fraction: fraction(value, of: total), label: label(), currentValueLabel: currentValueLabel())
    }

    /// Progress from the beginning of an interval to its end, as it is at the moment of the picture.
    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            interval: timerInterval, countsDown: countsDown, label: label(), currentValueLabel: currentValueLabel())
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Creates a view without a value, with a label.
    public init(@ViewBuilder label: () -> Label) {
        self.init(fraction: nil, label: label(), currentValueLabel: EmptyView())
    }

    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        self.init(fraction: fraction(value, of: total), label: label(), currentValueLabel: EmptyView())
    }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
        self.init(
            interval: timerInterval, countsDown: countsDown, label: label(),
            currentValueLabel: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    public init() {
        self.init(fraction: nil, label: EmptyView(), currentValueLabel: EmptyView())
    }

    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
        self.init(fraction: fraction(value, of: total), label: EmptyView(), currentValueLabel: EmptyView())
    }

    /// The progress as it is when the view is made.
    public init(_ progress: Progress) {
        self.init(
            fraction: progress.isIndeterminate ? nil : progress.fractionCompleted, label: EmptyView(),
            currentValueLabel: EmptyView())
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
        self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
    }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    public init(_ titleKey: LocalizedStringKey) {
        self.init { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) {
        self.init { Text(title) }
    }

    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
        self.init(value: value, total: total) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) {
        self.init(value: value, total: total) { Text(title) }
    }
}

extension ProgressView
where
    Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
    /// The progress view that a style was asked to make, in the style around.
    public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(configuration: configuration)
    }
}

/// The rest of an interval, or the part that has passed, as minutes and seconds.
public nonisolated struct DefaultDateProgressLabel: BuiltInView {
    let interval: ClosedRange<Date>
    let countsDown: Bool

    public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}

public import Foundation
import TintypeTree

/// A control that chooses several days.
public nonisolated struct MultiDatePicker<Label: View>: BuiltInView {
    private let selection: Set<DateComponents>
    private let bounds: Range<Date>?
    private let label: Label
    @Environment(\.self) private var environment

    private init(selection: Set<DateComponents>, bounds: Range<Date>?, label: Label) {
        self.selection = selection
        self.bounds = bounds
        self.label = label
    }

    /// Creates a picker with a label; `bounds` limits the dates.
    public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
        self.init(selection: selection.wrappedValue, bounds: nil, label: label())
    }

    public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
        self.init(selection: selection.wrappedValue, bounds: bounds, label: label())
    }

    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(selection: selection.wrappedValue, bounds: bounds.lowerBound..<Date.distantFuture, label: label())
    }

    /// The month of the earliest chosen day; where none is chosen, that of the first day that can be, or January 2001, since
    /// there is no clock here.
    public var body: some View {
        let words = DateTexts(environment)
        let days = selection.compactMap { words.calendar.date(from: $0) }.sorted()
        let shown = days.first ?? bounds?.lowerBound ?? Date(timeIntervalSinceReferenceDate: 0)
        let chosen = days.filter { words.calendar.isDate($0, equalTo: shown, toGranularity: .month) }
        MonthView(
            words: words, shown: shown, chosenDays: Set(chosen.map { words.calendar.component(.day, from: $0) }),
            bounds: (bounds?.lowerBound, bounds?.upperBound)
        )
        .padding(.horizontal, DateMetrics.pageMargin)
        .node(SayModifier(ForeignPictureKey.self, true))
        .node(ControlModifier("MultiDatePicker"))
    }
}

extension MultiDatePicker where Label == Text {
    /// Creates a picker with a text for a label; `bounds` limits the dates.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(title) }
    }

    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }

    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }
}

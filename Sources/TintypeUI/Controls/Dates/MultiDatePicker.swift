public import Foundation
import TintypeTree

/// A control that chooses several days.
public nonisolated struct MultiDatePicker<Label: View>: BuiltInView {
    private let selection: Binding<Set<DateComponents>>
    /// The first date that can be chosen, and the first after it that cannot; nil for no bound.
    private let bounds: (least: Date?, end: Date?)
    private let label: Label
    @Environment(\.self) private var environment

    private init(
        selection: Binding<Set<DateComponents>>, from least: Date? = nil, upTo end: Date? = nil, label: Label
    ) {
        self.selection = selection
        bounds = (least, end)
        self.label = label
    }

    /// Creates a picker with a label; `bounds` limits the dates.
    public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
        self.init(selection: selection, label: label())
    }

    public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
        self.init(selection: selection, from: bounds.lowerBound, upTo: bounds.upperBound, label: label())
    }

    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(selection: selection, from: bounds.lowerBound, label: label())
    }

    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(selection: selection, upTo: bounds.upperBound, label: label())
    }

    /// The month of the earliest chosen day; where none is chosen, that of the first day that can be, or of the last one
    /// where there is no first, or January 2001, since there is no clock here.
    public var body: some View {
        let words = DateTexts(environment)
        let days = selection.wrappedValue.compactMap { words.calendar.date(from: $0) }.sorted()
        let last = bounds.end?.addingTimeInterval(-1)
        let shown = days.first ?? bounds.least ?? last ?? Date(timeIntervalSinceReferenceDate: 0)
        let chosen = days.filter { words.calendar.isDate($0, equalTo: shown, toGranularity: .month) }
        MonthView(
            words: words, shown: shown, chosenDays: Set(chosen.map { words.calendar.component(.day, from: $0) }),
            bounds: (bounds.least, bounds.end)
        )
        .padding(.horizontal, DateMetrics.pageMargin)
        .node(SayModifier(ForeignPictureKey.self, true))
        .node(
            ControlModifier("MultiDatePicker") { [calendar = words.calendar] _ in
                [.date { choose($0, of: calendar) }]
            })
    }

    /// Chooses a day within the bounds, or drops it where it is chosen.
    private func choose(_ date: Date, of calendar: Calendar) {
        let day = calendar.startOfDay(for: date)
        let first = bounds.least.map { calendar.startOfDay(for: $0) } ?? day
        guard day >= first, day < bounds.end ?? .distantFuture else { return }
        let chosen = selection.wrappedValue.filter { calendar.date(from: $0).map(calendar.startOfDay) == day }
        guard chosen.isEmpty else { return selection.wrappedValue.subtract(chosen) }
        selection.wrappedValue.insert(calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day))
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

    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
        self.init(selection: selection, in: bounds) { Text(title) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(title) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(title) }
    }
}

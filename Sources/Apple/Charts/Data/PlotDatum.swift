/// A value as scales take it.
public enum _PlotDatum: Hashable, Sendable {
    case number(Double)
    /// The seconds since the reference date of Foundation.
    case date(Double)
    case category(String)

    /// The number behind a number or a date; nil for a category.
    var scalar: Double? {
        switch self {
        case .number(let value), .date(let value): value
        case .category: nil
        }
    }

    var number: Double? {
        if case .number(let value) = self { value } else { nil }
    }

    var date: Date? {
        if case .date(let seconds) = self { Date(timeIntervalSinceReferenceDate: seconds) } else { nil }
    }

    /// A value of the same kind at another number.
    func with(_ scalar: Double) -> _PlotDatum {
        switch self {
        case .number: .number(scalar)
        case .date: .date(scalar)
        case .category: self
        }
    }
}

/// A value along an axis, or an interval of a bin.
struct PlotExtent: Hashable {
    let lower: _PlotDatum
    /// The end of the bin; nil for a value alone.
    var upper: _PlotDatum?
    /// The unit of the calendar that the value stands for as a whole. `resolved(in:)` makes a bin of it.
    var unit: Calendar.Component?
    var calendar: Calendar?

    init(_ lower: _PlotDatum, _ upper: _PlotDatum? = nil, unit: Calendar.Component? = nil, calendar: Calendar? = nil) {
        self.lower = lower
        self.upper = upper
        self.unit = unit
        self.calendar = calendar
    }

    /// Indicates a bin: a date with a unit, or a range.
    var isBin: Bool { upper != nil || unit != nil }

    /// The extent with the bin that its unit comes to in a calendar.
    func resolved(in surrounding: Calendar) -> PlotExtent {
        guard let unit, let date = lower.date else { return self }
        guard let interval = (calendar ?? surrounding).dateInterval(of: unit, for: date) else {
            return PlotExtent(lower)
        }
        return PlotExtent(interval.start._datum, interval.end._datum)
    }

    /// The middle of a bin, or the value; nil for a category.
    var middle: Double? {
        guard let start = lower.scalar else { return nil }
        return ((upper?.scalar ?? start) + start) / 2
    }
}

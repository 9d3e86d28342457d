/// Dates at each so many units of a calendar, however long its days and months are.
struct DateStride: Equatable {
    let unit: Calendar.Component
    let count: Int
    let calendar: Calendar

    init(_ unit: Calendar.Component, _ count: Int, calendar: Calendar) {
        self.unit = unit == .weekOfMonth || unit == .weekdayOrdinal ? .weekOfYear : unit == .weekday ? .day : unit
        self.count = max(count, 1)
        self.calendar = calendar
    }

    /// The strides that are taken by themselves, and their lengths in seconds.
    private static let candidates: [(unit: Calendar.Component, count: Int, seconds: Double)] = [
        (.second, 1, 1), (.second, 5, 5), (.second, 15, 15), (.second, 30, 30),
        (.minute, 1, 60), (.minute, 5, 300), (.minute, 15, 900), (.minute, 30, 1800),
        (.hour, 1, 3600), (.hour, 3, 10_800), (.hour, 6, 21_600), (.hour, 12, 43_200),
        (.day, 1, 86_400), (.day, 2, 172_800), (.weekOfYear, 1, 604_800), (.weekOfYear, 2, 1_209_600),
        (.month, 1, 2_629_800), (.month, 3, 7_889_400), (.month, 6, 15_778_800),
        (.year, 1, 31_557_600), (.year, 2, 63_115_200), (.year, 5, 157_788_000), (.year, 10, 315_576_000),
        (.year, 20, 631_152_000), (.year, 50, 1_577_880_000), (.year, 100, 3_155_760_000),
    ]

    /// The finest stride that gives no more than about `count` intervals.
    static func fitting(_ range: ClosedRange<Date>, count: Int, calendar: Calendar) -> DateStride {
        let wished = range.upperBound.timeIntervalSince(range.lowerBound) / Double(max(count, 1))
        let found = candidates.first { $0.seconds >= wished * 0.8 } ?? candidates[candidates.count - 1]
        return DateStride(found.unit, found.count, calendar: calendar)
    }

    /// The dates of the stride between the ends.
    func inside(_ range: ClosedRange<Date>) -> [Date] {
        dates(from: range.lowerBound, to: range.upperBound, isCovering: false)
    }

    /// The dates of the stride from the last at or before the beginning to the first at or after the end.
    func covering(_ range: ClosedRange<Date>) -> [Date] {
        dates(from: range.lowerBound, to: range.upperBound, isCovering: true)
    }

    private func dates(from lower: Date, to upper: Date, isCovering: Bool) -> [Date] {
        guard let start = aligned(lower) else { return [lower] }
        var found: [Date] = []
        // Each date is so many units from the first, not from the one before: 31 January, 28 February, 31 March.
        for index in 0..<10_000 {
            guard let date = calendar.date(byAdding: unit, value: index * count, to: start) else { break }
            if date > upper {
                if isCovering, found.last != upper { found.append(date) }
                break
            }
            if date >= lower || isCovering { found.append(date) }
        }
        return found
    }

    /// The date to count from: the beginning of the unit that holds `date`, or, for units that divide a larger one, of that.
    private func aligned(_ date: Date) -> Date? {
        guard let unitStart = calendar.dateInterval(of: unit, for: date)?.start else { return nil }
        guard count > 1 else { return unitStart }
        let larger: Calendar.Component? =
            switch unit {
            case .second: .minute
            case .minute: .hour
            case .hour: .day
            case .month: .year
            default: nil
            }
        if let larger, let start = calendar.dateInterval(of: larger, for: date)?.start {
            let passed = calendar.dateComponents([unit], from: start, to: unitStart).value(for: unit) ?? 0
            return calendar.date(byAdding: unit, value: passed / count * count, to: start)
        }
        if unit == .year {
            let year = calendar.component(.year, from: date)
            return calendar.date(byAdding: .year, value: -(year % count), to: unitStart)
        }
        // Days and weeks divide nothing evenly: they are counted from the first that begins in the domain.
        guard unitStart < date else { return unitStart }
        return calendar.date(byAdding: unit, value: 1, to: unitStart)
    }

    /// The seconds of one step, roughly.
    var seconds: Double {
        let one = Self.candidates.first { $0.unit == unit && $0.count == 1 }?.seconds ?? 86_400
        return one * Double(count)
    }

    /// The format in which labels name the dates.
    var format: Date.FormatStyle {
        var style: Date.FormatStyle =
            switch unit {
            case .year, .era, .yearForWeekOfYear: .dateTime.year()
            case .month, .quarter: .dateTime.month(.abbreviated)
            case .hour: .dateTime.hour()
            case .minute: .dateTime.hour().minute()
            case .second, .nanosecond: .dateTime.minute().second()
            default: .dateTime.month(.abbreviated).day()
            }
        style.timeZone = calendar.timeZone
        style.calendar = calendar
        return style
    }
}

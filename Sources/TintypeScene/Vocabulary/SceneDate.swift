import Foundation

/// A moment as a scene writes it: a day, a time of day, or both, in the calendar and time zone around the view.
struct SceneDate: Hashable, Sendable {
    var year = 2026
    var month = 1
    var day = 1
    var hour = 0
    var minute = 0
    var second = 0

    /// The moment that stands in after an error.
    static let reference = Date(timeIntervalSinceReferenceDate: 0)

    /// A hint for what is none.
    static let hint = "a date is written 2026-11-22, 2026-11-22 09:41 or 09:41"

    /// Reads `2026-11-22`, `2026-11-22 09:41`, `2026-11-22T09:41:30` or `09:41`; nil for all else, and for days and times that
    /// there are not.
    init?(_ text: String) {
        let parts = text.split(omittingEmptySubsequences: false) { $0 == " " || $0 == "T" }
        guard (1...2).contains(parts.count) else { return nil }
        let hasDay = parts[0].contains("-")
        guard hasDay || parts.count == 1 else { return nil }
        if hasDay {
            guard let numbers = Self.numbers(parts[0], separator: "-", counts: 3...3) else { return nil }
            (year, month, day) = (numbers[0], numbers[1], numbers[2])
        }
        if !hasDay || parts.count == 2 {
            guard let last = parts.last, let numbers = Self.numbers(last, separator: ":", counts: 2...3) else {
                return nil
            }
            (hour, minute, second) = (numbers[0], numbers[1], numbers.count > 2 ? numbers[2] : 0)
        }
        guard (1...9999).contains(year), (1...12).contains(month), (0...23).contains(hour), (0...59).contains(minute),
            (0...59).contains(second), (1...Self.days(ofMonth: month, year: year)).contains(day)
        else { return nil }
    }

    /// The minute of a moment, or its second where it is not a whole minute.
    init(_ date: Date, in calendar: Calendar) {
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
        (year, month, day) = (parts.year ?? 1, parts.month ?? 1, parts.day ?? 1)
        (hour, minute, second) = (parts.hour ?? 0, parts.minute ?? 0, parts.second ?? 0)
    }

    func date(in calendar: Calendar) -> Date? {
        calendar.date(
            from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute, second: second))
    }

    private static func numbers(_ text: Substring, separator: Character, counts: ClosedRange<Int>) -> [Int]? {
        let parts = text.split(separator: separator, omittingEmptySubsequences: false)
        guard counts.contains(parts.count), parts.allSatisfy({ !$0.isEmpty && $0.utf8.count <= 4 }) else { return nil }
        let numbers = parts.compactMap { part in
            part.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(part) : nil
        }
        return numbers.count == parts.count ? numbers : nil
    }

    private static func days(ofMonth month: Int, year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}

extension SceneDate: CustomStringConvertible {
    var description: String {
        func padded(_ number: Int, _ width: Int = 2) -> String {
            let text = String(number)
            return String(repeating: "0", count: max(0, width - text.count)) + text
        }
        let time = "\(padded(hour)):\(padded(minute))" + (second == 0 ? "" : ":\(padded(second))")
        return "\(padded(year, 4))-\(padded(month))-\(padded(day)) \(time)"
    }
}

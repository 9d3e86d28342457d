public import Foundation

/// Writes how long something takes: `1:02:05`, `1h 2m`. Foundation on Linux has the name alone; this is its like, with the
/// words of Foundation's styles for durations.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    /// The length of units.
    public enum UnitsStyle: Int, Sendable {
        /// `1:02:05`
        case positional
        /// `1h 2m 5s`
        case abbreviated
        /// `1 hr, 2 min, 5 sec`
        case short
        /// `1 hour, 2 minutes, 5 seconds`
        case full
        case spellOut
        case brief
    }

    /// The treatment of units of which there are none.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let `default` = ZeroFormattingBehavior(rawValue: 1)
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    /// The length of units, the units that are written, their greatest number, and words around them.
    open var unitsStyle = UnitsStyle.positional
    /// Empty for all that there is something of.
    open var allowedUnits: NSCalendar.Unit = []
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    open var calendar: Calendar? = .autoupdatingCurrent
    open var referenceDate: Date?
    open var allowsFractionalUnits = false
    /// The most units that are written; 0 for any number.
    open var maximumUnitCount = 0
    open var collapsesLargestUnit = false
    open var includesApproximationPhrase = false
    open var includesTimeRemainingPhrase = false
    open var formattingContext = Formatter.Context.unknown

    private struct Part {
        let unit: NSCalendar.Unit
        let seconds: Int
        let letter: String
        let short: String
        let name: String
        var count = 0
    }

    private static var parts: [Part] {
        [
            Part(unit: .year, seconds: 31_536_000, letter: "y", short: "yr", name: "year"),
            Part(unit: .month, seconds: 2_592_000, letter: "mo", short: "mth", name: "month"),
            Part(unit: .weekOfMonth, seconds: 604_800, letter: "w", short: "wk", name: "week"),
            Part(unit: .day, seconds: 86_400, letter: "d", short: "day", name: "day"),
            Part(unit: .hour, seconds: 3600, letter: "h", short: "hr", name: "hour"),
            Part(unit: .minute, seconds: 60, letter: "m", short: "min", name: "minute"),
            Part(unit: .second, seconds: 1, letter: "s", short: "sec", name: "second"),
        ]
    }

    /// The time in words or digits; a month counts 30 days and a year 365, since no date says where it begins.
    open func string(from timeInterval: TimeInterval) -> String? {
        guard timeInterval.isFinite, abs(timeInterval) < 1e15 else { return nil }
        let usual: NSCalendar.Unit = [.year, .month, .day, .hour, .minute, .second]
        let allowed = allowedUnits.isEmpty ? usual : allowedUnits
        var parts = DateComponentsFormatter.parts.filter { allowed.contains($0.unit) }
        guard let least = parts.last else { return nil }
        var rest = Int(abs(timeInterval).rounded(.down))
        if maximumUnitCount > 0 { rest = rounded(rest, parts) }
        for index in parts.indices {
            parts[index].count = rest / parts[index].seconds
            rest %= parts[index].seconds
        }
        var kept = shown(parts)
        if maximumUnitCount > 0 { kept = Array(kept.prefix(maximumUnitCount)) }
        if kept.isEmpty { kept = [least] }
        let text = unitsStyle == .positional ? positional(kept) : words(kept)
        let signed = timeInterval <= -1 ? "-" + text : text
        let about = includesApproximationPhrase ? "About " + signed : signed
        return includesTimeRemainingPhrase ? about + " remaining" : about
    }

    open func string(from startDate: Date, to endDate: Date) -> String? {
        string(from: endDate.timeIntervalSince(startDate))
    }

    open func string(from components: DateComponents) -> String? {
        let counts: [(Int?, Int)] = [
            (components.year, 31_536_000), (components.month, 2_592_000), (components.weekOfMonth, 604_800),
            (components.day, 86_400), (components.hour, 3600), (components.minute, 60), (components.second, 1),
        ]
        return string(from: Double(counts.reduce(0) { $0 + ($1.0 ?? 0) * $1.1 }))
    }

    /// The text of some components.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    open override func string(for obj: Any?) -> String? { (obj as? DateComponents).flatMap { string(from: $0) } }

    /// The remaining seconds where only the largest units are written.
    private func rounded(_ seconds: Int, _ parts: [Part]) -> Int {
        guard let first = parts.firstIndex(where: { seconds >= $0.seconds }) else { return seconds }
        let last = parts[min(first + maximumUnitCount, parts.count) - 1]
        return (seconds + last.seconds / 2) / last.seconds * last.seconds
    }

    private func shown(_ parts: [Part]) -> [Part] {
        let behavior = zeroFormattingBehavior
        if behavior.contains(.pad) { return parts }
        let isPositional = unitsStyle == .positional
        var kept = parts
        func isZero(_ part: Part) -> Bool { part.count == 0 }
        if behavior.contains(.default) {
            // Digits need all places behind the first; words need none that say nothing.
            return isPositional ? Array(kept.drop(while: isZero)) : kept.filter { !isZero($0) }
        }
        if behavior.contains(.dropLeading) { kept = Array(kept.drop(while: isZero)) }
        if behavior.contains(.dropTrailing) { while let last = kept.last, isZero(last) { kept.removeLast() } }
        if behavior.contains(.dropMiddle), kept.count > 2 {
            kept = [kept[0]] + kept[1..<kept.count - 1].filter { !isZero($0) } + [kept[kept.count - 1]]
        }
        return kept
    }

    private func positional(_ parts: [Part]) -> String {
        parts.enumerated().map { index, part in
            let isPadded = index > 0 || zeroFormattingBehavior.contains(.pad)
            return isPadded && part.count < 10 ? "0\(part.count)" : "\(part.count)"
        }.joined(separator: ":")
    }

    private func words(_ parts: [Part]) -> String {
        let words = parts.map { part in
            switch unitsStyle {
            case .abbreviated: "\(part.count)\(part.letter)"
            case .short: "\(part.count) \(part.short)" + (part.unit == .day && part.count != 1 ? "s" : "")
            case .brief: "\(part.count)\(part.short)"
            case .full, .positional: "\(part.count) \(part.name)" + (part.count == 1 ? "" : "s")
            case .spellOut:
                "\(DateComponentsFormatter.spelled(part.count)) \(part.name)" + (part.count == 1 ? "" : "s")
            }
        }
        return words.joined(separator: unitsStyle == .abbreviated || unitsStyle == .brief ? " " : ", ")
    }

    private static func spelled(_ number: Int) -> String {
        let formatter = NumberFormatter()
        formatter.numberStyle = .spellOut
        formatter.locale = Locale(identifier: "en_US")
        return formatter.string(from: NSNumber(value: number)) ?? "\(number)"
    }
}

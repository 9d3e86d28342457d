import Foundation

/// A length of time, as people say it.
struct ElapsedTime {
    /// Whole, from 0.
    private let seconds: Int

    init(seconds: Double) {
        // A date that was read from the clock beside the picture's own must not lack a second for it.
        self.init(wholeSeconds: seconds + 0.2)
    }

    /// Creates a length whose parts of a second are said elsewhere.
    init(wholeSeconds seconds: Double) {
        self.seconds = Int(saturating: seconds, in: 0...1_000_000_000_000_000)
    }

    /// `1:02:03`, or `62:03` without hours; below an hour there are none.
    func clock(showsHours: Bool) -> String {
        func two(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
        guard showsHours, seconds >= 3600 else { return "\(seconds / 60):\(two(seconds % 60))" }
        return "\(seconds / 3600):\(two(seconds / 60 % 60)):\(two(seconds % 60))"
    }

    /// The largest units, as the locale calls them: `2 hr, 23 min`.
    func words(units: Int, isWide: Bool, _ context: TextContext) -> String {
        let style = Duration.UnitsFormatStyle(
            allowedUnits: [.weeks, .days, .hours, .minutes, .seconds], width: isWide ? .wide : .abbreviated,
            maximumUnitCount: units, fractionalPart: .hide(rounded: .down))
        return style.locale(context.locale).format(.seconds(seconds))
    }
}

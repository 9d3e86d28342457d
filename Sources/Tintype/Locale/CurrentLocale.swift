import CCurrentLocale
package import Foundation

/// The locale that formatters take which are given none: `DateFormatter()`, `.formatted()`, `Locale.current`, `Calendar.current`.
///
/// On Apple's systems it is the user's setting. Foundation for Linux has a fixed one, which this replaces; a program
/// that links Foundation statically keeps the fixed one. Values made before, as a formatter in a static property, keep
/// their locale.
package enum CurrentLocale {
    /// Makes `locale` the current one of the process, for good.
    package static func set(_ locale: Locale) {
        current_locale_set(values(of: locale))
    }

    /// Makes `locale` the current one of the calling thread while `body` runs.
    package static func with<Result>(_ locale: Locale, _ body: () throws -> Result) rethrows -> Result {
        let before = current_locale_exchange(values(of: locale))
        defer { _ = current_locale_exchange(before) }
        return try body()
    }

    private static let lock = NSLock()
    /// By identifier. Only used under the lock; what C was given is kept alive here.
    nonisolated(unsafe) private static var known: [String: (Locale, Calendar)] = [:]

    private static func values(of locale: Locale) -> current_locale {
        let (locale, calendar) = lock.withLock {
            if let known = known[locale.identifier] { return known }
            var calendar = Calendar(identifier: locale.calendar.identifier)
            calendar.locale = locale
            known[locale.identifier] = (locale, calendar)
            return (locale, calendar)
        }
        guard let locale = words(of: locale), let calendar = words(of: calendar) else { return current_locale() }
        return current_locale(locale: locale, calendar: calendar)
    }

    /// The two words of a value that is an object and its conformance; nil for one that is laid out otherwise.
    private static func words<Value>(of value: Value) -> current_locale_value? {
        typealias Words = (object: UnsafeMutableRawPointer?, witnesses: UnsafeRawPointer?)
        guard MemoryLayout<Value>.size == MemoryLayout<Words>.size else { return nil }
        let words = withUnsafeBytes(of: value) { $0.load(as: Words.self) }
        return current_locale_value(object: words.object, witnesses: words.witnesses)
    }
}

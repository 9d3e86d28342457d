import Foundation
import Testing
import TintypeImage
import TintypeUI

@testable import Tintype

/// The locale of formatters that are given none.
@MainActor
@Suite("The current locale")
struct CurrentLocaleTests {
    private nonisolated static let locales = ["en_US", "de_DE", "fr_CA", "ja_JP", "ar_EG", "hi_IN", "th_TH", "sv_SE"]
    private let date = Date(timeIntervalSince1970: 1_767_260_460)

    @Test("formatters without a locale write what those with it write", arguments: locales)
    func formatters(_ identifier: String) {
        let locale = Locale(identifier: identifier)
        func long(_ locale: Locale?) -> String {
            let formatter = DateFormatter()
            formatter.dateStyle = .full
            if let locale { formatter.locale = locale }
            return formatter.string(from: date)
        }
        func number(_ locale: Locale?) -> String? {
            let formatter = NumberFormatter()
            formatter.numberStyle = .decimal
            if let locale { formatter.locale = locale }
            return formatter.string(from: 1_234_567.5)
        }
        let (dateText, numberText) = (long(locale), number(locale))
        CurrentLocale.with(locale) {
            #expect(Locale.current.identifier == identifier)
            #expect(long(nil) == dateText)
            #expect(number(nil) == numberText)
            #expect(1_234_567.5.formatted() == 1_234_567.5.formatted(.number.locale(locale)))
            #expect(
                date.formatted(date: .long, time: .omitted)
                    == date.formatted(Date.FormatStyle(date: .long, time: .omitted, locale: locale)))
            #expect(["a", "b", "c"].formatted() == ["a", "b", "c"].formatted(.list(type: .and).locale(locale)))
            var calendar = Calendar(identifier: locale.calendar.identifier)
            calendar.locale = locale
            #expect(Calendar.current.monthSymbols == calendar.monthSymbols)
            #expect(Calendar.current.firstWeekday == calendar.firstWeekday)
        }
    }

    @Test("it holds while the body runs, on its thread alone; the innermost counts")
    func scope() {
        let before = Locale.current
        struct Stop: Error {}
        CurrentLocale.with(Locale(identifier: "de_DE")) {
            CurrentLocale.with(Locale(identifier: "sv_SE")) { #expect(Locale.current.identifier == "sv_SE") }
            #expect(Locale.current.identifier == "de_DE")
            #expect(throws: Stop.self) { try CurrentLocale.with(Locale(identifier: "th_TH")) { throw Stop() } }
            #expect(Locale.current.identifier == "de_DE")
            nonisolated(unsafe) var found = ""
            let done = DispatchSemaphore(value: 0)
            let thread = Thread {
                found = Locale.current.identifier
                done.signal()
            }
            thread.start()
            done.wait()
            #expect(found == before.identifier)
        }
        #expect(Locale.current == before)
    }

    private struct Today: App {
        var body: some Scene {
            let formatter = DateFormatter()
            formatter.dateStyle = .long
            formatter.timeZone = TimeZone(identifier: "UTC")
            let text = formatter.string(from: Date(timeIntervalSince1970: 1_767_260_460))
            return WindowGroup { Text(verbatim: text + " " + 1234.5.formatted()) }
        }
    }

    private struct Written: App {
        var body: some Scene { WindowGroup { Text(verbatim: "1. Januar 2026 1.234,5") } }
    }

    @Test("an app's formatters follow --locale")
    func app() throws {
        var options = AppSnapshotOptions()
        options.size = CGSize(width: 300, height: 40)
        options.locale = "de_DE"
        func picture<Content: App>(_ app: Content.Type) throws -> Bitmap {
            try PNG.decode(try AppPicture<Content>(options: options).png().bytes).bitmap
        }
        #expect(try picture(Today.self) == picture(Written.self))
        options.locale = "en_US"
        #expect(try picture(Today.self) != picture(Written.self))
    }
}

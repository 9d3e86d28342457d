import Foundation
import Testing
import TintypeTree

@Suite("A locale's tag")
struct LanguageTagTests {
    private static let letters = (0x61...0x7A).map { String(UnicodeScalar($0)!) }
    private static let pairs = letters.flatMap { first in letters.map { first + $0 } }

    @Test("is ICU's, of every language of two letters, every region, and every locale that there is")
    func agreesWithICU() {
        let odd = ["", "C", "en_", "_US", "en-GB", "en_us", "EN_US", "zh-Hant_TW", "é_US", "en_US@calendar=buddhist"]
        let regions = Self.pairs.map { "en_\($0.uppercased())" }
        for identifier in Self.pairs + regions + Locale.availableIdentifiers + odd {
            let locale = Locale(identifier: identifier)
            #expect(locale.languageTag == locale.identifier(.bcp47), "\(identifier)")
        }
    }
}

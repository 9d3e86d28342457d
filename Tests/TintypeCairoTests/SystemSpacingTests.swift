import Foundation
import Testing

@testable import TintypeCairo
@testable import TintypeGraphics

/// Widths that UIFont of iOS 26.1 states for texts in San Francisco (Semantics.md 13.10), in points.
@Suite("Spacing of the system's font")
struct SystemSpacingTests {
    private static let sentence = "The quick brown fox jumps over the lazy dog"

    struct Case: CustomTestStringConvertible, Sendable {
        var text: String
        var size: CGFloat
        var weight: Int
        var width: CGFloat

        init(_ text: String, _ size: CGFloat, _ weight: Int, _ width: CGFloat) {
            (self.text, self.size, self.weight, self.width) = (text, size, weight, width)
        }

        var testDescription: String { "\(text) \(size) \(weight)" }
    }

    private func width(_ text: String, _ font: FontRequest) throws -> CGFloat {
        try Fixture.shape(text, font).clusters.reduce(0) { $0 + $1.advance }
    }

    @Test(
        "a text without kerned pairs is as wide as on iOS",
        arguments: [
            Case("Hello UIKit", 8, 400, 41.957), Case("Hello UIKit", 11, 400, 55.328),
            Case("Hello UIKit", 11, 300, 53.912),
            Case("Hello UIKit", 13, 400, 63.711), Case("Hello UIKit", 13, 600, 66.787),
            Case("Hello UIKit", 15, 500, 73.956),
            Case("Hello UIKit", 17, 400, 79.663), Case("Hello UIKit", 17, 600, 83.684),
            Case("Hello UIKit", 17, 700, 86.013),
            Case("Hello UIKit", 18, 700, 90.792), Case("Hello UIKit", 20, 400, 91.619),
            Case("Hello UIKit", 20, 600, 96.358),
            Case("Hello UIKit", 22, 400, 99.661), Case("Hello UIKit", 24, 700, 117.549),
            Case("Hello UIKit", 24, 900, 126.567),
            Case("Hello UIKit", 29, 800, 148.079), Case("Hello UIKit", 34, 300, 147.173),
            Case("Hello UIKit", 34, 100, 135.376),
            Case("iiiiillll", 17, 400, 34.315), Case("iiiiillll", 17.5, 900, 48.095),
            Case("WWWW MMMM", 17, 400, 126.139),
            Case("WWWW MMMM", 22, 500, 163.254),
        ])
    func plain(_ test: Case) throws {
        // Of these pairs Inter kerns none, and San Francisco none either.
        let found = try width(test.text, FontRequest(size: test.size, weight: test.weight))
        #expect(abs(found - test.width) < 0.34, "\(found)")
    }

    @Test(
        "kerning comes to about what it does on iOS",
        arguments: [
            Case(sentence, 11, 400, 234.104), Case(sentence, 13, 400, 270.118), Case(sentence, 15, 400, 305.376),
            Case(sentence, 17, 400, 338.954), Case(sentence, 17, 600, 352.372), Case(sentence, 17, 700, 360.142),
            Case("0123456789", 17, 400, 98.580), Case("0123456789", 13, 600, 81.685),
            Case("0123456789", 22, 400, 127.280),
        ])
    func kerned(_ test: Case) throws {
        let found = try width(test.text, FontRequest(size: test.size, weight: test.weight))
        #expect(abs(found - test.width) < 0.34, "\(found)")
    }

    @Test(
        "titles with many kerned pairs are within a hundredth",
        arguments: [
            Case(sentence, 20, 400, 388.653), Case(sentence, 24, 700, 491.606), Case(sentence, 29, 400, 548.791),
            Case("AVAST Wavy To. LT", 17, 400, 146.824), Case("AVAST Wavy To. LT", 29, 400, 237.239),
        ])
    func titles(_ test: Case) throws {
        let found = try width(test.text, FontRequest(size: test.size, weight: test.weight))
        #expect(abs(found / test.width - 1) < 0.01, "\(found)")
    }

    @Test("macOS's cut is wider below 20 points, and no other")
    func mac() throws {
        func both(_ size: CGFloat) throws -> (iOS: CGFloat, mac: CGFloat) {
            var font = FontRequest(size: size)
            let iOS = try width("Hello UIKit", font)
            font.isMac = true
            return (iOS, try width("Hello UIKit", font))
        }
        // 11 characters, 41/2048 em each.
        let body = try both(13)
        #expect(abs(body.mac - body.iOS - 11 * 41 * 13 / 2048) < 0.001)
        let title = try both(22)
        #expect(title.mac == title.iOS)
    }

    @Test("a letter's accent changes nothing, nor does a space that does not break")
    func accents() throws {
        let font = FontRequest(size: 17)
        for (plain, accented) in [("e", "é"), ("O", "Ö"), ("n", "ñ"), (" ", "\u{A0}"), ("s", "š")] {
            #expect(abs(try width(plain, font) - width(accented, font)) < 1e-9, "\(accented)")
        }
    }

    @Test("what asks for Inter by name has its own advances")
    func byName() throws {
        let own = try width("Hamburg", FontRequest(family: "Inter", size: 70))
        #expect(abs(try width("Hamburg", FontRequest(family: "Inter", size: 7)) * 10 - own) < 1e-9)
        #expect(own != (try width("Hamburg", FontRequest(size: 70))))
    }

    @Test("a glyph stands in the middle of its room")
    func middle() throws {
        let font = FontRequest(size: 17)
        let glyph = try #require(try Fixture.shape("m", font).glyphs.first)
        let own = try width("m", FontRequest(family: "Inter", size: 17))
        #expect(abs(glyph.offset.x - (try width("m", font) - own) / 2) < 1e-9)
    }

    @Test("advances grow with the weight and the size")
    func growth() throws {
        let weights = try stride(from: 100, through: 900, by: 100).map {
            try width("Hamburgefonts", FontRequest(size: 17, weight: $0))
        }
        #expect(weights == weights.sorted())
        let sizes = try stride(from: CGFloat(6), through: 90, by: 0.5).map {
            try width("Hamburgefonts", FontRequest(size: $0))
        }
        #expect(sizes == sizes.sorted())
    }
}

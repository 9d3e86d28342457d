import Foundation
import Testing

@testable import TintypeSymbols
import TintypeGraphics

@Suite struct SymbolOutlineTests {
    private let font = BoxOutlines()
    private let unit = SymbolOutline.unit

    @Test func aCircleIsAsLargeAsSFSymbolsDrawIt() throws {
        let circle = try SymbolTable.symbol(named: "circle.fill", outlines: font).scaled(toFontSize: 17)
        #expect(abs(circle.size.height - 19.83) < 0.01)
        #expect(abs(circle.size.width - 20.83) < 0.01)
    }

    @Test(arguments: ["globe", "circle", "plus", "square.fill", "xmark.circle.fill", "minus"])
    func theGridIsCentredOnTheCapHeight(name: String) throws {
        let symbol = try SymbolTable.symbol(named: name, outlines: font)
        #expect(abs(symbol.size.height / 2 - (symbol.baseline - SymbolOutline.capHeight / 2)) < 0.001)
    }

    @Test func theBoxIsTheInkAndItsBearings() throws {
        let symbol = try SymbolTable.symbol(named: "ear", outlines: font)
        #expect(abs(symbol.size.width - 17 * unit) < 1e-9)
        #expect(abs(symbol.size.height - 16 * unit) < 1e-9)
        let ink = symbol.path.inkBounds
        #expect(abs(ink.minX - 0.5 * unit) < 1e-9)
        #expect(abs(ink.minY) < 1e-9)
    }

    @Test func aBadgeGrowsTheBoxAndMovesNothing() throws {
        let plain = try SymbolTable.symbol(named: "folder", outlines: font)
        let badged = try SymbolTable.symbol(named: "folder.badge.plus", outlines: font)
        #expect(badged.size.height > plain.size.height)
        #expect(abs(badged.baseline - plain.baseline) < 1e-9)
    }

    @Test func lengthsGrowWithTheFontSize() throws {
        let one = try SymbolTable.symbol(named: "star.fill", outlines: font)
        let large = one.scaled(toFontSize: 34)
        #expect(abs(large.baseline - 34 * one.baseline) < 1e-9)
        #expect(abs(large.size.width - 34 * one.size.width) < 1e-9)
        #expect(abs(large.path.inkBounds.width - 34 * one.path.inkBounds.width) < 1e-6)
    }

    @Test func aGlyphThatTheFontHasNotIsAnErrorThatNamesTheSymbol() {
        let poor = BoxOutlines(missing: [0xE023])
        #expect(throws: SymbolError.missingGlyph(0xE023, symbol: "ear")) {
            try SymbolTable.symbol(named: "ear", outlines: poor)
        }
        #expect(
            SymbolError.missingGlyph(0xE023, symbol: "ear").description
                == "the icon font has no U+E023, which the symbol \"ear\" needs")
    }
}

import Foundation
import Testing

@testable import TintypeSymbols
import TintypeGraphics

@Suite struct SymbolDrawingTests {
    private let font = BoxOutlines()

    private func path(_ drawing: SymbolDrawing) throws -> Path {
        try drawing.path(outlines: font, name: "test")
    }

    @Test func aGlyphStandsOnTheGrid() throws {
        #expect(try path(.glyph(1)).inkBounds == CGRect(x: 4, y: 4, width: 16, height: 16))
    }

    @Test func aRimIsTwoUnitsWideAndInside() throws {
        let rim = try path(.rim(.fill("R 2 2 20 20 0"), holes: .dropped))
        #expect(rim.contains(3, 12))
        #expect(!rim.contains(4.1, 12))
        #expect(!rim.contains(1.9, 12))
    }

    @Test func aRimDropsFillsOrRimsTheHoles() throws {
        let dropped = try path(.rim(1, holes: .dropped))
        let filled = try path(.rim(1, holes: .filled))
        let rimmed = try path(.rim(1, holes: .rimmed))
        #expect(!dropped.contains(12, 12))
        #expect(filled.contains(12, 12))
        #expect(!rimmed.contains(12, 12))
        #expect(rimmed.contains(9, 12))
        #expect(!dropped.contains(9, 12))
    }

    @Test func aKnockedOutMarkIsAHoleForTheNonZeroRule() throws {
        let symbol = try path(.cut(.fill("O 12 12 10"), by: .line("M 8 12 L 16 12")))
        #expect(symbol.winding(around: CGPoint(x: 12, y: 12)) == 0)
        #expect(symbol.winding(around: CGPoint(x: 12, y: 6)) == 1)
    }

    @Test func aMirroredGlyphKeepsItsHoleWhenJoined() throws {
        let mirrored = try path(.joined([SymbolDrawing.glyph(1).mirrored, .fill("R 4 4 3 16 0")]))
        #expect(!mirrored.contains(12, 12))
        #expect(mirrored.winding(around: CGPoint(x: 5, y: 12)) >= 2)
    }

    @Test func anOutlineWrittenAnticlockwiseIsTurnedAround() throws {
        #expect(try path(.fill("M 0 0 L 0 10 L 10 10 Z")).winding(around: CGPoint(x: 2, y: 8)) == 1)
    }

    @Test func turningIsClockwiseOnTheScreen() throws {
        let up = SymbolDrawing.fill("R 10 0 4 6 0")
        #expect(try path(up.turned(90)).contains(21, 12))
    }

    @Test func fittingScalesDownAndCentresTheInk() throws {
        let fitted = try path(.fitted(.fill("R 0 0 20 10 0"), into: CGRect(x: 7, y: 7, width: 10, height: 10)))
        #expect(fitted.inkBounds == CGRect(x: 7, y: 9.5, width: 10, height: 5))
    }

    @Test func fittingNeverScalesUp() throws {
        let fitted = try path(.fitted(.fill("R 0 0 2 2 0"), into: CGRect(x: 7, y: 7, width: 10, height: 10)))
        #expect(fitted.inkBounds == CGRect(x: 11, y: 11, width: 2, height: 2))
    }

    @Test func aScaledLineKeepsMostOfItsWeight() throws {
        let line = SymbolDrawing.line("M 0 12 L 24 12").scaled(0.25)
        #expect(abs(try path(line).inkBounds.height - 2 * 0.25.squareRoot().squareRoot()) < 0.01)
    }

    @Test func aPenStringMayGoOnWithItsCommand() {
        let long: SymbolPen = "M 0 0 L 1 1 L 2 2"
        let short: SymbolPen = "M 0 0 L 1 1 2 2"
        #expect(long.path == short.path)
    }

    @Test func scalarsAreThoseOfEveryPart() {
        let drawing = SymbolDrawing.joined([1, .cut(2, by: .fitted(3, into: .zero)), .rim(4, holes: .filled)])
        #expect(drawing.scalars == [1, 2, 3, 4])
    }
}

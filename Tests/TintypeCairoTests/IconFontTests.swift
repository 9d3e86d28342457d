import Foundation
import Testing

@testable import TintypeCairo
@testable import TintypeGraphics

@Suite struct IconFontTests {
    // `star` of the Material icons: a shape of ten corners within the em, above the baseline.
    @Test func anOutlineIsInEmsWithYDown() throws {
        let font = try IconFont(file: Fixture.fonts.symbolFile)
        let star = try #require(try font.outline(of: 0xE838))
        let bounds = star.boundingRect
        #expect(bounds.minX > 0 && bounds.maxX < 1 && bounds.maxY < 0.2 && bounds.minY > -1.1)
        #expect(abs(bounds.width - 20.0 / 24) < 0.02)
        #expect(star.elements.last == .closeSubpath)
    }

    @Test func everyContourIsClosed() throws {
        let font = try IconFont(file: Fixture.fonts.symbolFile)
        let elements = try #require(try font.outline(of: 0xE8B6)).elements
        let moves = elements.filter { if case .move = $0 { true } else { false } }.count
        #expect(moves >= 2)
        #expect(elements.filter { $0 == .closeSubpath }.count == moves)
    }

    @Test func aCodePointThatIsNotThereHasNoOutline() throws {
        #expect(try IconFont(file: Fixture.fonts.symbolFile).outline(of: 0x13080) == nil)
        #expect(throws: FontSetError.unreadable("/nowhere.ttf")) { try IconFont(file: "/nowhere.ttf") }
    }
}

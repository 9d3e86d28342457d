import Foundation
import Testing

@testable import TintypeCairo
@testable import TintypeGraphics

@Suite struct PangoTextShaperTests {
    @Test func advancesAreTheFontsOwnUnrounded() throws {
        let advances = try Fixture.shape("Hello", FontRequest(family: "Inter", size: 17)).clusters
            .map { $0.advance * 2048 / 17 }
        let stated = try HorizontalMetrics.advances(of: "Hello", in: "Inter-Regular.otf")
        for (found, stated) in zip(advances, stated) {
            #expect(abs(found - stated) < 0.01)
        }
    }

    @Test func pairsAreKerned() throws {
        let pair = try Fixture.shape("AV").clusters.reduce(0) { $0 + $1.advance }
        let alone = try ["A", "V"].reduce(0) { try $0 + Fixture.shape($1).clusters[0].advance }
        #expect(pair < alone - 0.5)
    }

    @Test func advancesGrowWithTheSizeAlone() throws {
        let small = try Fixture.shape("Hamburg", FontRequest(family: "Inter", size: 7)).clusters.map(\.advance)
        let large = try Fixture.shape("Hamburg", FontRequest(family: "Inter", size: 70)).clusters.map(\.advance)
        for (a, b) in zip(small, large) { #expect(abs(a * 10 - b) < 1e-9) }
    }

    @Test func theSystemFaceHasSanFranciscosLines() throws {
        #expect(try Fixture.shape("x").metrics == .system(size: 17))
        let own = try Fixture.shape("x", FontRequest(family: "DejaVu Sans", size: 1000)).metrics
        #expect(abs(own.ascent - 928.2) < 0.1 && abs(own.descent - 235.8) < 0.1)
    }

    @Test func linesMayEndAfterSpacesAndHyphensAndMustAtFeeds() throws {
        let breaks = try Fixture.shape("a b-c\nd").clusters.map(\.breakAfter)
        #expect(breaks == [.none, .allowed, .none, .allowed, .none, .mandatory, .none])
        #expect(try Fixture.shape("a\r\n").clusters.map(\.breakAfter) == [.none, .none, .mandatory])
    }

    @Test func controlsHaveNoGlyph() throws {
        let shaped = try Fixture.shape("a\u{0}\u{200B}\u{2028}b")
        #expect(shaped.clusters.map { $0.bytes.count } == [1, 1, 3, 3, 1])
        #expect(shaped.clusters.dropFirst().dropLast().allSatisfy { $0.advance == 0 })
        #expect(try Fixture.shape("").clusters.isEmpty)
    }

    @Test func aTabIsFourSpacesWide() throws {
        let shaped = try Fixture.shape("\t ")
        #expect(abs(shaped.clusters[0].advance - 4 * shaped.clusters[1].advance) < 1e-9)
    }

    @Test func aCharacterThatNoFontHasIsAnError() {
        #expect(throws: TextError.missingGlyph(0x13080, in: "a\u{13080}")) { try Fixture.shape("a\u{13080}") }
    }

    @Test func whatInterLacksIsSetInAFallback() throws {
        let faces = try Fixture.shape("aש☎").clusters.map(\.face.name)
        #expect(faces == ["Inter-Regular", "DejaVuSans", "DejaVuSans"])
    }

    @Test func anEmojiSequenceIsOneClusterAsWideAsItsPicture() throws {
        let shaped = try Fixture.shape("👩‍👩‍👧🇩🇪❤️", FontRequest(size: 100))
        #expect(shaped.clusters.map(\.face.name) == [String](repeating: "NotoColorEmoji", count: 3))
        // The font states 2550 of 2048 units.
        for cluster in shaped.clusters { #expect(abs(cluster.advance - 124.5) < 0.5) }
    }

    @Test func theSelectorForTextKeepsTheLetterForm() throws {
        #expect(try Fixture.shape("☎\u{FE0E}").clusters[0].face.name == "DejaVuSans")
        #expect(try Fixture.shape("☎\u{FE0F}").clusters[0].face.name == "NotoColorEmoji")
    }

    @Test func arabicLettersJoin() throws {
        let word = try Fixture.shape("بب")
        let alone = try Fixture.shape("ب")
        #expect(word.clusters.allSatisfy { $0.level == 1 })
        let ids = Set(word.glyphs.map(\.id))
        #expect(ids.count >= 2 && !ids.contains(alone.glyphs[0].id))
    }

    @Test func mixedDirectionsAreOrderedByTheirLevels() throws {
        let layout = try Fixture.shape("abc אבג 12").fitted(width: nil, height: nil)
        #expect(layout.paragraph.clusters.map(\.level) == [0, 0, 0, 0, 1, 1, 1, 1, 2, 2])
        // The number stands left of the Hebrew letters, on the system face's run.
        #expect(layout.glyphRuns.map(\.text) == ["abc  12", "אבג"])
    }

    @Test func theFirstStrongCharacterDecidesTheDirection() throws {
        #expect(try Fixture.shape("אבג!").clusters.last?.level == 1)
        #expect(try Fixture.shape("abc!", isRightToLeft: true).clusters.last?.level == 0)
        #expect(try Fixture.shape("!", isRightToLeft: true).clusters.last?.level == 1)
        #expect(try Fixture.shape("א", isRightToLeft: false).ellipsis.level == 1)
    }

    @Test func digitsCanHaveOneWidth() throws {
        func widths(_ isMonospaced: Bool) throws -> Set<CGFloat> {
            let font = FontRequest(size: 17, hasMonospacedDigits: isMonospaced)
            return Set(try Fixture.shape("0123456789", font).clusters.map { ($0.advance * 1000).rounded() })
        }
        #expect(try widths(true).count == 1)
        #expect(try widths(false).count > 1)
    }

    @Test func trackingFollowsEveryCluster() throws {
        let plain = try Fixture.shape("a bc").clusters.map(\.advance)
        let tracked = try Fixture.shape("a bc", tracking: 3).clusters.map(\.advance)
        for (a, b) in zip(plain, tracked) { #expect(abs(b - a - 3) < 1e-9) }
    }

    @Test func theLanguageIsTheRequests() throws {
        let text = AnalyzedText(TextRequest(text: "x", font: FontRequest(size: 1), language: "sr-RS"))
        let other = AnalyzedText(TextRequest(text: "x", font: FontRequest(size: 1), language: "en-US"))
        #expect(text.language != nil && text.language != other.language)
    }

    @Test func shapingDoesNotDependOnWhatWasShapedBefore() throws {
        let shaper = PangoTextShaper(fonts: Fixture.fonts)
        for text in ["😀", "שלום", "x…"] { _ = try shaper.shape(TextRequest(text: text, font: FontRequest(size: 9))) }
        let request = TextRequest(text: "Plain, ☎ and 😀", font: FontRequest(size: 17))
        #expect(try shaper.shape(request) == PangoTextShaper(fonts: Fixture.fonts).shape(request))
    }
}

import Foundation
import Testing

@testable import TintypeCairo
@testable import TintypeGraphics

/// Texts of scripts that the system face has not.
@Suite struct ScriptTests {
    struct Sample: Sendable, CustomTestStringConvertible {
        var text: String
        /// The face of all of it.
        var face: String
        var testDescription: String { face }
    }

    static let samples: [Sample] = [
        Sample(text: "مرحبًا", face: "NotoSansArabicUI-Regular"),
        Sample(text: "پنجره‌ها", face: "NotoSansArabicUI-Regular"),
        Sample(text: "שָׁלוֹם", face: "DejaVuSans"), Sample(text: "नमस्ते", face: "NotoSansDevanagariUI-Regular"),
        Sample(text: "বাংলা", face: "NotoSansBengaliUI-Regular"), Sample(text: "ਪੰਜਾਬੀ", face: "NotoSansGurmukhiUI-Regular"),
        Sample(text: "ગુજરાતી", face: "NotoSansGujaratiUI-Regular"), Sample(text: "ଓଡ଼ିଆ", face: "NotoSansOriyaUI-Regular"),
        Sample(text: "தமிழ்", face: "NotoSansTamilUI-Regular"), Sample(text: "తెలుగు", face: "NotoSansTeluguUI-Regular"),
        Sample(text: "ಕನ್ನಡ", face: "NotoSansKannadaUI-Regular"),
        Sample(text: "മലയാളം", face: "NotoSansMalayalamUI-Regular"),
        Sample(text: "සිංහල", face: "NotoSansSinhalaUI-Regular"), Sample(text: "ภาษาไทย", face: "NotoSansThaiUI-Regular"),
        Sample(text: "ພາສາລາວ", face: "NotoSansLaoUI-Regular"), Sample(text: "မြန်မာ", face: "NotoSansMyanmarUI-Regular"),
        Sample(text: "ភាសាខ្មែរ", face: "NotoSansKhmerUI-Regular"), Sample(text: "中文，「東京」。", face: "DroidSansFallback"),
        Sample(text: "ひらがなカタカナー", face: "DroidSansFallback"), Sample(text: "한국어", face: "DroidSansFallback"),
        Sample(text: "㐂", face: "DroidSansFallbackFull"), Sample(text: "հայերեն", face: "DejaVuSans"),
        Sample(text: "𝄞", face: "Symbola"),
    ]

    @Test("a script is set in one face, wherever it stands", arguments: samples)
    func face(_ sample: Sample) throws {
        #expect(Set(try Fixture.shape(sample.text).clusters.map(\.face.name)) == [sample.face])
        let mixed = try Fixture.shape("Ab \(sample.text) 1")
        #expect(Set(mixed.clusters.map(\.face.name)) == [sample.face, "Inter-Regular"])
    }

    @Test("each face has what it is asked for: some character of every range")
    func claims() throws {
        for (index, face) in Fixture.fonts.faces.enumerated() where face.weight == 400 {
            let shaping = try ShapingFace(Fixture.fonts.value(at: index), face)
            // Of the rarer characters there is a second file of that face, which has none of most ranges.
            guard let ranges = face.scripts, !face.name.hasSuffix("Full") else { continue }
            for range in ranges { #expect(range.contains { shaping.covers($0) }, "\(face.name) \(range)") }
        }
    }

    @Test("Arabic letters join, and the line runs from the right")
    func arabic() throws {
        let word = try Fixture.shape("ببب")
        let forms = word.clusters.flatMap { word.glyphs[$0.glyphs].map(\.id) }
        #expect(Set(forms).count == forms.count, "the initial, the medial and the final form are three glyphs")
        #expect(word.clusters.allSatisfy { $0.level == 1 })
        let line = try #require(word.fitted(width: nil, height: nil).lines.first)
        let slices = word.fitted(width: nil, height: nil).slices(of: line)
        #expect(slices.map(\.bytes.lowerBound) == [4, 2, 0])
    }

    @Test("Devanagari's conjuncts are one cluster of fewer glyphs, and vowels stand before their consonants")
    func devanagari() throws {
        let conjunct = try Fixture.shape("क्ष")
        #expect(conjunct.clusters.count == 1 && conjunct.clusters[0].glyphs.count == 1)
        let apart = try Fixture.shape("क्\u{200C}ष")
        #expect(apart.clusters.reduce(0) { $0 + $1.glyphs.count } > 1)
        // The sign of i is written after its consonant and drawn before it.
        let syllable = try Fixture.shape("कि")
        let sign = try Fixture.shape("क ि").glyphs
        #expect(syllable.clusters.count == 1)
        #expect(syllable.glyphs[syllable.clusters[0].glyphs].first?.id != sign.first?.id)
    }

    @Test("Thai breaks between words and never before a mark")
    func thai() throws {
        let text = "ภาษาไทยไม่มีช่องว่างระหว่างคำ"
        let shaped = try Fixture.shape(text, language: "th")
        let breaks = shaped.clusters.filter { $0.breakAfter == .allowed }
        #expect(breaks.count >= 4)
        #expect(shaped.clusters.count < text.unicodeScalars.count, "marks are of the cluster of their consonant")
        let narrow = shaped.fitted(width: 60, height: nil)
        #expect(narrow.lines.count > 2 && narrow.lines.allSatisfy { $0.width <= 60 })
    }

    @Test("Chinese and Japanese break between characters, but not before a closing mark or after an opening one")
    func chinese() throws {
        let text = Array("你好，世界。「東京」に行きます")
        let shaped = try Fixture.shape(String(text))
        for (index, cluster) in shaped.clusters.dropLast().enumerated() {
            let isForbidden = "，。」".contains(text[index + 1]) || text[index] == "「"
            #expect((cluster.breakAfter == .none) == isForbidden, "after \(text[index])")
        }
    }

    @Test("a bold face that is made of a regular one is as wide and darker")
    func emboldened() throws {
        for text in ["世界", "한국", "カナ"] {
            let regular = try Fixture.shape(text, FontRequest(size: 40))
            let bold = try Fixture.shape(text, FontRequest(size: 40, weight: 600))
            #expect(regular.clusters.map(\.advance) == bold.clusters.map(\.advance))
            #expect(try darkness(bold) > 1.15 * darkness(regular))
        }
    }

    private func darkness(_ text: ShapedParagraph) throws -> Double {
        let items = text.fitted(width: nil, height: nil).glyphRuns.map { DisplayItem.glyphs($0, .color(.black)) }
        let picture = try Fixture.draw(items, width: 100, height: 60)
        return (0..<60).reduce(0.0) { sum, row in
            sum + picture.reds(row: row, 0..<100).reduce(0.0) { $0 + Double(255 - $1) }
        }
    }
}

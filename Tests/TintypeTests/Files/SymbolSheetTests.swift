import Foundation
import Testing
import Tintype
import TintypeGraphics
import TintypeScene
import TintypeSymbols

@Suite("Sheets of symbols")
struct SymbolSheetTests {
    @Test("all symbols are on sheets, each on one, which hold no more than any scene may", arguments: [1, 3, 9])
    func sheets(weights: Int) throws {
        let names = SymbolTable.allNames
        let shown = ["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"].prefix(
            weights)
        let sheets = SymbolSheet.sheets(names, weights: Array(shown), mode: "monochrome")
        let texts = sheets.flatMap { sheet in
            sheet.scene.split(separator: "\n").compactMap { line -> String? in
                guard let start = line.range(of: "- Text: \"") else { return nil }
                return String(line[start.upperBound...].dropLast())
            }
        }
        #expect(texts == names)
        var limits = Limits()
        let first = try #require(sheets.first).scene
        limits.fileBytes = max(limits.fileBytes, first.utf8.count)
        _ = try SceneFile.parse(text: first, file: "symbols.yaml", limits: limits)
    }
}

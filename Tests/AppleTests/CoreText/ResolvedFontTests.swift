import CoreText
import SwiftUI
import Testing

@Suite("Fonts in their place")
struct ResolvedFontTests {
    @Test("a font is resolved with the reader's size of text and weight")
    func reader() {
        var environment = EnvironmentValues()
        #expect(Font.body.resolve(in: environment.fontResolutionContext).pointSize == 17)
        #expect(!Font.body.resolve(in: environment.fontResolutionContext).isBold)
        let usual = environment.fontResolutionContext
        environment.dynamicTypeSize = .xxxLarge
        environment.legibilityWeight = .bold
        let body = Font.body.resolve(in: environment.fontResolutionContext)
        #expect(body.pointSize == 23 && body.isBold && body.weight == .semibold)
        #expect(environment.fontResolutionContext != usual)
    }

    @Test("the looks of the letters are those of the font")
    func looks() {
        let context = EnvironmentValues().fontResolutionContext
        let font = Font.system(size: 20, weight: .heavy, design: .monospaced).italic().lowercaseSmallCaps()
        let resolved = font.resolve(in: context)
        #expect(resolved.isItalic && resolved.isMonospaced && resolved.isBold && resolved.weight == .heavy)
        #expect(resolved.isLowercaseSmallCaps && !resolved.isUppercaseSmallCaps && !resolved.isSmallCaps)
        #expect(CTFontGetSize(resolved.ctFont) == 20)
        #expect(Font.title.resolve(in: context) == Font.title.resolve(in: context))
    }
}

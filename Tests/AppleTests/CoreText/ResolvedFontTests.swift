import CoreText
import SwiftUI
import Testing

@Suite("Fonts and colours in their place")
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

    @Test("a colour's brightness is the usual one, and components beyond are kept")
    func brightness() {
        let environment = EnvironmentValues()
        let green = Color(red: 0, green: 0.5, blue: 0).resolveHDR(in: environment)
        #expect(green.headroom == nil && Color(green).resolve(in: environment).green == green.green)
        let glow = Color.ResolvedHDR(red: 2, green: 2, blue: 1, headroom: 4)
        #expect(Color(glow).resolve(in: environment).red == 2 && glow.opacity == 1)
    }
}

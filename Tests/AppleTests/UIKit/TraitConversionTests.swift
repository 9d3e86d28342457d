import SwiftUI
import Testing
import UIKit

@Suite("SwiftUI's and UIKit's words for the same")
struct TraitConversionTests {
    @Test("each word has its counterpart, and the unspecified one has none")
    func words() {
        #expect(ColorScheme(.dark) == .dark && ColorScheme(UIUserInterfaceStyle.unspecified) == nil)
        #expect(UIUserInterfaceStyle(ColorScheme.light) == .light && UIUserInterfaceStyle(nil) == .unspecified)
        #expect(ColorSchemeContrast(.high) == .increased && UIAccessibilityContrast(.standard) == .normal)
        #expect(LayoutDirection(.rightToLeft) == .rightToLeft)
        #expect(UITraitEnvironmentLayoutDirection(.leftToRight) == .leftToRight)
        #expect(LegibilityWeight(.bold) == .bold && UILegibilityWeight(.regular) == .regular)
        #expect(UserInterfaceSizeClass(.compact) == .compact && UIUserInterfaceSizeClass(.regular) == .regular)
    }

    @Test("sizes of text keep their order")
    func sizes() {
        for size in ContentSizeCategory.allCases {
            #expect(ContentSizeCategory(UIContentSizeCategory(size)) == size)
        }
        #expect(ContentSizeCategory(.accessibilityLarge) == .accessibilityLarge)
        #expect(ContentSizeCategory(UIContentSizeCategory.unspecified) == nil)
    }

    @Test("the pattern of a line goes both ways")
    func lines() {
        let dashed = Text.LineStyle(pattern: .dash)
        #expect(NSUnderlineStyle(dashed) == [.single, .patternDash])
        #expect(Text.LineStyle(nsUnderlineStyle: [.single, .patternDash]) == dashed)
        #expect(Text.LineStyle(nsUnderlineStyle: .single) == .single)
        #expect(Text.LineStyle(nsUnderlineStyle: []) == nil)
    }
}

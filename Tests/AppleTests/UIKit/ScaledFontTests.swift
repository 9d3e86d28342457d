import Testing

@testable import UIKit

@Suite("Fonts and lengths follow the size that readers choose")
@MainActor
struct ScaledFontTests {
    private func traits(_ category: UIContentSizeCategory) -> UITraitCollection {
        UITraitCollection(preferredContentSizeCategory: category)
    }

    // Measured on iOS: 17 points of the body's metrics at medium are 16.333 (jaredsinclair.com, 2024-03-02).
    @Test(
        "lengths grow as the leading of their style, in whole pixels",
        arguments: [
            (UIFont.TextStyle.body, UIContentSizeCategory.medium, 17.0, 49.0 / 3), (.body, .large, 17, 17),
            (.body, .extraExtraExtraLarge, 22, 29), (.body, .accessibilityExtraExtraExtraLarge, 22, 62),
            (.title1, .extraSmall, 34, 31), (.caption1, .accessibilityMedium, 16, 29),
        ])
    func lengths(style: UIFont.TextStyle, category: UIContentSizeCategory, value: CGFloat, wanted: CGFloat) {
        let metrics = UIFontMetrics(forTextStyle: style)
        #expect(abs(metrics.scaledValue(for: value, compatibleWith: traits(category)) - wanted) < 0.001)
        let font = UIFont.boldSystemFont(ofSize: value)
        let scaled = metrics.scaledFont(for: font, compatibleWith: traits(category))
        #expect(abs(scaled.pointSize - wanted) < 0.001)
    }

    @Test("a font grows to its limit, and one that grows is not scaled twice")
    func limits() {
        let (metrics, large) = (UIFontMetrics.default, traits(.accessibilityExtraLarge))
        let font = UIFont.systemFont(ofSize: 17)
        #expect(metrics.scaledFont(for: font, maximumPointSize: 20, compatibleWith: large).pointSize == 20)
        UITraitCollection.performAsCurrent(large) {
            let once = metrics.scaledFont(for: font)
            #expect(metrics.scaledFont(for: once).pointSize == once.pointSize && once.pointSize > 30)
        }
    }

    @Test("the font of a style has the size of the traits that are asked for, or of the current ones")
    func styles() {
        #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
        #expect(
            UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits(.accessibilityLarge)).pointSize == 33)
        UITraitCollection.performAsCurrent(traits(.extraLarge)) {
            #expect(UIFont.preferredFont(forTextStyle: .largeTitle).pointSize == 36)
        }
    }

    @Test("a font that was made at a size is set at it, unless it is to follow its place")
    func steady() {
        let large = traits(.accessibilityLarge)
        let fonts = UITraitCollection.performAsCurrent(large) {
            [UIFont.preferredFont(forTextStyle: .body), UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17))]
        }
        for font in fonts {
            let label = UILabel()
            label.text = "Hello"
            label.font = font
            label.traitOverrides.preferredContentSizeCategory = .large
            let made = label.intrinsicContentSize
            label.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
            #expect(label.intrinsicContentSize == made)
            label.adjustsFontForContentSizeCategory = true
            #expect(label.intrinsicContentSize == made)
            label.traitOverrides.preferredContentSizeCategory = .large
            #expect(made.width > 1.5 * label.intrinsicContentSize.width)
        }
    }

    @Test("a label with a font that grows is set in the size of its place")
    func labels() {
        let label = UILabel()
        label.text = "Hello"
        label.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 22))
        let usual = label.intrinsicContentSize
        label.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
        #expect(abs(label.intrinsicContentSize.width / usual.width - 29.0 / 22) < 0.03)
    }
}

package import Foundation
package import TintypeGraphics

/// A font that depends on nothing any more, with the distances that its style brings along.
package struct ResolvedFont: Hashable, Sendable {
    package var request: FontRequest
    var spacing: TextSpacing
    /// The font's addition to the distance between lines, in points.
    var leading: CGFloat = 0

    /// The weight that the setting Bold Text adds to the system's font, regular to semibold, as CSS counts; WebKit adds as
    /// much. Fonts of other families stay as they are.
    private static let boldTextStep = 200

    /// The font of a text without looks of its own.
    package init(_ environment: EnvironmentValues) {
        self.init(environment.textLook ?? TextLook(), in: environment)
    }

    /// The font of a text with a look, which overrides what is around it.
    package init(_ look: TextLook, in environment: EnvironmentValues) {
        let font = look.font ?? environment.font ?? .body
        let platform = environment.platform.name
        var family: String?
        var isFamilyRequired = true
        // What the font is at the default type size, and how much larger than that.
        let size: CGFloat
        var factor: CGFloat = 1
        var weight = 400
        switch font.base {
        case .style(let style):
            size = style.size(on: platform)
            factor = style.factor(on: platform, at: environment.dynamicTypeSize)
            weight = style.weight(on: platform)
        case .system(let points): size = points
        case .custom(let name, let points, let style, let isRequired):
            family = name
            isFamilyRequired = isRequired
            size = points
            if let style { factor = style.factor(on: platform, at: environment.dynamicTypeSize) }
        }
        weight = font.weight?.value ?? weight
        if let override = look.weight ?? environment.fontWeight { weight = override.value }
        if environment.legibilityWeight == .bold, family == nil { weight = min(weight + Self.boldTextStep, 900) }
        let design: FontRequest.Design =
            switch look.design ?? font.design {
            case .serif: .serif
            case .monospaced: .monospaced
            case .rounded: .rounded
            case .default, nil: .standard
            }
        if look.isSecondaryScale { factor *= TextLook.secondaryScale }
        request = FontRequest(
            family: family, size: size * factor, weight: weight,
            isItalic: look.isItalic ?? (font.isItalic || environment.isItalic), design: design,
            hasMonospacedDigits: font.hasMonospacedDigits || look.hasMonospacedDigits)
        request.smallCaps = font.capitals
        request.isMac = platform == .macOS
        request.isFamilyRequired = isFamilyRequired
        leading = font.leading.distance
        spacing = TextSpacing.style(ofSize: size, on: platform).scaled(by: factor)
    }
}

extension ResolvedFont {
    /// The distance from the baseline up to the middle of the capitals, in points: San Francisco's are 1443 of 2048 units
    /// high.
    package var capitalsMiddle: CGFloat { request.size * 1443 / 2048 / 2 }
}

extension TextSpacing {
    /// The distances where texts are `factor` times as large as at the default type size.
    fileprivate func scaled(by factor: CGFloat) -> TextSpacing {
        TextSpacing(
            textToText: textToText * factor, belowControl: belowControl * factor, controlBelow: controlBelow * factor)
    }

    /// The distances of the style with this size; other sizes take those of the next smaller style, since a size in points
    /// has no style of its own. Figures: Semantics.md 13.1.
    static func style(ofSize size: CGFloat, on platform: Platform.Name) -> TextSpacing {
        let table = platform == .macOS ? macOS : iOS
        return table.first { $0.size <= size }?.spacing ?? table[table.count - 1].spacing
    }

    private static let iOS: [(size: CGFloat, spacing: TextSpacing)] = [
        (34, TextSpacing(textToText: 0.667, belowControl: 12.535, controlBelow: 20.951)),
        (28, TextSpacing(textToText: 0.667, belowControl: 10.421, controlBelow: 17.351)),
        (22, TextSpacing(textToText: 2, belowControl: 7.973, controlBelow: 13.42)),
        (20, TextSpacing(textToText: 1.334, belowControl: 7.491, controlBelow: 12.442)),
        (17, TextSpacing(textToText: 2, belowControl: 6.434, controlBelow: 10.643)),
        (16, TextSpacing(textToText: 2, belowControl: 5.86, controlBelow: 9.821)),
        (15, TextSpacing(textToText: 2.333, belowControl: 5.619, controlBelow: 9.331)),
        (13, TextSpacing(textToText: 2.667, belowControl: 4.803, controlBelow: 8.02)),
        (12, TextSpacing(textToText: 2, belowControl: 4.562, controlBelow: 7.533)),
        (11, TextSpacing(textToText: 0, belowControl: 3.987, controlBelow: 6.71)),
    ]

    /// The sizes and distances by style. Only the body's are measured; the others are in proportion to their size. Stacked
    /// body texts are 0 apart in MetalUI's probes and 1 in Kudo's: the probes' own stacks are what the conformance cases
    /// hold.
    private static let macOS: [(size: CGFloat, spacing: TextSpacing)] = [26, 22, 17, 15, 13, 12, 11, 10].map { size in
        (size, TextSpacing(textToText: 0, belowControl: 4.742 * size / 13, controlBelow: 8.151 * size / 13))
    }
}

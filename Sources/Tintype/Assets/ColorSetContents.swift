import Foundation
import TintypeGraphics
import TintypeScene
import TintypeTree

/// The `Contents.json` of a colour set.
struct ColorSetContents: Decodable {
    struct Variant: Decodable, AssetVariant {
        var color: Value?
        var idiom: String?
        var appearances: [AssetAppearance]?
    }

    struct Value: Decodable {
        var space: String?
        var components: [String: String]?

        enum CodingKeys: String, CodingKey {
            case space = "color-space"
            case components
        }
    }

    var colors: [Variant]

    func color(_ traits: AssetTraits, _ idiom: AssetIdiom?) -> ResolvedColor? {
        let stated = colors.filter { $0.color?.components != nil }.suiting(idiom)
        let ofScheme = stated.first { AssetAppearance.isDark($0.appearances) == traits.isDark }
        let light = stated.first { !AssetAppearance.isDark($0.appearances) }
        guard let value = (ofScheme ?? light)?.color, let parts = value.components else { return nil }
        func part(_ name: String) -> Double { Self.number(parts[name] ?? "1") }
        if parts["white"] != nil {
            return Color(white: part("white"), opacity: part("alpha")).fixed
        }
        let space: Color.RGBColorSpace =
            switch value.space {
            case "display-p3": .displayP3
            case "extended-linear-srgb": .sRGBLinear
            default: .sRGB
            }
        return Color(space, red: part("red"), green: part("green"), blue: part("blue"), opacity: part("alpha")).fixed
    }

    /// `0xFF` and `255` are bytes, `1.000` is a fraction.
    private static func number(_ text: String) -> Double {
        if text.hasPrefix("0x") { return Double(Int(text.dropFirst(2), radix: 16) ?? 0) / 255 }
        guard let number = Double(text) else { return 0 }
        return text.contains(".") || number <= 1 ? number : number / 255
    }
}

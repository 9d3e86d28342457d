import Foundation
import TintypeGraphics
import TintypeTree

/// The conditions under which a variant of an asset holds.
struct AssetAppearance: Decodable {
    var appearance: String?
    var value: String?

    static func isDark(_ appearances: [AssetAppearance]?) -> Bool {
        (appearances ?? []).contains { $0.appearance == "luminosity" && $0.value == "dark" }
    }
}

/// The `Contents.json` of an asset catalogue's folder.
struct FolderContents: Decodable {
    struct Properties: Decodable {
        var namespace: Bool?

        enum CodingKeys: String, CodingKey {
            case namespace = "provides-namespace"
        }
    }

    var properties: Properties?
    var providesNamespace: Bool { properties?.namespace ?? false }

    static func read(_ folder: String) -> FolderContents? { decoded(folder) }
}

/// The `Contents.json` of an image set.
struct ImageSetContents: Decodable {
    struct Variant: Decodable {
        var filename: String?
        var scale: String?
        var appearances: [AssetAppearance]?

        /// 1 where the file serves every scale.
        var factor: CGFloat { scale.flatMap { Double($0.dropLast()) }.map { CGFloat($0) } ?? 1 }
    }

    struct Properties: Decodable {
        var intent: String?

        enum CodingKeys: String, CodingKey {
            case intent = "template-rendering-intent"
        }
    }

    var images: [Variant]
    var properties: Properties?

    var isTemplate: Bool { properties?.intent == "template" }

    static func read(_ folder: String) -> ImageSetContents? { decoded(folder) }

    /// The file of the scheme whose scale is the next above the canvas's, or the largest.
    func best(_ traits: AssetTraits) -> (file: String, scale: CGFloat)? {
        let named = images.filter { $0.filename != nil }
        let ofScheme = named.filter { AssetAppearance.isDark($0.appearances) == traits.isDark }
        let light = named.filter { !AssetAppearance.isDark($0.appearances) }
        let choices = (ofScheme.isEmpty ? light : ofScheme).sorted { $0.factor < $1.factor }
        let best = choices.first { $0.factor >= traits.scale } ?? choices.last ?? named.first
        return best.flatMap { variant in variant.filename.map { ($0, max(variant.factor, 1)) } }
    }
}

/// The `Contents.json` of a colour set.
struct ColorSetContents: Decodable {
    struct Variant: Decodable {
        var color: Value?
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

    static func read(_ folder: String) -> ColorSetContents? { decoded(folder) }

    func color(_ traits: AssetTraits) -> ResolvedColor? {
        let stated = colors.filter { $0.color?.components != nil }
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

private func decoded<Contents: Decodable>(_ folder: String) -> Contents? {
    guard let data = FileManager.default.contents(atPath: folder + "/Contents.json") else { return nil }
    return try? JSONDecoder().decode(Contents.self, from: data)
}

import Foundation
import TintypeGraphics
import TintypeScene
import TintypeTree

/// The `Contents.json` of an image set.
struct ImageSetContents: Decodable {
    struct Variant: Decodable, AssetVariant {
        var filename: String?
        var idiom: String?
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

    /// The names of all files.
    var files: [String] { images.compactMap(\.filename) }

    /// The file of the scheme whose scale is the next above the canvas's, or the largest.
    func best(_ traits: AssetTraits, _ idiom: AssetIdiom?) -> (file: String, scale: CGFloat)? {
        let named = images.filter { $0.filename != nil }.suiting(idiom)
        let ofScheme = named.filter { AssetAppearance.isDark($0.appearances) == traits.isDark }
        let light = named.filter { !AssetAppearance.isDark($0.appearances) }
        let choices = (ofScheme.isEmpty ? light : ofScheme).sorted { $0.factor < $1.factor }
        let best = choices.first { $0.factor >= traits.scale } ?? choices.last ?? named.first
        return best.flatMap { variant in variant.filename.map { ($0, max(variant.factor, 1)) } }
    }
}

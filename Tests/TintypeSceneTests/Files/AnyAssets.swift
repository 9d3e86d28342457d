import TintypeGraphics
import TintypeTree

@testable import TintypeScene

/// A folder in which every name is a picture of one pixel, and a black color.
struct AnyAssets: SceneAssets {
    let pictureNames: [String] = []
    let colorNames: [String] = []

    func hasPicture(_ name: String) throws -> Bool { true }
    func hasColor(_ name: String) throws -> Bool { true }

    func picture(_ name: String, _ traits: AssetTraits, _ idiom: AssetIdiom?) throws -> AssetPicture? {
        AssetPicture(bitmap: Bitmap(width: 1, height: 1))
    }

    func color(_ name: String, _ traits: AssetTraits, _ idiom: AssetIdiom?) throws -> ResolvedColor? { .black }
}

package import TintypeGraphics
package import TintypeTree

/// The kinds of devices that asset catalogues tell apart, as they call them.
package enum AssetIdiom: String, Sendable {
    case iphone, ipad, mac
}

/// The pictures and colours of a folder beside a scene, by name. Confined to one task.
package protocol SceneAssets {
    /// The names in alphabetical order.
    var pictureNames: [String] { get }
    var colorNames: [String] { get }

    /// Makes sure that each variant of a picture can be drawn; false where there is none of the name.
    ///
    /// - Throws: `RenderError` for one that cannot.
    func hasPicture(_ name: String) throws -> Bool
    func hasColor(_ name: String) throws -> Bool

    /// The variant that suits the conditions best; nil where there is none of the name.
    ///
    /// - Parameter idiom: The kind of the device; nil for none.
    func picture(_ name: String, _ traits: AssetTraits, _ idiom: AssetIdiom?) throws -> AssetPicture?
    func color(_ name: String, _ traits: AssetTraits, _ idiom: AssetIdiom?) throws -> ResolvedColor?
}

/// The assets of a scene and of the files that it imports, drawn for one kind of device.
struct SceneAssetSource: AssetSource {
    let files: SceneFiles
    let idiom: AssetIdiom?

    func picture(_ name: AssetName, _ traits: AssetTraits) throws -> AssetPicture? {
        try name.folder.flatMap { files.assets[$0] }?.picture(name.name, traits, idiom)
    }

    func color(_ name: AssetName, _ traits: AssetTraits) -> ResolvedColor? {
        // What cannot be read was told when the name was.
        try? name.folder.flatMap { files.assets[$0] }?.color(name.name, traits, idiom)
    }
}

extension SceneCanvas {
    /// The kind of the device that the scene is drawn on; nil where nothing tells.
    var idiom: AssetIdiom? {
        switch device?.kind {
        case .phone: .iphone
        case .tablet: .ipad
        case .window: .mac
        case nil: platform.name == .macOS ? .mac : nil
        }
    }
}

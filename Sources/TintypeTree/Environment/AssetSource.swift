package import Foundation
package import TintypeGraphics

/// A name of a picture or colour that an app brings along.
package struct AssetName: Hashable, Sendable {
    package var name: String
    /// The folder of the bundle that the asset is looked for in; nil for the program's own.
    package var folder: String?

    package init(_ name: String, in folder: String? = nil) {
        self.name = name
        self.folder = folder
    }
}

/// The conditions that decide between the variants of an asset.
package struct AssetTraits: Hashable, Sendable {
    /// Pixels a point.
    package var scale: CGFloat
    package var isDark: Bool

    package init(scale: CGFloat, isDark: Bool) {
        self.scale = scale
        self.isDark = isDark
    }
}

/// Finds pictures and colours. Confined to the task that renders.
package protocol AssetSource {
    /// The picture of a name; nil where there is none.
    ///
    /// - Throws: ``RenderError`` for one that is there and cannot be read.
    func picture(_ name: AssetName, _ traits: AssetTraits) throws -> AssetPicture?
    /// The colour of a name; nil where there is none.
    func color(_ name: AssetName, _ traits: AssetTraits) -> ResolvedColor?
}

private enum AssetsKey: EnvironmentKey { static var defaultValue: (any AssetSource)? { nil } }
private enum NotesKey: EnvironmentKey { static var defaultValue: RenderNotes? { nil } }

extension EnvironmentValues {
    /// The source of pictures and colours; nil for none.
    package var assets: (any AssetSource)? {
        get { self[AssetsKey.self] }
        set { self[AssetsKey.self] = newValue }
    }

    /// Takes what is shown otherwise than was meant.
    package var notes: RenderNotes? {
        get { self[NotesKey.self] }
        set { self[NotesKey.self] = newValue }
    }

    private var assetTraits: AssetTraits { AssetTraits(scale: displayScale, isDark: colorScheme == .dark) }

    /// The colour of an asset catalogue; grey, and a note, where there is none.
    func color(of name: AssetName) -> ResolvedColor {
        if let color = assets?.color(name, assetTraits) { return color }
        notes?.add(
            RenderError(
                "there is no colour \"\(name.name)\" among the assets",
                hint: "it is drawn grey; add a colorset to the app"))
        return ResolvedColor(bytes: 142, 142, 147)
    }

    /// The picture of a name; nil, and a note, where there is none or it cannot be read.
    package func picture(of name: AssetName, at place: RenderError.Place) -> AssetPicture? {
        do {
            if let picture = try assets?.picture(name, assetTraits) { return picture }
            notes?.add(
                RenderError(
                    "there is no image \"\(name.name)\" among the assets", at: place,
                    hint: "a grey placeholder is drawn; add an imageset or a PNG to the app"))
        } catch let error as RenderError {
            notes?.add(RenderError(error.message, at: place, hint: error.hint))
        } catch {
            notes?.add(RenderError("\(error)", at: place))
        }
        return nil
    }
}

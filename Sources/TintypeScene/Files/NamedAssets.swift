import TintypeGraphics
import TintypeTree

/// The pictures and colours that one scene file can name: those of the folder that it says, or else of the one beside it.
/// Confined to one task.
final class NamedAssets {
    /// The folders that are looked for beside a file that says none; the first that is there is taken.
    static let standard = ["Assets.xcassets", "_assets"]

    private let files: SceneFiles
    private let base: String
    private var folders: [String]
    private var isWritten = false
    /// Indicates whether the folder that the file says was refused: names are not checked, then.
    private var isRefused = false
    private var found: (path: String, assets: any SceneAssets)?

    /// - Parameter base: The folder of the file, relative to the scene's.
    init(_ files: SceneFiles, folder base: String) {
        self.files = files
        self.base = base
        folders = Self.standard
    }

    /// Takes the folder that the file says.
    func use(_ path: String) throws(SceneFiles.Problem) {
        (folders, isWritten, isRefused) = ([path], true, true)
        _ = try folder()
        isRefused = false
    }

    func picture(_ name: String) throws(SceneFiles.Problem) -> AssetName {
        try checked(name, "picture", among: { $0.pictureNames }) { try $0.hasPicture(name) }
    }

    func color(_ name: String) throws(SceneFiles.Problem) -> AssetName {
        try checked(name, "color", among: { $0.colorNames }) { try $0.hasColor(name) }
    }

    private func folder() throws(SceneFiles.Problem) -> (path: String, assets: any SceneAssets) {
        if let found { return found }
        for path in folders {
            guard let there = try files.assets(path, from: base) else { continue }
            found = there
            return there
        }
        if isWritten {
            throw SceneFiles.Problem(
                "there is no folder \"\(folders[0].abbreviated)\"",
                "\"assets\" is the path of a folder or an asset catalogue, relative to the scene's file")
        }
        throw SceneFiles.Problem(
            "the scene has no assets",
            "put pictures into a folder \"_assets\" or a catalogue \"Assets.xcassets\" beside it, or say assets: …")
    }

    private func checked(
        _ name: String, _ what: String, among known: (any SceneAssets) -> [String],
        _ isThere: (any SceneAssets) throws -> Bool
    ) throws(SceneFiles.Problem) -> AssetName {
        if isRefused { return AssetName(name) }
        let (path, assets) = try folder()
        do {
            if try isThere(assets) { return AssetName(name, in: path) }
        } catch let error as RenderError {
            throw SceneFiles.Problem(error.message, error.hint)
        } catch {
            throw SceneFiles.Problem("\(error)", nil)
        }
        throw SceneFiles.Problem(
            "there is no \(what) \"\(name.abbreviated)\" in \"\(path.abbreviated)\"",
            Suggestion.hint(for: name, among: known(assets), what: "\(what)s"))
    }
}

extension SceneChecker {
    /// Reads `assets:`, the folder or the asset catalogue whose pictures and colours the file can name.
    func readAssets(_ value: SceneValue) {
        guard let path = reader.text(value, of: "assets") else { return }
        do throws(SceneFiles.Problem) {
            try assets.use(path)
        } catch {
            diagnostics.error(error.message, at: value.place, hint: error.hint)
        }
    }
}

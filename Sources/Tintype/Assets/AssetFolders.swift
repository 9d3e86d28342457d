import Foundation
package import TintypeGraphics
import TintypeImage
package import TintypeTree

/// Finds pictures and colours in asset catalogues and as PNG, JPEG and WebP files, in the folders of an app. Confined to one task.
///
/// Of an app that was built by SwiftPM these are the folder of the program and the resource folders of its targets, which lie
/// beside it. Files are only looked for when a view asks for a name.
package final class AssetFolders: AssetSource {
    private let folders: [String]
    private var indexes: [String: AssetIndex] = [:]
    private var pictures: [String: Bitmap] = [:]

    /// - Parameter folders: The folders of names that come with none of their own, the first first.
    package init(folders: [String] = AssetFolders.ofProgram) {
        self.folders = folders
    }

    /// The program's own folder and the resource folders beside it, by name.
    package static var ofProgram: [String] {
        guard let own = Bundle.main.resourcePath else { return [] }
        let beside = (try? FileManager.default.contentsOfDirectory(atPath: own)) ?? []
        let resources = beside.filter { $0.hasSuffix(".resources") }.sorted()
        return [own] + resources.map { own + "/" + $0 }
    }

    private func index(of folder: String) -> AssetIndex {
        if let known = indexes[folder] { return known }
        let made = AssetIndex(folder: folder)
        indexes[folder] = made
        return made
    }

    /// The folders for a name: that of its bundle first, then the program's.
    private func indexes(for name: AssetName) -> [AssetIndex] {
        ((name.folder.map { [$0] } ?? []) + folders).map(index)
    }

    package func picture(_ name: AssetName, _ traits: AssetTraits) throws -> AssetPicture? {
        for index in indexes(for: name) {
            guard let file = try index.image(name.name, traits) else { continue }
            let bitmap = try bitmap(at: file.path)
            return AssetPicture(bitmap: bitmap, scale: file.scale, isTemplate: file.isTemplate)
        }
        return nil
    }

    package func color(_ name: AssetName, _ traits: AssetTraits) -> ResolvedColor? {
        for index in indexes(for: name) {
            if let color = index.color(name.name, traits) { return color }
        }
        return nil
    }

    private func bitmap(at path: String) throws -> Bitmap {
        if let known = pictures[path] { return known }
        let file = URL(fileURLWithPath: path).lastPathComponent
        do {
            guard let bytes = try WholeFile.read(path) else {
                throw RenderError("there is no image file \(file)", hint: "a grey placeholder is drawn")
            }
            let bitmap = try PictureFile.decode(bytes)
            pictures[path] = bitmap
            return bitmap
        } catch let error as RenderError {
            throw error
        } catch {
            let problem = (error as? PNGError)?.message ?? "\(error)"
            throw RenderError(
                "the image file \(file) cannot be read: \(problem)",
                hint: error is PictureFileError
                    ? "a grey placeholder is drawn; add the picture as a PNG, too" : "a grey placeholder is drawn")
        }
    }
}

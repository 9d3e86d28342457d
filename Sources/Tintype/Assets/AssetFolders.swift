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
        // A build system may have made the folder of links.
        let made = AssetIndex(folder: ReadFolder(root: RootFolder(folder, links: .anywhere)))
        indexes[folder] = made
        return made
    }

    /// The folders for a name: that of its bundle first, then the program's.
    private func indexes(for name: AssetName) -> [AssetIndex] {
        ((name.folder.map { [$0] } ?? []) + folders).map(index)
    }

    package func picture(_ name: AssetName, _ traits: AssetTraits) throws -> AssetPicture? {
        do {
            for index in indexes(for: name) {
                if let picture = try index.picture(name.name, traits) { return picture }
            }
        } catch let error as RenderError {
            let hints = ["a grey placeholder is drawn", error.hint].compactMap(\.self)
            throw RenderError(error.message, hint: hints.joined(separator: "; "))
        }
        return nil
    }

    package func color(_ name: AssetName, _ traits: AssetTraits) -> ResolvedColor? {
        for index in indexes(for: name) {
            if let color = try? index.color(name.name, traits) { return color }
        }
        return nil
    }
}

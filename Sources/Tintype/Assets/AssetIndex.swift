import Foundation
import TintypeGraphics
import TintypeTree

/// The contents of a folder by name: the sets of its asset catalogues, and loose pictures.
final class AssetIndex {
    /// A file of a picture.
    struct ImageFile {
        let path: String
        /// The bitmap's pixels a point.
        let scale: CGFloat
        let isTemplate: Bool
    }

    private let folder: String
    private lazy var sets = AssetIndex.sets(in: folder)

    init(folder: String) {
        self.folder = folder
    }

    /// The paths of all sets by kind and name: `photo.imageset`, `Brand/photo.imageset` in a folder with a namespace.
    private static func sets(in folder: String) -> [String: String] {
        var sets: [String: String] = [:]
        func walk(_ path: String, _ prefix: String, _ depth: Int) {
            guard depth < 16 else { return }
            let names = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
            for name in names {
                let inner = path + "/" + name
                if name.hasSuffix(".imageset") || name.hasSuffix(".colorset") {
                    if sets[prefix + name] == nil { sets[prefix + name] = inner }
                } else if isFolder(inner), !name.contains(".") || name.hasSuffix(".xcassets") {
                    let isCatalog = path.contains(".xcassets")
                    let hasNamespace = isCatalog && FolderContents.read(inner)?.providesNamespace == true
                    walk(inner, hasNamespace ? prefix + name + "/" : prefix, depth + 1)
                }
            }
        }
        // Catalogues lie in the folder itself or a few folders below.
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        for name in names where name.hasSuffix(".xcassets") { walk(folder + "/" + name, "", 0) }
        return sets
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// The picture of a name that suits `traits` best.
    ///
    /// - Throws: `RenderError` for a set whose picture would lie outside of it.
    func image(_ name: String, _ traits: AssetTraits) throws -> ImageFile? {
        if let set = sets[name + ".imageset"] {
            guard let contents = ImageSetContents.read(set), let best = contents.best(traits) else { return nil }
            guard Self.isName(best.file) else {
                throw RenderError(
                    "the image set \(name) has no picture: \(best.file) is not the name of a file in it",
                    hint: "a grey placeholder is drawn; put the picture into the set's folder")
            }
            return ImageFile(path: set + "/" + best.file, scale: best.scale, isTemplate: contents.isTemplate)
        }
        return looseImage(name, traits)
    }

    /// True for the name of a file in a folder, which no path out of it is.
    private static func isName(_ text: String) -> Bool {
        !["", ".", ".."].contains(text) && !text.utf8.contains { $0 == UInt8(ascii: "/") || $0 == 0 }
    }

    /// The endings that a name may have or lack.
    private static let endings = ["png", "jpg", "jpeg", "webp"]

    /// `photo.png`, `photo@2x.png` and `photo@3x.png` or JPEG or WebP files, by name with or without the ending.
    private func looseImage(_ name: String, _ traits: AssetTraits) -> ImageFile? {
        let given = Self.endings.first { name.lowercased().hasSuffix("." + $0) }
        for ending in given.map({ [String(name.suffix($0.count))] }) ?? Self.endings {
            let plain = given == nil ? name : String(name.dropLast(ending.count + 1))
            let files = [1, 2, 3].compactMap { scale -> ImageFile? in
                let path = "\(folder)/\(plain)\(scale == 1 ? "" : "@\(scale)x").\(ending)"
                guard FileManager.default.fileExists(atPath: path) else { return nil }
                return ImageFile(path: path, scale: CGFloat(scale), isTemplate: false)
            }
            if let best = files.first(where: { $0.scale >= traits.scale }) ?? files.last { return best }
        }
        for ending in ["heic", "gif", "pdf", "svg"] {
            let path = "\(folder)/\(name).\(ending)"
            if FileManager.default.fileExists(atPath: path) {
                return ImageFile(path: path, scale: 1, isTemplate: false)
            }
        }
        return nil
    }

    /// The colour of a name that suits `traits` best.
    func color(_ name: String, _ traits: AssetTraits) -> ResolvedColor? {
        sets[name + ".colorset"].flatMap(ColorSetContents.read)?.color(traits)
    }
}

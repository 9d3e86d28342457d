import Foundation
import TintypeGraphics
import TintypeImage
import TintypeScene
import TintypeTree

/// The contents of a folder by name: the sets of its asset catalogues, or of the catalogue that it is, and loose pictures.
/// Confined to one task.
final class AssetIndex {
    /// A file of a picture.
    private struct ImageFile {
        let path: String
        /// The bitmap's pixels a point.
        let scale: CGFloat
        var isTemplate = false
    }

    private let folder: ReadFolder
    private lazy var sets = readSets()
    private var listed: [String: Set<String>] = [:]
    private var bitmaps: [String: Bitmap] = [:]

    init(folder: ReadFolder) {
        self.folder = folder
    }

    /// The picture of a name that suits the conditions best; nil where there is none.
    ///
    /// - Throws: `RenderError` for one that is there and cannot be read.
    func picture(_ name: String, _ traits: AssetTraits, _ idiom: AssetIdiom? = nil) throws -> AssetPicture? {
        guard let file = try image(name, traits, idiom) else { return nil }
        return AssetPicture(bitmap: try bitmap(at: file.path), scale: file.scale, isTemplate: file.isTemplate)
    }

    /// The colour of a name that suits the conditions best; nil where there is none.
    ///
    /// - Throws: `RenderError` for one that is there and cannot be read.
    func color(_ name: String, _ traits: AssetTraits, _ idiom: AssetIdiom? = nil) throws -> ResolvedColor? {
        guard let set = sets[name + ".colorset"] else { return nil }
        return try self.contents(of: set, as: ColorSetContents.self, called: "colour set \(name)").color(traits, idiom)
    }
}

extension AssetIndex: SceneAssets {
    var pictureNames: [String] {
        let endings = PictureFile.endings.map { "." + $0 }
        let loose = names(in: "").compactMap { name in
            endings.first(where: name.hasSuffix).map { ending in
                let stem = String(name.dropLast(ending.count))
                return Self.scales.first { $0.mark != "" && stem.hasSuffix($0.mark) }
                    .map { String(stem.dropLast($0.mark.count)) } ?? stem
            }
        }
        return Set(names(ofSets: ".imageset") + loose).sorted()
    }

    var colorNames: [String] { names(ofSets: ".colorset").sorted() }

    func hasPicture(_ name: String) throws -> Bool {
        guard let set = sets[name + ".imageset"] else {
            let files = looseImages(name)
            for file in files { _ = try bitmap(at: file.path) }
            return !files.isEmpty
        }
        let contents = try self.contents(of: set, as: ImageSetContents.self, called: "image set \(name)")
        guard !contents.files.isEmpty else {
            throw RenderError("the image set \(name) has no picture", hint: "put one into the set's folder")
        }
        for file in contents.files { _ = try bitmap(at: path(of: file, in: set, called: name)) }
        return true
    }

    func hasColor(_ name: String) throws -> Bool {
        guard sets[name + ".colorset"] != nil else { return false }
        if try color(name, AssetTraits(scale: 1, isDark: false)) == nil {
            throw RenderError("the colour set \(name) has no colour", hint: "its Contents.json has red, green and blue")
        }
        return true
    }

    private func names(ofSets ending: String) -> [String] {
        sets.keys.filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }
    }
}

// MARK: Catalogues

extension AssetIndex {
    /// The paths of all sets by kind and name: `photo.imageset`, `Brand/photo.imageset` in a folder with a namespace.
    private func readSets() -> [String: String] {
        var sets: [String: String] = [:]
        func walk(_ path: String, _ prefix: String, _ depth: Int) {
            guard depth < 16 else { return }
            for name in names(in: path).sorted() {
                let inner = FilePaths.join(path, name)
                if name.hasSuffix(".imageset") || name.hasSuffix(".colorset") {
                    if sets[prefix + name] == nil { sets[prefix + name] = inner }
                } else if !name.contains(".") || name.hasSuffix(".xcassets") {
                    let contents = try? self.contents(of: inner, as: FolderContents.self, called: name)
                    walk(inner, contents?.providesNamespace == true ? prefix + name + "/" : prefix, depth + 1)
                }
            }
        }
        if folder.path.hasSuffix(".xcassets") { walk("", "", 0) }
        for name in names(in: "").sorted() where name.hasSuffix(".xcassets") { walk(name, "", 0) }
        return sets
    }

    /// The `Contents.json` of a set or a folder of sets.
    private func contents<Contents: Decodable>(
        of path: String, as type: Contents.Type, called name: String
    ) throws -> Contents {
        let bytes = try read(FilePaths.join(path, "Contents.json"), called: name)
        do {
            return try JSONDecoder().decode(type, from: Data(bytes))
        } catch {
            throw RenderError("the \(name) cannot be read: its Contents.json is not as catalogues have it")
        }
    }

    /// The path of a set's file.
    ///
    /// - Throws: `RenderError` for a name that would lead out of the set.
    private func path(of file: String, in set: String, called name: String) throws -> String {
        let isName = !["", ".", ".."].contains(file) && !file.utf8.contains { $0 == UInt8(ascii: "/") || $0 == 0 }
        guard isName else {
            throw RenderError(
                "the image set \(name) has no picture: \(file) is not the name of a file in it",
                hint: "put the picture into the set's folder")
        }
        return FilePaths.join(set, file)
    }

    /// The file of the picture that suits the conditions best.
    private func image(_ name: String, _ traits: AssetTraits, _ idiom: AssetIdiom?) throws -> ImageFile? {
        guard let set = sets[name + ".imageset"] else {
            let files = looseImages(name)
            return files.first { $0.scale >= traits.scale } ?? files.last
        }
        let contents = try self.contents(of: set, as: ImageSetContents.self, called: "image set \(name)")
        return try contents.best(traits, idiom).map { best in
            ImageFile(
                path: try path(of: best.file, in: set, called: name), scale: best.scale,
                isTemplate: contents.isTemplate)
        }
    }
}

// MARK: Files

extension AssetIndex {
    private static let scales: [(mark: String, scale: CGFloat)] = [("", 1), ("@2x", 2), ("@3x", 3)]

    /// The names in a folder; none where it cannot be read.
    private func names(in path: String) -> Set<String> {
        if let known = listed[path] { return known }
        let names = Set(((try? folder.names(in: path)) ?? nil) ?? [])
        listed[path] = names
        return names
    }

    /// `photo.png`, `photo@2x.png` and `photo@3x.png` or JPEG or WebP files, by name with or without the ending.
    private func looseImages(_ name: String) -> [ImageFile] {
        let parts = name.split(separator: "/")
        let (base, last) = (parts.dropLast().joined(separator: "/"), String(parts.last ?? ""))
        let there = names(in: base)
        let given = PictureFile.endings.first { last.lowercased().hasSuffix("." + $0) }
        for ending in given.map({ [String(last.suffix($0.count))] }) ?? PictureFile.endings {
            let plain = given == nil ? last : String(last.dropLast(ending.count + 1))
            let files = Self.scales.compactMap { mark, scale -> ImageFile? in
                let file = "\(plain)\(mark).\(ending)"
                return there.contains(file) ? ImageFile(path: FilePaths.join(base, file), scale: scale) : nil
            }
            if !files.isEmpty { return files }
        }
        let others = ["heic", "gif", "pdf", "svg"].map { "\(last).\($0)" }
        return others.filter(there.contains).prefix(1).map { ImageFile(path: FilePaths.join(base, $0), scale: 1) }
    }

    private func bitmap(at path: String) throws -> Bitmap {
        if let known = bitmaps[path] { return known }
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let bytes = try read(path, called: "image file \(name)")
        do {
            let bitmap = try PictureFile.decode(bytes)
            bitmaps[path] = bitmap
            return bitmap
        } catch {
            let problem = (error as? PNGError)?.message ?? "\(error)"
            throw RenderError(
                "the image file \(name) cannot be read: \(problem)",
                hint: error is PictureFileError ? "add the picture as a PNG, too" : nil)
        }
    }

    private func read(_ path: String, called name: String) throws -> [UInt8] {
        do throws(FileError) {
            if let bytes = try folder.read(path, limit: WholeFile.limit) { return bytes }
        } catch {
            throw RenderError("the \(name) cannot be read: \(error.message)")
        }
        throw RenderError("there is no \(name)")
    }
}

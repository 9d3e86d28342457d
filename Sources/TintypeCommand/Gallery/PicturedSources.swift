import Foundation
import TintypeImage
import TintypeSnapshots

/// The goldens below folders, each with the file that it is drawn from.
///
/// The golden of a scene lies in folders of the same names as the scene; that of a test has the name of a view or of its file among
/// those that its own is put together from, or else the test's own file is shown.
struct PicturedSources {
    private var pictures: [String] = []
    /// The paths of scenes by their name without folder and ending.
    private var scenes: [String: [String]] = [:]
    /// The path of the file that declares a view, by the view's name.
    private var views: [String: String] = [:]
    /// The paths of Swift files by their names without endings.
    private var files: [String: String] = [:]

    /// - Throws: An error where a folder or a file cannot be read.
    init(_ folders: [String]) throws {
        for folder in folders {
            for below in try FoundFiles.paths(in: folder, endings: ["png", "yaml", "yml", "json", "swift"]) {
                let path = FilePaths.join(folder, below)
                switch (path as NSString).pathExtension.lowercased() {
                case "png": pictures.append(path)
                case "swift":
                    if files[Self.stem(path)] == nil { files[Self.stem(path)] = path }
                    for name in Self.views(in: try Self.text(path)) where views[name] == nil { views[name] = path }
                default: scenes[Self.stem(path), default: []].append(path)
                }
            }
        }
    }

    /// The goldens by their folder, those that contain `filter` in their path. A picture that is no golden is left out.
    func sections(filter: String) throws -> [GalleryPage.Section] {
        var sections: [GalleryPage.Section] = []
        for path in pictures where filter.isEmpty || path.lowercased().contains(filter.lowercased()) {
            guard let bytes = try WholeFile.read(path), let png = try? PNG.decode(bytes), png.metadata.layout != nil
            else { continue }
            let folder = (path as NSString).deletingLastPathComponent
            if sections.last?.title != folder { sections.append(GalleryPage.Section(title: folder, entries: [])) }
            sections[sections.count - 1].entries.append(
                GalleryPage.Entry(
                    name: path, doc: "", arguments: [],
                    sources: try source(of: path).map { [(title: $0, text: try Self.text($0))] } ?? [], picture: bytes,
                    width: Int((Double(png.bitmap.width) / png.scale).rounded()),
                    height: Int((Double(png.bitmap.height) / png.scale).rounded())))
        }
        return sections
    }

    /// The path of the file that a golden is drawn from; nil where none is found.
    func source(of golden: String) -> String? {
        let folder = (golden as NSString).deletingLastPathComponent
        let folders = Set(folder.split(separator: "/"))
        let near = scenes[Self.stem(golden)]?.map { scene in
            (scene, (scene as NSString).deletingLastPathComponent.split(separator: "/").filter(folders.contains).count)
        }
        if let best = near?.max(by: { $0.1 < $1.1 }), best.1 > 0 { return best.0 }
        let name = ((golden as NSString).lastPathComponent as NSString).deletingPathExtension
        let parts = name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
        let found = parts.lazy.compactMap { self.views[$0] ?? self.files[$0] }.first
        return found ?? files[(folder as NSString).lastPathComponent]
    }

    /// The name before its variant, scale and ending.
    private static func stem(_ path: String) -> String {
        let name = (path as NSString).lastPathComponent
        return String(name.prefix { $0 != "." && $0 != "@" })
    }

    private static func text(_ path: String) throws -> String {
        String(decoding: try WholeFile.read(path) ?? [], as: UTF8.self)
    }

    /// The names of views, apps and previews that a Swift file declares.
    private static func views(in text: String) -> [String] {
        text.matches(of: /struct (\w+)[^{:]*:[^{]*\b(?:View|App|PreviewProvider)\b/).map { String($0.1) }
    }
}

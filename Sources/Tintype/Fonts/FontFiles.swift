import Foundation
import TintypeCairo
import TintypeImage
import TintypeGraphics

/// Finds the files of fonts.
package enum FontFiles {
    /// The extensions of font files.
    private static let endings = ["ttf", "otf", "ttc", "otc"]

    /// The absolute paths of files, and of all fonts in folders, by name. Links are followed, as systems have their fonts by some.
    ///
    /// - Throws: ``FontSetError/unreadable(_:)`` for a folder without fonts, `FileError` for a pipe or a device, which a library that
    ///   opens it would wait for. A file that is not there is left for whoever opens it.
    package static func expanding(_ paths: [String]) throws -> [String] {
        try paths.flatMap { path in
            let path = URL(fileURLWithPath: path).standardizedFileURL.path
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return [path] }
            let files = isFolder.boolValue ? files(in: path) : [path]
            if files.isEmpty { throw FontSetError.unreadable(path) }
            for file in files { try WholeFile.check(file) }
            return files
        }
    }

    /// The fonts that an app brings along in some folders: the files that an `Info.plist` names under `UIAppFonts`, and
    /// all in the folder of its `ATSApplicationFontsPath`. If no list names any, they are all fonts of the folders.
    ///
    /// SwiftPM makes no `Info.plist` of an app, so that one is only there as a resource. A file that is named and not there is
    /// left out, as on Apple's systems.
    package static func ofApp(in folders: [String]) -> [String] {
        var named: [String] = []
        for folder in folders {
            guard let data = FileManager.default.contents(atPath: folder + "/Info.plist"),
                let list = PropertyList(Array(data))
            else { continue }
            for name in list["UIAppFonts"]?.texts ?? [] {
                named += folders.lazy.compactMap { file(name, in: $0) }.prefix(1)
            }
            if let path = list["ATSApplicationFontsPath"]?.text {
                named += folders.flatMap { files(in: $0 + "/" + path) }
            }
        }
        // The program's own folder holds the products of a build, so that only those of resources are searched.
        return named.isEmpty ? folders.filter { $0.hasSuffix(".resources") }.flatMap(files(in:)) : named
    }

    /// The names of a file's first face, `Inter-SemiBold` and `Inter SemiBold`; nil for what is no font.
    package static func firstFace(of file: String) -> (name: String, fullName: String?)? {
        (try? FontSet.declaredFaces(in: file))?.first.map { ($0.name, $0.fullName) }
    }

    /// A file by its path in a folder, or by its name alone anywhere below it, as resources may have been moved.
    private static func file(_ name: String, in folder: String) -> String? {
        let path = folder + "/" + name
        if FileManager.default.isReadableFile(atPath: path) { return path }
        let wanted = "/" + (name.split(separator: "/").last ?? "")
        return folder.hasSuffix(".resources") ? files(in: folder).first { $0.hasSuffix(wanted) } : nil
    }

    /// The fonts in a folder and the folders in it, by name.
    private static func files(in folder: String) -> [String] {
        let names = (FileManager.default.enumerator(atPath: folder)?.allObjects as? [String]) ?? []
        return names.filter { name in endings.contains { name.lowercased().hasSuffix("." + $0) } }
            .sorted().map { folder + "/" + $0 }
    }
}

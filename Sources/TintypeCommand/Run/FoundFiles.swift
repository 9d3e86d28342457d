import Foundation
import TintypeImage

/// The files below a folder. Products of builds, which lie in hidden folders, are none of them.
enum FoundFiles {
    /// The paths of files with one of some endings, relative to the folder, sorted.
    ///
    /// - Parameter endings: In small letters, without the dot.
    /// - Throws: ``FileError`` where a folder cannot be read.
    static func paths(in folder: String, endings: Set<String>) throws -> [String] {
        var found: [String] = []
        func search(_ path: String) throws {
            let whole = path.isEmpty ? folder : FilePaths.join(folder, path)
            for entry in try FolderListing.entries(of: whole) where entry.isText {
                let below = path.isEmpty ? entry.name : path + "/" + entry.name
                if entry.kind == .folder, !entry.name.hasPrefix(".") { try search(below) }
                let ending = (entry.name as NSString).pathExtension.lowercased()
                if entry.kind == .file, endings.contains(ending) { found.append(below) }
            }
        }
        try search("")
        return found.sorted()
    }
}

import Foundation

/// The names in folders, as the disk has them: what cannot be listed is an error, and not as good as empty.
package enum FolderListing {
    /// An entry of a folder, by its name.
    package struct Entry: Hashable, Sendable {
        /// The name, with U+FFFD for bytes that are no UTF-8.
        package var name: String
        /// False where other bytes than those of `name` are the file's.
        package var isText: Bool
        package var kind: Kind
    }

    package enum Kind: Hashable, Sendable {
        case file
        case folder
        /// A link, a pipe, a device.
        case other
    }

    /// All but the folder itself and the one above, by the bytes of their names.
    ///
    /// - Throws: ``FileError`` where the folder cannot be read.
    package static func entries(of path: String) throws(FileError) -> [Entry] {
        guard let stream = opendir(path) else { throw FileError(.read, path, errno: errno) }
        defer { closedir(stream) }
        var entries: [Entry] = []
        while let found = readdir(stream) {
            let start = UnsafeRawPointer(found) + MemoryLayout<dirent>.offset(of: \.d_name)!
            let bytes = start.assumingMemoryBound(to: CChar.self)
            let text = String(validatingCString: bytes)
            let name = text ?? String(cString: bytes)
            if name == "." || name == ".." { continue }
            let isKnown = found.pointee.d_type != UInt8(DT_UNKNOWN)
            var status = stat()
            if !isKnown { _ = fstatat(dirfd(stream), bytes, &status, AT_SYMLINK_NOFOLLOW) }
            func isKind(_ type: UInt8, _ mode: mode_t) -> Bool {
                isKnown ? found.pointee.d_type == type : status.st_mode & S_IFMT == mode
            }
            let kind: Kind =
                isKind(UInt8(DT_DIR), S_IFDIR) ? .folder : isKind(UInt8(DT_REG), S_IFREG) ? .file : .other
            entries.append(Entry(name: name, isText: text != nil, kind: kind))
        }
        return entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }

    /// The paths of what ends in one of `endings`, below `root` and relative to it. Hidden files and folders are left out;
    /// links are not gone into.
    ///
    /// - Throws: ``FileError`` where a folder cannot be read, or a name that would count is no UTF-8.
    package static func paths(below root: String, ending endings: [String]) throws(FileError) -> [String] {
        var paths: [String] = []
        var folders = [""]
        while let folder = folders.popLast() {
            for entry in try entries(of: folder.isEmpty ? root : FilePaths.join(root, folder))
            where !entry.name.hasPrefix(".") {
                let path = FilePaths.join(folder, entry.name)
                guard entry.kind == .folder || endings.contains(where: entry.name.hasSuffix) else { continue }
                guard entry.isText else { throw FileError(.read, FilePaths.join(root, path), .nameNotUTF8) }
                if entry.kind == .folder { folders.append(path) } else { paths.append(path) }
            }
        }
        return paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}

extension RootFolder {
    /// The names in the folder at `relative`, sorted, hidden ones left out; nil where there is no such folder.
    ///
    /// - Throws: ``FileError`` for a folder that lies outside, or that cannot be read.
    package func names(in relative: String) throws(FileError) -> [String]? {
        // What would lie in the folder lies inside if the folder does.
        try check(FilePaths.join(relative, "_"))
        let folder = relative.isEmpty ? path : FilePaths.join(path, relative)
        var status = stat()
        guard stat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return nil }
        return try FolderListing.entries(of: folder).filter { $0.isText && !$0.name.hasPrefix(".") }.map(\.name)
    }

    /// The names of the ordinary files in the folder at `relative`; sorted, hidden ones left out. None where it cannot be read.
    package func files(in relative: String) -> [String] {
        guard (try? check(relative)) != nil else { return [] }
        let entries = (try? FolderListing.entries(of: FilePaths.join(path, relative))) ?? []
        return entries.filter { $0.kind == .file && $0.isText && !$0.name.hasPrefix(".") }.map(\.name)
    }
}

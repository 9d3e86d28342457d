import Foundation

/// The file that a path leads to, however it is spelled: two paths of one file are equal.
package enum FileIdentity: Hashable, Sendable {
    /// The file that is there, by its device and its number: also the same under the names of hard links.
    case existing(device: UInt64, number: UInt64)
    /// Nothing is there yet; the path without links, `.` and `..`.
    case absent(String)

    package init(_ path: String) {
        var status = stat()
        if stat(path, &status) == 0 {
            self = .existing(device: UInt64(status.st_dev), number: UInt64(status.st_ino))
            return
        }
        let name = path.split(separator: "/").last.map(String.init) ?? ""
        let folder = FilePaths.folder(of: path)
        if let resolved = realpath(folder, nil) {
            defer { free(resolved) }
            self = .absent(FilePaths.join(String(cString: resolved), name))
        } else if folder != path, case .absent(let start) = FileIdentity(folder) {
            self = .absent(FilePaths.join(start, name))
        } else {
            self = .absent(path)
        }
    }

    /// Returns whether a file lies in a folder, or in one below, however the two are spelled. Neither need be there yet.
    package static func of(_ file: String, isBelow folder: String) -> Bool {
        let root = FileIdentity(folder)
        if case .absent(let root) = root {
            if case .absent(let path) = FileIdentity(file) { return path.hasPrefix(root + "/") }
            return false
        }
        // Of folders that are not there the path says where they will be, of others the disk.
        var inner = FilePaths.folder(of: file)
        while case .absent = FileIdentity(inner) { inner = FilePaths.folder(of: inner) }
        var place = FileIdentity(inner)
        while place != root {
            inner += "/.."
            let outer = FileIdentity(inner)
            if outer == place { return false }
            place = outer
        }
        return true
    }
}

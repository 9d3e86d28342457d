import Foundation

/// Writes files so that a reader, or a crash, never meets half of one.
package enum AtomicFile {
    /// The choice whether the bytes must be on the disk before the file has its name.
    package enum Durability: Hashable, Sendable {
        /// The bytes reach the disk when the system sees fit: enough for what can be made again.
        case ordinary
        /// The bytes are on the disk first, so that even a loss of power leaves either the old file or the new one.
        case synchronized
    }

    /// Puts `bytes` at `path`, in place of the file that may be there, whose permissions stay.
    ///
    /// The bytes go to a hidden file in the same folder, which then takes the name. If writing fails the hidden file is
    /// taken away and the old one is as it was. A link is followed within its folder, and refused where it leads out of
    /// it; see ``RootFolder`` for files below a folder. A device or a pipe is written to as it is.
    ///
    /// - Parameter makingFolders: True to make folders on the way that do not exist.
    package static func write(
        _ bytes: [UInt8], to path: String, durability: Durability = .ordinary, makingFolders: Bool = false
    ) throws(FileError) {
        if makingFolders { try makeFolder(FilePaths.folder(of: path)) }
        try replace(path, durability: durability) { (descriptor) throws(FileError) in
            try writeAll(bytes, to: descriptor, path: path)
        }
    }

    /// Makes the folder at `path` and those above it, where they do not exist.
    package static func makeFolder(_ path: String) throws(FileError) {
        var status = stat()
        if stat(path, &status) == 0 {
            if status.st_mode & S_IFMT == S_IFDIR { return }
            throw FileError(.write, path, .notAFolder)
        }
        let parent = FilePaths.folder(of: path)
        if parent != path { try makeFolder(parent) }
        // Another process may have been first.
        guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw FileError(.write, path, errno: errno) }
    }

    /// Takes away the file at `path`, where there is one.
    package static func remove(_ path: String) throws(FileError) {
        guard unlink(path) == 0 || errno == ENOENT || errno == ENOTDIR else {
            throw FileError(.remove, path, errno: errno)
        }
    }

    /// Gives `path` the contents that `fill` writes to the descriptor; nothing stays behind where it throws.
    static func replace(
        _ path: String, durability: Durability, filling fill: (Int32) throws(FileError) -> Void
    ) throws(FileError) {
        var status = stat()
        let exists = stat(path, &status) == 0
        if exists, status.st_mode & S_IFMT == S_IFDIR { throw FileError(.write, path, .isFolder) }
        if exists, status.st_mode & S_IFMT != S_IFREG || WholeFile.isGivenOpen(path) {
            let descriptor = open(path, O_WRONLY | O_CLOEXEC)
            guard descriptor >= 0 else { throw FileError(.write, path, errno: errno) }
            defer { close(descriptor) }
            return try fill(descriptor)
        }
        let name = path.split(separator: "/").last.map(String.init) ?? ""
        try RootFolder(FilePaths.folder(of: path))
            .replace(name, durability: durability, makingFolders: false, filling: fill)
    }

    /// Does as ``replace(_:durability:filling:)`` for the file `name`, which is no link, in an open folder.
    static func replace(
        _ name: String, in folder: Int32, shownAs path: String, durability: Durability,
        filling fill: (Int32) throws(FileError) -> Void
    ) throws(FileError) {
        var status = stat()
        let exists = fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0
        if exists { try WholeFile.checkKind(status, .write, path) }
        let (temporary, descriptor) = try TemporaryFile.make(in: folder, for: path)
        // Its lock is held until it has its name, or is gone.
        defer { close(descriptor) }
        var isDone = false
        defer { if !isDone { unlinkat(folder, temporary, 0) } }
        try fill(descriptor)
        if exists { fchmod(descriptor, status.st_mode & 0o777) }
        if durability == .synchronized, fsync(descriptor) != 0 { throw FileError(.write, path, errno: errno) }
        guard renameat(folder, temporary, folder, name) == 0 else { throw FileError(.write, path, errno: errno) }
        isDone = true
    }

    package static func writeAll(_ bytes: [UInt8], to descriptor: Int32, path: String) throws(FileError) {
        var failure: Int32?
        bytes.withUnsafeBytes { buffer in
            guard let start = buffer.baseAddress else { return }
            var offset = 0
            while offset < buffer.count {
                let written = Foundation.write(descriptor, start + offset, buffer.count - offset)
                if written >= 0 {
                    offset += written
                } else if errno != EINTR {
                    failure = errno
                    return
                }
            }
        }
        if let failure { throw FileError(.write, path, errno: failure) }
    }
}

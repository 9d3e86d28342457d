import Foundation

/// Hidden files that are filled before they take the name of another.
///
/// The writer of one holds a lock of the system on the open file, which goes with the process however that ends. So whoever finds
/// one can tell whether somebody is still at it: in another container, or on another machine, as well as here, where numbers
/// of processes say nothing.
package enum TemporaryFile {
    private static let (prefix, suffix) = (".tintype-", ".tmp")

    /// Makes a file in an open folder, under a name that nobody else has or can guess, and locks it.
    static func make(in folder: Int32, for path: String) throws(FileError) -> (name: String, descriptor: Int32) {
        while true {
            let name = prefix + randomText() + suffix
            let descriptor = openat(folder, name, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
            guard descriptor >= 0 else {
                if errno == EEXIST || errno == EINTR { continue }
                throw FileError(.write, path, errno: errno)
            }
            // A file system without locks has none that others could take either.
            while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
            var status = stat()
            // Between its making and its locking somebody may have taken it for one that was left.
            if fstat(descriptor, &status) == 0, status.st_nlink > 0 { return (name, descriptor) }
            close(descriptor)
        }
    }

    /// Takes away, in `folder` and not below it, the files whose writers are gone. Files that cannot be removed stay.
    package static func removeLeftovers(in folder: String) {
        removeLeftovers(among: (try? FolderListing.entries(of: folder)) ?? [], in: folder)
    }

    /// As ``removeLeftovers(in:)`` for a folder that was listed already.
    package static func removeLeftovers(among entries: [FolderListing.Entry], in folder: String) {
        for entry in entries where isOurs(entry) { removeLeftover(FilePaths.join(folder, entry.name)) }
    }

    /// Does as ``removeLeftovers(in:)``, in all folders below `root` as well, but for hidden ones and those of the name
    /// `others`. Links are not followed.
    package static func removeLeftovers(below root: String, but others: String? = nil) {
        var folders = [root]
        while let folder = folders.popLast() {
            for entry in (try? FolderListing.entries(of: folder)) ?? [] {
                let path = FilePaths.join(folder, entry.name)
                if isOurs(entry) { removeLeftover(path) }
                if entry.kind == .folder, entry.name != others, !entry.name.hasPrefix(".") { folders.append(path) }
            }
        }
    }

    private static func removeLeftover(_ path: String) {
        let descriptor = open(path, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return }
        // While the lock was waited for the file may have got its name.
        var (own, named) = (stat(), stat())
        guard fstat(descriptor, &own) == 0, lstat(path, &named) == 0, own.st_dev == named.st_dev,
            own.st_ino == named.st_ino
        else { return }
        unlink(path)
    }

    private static func isOurs(_ entry: FolderListing.Entry) -> Bool {
        let name = entry.name
        guard entry.kind == .file, name.hasPrefix(prefix), name.hasSuffix(suffix) else { return false }
        let middle = name.dropFirst(prefix.count).dropLast(suffix.count)
        return middle.utf8.count == 32 && middle.allSatisfy { $0.isASCII && $0.isHexDigit }
    }

    /// 128 random bits in hexadecimal digits.
    private static func randomText() -> String {
        (0..<2).map { _ in
            let digits = String(UInt64.random(in: .min ... .max), radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }
}

import Foundation

/// Reads a file at once.
package enum WholeFile {
    /// The most bytes of a file where nothing less is said: more than any golden, results or font have.
    package static let limit = 1 << 28

    /// The bytes of the file at `path`, nil where there is none. Links are followed: it is for files that the user
    /// named. Files below a folder are read by ``RootFolder``.
    ///
    /// Pipes and devices are refused, and never waited for, but for those that the process was given open (`/dev/stdin`,
    /// `/dev/fd/…`).
    ///
    /// - Parameter limit: The most bytes that it may have.
    /// - Throws: ``FileError`` where there is something that cannot be read.
    package static func read(_ path: String, limit: Int = WholeFile.limit) throws(FileError) -> [UInt8]? {
        let isGiven = isGivenOpen(path)
        var status = stat()
        guard stat(path, &status) == 0 else {
            if errno == ENOENT || errno == ENOTDIR { return nil }
            throw FileError(.read, path, errno: errno)
        }
        if !isGiven { try checkKind(status, .read, path) }
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | (isGiven ? 0 : O_NONBLOCK))
        guard descriptor >= 0 else { throw FileError(.read, path, errno: errno) }
        defer { close(descriptor) }
        return try contents(of: descriptor, limit: limit, path: path, isGiven: isGiven)
    }

    /// Makes sure that an ordinary file that can be opened is at `path`, for libraries that open it themselves.
    package static func check(_ path: String) throws(FileError) {
        var status = stat()
        guard stat(path, &status) == 0 else {
            throw errno == ENOENT ? FileError(.read, path, .missing) : FileError(.read, path, errno: errno)
        }
        try checkKind(status, .read, path)
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw FileError(.read, path, errno: errno) }
        close(descriptor)
    }

    /// True where `path` names a descriptor that the process was started with, as the shell's `<( … )` does.
    package static func isGivenOpen(_ path: String) -> Bool {
        ["/dev/stdin", "/dev/stdout", "/dev/stderr"].contains(path)
            || ["/dev/fd/", "/proc/self/fd/"].contains { path.hasPrefix($0) }
    }

    /// - Throws: ``FileError`` for anything but an ordinary file.
    static func checkKind(
        _ status: stat, _ operation: FileError.Operation, _ path: String
    ) throws(FileError) {
        switch status.st_mode & S_IFMT {
        case S_IFREG: return
        case S_IFDIR: throw FileError(operation, path, .isFolder)
        case S_IFIFO: throw FileError(operation, path, .notAFile("a pipe"))
        case S_IFSOCK: throw FileError(operation, path, .notAFile("a socket"))
        case S_IFLNK: throw FileError(operation, path, .link)
        default: throw FileError(operation, path, .notAFile("a device"))
        }
    }

    /// All bytes of an open file.
    ///
    /// - Parameter isGiven: True if it may be anything that ends, such as a pipe.
    static func contents(
        of descriptor: Int32, limit: Int, path: String, isGiven: Bool = false
    ) throws(FileError) -> [UInt8] {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw FileError(.read, path, errno: errno) }
        if isGiven, status.st_mode & S_IFMT == S_IFDIR { throw FileError(.read, path, .isFolder) }
        if !isGiven { try checkKind(status, .read, path) }
        guard status.st_size <= limit else { throw FileError(.read, path, .tooLarge(limit: limit)) }
        var bytes: [UInt8] = []
        // One more than the size, so that the end is seen without another round.
        var room = max(Int(status.st_size) + 1, 4096)
        while true {
            var failure: Int32?
            let part = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
                repeat {
                    let got = Foundation.read(descriptor, buffer.baseAddress! + count, room - count)
                    if got > 0 { count += got }
                    if got == 0 { break }
                    if got < 0, errno != EINTR { failure = errno }
                } while count < room && failure == nil
            }
            if let failure { throw FileError(.read, path, errno: failure) }
            if bytes.isEmpty { bytes = part } else { bytes += part }
            // It may grow while it is read, or be a pipe.
            guard bytes.count <= limit else { throw FileError(.read, path, .tooLarge(limit: limit)) }
            if part.count < room { return bytes }
            room = min(room * 2, limit - bytes.count + 1)
        }
    }
}

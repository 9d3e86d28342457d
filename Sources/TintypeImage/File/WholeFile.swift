import Foundation

/// Reads a file at once.
package enum WholeFile {
    /// The bytes of the file at `path`, nil where there is none.
    ///
    /// - Throws: ``FileError`` where there is something that cannot be read.
    package static func read(_ path: String) throws(FileError) -> [UInt8]? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            if errno == ENOENT || errno == ENOTDIR { return nil }
            throw FileError(.read, path, errno: errno)
        }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw FileError(.read, path, errno: errno) }
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
            if part.count < room { return bytes }
            room *= 2
        }
    }
}

import Foundation
import TintypeImage

/// Keeps two commands that show one app from making its files at once: an agent's and a page's, say.
enum BuildLock {
    /// Runs `body` while no other process, and no other thread, that asks for the same folder does.
    ///
    /// The lock is one of the system's, which goes with the process that holds it, however that ends.
    ///
    /// - Throws: `FileError` where the folder cannot be written, and the errors of `body`.
    static func held<Result>(in folder: String, _ body: () throws -> Result) throws -> Result {
        try AtomicFile.makeFolder(folder)
        let path = FilePaths.join(folder, "lock")
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw FileError(.write, path, errno: errno) }
        defer { close(descriptor) }
        while flock(descriptor, LOCK_EX) != 0 {
            guard errno == EINTR else { throw FileError(.write, path, errno: errno) }
        }
        return try body()
    }
}

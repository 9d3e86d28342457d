import Foundation
package import TintypeImage

/// A folder whose contents are not trusted: no link in it is followed, and nothing but ordinary files is read.
package struct JailedFolder: Hashable, Sendable {
    package let root: String

    package init(_ root: String) {
        self.root = root
    }

    /// Why a file in the folder is not read.
    package enum Problem: Error, Hashable, Sendable {
        /// A symbolic link, a device or a folder stands where the file or a folder on the way to it belongs.
        case notAFile(String)
        /// The file has more bytes than `limit`.
        case tooLarge(String, limit: Int)
        case file(FileError)
    }

    /// The bytes of the file at `path`; nil where there is none.
    ///
    /// - Parameter limit: The most bytes that it may have.
    package func read(_ path: JailedPath, limit: Int) throws(Problem) -> [UInt8]? {
        let components = path.components
        var folder = open(root, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else {
            if errno == ENOENT { return nil }
            throw failed(path)
        }
        defer { close(folder) }
        for component in components.dropLast() {
            let next = openat(folder, component, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
            guard next >= 0 else { return try missing(path) }
            close(folder)
            folder = next
        }
        // Opening a pipe would wait for its writer.
        let file = openat(
            folder, components[components.count - 1], O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else { return try missing(path) }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else { throw failed(path) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile(path.text) }
        guard status.st_size <= limit else { throw .tooLarge(path.text, limit: limit) }
        return try contents(of: file, path, size: Int(status.st_size), limit: limit)
    }

    /// The names of the ordinary files in the folder at `path`, or in this one; sorted, hidden ones left out.
    package func files(in path: JailedPath? = nil) -> [String] {
        let folder = path.map { FilePaths.join(root, $0.text) } ?? root
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { name in
            var status = stat()
            return !name.hasPrefix(".") && lstat(FilePaths.join(folder, name), &status) == 0
                && status.st_mode & S_IFMT == S_IFREG
        }
        .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    private func contents(of file: Int32, _ path: JailedPath, size: Int, limit: Int) throws(Problem) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: size)
        var count = 0
        while count < size {
            let got = bytes.withUnsafeMutableBytes { Foundation.read(file, $0.baseAddress! + count, size - count) }
            if got == 0 { break }
            if got > 0 { count += got } else if errno != EINTR { throw failed(path) }
        }
        // A file that grows while it is read is read as it was.
        return count == size ? bytes : Array(bytes[..<count])
    }

    private func missing(_ path: JailedPath) throws(Problem) -> [UInt8]? {
        switch errno {
        case ENOENT: return nil
        case ENOTDIR, ELOOP: throw .notAFile(path.text)
        default: throw failed(path)
        }
    }

    private func failed(_ path: JailedPath) -> Problem {
        .file(FileError(.read, FilePaths.join(root, path.text), .other(String(cString: strerror(errno)))))
    }
}

extension JailedFolder.Problem {
    /// What is wrong, without a final stop.
    package var message: String {
        switch self {
        case .notAFile(let path): "\(path) is no ordinary file, or is reached through a link"
        case .tooLarge(let path, let limit): "\(path) has more than \(limit) bytes"
        case .file(let error): error.message
        }
    }
}

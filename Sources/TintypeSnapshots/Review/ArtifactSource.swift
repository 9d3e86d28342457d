import Foundation
import TintypeImage

/// A folder or a zip file that came from elsewhere, as a set of named files.
enum ArtifactSource: Sendable {
    case folder(JailedFolder)
    case archive(ZipArchive)

    /// - Throws: ``ArtifactError``.
    init(_ path: String, limits: ArtifactLimits) throws(ArtifactError) {
        var status = stat()
        guard stat(path, &status) == 0 else { throw .notFound(path) }
        if status.st_mode & S_IFMT == S_IFDIR {
            self = .folder(JailedFolder(path))
            return
        }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .notFound(path) }
        guard status.st_size <= limits.totalBytes else { throw .limit("it has more than \(limits.totalBytes) bytes") }
        do {
            self = .archive(try ZipArchive(try WholeFile.read(path) ?? [], limits: limits))
        } catch let error as ArtifactError {
            throw error
        } catch let error as FileError {
            throw .file(error)
        } catch {
            preconditionFailure("nothing else is thrown: \(error)")
        }
    }

    /// The folder in it that holds `results.json`: empty for the top.
    func home() throws(ArtifactError) -> String {
        let name = "results.json"
        switch self {
        case .folder(let folder):
            // A folder of artifacts is recognised one level down, and no deeper.
            let inside = (try? FileManager.default.contentsOfDirectory(atPath: folder.root)) ?? []
            if inside.contains(name) { return "" }
            let found = inside.filter { FileManager.default.fileExists(atPath: "\(folder.root)/\($0)/\(name)") }
            if found.count > 1 { throw .manyResults }
            guard let first = found.first else { throw .noResults }
            return first + "/"
        case .archive(let archive):
            let found = archive.names.filter { $0 == name || $0.hasSuffix("/" + name) }
            if found.contains(name) { return "" }
            if found.count > 1 { throw .manyResults }
            guard let first = found.first else { throw .noResults }
            return String(first.dropLast(name.count))
        }
    }

    /// The bytes of a file; nil where there is none.
    func read(_ name: String, limit: Int) throws(ArtifactError) -> [UInt8]? {
        guard let path = JailedPath(name) else { throw .name(name, "is no plain path below the folder") }
        switch self {
        case .archive(let archive): return try archive.read(name, limit: limit)
        case .folder(let folder):
            do throws(JailedFolder.Problem) {
                return try folder.read(path, limit: limit)
            } catch {
                switch error {
                case .tooLarge: throw .limit("\(ReviewError.shown(name)) has more than \(limit) bytes")
                case .notAFile: throw .name(name, "is no ordinary file, or is reached through a link")
                case .file(let error): throw .file(error)
                }
            }
        }
    }

    /// The results of tests in the folder `home`.
    func testResults(in home: String) -> [String] {
        let start = home + "tests/"
        switch self {
        case .archive(let archive):
            return archive.names.filter { $0.hasPrefix(start) && $0.hasSuffix(".json") }
        case .folder(let folder):
            guard let path = JailedPath(String(start.dropLast())) else { return [] }
            return folder.files(in: path).filter { $0.hasSuffix(".json") }.map { start + $0 }
        }
    }
}

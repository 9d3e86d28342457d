import Foundation
import TintypeImage

/// A folder or a zip file that came from elsewhere, as a set of named files.
enum ArtifactSource: Sendable {
    case folder(RootFolder)
    case archive(ZipArchive)

    /// - Throws: ``ArtifactError``.
    init(_ path: String, limits: ArtifactLimits) throws(ArtifactError) {
        var status = stat()
        guard stat(path, &status) == 0 else { throw .notFound(path) }
        if status.st_mode & S_IFMT == S_IFDIR {
            self = .folder(RootFolder(path, links: .refused))
            return
        }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .notFound(path) }
        guard status.st_size <= limits.totalBytes else { throw .limit("it has more than \(limits.totalBytes) bytes") }
        do {
            self = .archive(try ZipArchive(try WholeFile.read(path, limit: limits.totalBytes) ?? [], limits: limits))
        } catch let error as ArtifactError {
            throw error
        } catch let error as FileError {
            throw .file(error)
        } catch {
            preconditionFailure("nothing else is thrown: \(error)")
        }
    }

    /// The folder in it that holds the results, `results.json` or those of tests: empty for the top.
    func home() throws(ArtifactError) -> String {
        switch self {
        case .folder(let folder):
            // A folder of artifacts is recognised one level down, and no deeper.
            let inside = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            let homes = [""] + inside.sorted().map { $0 + "/" }
            return try Self.home(
                among: homes.filter { home in
                    FileManager.default.fileExists(atPath: "\(folder.path)/\(home)results.json")
                        || !testResults(in: home).isEmpty
                })
        case .archive(let archive):
            let homes = archive.names.compactMap { name -> String? in
                if name == "results.json" || name.hasSuffix("/results.json") { return String(name.dropLast(12)) }
                guard name.hasSuffix(".json") else { return nil }
                let parts = name.split(separator: "/", omittingEmptySubsequences: false)
                guard parts.count > 1, parts[parts.count - 2] == "tests" else { return nil }
                return parts.dropLast(2).map { $0 + "/" }.joined()
            }
            return try Self.home(among: Array(Set(homes)))
        }
    }

    /// The top where it is among them, else the only one.
    private static func home(among homes: [String]) throws(ArtifactError) -> String {
        if homes.contains("") { return "" }
        if homes.count > 1 { throw .manyResults }
        guard let first = homes.first else { throw .noResults }
        return first
    }

    /// The bytes of a file; nil where there is none.
    func read(_ name: String, limit: Int) throws(ArtifactError) -> [UInt8]? {
        guard let path = JailedPath(name) else { throw .name(name, "is no plain path below the folder") }
        switch self {
        case .archive(let archive): return try archive.read(name, limit: limit)
        case .folder(let folder):
            do {
                return try folder.read(path.text, limit: limit)
            } catch {
                switch error.problem {
                case .tooLarge: throw .limit("\(ReviewError.shown(name)) has more than \(limit) bytes")
                case .notAFile, .isFolder, .link: throw .name(name, "is no ordinary file, or is reached through a link")
                default: throw .file(error)
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
            return folder.files(in: path.text).filter { $0.hasSuffix(".json") }.map { start + $0 }
        }
    }
}

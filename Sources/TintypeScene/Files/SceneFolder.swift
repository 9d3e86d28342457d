import Foundation
import TintypeImage

/// The folder of a scene file: what the scene names is read from there, and nothing outside of its root.
package protocol SceneFolder {
    /// The bytes of a file; nil where there is none.
    ///
    /// - Parameters:
    ///   - path: Relative to the folder, with `/`; it may hold `..` as long as it stays in the root.
    ///   - limit: The most bytes that it may have.
    /// - Throws: An error whose description says why the file cannot be read, e.g. that it lies outside of the root.
    func read(_ path: String, limit: Int) throws -> [UInt8]?

    /// The pictures and colours of a folder, or of an asset catalogue; nil where there is none.
    ///
    /// - Throws: An error as for a file.
    func assets(_ path: String) throws -> (any SceneAssets)?
}

/// The files that a scene reads. Confined to one task.
final class SceneFiles {
    private let folder: (any SceneFolder)?
    /// The folders of pictures and colours that were found, by their paths from the scene's folder.
    private(set) var assets: [String: any SceneAssets] = [:]
    /// Indicates whether an expression names files: which ones is known only when the scene is drawn.
    var hasComputedNames = false

    /// - Parameter folder: nil for a scene that is no file, and can read none.
    init(_ folder: (any SceneFolder)?) {
        self.folder = folder
    }

    /// The bytes of a file that a scene names.
    ///
    /// - Parameters:
    ///   - path: As it is written.
    ///   - base: The folder of the file that names it, relative to the scene's; empty for the scene's own.
    /// - Throws: ``Problem``.
    func read(_ path: String, from base: String, limit: Int) throws(Problem) -> (path: String, bytes: [UInt8]) {
        let (full, bytes) = try find(path, from: base) { try $0.read($1, limit: limit) }
        guard let bytes else {
            throw Problem("there is no file \"\(full.abbreviated)\"", "a path is relative to the scene's file")
        }
        return (full, bytes)
    }

    /// The pictures and colours of a folder that a scene names; nil where there is none.
    ///
    /// - Throws: ``Problem``.
    func assets(_ path: String, from base: String) throws(Problem) -> (path: String, assets: any SceneAssets)? {
        let (full, found) = try find(path, from: base) { try assets[$1] ?? $0.assets($1) }
        assets[full] = found
        return found.map { (full, $0) }
    }

    /// The file or the folder at a path that a scene names.
    private func find<Found>(
        _ path: String, from base: String, _ read: (any SceneFolder, String) throws -> Found
    ) throws(Problem) -> (path: String, found: Found) {
        guard let folder else {
            throw Problem("the scene has no folder to read \"\(path.abbreviated)\" from", "write it into a file")
        }
        if path.contains("://") {
            throw Problem(
                "\"\(path.abbreviated)\" is an address, and nothing is fetched",
                "put the file beside the scene and name it by its path")
        }
        guard !path.hasPrefix("/") else {
            throw Problem(
                "\"\(path.abbreviated)\" is a path from the system's root", "a path is relative to the scene's file")
        }
        let full = base.isEmpty ? path : "\(base)/\(path)"
        do {
            return (full, try read(folder, full))
        } catch let error as FileError where error.leavesFolder {
            throw Problem(
                "\"\(full.abbreviated)\" lies outside of the scene's root",
                "a scene reads what is below the folder that it is drawn from, and no link leads out of that")
        } catch {
            // A message may bring its remedy along, below it.
            let parts = "\(error)".components(separatedBy: "\nhint: ")
            throw Problem("\"\(full.abbreviated)\" cannot be read: \(parts[0])", parts.count > 1 ? parts[1] : nil)
        }
    }

    /// A file that cannot be read.
    struct Problem: Error {
        let message: String
        let hint: String?

        init(_ message: String, _ hint: String?) {
            self.message = message
            self.hint = hint
        }
    }
}

extension SceneChecker {
    /// The bytes of the file that a value names; nil after a report.
    ///
    /// - Parameter limit: The most bytes; of a scene file as many as one may have.
    func file(_ path: String, at place: ScenePlace, limit: Int? = nil) -> (path: String, bytes: [UInt8])? {
        do throws(SceneFiles.Problem) {
            return try files.read(path, from: folderPath, limit: limit ?? limits.fileBytes)
        } catch {
            diagnostics.error(error.message, at: place, hint: error.hint)
            return nil
        }
    }
}

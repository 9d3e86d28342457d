import Foundation

/// The fonts that a program declares for all that it draws from then on, as Apple's font manager has them: one list for the
/// process, which only grows.
package final class ProgramFonts: Sendable {
    package static let shared = ProgramFonts()

    /// A lock of the system's, which the thread sanitizer knows: it takes what a `Mutex` guards on Linux for a race.
    private let lock = NSLock()
    /// Only read and written under the lock, as is what follows.
    nonisolated(unsafe) private var declared: [String] = []
    /// The resources made so far, by their files: fonts are hashed and opened once.
    nonisolated(unsafe) private var made: [[String]: RenderResources] = [:]

    package init() {}

    /// Absolute paths, in the order of declaration.
    package var files: [String] { lock.withLock { declared } }

    /// Declares fonts: files, or folders of them. Those that are declared already count once.
    ///
    /// - Throws: ``FontSetError`` for what is no font; then none of them is declared.
    package func register(_ paths: [String]) throws {
        let files = try FontFiles.expanding(paths)
        try lock.withLock {
            let new = declared + files.filter { !declared.contains($0) }
            _ = try resources(of: new)
            declared = new
        }
    }

    /// The resources of pictures; `files` are absolute paths of further fonts.
    ///
    /// - Throws: ``FontSetError`` where the default fonts are missing, or a file is no font.
    package func resources(adding files: [String] = []) throws -> RenderResources {
        try lock.withLock { try resources(of: declared + files) }
    }

    /// The families that texts can be set in; none where the default fonts are missing.
    package var families: [String] { (try? resources())?.fonts.families ?? [] }

    /// The names of a family's faces, `Inter-SemiBold`, each once; none for a family that is not there.
    package func faceNames(ofFamily family: String) -> [String] {
        let faces = (try? resources())?.fonts.faces ?? []
        return faces.reduce(into: []) { names, face in
            if face.family == family, !names.contains(face.name) { names.append(face.name) }
        }
    }

    private func resources(of files: [String]) throws -> RenderResources {
        if let known = made[files] { return known }
        let resources = try RenderResources(declaring: files)
        made[files] = resources
        return resources
    }
}

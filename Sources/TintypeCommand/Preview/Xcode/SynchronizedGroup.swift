import TintypeGraphics
import TintypeImage

/// A folder of a project that follows the disk, as one target has it.
///
/// The files that a project names as exceptions are those that the folder's own targets do without, and those that other targets take.
struct SynchronizedGroup {
    /// nil where it is not there.
    private let folder: String?
    private let exceptions: [String]
    /// The folders in it that bundles have as they are.
    private let explicitFolders: [String]

    /// - Parameters:
    ///   - id: The id of the group.
    ///   - target: That of the target.
    init(_ id: String, of target: String, in project: XcodeProject) {
        folder = project.path(of: id)
        let sets = (project[id]?["exceptions"]?.texts ?? []).compactMap { project[$0] }
        exceptions = sets.filter { $0["target"]?.text == target }.flatMap { $0["membershipExceptions"]?.texts ?? [] }
        explicitFolders = project[id]?["explicitFolders"]?.texts ?? []
    }

    /// Adds all files but the exceptions.
    ///
    /// - Throws: `FileError` where a folder cannot be listed.
    func addAll(to files: inout XcodeTarget.Files) throws {
        guard let folder, (try? FolderListing.entries(of: folder)) != nil else { return }
        let kept = Set(explicitFolders.map { FilePaths.join(folder, $0) })
        let walk = try FolderWalk(folder) { !isException($0) && !kept.contains($0) }
        files.sources += walk.sources
        files.resources += walk.resources
        files.folders += kept.sorted().filter { !isException($0) }.map(XcodeTarget.folder)
    }

    /// Adds the exceptions alone.
    ///
    /// - Throws: `FileError` where a folder cannot be listed.
    func addNamed(to files: inout XcodeTarget.Files) throws {
        guard let folder, !exceptions.isEmpty, (try? FolderListing.entries(of: folder)) != nil else { return }
        let walk = try FolderWalk(folder)
        files.sources += walk.sources.filter(isException)
        files.resources += walk.resources.filter(isException)
    }

    /// Returns whether a path is named, or lies in a folder that is. Files of languages are named without theirs.
    private func isException(_ path: String) -> Bool {
        guard let folder else { return false }
        return exceptions.contains { name in
            guard name.hasPrefix(Self.localized) else {
                let whole = FilePaths.join(folder, name)
                return path == whole || path.hasPrefix(whole + "/")
            }
            let parts = path.dropFirst(folder.count + 1).split(separator: "/").filter { !$0.hasSuffix(".lproj") }
            return path.contains(".lproj/") && parts.joined(separator: "/") == name.dropFirst(Self.localized.count)
        }
    }

    private static let localized = "/Localized: "
}

import Foundation
package import TintypeImage

/// A folder of goldens.
package struct SnapshotStore: Hashable, Sendable {
    /// The folder; it need not exist yet.
    package let root: String
    private let links: RootFolder.Links

    /// - Parameter links: The links that are followed on reading. On writing no other is than those that stay in the folder.
    package init(root: String, links: RootFolder.Links = .inside) {
        self.root = root
        self.links = links
    }

    /// The path of the golden of `name`, existing or not.
    package func path(for name: SnapshotName) -> String {
        FilePaths.join(root, name.relativePath)
    }

    /// The golden of `name`, nil where there is none.
    ///
    /// - Throws: ``SnapshotError`` where the file cannot be read, or is no picture.
    package func golden(for name: SnapshotName) throws(SnapshotError) -> StoredSnapshot? {
        guard let bytes = try read(at: name.relativePath) else { return nil }
        do {
            return try StoredSnapshot(bytes: bytes)
        } catch let error as PNGError {
            throw .unreadableGolden(path: path(for: name), error)
        } catch {
            preconditionFailure("reading a picture throws nothing but PNGError")
        }
    }

    /// Makes `bytes` the golden of `name`, at once or not at all. A file that holds them already is not touched.
    ///
    /// - Returns: True if the file was written.
    /// - Throws: ``SnapshotError``, also where another golden differs from this one in the case of letters alone.
    @discardableResult
    package func write(_ bytes: [UInt8], for name: SnapshotName) throws(SnapshotError) -> Bool {
        try write(bytes, at: name.relativePath)
    }

    /// Makes `bytes` the golden at `relativePath` below the root, as ``write(_:for:)`` does.
    @discardableResult
    package func write(_ bytes: [UInt8], at relativePath: String) throws(SnapshotError) -> Bool {
        let path = FilePaths.join(root, relativePath)
        let (other, neighbours) = surroundings(of: relativePath)
        if let other { throw .nameCollision(path: path, other: FilePaths.join(root, other)) }
        if try read(at: relativePath) == bytes { return false }
        TemporaryFile.removeLeftovers(among: neighbours, in: FilePaths.folder(of: path))
        do {
            try RootFolder(root).write(bytes, to: relativePath, durability: .synchronized)
        } catch {
            throw .file(error)
        }
        return true
    }

    /// Takes the golden at `relativePath` away, where there is one, and folders that are empty then.
    package func remove(at relativePath: String) throws(SnapshotError) {
        do {
            try RootFolder(root).remove(relativePath)
        } catch {
            throw .file(error)
        }
        var folder = FilePaths.folder(of: relativePath)
        while folder != ".", folder != "/", rmdir(FilePaths.join(root, folder)) == 0 {
            folder = FilePaths.folder(of: folder)
        }
    }

    /// The paths of all goldens, relative to the root, sorted by their bytes. Hidden files and folders are left out.
    package func existing() -> [String] {
        let paths = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
        return
            paths
            .filter { path in
                path.hasSuffix(".png") && !path.split(separator: "/").contains { $0.hasPrefix(".") }
                    && !isFolder(FilePaths.join(root, path))
            }
            .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// The file at `relativePath` below the root; nil where there is none.
    package func read(at relativePath: String) throws(SnapshotError) -> [UInt8]? {
        do {
            return try RootFolder(root, links: links).read(relativePath)
        } catch {
            throw .file(error)
        }
    }

    private func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// The path of a golden that is not `relativePath`, but would be where case does not count; and what lies in the golden's own
    /// folder. Each folder is listed once.
    private func surroundings(of relativePath: String) -> (collision: String?, entries: [FolderListing.Entry]) {
        let own = FilePaths.folder(of: relativePath)
        var found = [""]
        var neighbours: [FolderListing.Entry] = []
        for component in relativePath.split(separator: "/") {
            let wanted = component.lowercased()
            found = found.flatMap { folder in
                let path = folder.isEmpty ? root : FilePaths.join(root, folder)
                let entries = (try? FolderListing.entries(of: path)) ?? []
                if folder == own || folder.isEmpty && own == "." { neighbours = entries }
                return entries.filter { $0.name.lowercased() == wanted }.map { FilePaths.join(folder, $0.name) }
            }
        }
        return (found.filter { $0 != relativePath }.sorted().first, neighbours)
    }
}

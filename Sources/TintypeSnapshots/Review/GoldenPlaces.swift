import Foundation
import TintypeImage

/// Where the goldens of a run lie on this machine, and which paths may be theirs.
package struct GoldenPlaces: Hashable, Sendable {
    /// The folder that the run started in; what results say about goldens is relative to it.
    package let folder: String
    /// The folder of goldens, relative to ``folder`` or absolute; nil where the run had none, as one of tests alone.
    package let snapshots: String?

    package init(folder: String, snapshots: String?) {
        self.folder = folder
        self.snapshots = snapshots.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Where the golden of a case lies, or would.
    package struct Place: Hashable, Sendable {
        /// The store that it belongs to.
        package var store: SnapshotStore
        /// Its path below the store's root.
        package var relative: JailedPath
        /// As results name it: for people, and for the record of what was replaced.
        package var name: String

        /// For reading and writing.
        package var path: String { FilePaths.join(store.root, relative.text) }
    }

    /// The folder of goldens as a store; nil where there is none.
    package var store: SnapshotStore? { snapshots.map { SnapshotStore(root: below(folder, $0)) } }

    /// Where the golden of `result` lies.
    ///
    /// - Throws: ``ReviewError/outside(path:)`` where the path leaves the folder of goldens or the package, be it by its
    ///   text or by a symbolic link, is hidden, or is no name of a picture.
    package func place(of result: CaseResult) throws(ReviewError) -> Place {
        try place(named: result.files.golden ?? FilePaths.join(snapshots ?? "", result.id))
    }

    /// The place that results call `name`: below the folder of goldens, else below the folder that the run started in.
    package func place(named name: String) throws(ReviewError) -> Place {
        if let store, let snapshots, let rest = Self.rest(of: name, below: snapshots) {
            return try place(rest, in: store, name: name)
        }
        return try place(
            Self.rest(of: name, below: absolute(folder)) ?? name, in: SnapshotStore(root: folder), name: name)
    }

    private func place(_ relative: String, in store: SnapshotStore, name: String) throws(ReviewError) -> Place {
        guard let relative = JailedPath(relative), !relative.isHidden, relative.text.hasSuffix(".png"),
            staysInside(relative, of: store.root)
        else { throw .outside(path: name) }
        return Place(store: store, relative: relative, name: name)
    }

    /// Whether no symbolic link on the way leads out of `root`.
    private func staysInside(_ relative: JailedPath, of root: String) -> Bool {
        guard let home = Self.resolved(root) else { return true }
        var deepest = root
        var status = stat()
        for component in relative.components {
            let next = FilePaths.join(deepest, component)
            guard lstat(next, &status) == 0 else { break }
            deepest = next
        }
        // A link that leads nowhere yet may lead out tomorrow.
        guard let resolved = Self.resolved(deepest) else { return false }
        return resolved == home || resolved.hasPrefix(home == "/" ? home : home + "/")
    }

    private static func resolved(_ path: String) -> String? {
        guard let resolved = realpath(path.isEmpty ? "." : path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    private func absolute(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }

    private func below(_ folder: String, _ path: String) -> String {
        path.hasPrefix("/") ? path : FilePaths.join(folder, path)
    }

    /// What is left of `path` below `folder`, both as text; nil where it does not start so.
    private static func rest(of path: String, below folder: String) -> String? {
        guard path.hasPrefix("/") == folder.hasPrefix("/") else { return nil }
        func parts(_ path: String) -> [Substring] { path.split(separator: "/").filter { $0 != "." } }
        let (path, folder) = (parts(path), parts(folder))
        return path.count > folder.count && path.starts(with: folder)
            ? path.dropFirst(folder.count).joined(separator: "/") : nil
    }
}

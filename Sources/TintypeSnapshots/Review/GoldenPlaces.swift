import Foundation
import TintypeImage

/// The places of a run's goldens on this machine, and the paths that may be theirs.
package struct GoldenPlaces: Hashable, Sendable {
    /// The folder that the run started in; what results say about goldens is relative to it.
    package let folder: String
    /// The folder of goldens, relative to ``folder`` or absolute; nil where the run had none, as one of tests alone.
    package let snapshots: String?

    package init(folder: String, snapshots: String?) {
        self.folder = folder
        self.snapshots = snapshots.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The place of a case's golden, existing or not.
    package struct Place: Hashable, Sendable {
        /// The store that it belongs to.
        package var store: SnapshotStore
        /// Its path below the store's root.
        package var relative: JailedPath
        /// The golden's name in results: for people, and for the record of what was replaced.
        package var name: String

        /// For people.
        package var path: String { FilePaths.join(store.root, relative.text) }

        /// The golden; nil where there is none.
        package func read() throws(ReviewError) -> [UInt8]? {
            do {
                return try store.read(at: relative.text)
            } catch {
                throw .snapshot(error)
            }
        }
    }

    /// The folder of goldens as a store; nil where there is none.
    package var store: SnapshotStore? { snapshots.map { SnapshotStore(root: below(folder, $0)) } }

    /// Takes away what writers of goldens left that were killed.
    func removeLeftovers() {
        if let store { TemporaryFile.removeLeftovers(below: store.root) }
    }

    /// The place of the golden of `result`.
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
        guard let relative = JailedPath(relative), !relative.isHidden, relative.text.hasSuffix(".png") else {
            throw .outside(path: name)
        }
        do {
            try RootFolder(store.root).check(relative.text)
        } catch {
            if case .leavesFolder = error.problem { throw .outside(path: name) }
            throw .file(error)
        }
        return Place(store: store, relative: relative, name: name)
    }

    private func absolute(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }

    private func below(_ folder: String, _ path: String) -> String {
        path.hasPrefix("/") ? path : FilePaths.join(folder, path)
    }

    /// The rest of `path` below `folder`, both as text; nil where it does not start so.
    private static func rest(of path: String, below folder: String) -> String? {
        guard path.hasPrefix("/") == folder.hasPrefix("/") else { return nil }
        func parts(_ path: String) -> [Substring] { path.split(separator: "/").filter { $0 != "." } }
        let (path, folder) = (parts(path), parts(folder))
        return path.count > folder.count && path.starts(with: folder)
            ? path.dropFirst(folder.count).joined(separator: "/") : nil
    }
}

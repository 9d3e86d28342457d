import TintypeImage
import TintypeScene

/// A folder that is read, and the root that nothing that is read may leave.
struct ReadFolder {
    let root: RootFolder
    /// The folder's path, relative to the root.
    var path = ""
    /// Told of all that is looked for; nil where nobody asks.
    var log: ReadLog?

    /// The bytes of a file; nil where there is none.
    ///
    /// - Throws: `FileError`, also for a file outside of the root.
    func read(_ relative: String, limit: Int) throws(FileError) -> [UInt8]? {
        log?.note(FilePaths.join(root.path, full(relative)))
        return try root.read(full(relative), limit: limit)
    }

    /// The names in a folder below, sorted; nil where there is none.
    ///
    /// - Throws: `FileError`, also for a folder outside of the root.
    func names(in relative: String) throws(FileError) -> [String]? {
        log?.note(FilePaths.join(root.path, full(relative)))
        return try root.names(in: full(relative))
    }

    /// A folder below.
    func folder(_ relative: String) -> ReadFolder {
        ReadFolder(root: root, path: full(relative), log: log)
    }

    private func full(_ relative: String) -> String {
        relative.isEmpty ? path : FilePaths.join(path, relative)
    }
}

extension ReadFolder: SceneFolder {
    func assets(_ path: String) throws -> (any SceneAssets)? {
        try names(in: path) == nil ? nil : AssetIndex(folder: folder(path))
    }
}

extension ReadFolder {
    /// The folder of a scene that the user named: it reads below the working folder, or below its own where it lies elsewhere.
    init(ofFile path: String, log: ReadLog? = nil) {
        let folder = FilePaths.folder(of: path)
        let isInside = !path.hasPrefix("/") && !path.split(separator: "/").contains("..")
        self.init(root: RootFolder(isInside ? "." : folder), path: isInside ? folder : "", log: log)
    }
}

import TintypeImage
import TintypeScene

/// The folder of a scene file below the root that the scene must not leave.
struct SceneFileFolder: SceneFolder {
    let root: RootFolder
    /// The folder of the scene's file, relative to the root.
    let path: String

    func read(_ relative: String, limit: Int) throws -> [UInt8]? {
        try root.read(FilePaths.join(path, relative), limit: limit)
    }
}

extension SceneFileFolder {
    /// The folder of a scene that the user named: it reads below the working folder, or below its own where it lies elsewhere.
    init(ofFile path: String) {
        let folder = FilePaths.folder(of: path)
        let isInside = !path.hasPrefix("/") && !path.split(separator: "/").contains("..")
        self.init(root: RootFolder(isInside ? "." : folder), path: isInside ? folder : "")
    }
}

import Foundation
import TintypeImage

/// The checkout that the running command was built of.
struct ToolkitSources {
    /// The folder of `Package.swift`.
    let root: String
    /// The folder for what a build makes.
    let scratch: String

    /// The checkout that a program in this folder comes from: the package around it, or a checkout of it in the build folder of
    /// the package around it; nil where there is none.
    init?(executableFolder: String) {
        var folder = URL(fileURLWithPath: executableFolder).standardizedFileURL
        while folder.path != "/" {
            if Self.isPackage(folder.path) {
                (root, scratch) = (folder.path, folder.path + "/.build")
                return
            }
            let checkout = folder.path + "/checkouts/tintype"
            if Self.isPackage(checkout) {
                root = checkout
                scratch = FilePaths.join(PreviewCache.folder, "builds/" + PreviewCache.key(checkout))
                return
            }
            folder.deleteLastPathComponent()
        }
        // A package beside this one, which has no checkout of it: the folder that this file was compiled in.
        var own = URL(fileURLWithPath: #filePath)
        for _ in 0..<5 { own.deleteLastPathComponent() }
        guard Self.isPackage(own.path) else { return nil }
        root = own.path
        scratch = FilePaths.join(PreviewCache.folder, "builds/" + PreviewCache.key(own.path))
    }

    private static func isPackage(_ folder: String) -> Bool {
        ["Package.swift", "Sources/TintypePreviews"].allSatisfy {
            FileManager.default.fileExists(atPath: folder + "/" + $0)
        }
    }

    /// A text that changes whenever a source does.
    ///
    /// - Throws: `FileError` where the sources cannot be listed.
    func stamp() throws -> String {
        let endings = [".swift", ".c", ".h", ".modulemap", ".yaml", ".txt"]
        // No toolkit is made of these.
        let others = [
            "TintypeCommand/", "TintypeTesting/", "TintypePlugin/", "TintypeBenchmarks/",
        ]
        let sources = try FolderListing.paths(below: root + "/Sources/", ending: endings).filter { path in
            !others.contains(where: path.hasPrefix)
        }
        return PreviewCache.stamp(
            of: [root + "/Package.swift", root + "/Package.resolved"] + sources.map { root + "/Sources/" + $0 })
    }
}

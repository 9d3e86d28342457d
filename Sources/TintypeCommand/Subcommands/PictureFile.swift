import ArgumentParser
import Foundation
import TintypeImage

/// The destination of pictures: a file, a folder, or standard output.
struct PictureFile: Sendable {
    /// A folder has a file for each picture.
    let isFolder: Bool
    private let path: String

    /// - Throws: `ValidationError` where several scenes would go to one file.
    init(_ path: String, scenes: Int, option: String) throws {
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        self.path = path
        self.isFolder = path.hasSuffix("/") || exists && isFolder.boolValue
        guard scenes == 1 || self.isFolder else {
            throw ValidationError("\(scenes) scenes need a folder: end \(option) with a slash")
        }
    }

    /// A picture among those of one scene.
    enum Kind: Sendable {
        /// The only one.
        case still
        /// The frame of that number, from 0.
        case frame(Int)
        /// All frames in one file.
        case animation

        /// The mark between the name and its ending.
        fileprivate var mark: String {
            guard case .frame(let number) = self else { return "" }
            let digits = String(number)
            return "-" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        }

        fileprivate var ending: String { if case .animation = self { ".apng" } else { ".png" } }
    }

    /// - Parameter name: The path in a folder, without its ending.
    /// - Returns: The file that was written; `-` for standard output.
    @discardableResult
    func write(_ bytes: [UInt8], of name: String, _ kind: Kind = .still) throws -> String {
        guard path != "-" else {
            // Whoever reads may take his time.
            SceneGuard.rest()
            Output.bytes(bytes)
            return path
        }
        if isFolder {
            try RootFolder(path).write(bytes, to: name + kind.mark + kind.ending)
        } else {
            try AtomicFile.write(bytes, to: self.path(of: name, kind), makingFolders: true)
        }
        return self.path(of: name, kind)
    }

    /// Writes an animation as it is drawn, so that its length takes no memory; to standard output once it is whole.
    func write(
        _ plan: APNG.Plan, of name: String, draw: (APNGWriter) throws -> [PNGMetadata.Entry]
    ) throws -> String {
        if path == "-" { return try write(try APNG.encode(plan, draw: draw), of: name, .animation) }
        let place: APNG.Place =
            isFolder ? .below(RootFolder(path), name + Kind.animation.ending) : .path(path)
        try APNG.write(plan, to: place, draw: draw)
        return self.path(of: name, .animation)
    }

    /// The file that the picture of that name goes to.
    func path(of name: String, _ kind: Kind = .still) -> String {
        if isFolder { return FilePaths.join(path, name + kind.mark + kind.ending) }
        guard !kind.mark.isEmpty else { return path }
        let file = path.split(separator: "/").last ?? ""
        // A dot at the front is part of the name.
        guard let dot = file.lastIndex(of: "."), dot > file.startIndex else { return path + kind.mark }
        return path[..<dot] + kind.mark + path[dot...]
    }
}

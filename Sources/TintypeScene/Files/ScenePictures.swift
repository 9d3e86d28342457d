import Foundation
import TintypeGraphics
import TintypeImage
import TintypeTree

/// The pictures of the files that a scene names, each read once. Confined to one task.
final class ScenePictures {
    private let files: SceneFiles
    private let folder: String
    private var known: [String: Bitmap] = [:]

    /// - Parameter folder: The folder of the file that names the pictures, relative to the scene's.
    init(_ files: SceneFiles, folder: String) {
        self.files = files
        self.folder = folder
    }

    /// The picture of a file; of a name that ends in `@2x` with two pixels a point.
    func picture(_ path: String, scale: CGFloat?) throws(SceneFiles.Problem) -> AssetPicture {
        AssetPicture(bitmap: try bitmap(path), scale: scale ?? Self.scale(of: path))
    }

    private func bitmap(_ path: String) throws(SceneFiles.Problem) -> Bitmap {
        if let bitmap = known[path] { return bitmap }
        let bytes = try files.read(path, from: folder, limit: WholeFile.limit).bytes
        do {
            let bitmap = try PictureFile.decode(bytes)
            known[path] = bitmap
            return bitmap
        } catch {
            let reason = (error as? PNGError)?.message ?? "\(error)"
            throw SceneFiles.Problem(
                "the picture \"\(path.abbreviated)\" cannot be read: \(reason)", "PNG, JPEG and WebP files are read")
        }
    }

    /// As asset folders have it: `photo@2x.png` has two pixels a point.
    private static func scale(of path: String) -> CGFloat {
        let stem = path.split(separator: "/").last.map { $0.prefix { $0 != "." } } ?? ""
        return stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
    }
}

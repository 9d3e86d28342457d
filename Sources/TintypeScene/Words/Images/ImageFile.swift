import Foundation
import TintypeGraphics
import TintypeTree
import TintypeUI

extension ArgumentSpec {
    /// The arguments of a picture of a file.
    static let imageFile: [ArgumentSpec] = [
        ArgumentSpec("file", .string, "The path of a PNG, JPEG or WebP file, relative to the scene's."),
        ArgumentSpec(
            "scale", .number, "The file's pixels a point; 2 where its name ends in `@2x`.",
            range: Double.leastNonzeroMagnitude...100, default: "1"),
    ]
}

extension StyleForm {
    /// Copies of a picture side by side.
    static let imagePaint = StyleForm(
        "image",
        [
            ArgumentSpec("image", .group(paintedImage), "The picture: the path of a file, or what `Image` has.")
                .required,
            ArgumentSpec(
                "sourceRect", .rect, "The part of the picture that is repeated, in fractions of it; all of it without."),
            ArgumentSpec("scale", .number, "How large it is drawn.", range: 0...1_000, default: "1"),
        ], isFlat: true
    ) { call in
        let (image, rect) = (call.group("image").paintedImage, call.datum("sourceRect"))
        let scale = call.number("scale", default: 1)
        return Argument(fallback: Color.clear) { frame, scope in
            let rect = rect?(frame, scope).rect ?? CGRect(x: 0, y: 0, width: 1, height: 1)
            return ImagePaint(image: image(frame, scope), sourceRect: rect, scale: scale(frame, scope))
        }
    }
}

/// The arguments of a picture that is repeated: `paper.png`, `{file: paper.png, scale: 2}`, `{name: paper}`.
private let paintedImage =
    [ArgumentSpec("name", .string, "The name of a picture among the scene's `assets`.")]
    + ArgumentSpec.imageFile.map { spec in
        var spec = spec
        spec.isMain = spec.name == "file"
        return spec
    }

extension CallReader? {
    /// The picture of such arguments; nothing of none.
    fileprivate var paintedImage: Argument<Image> {
        guard let self else { return Argument(Image(missing: "file")) }
        self.exclude("name", "file")
        self.need(oneOf: ["file", "name"])
        self.need(["file"], for: "scale")
        return self.has("name") ? self.assetImage("name") : self.fileImage()
    }
}

extension CallReader {
    /// The picture of the file that `file` names; `scale` is that of its pixels a point.
    func fileImage() -> Argument<Image> {
        let nothing = Image(missing: "file")
        guard has("file") else { return Argument(nothing) }
        let scale = number("scale")
        let pictures = checker.pictures
        if scale == nil || scale?.constant != nil {
            let scale = scale?.constant
            return named("file", standIn: nothing) { path throws(SceneFiles.Problem) in
                Image(try pictures.picture(path, scale: scale), name: path)
            }
        }
        let path = string("file")
        let picture = named("file", standIn: AssetPicture?.none) { path throws(SceneFiles.Problem) in
            try pictures.picture(path, scale: nil)
        }
        return Argument(fallback: nothing) { frame, scope in
            guard var found = picture(frame, scope) else { return nothing }
            if let scale { found.scale = scale(frame, scope) }
            return Image(found, name: path(frame, scope))
        }
    }

    /// The picture of the scene's assets that an argument names.
    func assetImage(_ name: String) -> Argument<Image> {
        let assets = checker.assets
        return named(name, standIn: Image(missing: "nil")) { name throws(SceneFiles.Problem) in
            Image(asset: try assets.picture(name))
        }
    }

    private func named<Value>(
        _ name: String, standIn: Value, _ find: @escaping (String) throws(SceneFiles.Problem) -> Value
    ) -> Argument<Value> {
        guard let written = value(name) else { return Argument(standIn) }
        return checker.named(string(name), at: written.place, standIn: standIn, find)
    }
}

extension SceneChecker {
    /// The value that a name or a path stands for: one that is written is looked up when the scene is checked, one that an
    /// expression gives when the view is made.
    func named<Value>(
        _ name: Argument<String>, at place: ScenePlace, standIn: Value,
        _ find: @escaping (String) throws(SceneFiles.Problem) -> Value
    ) -> Argument<Value> {
        guard let constant = name.constant else {
            files.hasComputedNames = true
            return Argument(fallback: standIn) { (frame, scope) throws(EvaluationError) in
                do throws(SceneFiles.Problem) {
                    return try find(name(frame, scope))
                } catch {
                    throw EvaluationError(error.message, at: place, hint: error.hint)
                }
            }
        }
        do throws(SceneFiles.Problem) {
            return Argument(try find(constant))
        } catch {
            diagnostics.error(error.message, at: place, hint: error.hint)
            return Argument(standIn)
        }
    }
}

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
            ArgumentSpec("image", .string, "The path of a PNG, JPEG or WebP file, relative to the scene's.").required,
            ArgumentSpec(
                "sourceRect", .rect, "The part of the picture that is repeated, in fractions of it; all of it without."),
            ArgumentSpec("scale", .number, "How large it is drawn.", range: 0...1_000, default: "1"),
        ], isFlat: true
    ) { call in
        let (image, rect) = (call.fileImage("image", scale: nil), call.datum("sourceRect"))
        let scale = call.number("scale", default: 1)
        return Argument(fallback: Color.clear) { frame, scope in
            let rect = rect?(frame, scope).rect ?? CGRect(x: 0, y: 0, width: 1, height: 1)
            return ImagePaint(image: image(frame, scope), sourceRect: rect, scale: scale(frame, scope))
        }
    }
}

extension CallReader {
    /// The picture of the file that an argument names; `scale` is that of its pixels a point.
    ///
    /// A path that is written is read when the scene is checked, one that an expression gives when the view is made.
    func fileImage(_ name: String = "file", scale: String? = "scale") -> Argument<Image> {
        let nothing = Image(missing: "file")
        guard let written = value(name) else { return Argument(nothing) }
        let (path, scale) = (string(name), scale.flatMap { number($0) })
        let pictures = checker.pictures
        if let path = path.constant, scale == nil || scale?.constant != nil {
            do throws(SceneFiles.Problem) {
                return Argument(Image(try pictures.picture(path, scale: scale?.constant), name: path))
            } catch {
                checker.diagnostics.error(error.message, at: written.place, hint: error.hint)
                return Argument(nothing)
            }
        }
        return Argument(fallback: nothing) { (frame, scope) throws(EvaluationError) in
            let path = path(frame, scope)
            do throws(SceneFiles.Problem) {
                return Image(try pictures.picture(path, scale: scale?(frame, scope)), name: path)
            } catch {
                throw EvaluationError(error.message, at: written.place, hint: error.hint)
            }
        }
    }
}

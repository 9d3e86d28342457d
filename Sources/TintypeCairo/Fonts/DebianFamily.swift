import Foundation
import TintypeGraphics

/// A default family as its Debian package has it: files are named like their faces.
struct DebianFamily {
    struct Style {
        /// The rest of the file's name after the stem; empty for nothing.
        var name: String
        /// CSS weight.
        var weight: Int
        var isItalic = false
        /// See ``FontSet/Face/emboldening``.
        var emboldening: CGFloat = 0
        /// See ``FontSet/Face/rounding``.
        var rounding: CGFloat = 0
        /// nil where the file is named by it.
        var postScriptName: String?
    }

    var package: String
    /// Below `/usr/share`.
    var folder: String
    var family: String
    /// The beginning of the names of its files.
    var stem: String
    var suffix = "ttf"
    var styles = [Style(name: "", weight: 400), Style(name: "Bold", weight: 700)]
    var role: FontSet.Face.Role
    var design: FontRequest.Design?
    /// See ``FontSet/Face/sizes``.
    var sizes: Range<CGFloat>?
    /// Indicates whether nothing can be drawn without it. Without the others texts that need them are errors, which name
    /// the package.
    var isRequired = false
    /// The family's purpose, as people call it.
    var purpose = ""
    var scripts: [ClosedRange<UInt32>]?

    /// - Parameter root: The folder in which the distribution keeps what all machines share, `/usr/share`.
    func faces(root: String) -> [FontSet.Face] {
        styles.map { style in
            let name = style.name.isEmpty ? stem : "\(stem)-\(style.name)"
            var face = FontSet.Face(
                family: family, name: style.postScriptName ?? name, weight: style.weight, isItalic: style.isItalic,
                file: "\(root)/\(folder)/\(name).\(suffix)", role: role)
            face.fullName = style.name.isEmpty ? family : "\(family) \(style.name)"
            face.design = design
            face.sizes = sizes
            face.scripts = scripts
            face.emboldening = style.emboldening
            face.rounding = style.rounding
            return face
        }
    }

    /// The notice for texts that need the family where it is not installed.
    var absent: FontSet.AbsentFamily {
        FontSet.AbsentFamily(family: family, package: package, purpose: purpose, scripts: scripts ?? [])
    }
}

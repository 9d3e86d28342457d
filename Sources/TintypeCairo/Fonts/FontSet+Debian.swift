import Foundation

extension FontSet {
    /// The default fonts, from Debian's packages: Inter as the system face, DejaVu and Noto Color Emoji for what it has
    /// not, and the Material Design icons for symbols.
    ///
    /// - Parameters:
    ///   - files: Absolute paths of fonts that the user declares besides.
    ///   - root: Where the distribution keeps its fonts.
    /// - Throws: ``FontSetError`` for a file that is not there; nothing is opened but `files`.
    package static func debian(adding files: [String] = [], root: String = "/usr/share/fonts") throws -> FontSet {
        var faces: [Face] = []
        for family in debianFamilies {
            for face in family.faces(root: root) {
                guard access(face.file, R_OK) == 0 else {
                    throw FontSetError.missing(file: face.file, package: family.package)
                }
                faces.append(face)
            }
        }
        for file in files { faces += try declaredFaces(in: file) }
        let symbols = root + "/truetype/material-design-icons-iconfont/MaterialIcons-Regular.ttf"
        guard access(symbols, R_OK) == 0 else {
            throw FontSetError.missing(file: symbols, package: "fonts-material-design-icons-iconfont")
        }
        return FontSet(faces: faces, symbolFile: symbols)
    }

    /// A family as its package has it: files are named like their faces.
    private struct DebianFamily {
        var package: String
        var folder: String
        var family: String
        /// What the names of its files begin with.
        var stem: String
        var suffix: String
        var styles: [(style: String, weight: Int, isItalic: Bool)]
        var role: Face.Role

        func faces(root: String) -> [Face] {
            styles.map { style in
                let name = style.style.isEmpty ? stem : "\(stem)-\(style.style)"
                return Face(
                    family: family, name: name, weight: style.weight, isItalic: style.isItalic,
                    file: "\(root)/\(folder)/\(name).\(suffix)", role: role
                )
            }
        }
    }

    private static let debianFamilies: [DebianFamily] = [
        DebianFamily(
            package: "fonts-inter", folder: "opentype/inter", family: "Inter", stem: "Inter", suffix: "otf",
            styles: [
                ("Thin", 100, false), ("ExtraLight", 200, false), ("Light", 300, false), ("Regular", 400, false),
                ("Medium", 500, false), ("SemiBold", 600, false), ("Bold", 700, false), ("ExtraBold", 800, false),
                ("Black", 900, false), ("ThinItalic", 100, true), ("ExtraLightItalic", 200, true),
                ("LightItalic", 300, true), ("Italic", 400, true), ("MediumItalic", 500, true),
                ("SemiBoldItalic", 600, true), ("BoldItalic", 700, true), ("ExtraBoldItalic", 800, true),
                ("BlackItalic", 900, true),
            ],
            role: .system
        ),
        dejaVu("DejaVu Sans", stem: "DejaVuSans"),
        dejaVu("DejaVu Serif", stem: "DejaVuSerif"),
        dejaVu("DejaVu Sans Mono", stem: "DejaVuSansMono"),
        DebianFamily(
            package: "fonts-noto-color-emoji", folder: "truetype/noto", family: "Noto Color Emoji",
            stem: "NotoColorEmoji", suffix: "ttf", styles: [("", 400, false)], role: .emoji
        ),
    ]

    private static func dejaVu(_ family: String, stem: String) -> DebianFamily {
        DebianFamily(
            package: "fonts-dejavu-core", folder: "truetype/dejavu", family: family, stem: stem, suffix: "ttf",
            styles: [("", 400, false), ("Bold", 700, false)], role: .fallback
        )
    }
}

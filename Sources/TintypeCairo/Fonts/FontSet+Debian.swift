import Foundation
import TintypeGraphics

extension FontSet {
    /// The default fonts, from Debian's packages: Inter as the system face, in two cuts, Liberation Serif and DejaVu Sans Mono as its other
    /// designs, a face for each script that they have not, Noto Color Emoji, and the Material Design icons for symbols.
    ///
    /// - Parameters:
    ///   - files: Absolute paths of fonts that the user declares besides.
    ///   - root: The folder in which the distribution keeps what all machines share.
    /// - Throws: ``FontSetError`` for a file that is not there and that everything needs; nothing is opened but `files`.
    package static func debian(adding files: [String] = [], root: String = "/usr/share") throws -> FontSet {
        var faces: [Face] = []
        var absent: [AbsentFamily] = []
        for family in DebianFamily.all {
            let own = family.faces(root: root)
            if let missing = own.first(where: { access($0.file, R_OK) != 0 }) {
                if family.isRequired { throw FontSetError.missing(file: missing.file, package: family.package) }
                absent.append(family.absent)
            } else {
                faces += own
            }
        }
        for file in files { faces += try declaredFaces(in: file) }
        let symbols = root + "/fonts/truetype/material-design-icons-iconfont/MaterialIcons-Regular.ttf"
        guard access(symbols, R_OK) == 0 else {
            throw FontSetError.missing(file: symbols, package: "fonts-material-design-icons-iconfont")
        }
        return FontSet(faces: faces, symbolFile: symbols, absent: absent)
    }
}

extension DebianFamily {
    /// All default families. The order counts among those of one role.
    static var all: [DebianFamily] { designs + scriptFamilies + fallbacks }

    private static let designs: [DebianFamily] = [
        DebianFamily(
            package: "fonts-inter", folder: "fonts/opentype/inter", family: "Inter", stem: "Inter", suffix: "otf",
            styles: inter, role: .system, design: .standard, sizes: -CGFloat.infinity..<20, isRequired: true
        ),
        // San Francisco's cut for titles begins at 20 points too.
        DebianFamily(
            package: "fonts-inter", folder: "fonts/opentype/inter", family: "Inter Display", stem: "InterDisplay",
            suffix: "otf", styles: inter, role: .system, design: .standard, sizes: 20..<CGFloat.infinity,
            isRequired: true
        ),
        // San Francisco's rounded design is San Francisco with round ends: so is this one Inter.
        DebianFamily(
            package: "fonts-inter", folder: "fonts/opentype/inter", family: "Inter", stem: "Inter", suffix: "otf",
            styles: roundedInter, role: .design, design: .rounded, sizes: -CGFloat.infinity..<20, isRequired: true
        ),
        DebianFamily(
            package: "fonts-inter", folder: "fonts/opentype/inter", family: "Inter Display", stem: "InterDisplay",
            suffix: "otf", styles: roundedInter, role: .design, design: .rounded, sizes: 20..<CGFloat.infinity,
            isRequired: true
        ),
        // New York is a transitional face as this one is; its weights between these two have no counterpart.
        DebianFamily(
            package: "fonts-liberation", folder: "fonts/truetype/liberation", family: "Liberation Serif",
            stem: "LiberationSerif",
            styles: [
                Style(name: "Regular", weight: 400, postScriptName: "LiberationSerif"),
                Style(name: "Bold", weight: 700), Style(name: "Italic", weight: 400, isItalic: true),
                Style(name: "BoldItalic", weight: 700, isItalic: true),
            ],
            role: .design, design: .serif, purpose: "the serif design"
        ),
    ]

    private static var inter: [Style] {
        let weights = [
            ("Thin", 100), ("ExtraLight", 200), ("Light", 300), ("", 400), ("Medium", 500), ("SemiBold", 600),
            ("Bold", 700), ("ExtraBold", 800), ("Black", 900),
        ]
        return weights.map { Style(name: $0.isEmpty ? "Regular" : $0, weight: $1) }
            + weights.map { Style(name: $0 + "Italic", weight: $1, isItalic: true) }
    }

    /// Inter with ends as round as its thinnest strokes bear: three tenths of a stem.
    private static var roundedInter: [Style] {
        // The stems of weights 100 to 900, in ems.
        let stems: [CGFloat] = [0.03, 0.0433, 0.0632, 0.0838, 0.1062, 0.1286, 0.1513, 0.1737, 0.196]
        return inter.map { style in
            var style = style
            style.rounding = 0.3 * stems[style.weight / 100 - 1]
            return style
        }
    }

    private static let fallbacks: [DebianFamily] = [
        dejaVu("DejaVu Sans", stem: "DejaVuSans"),
        dejaVu("DejaVu Serif", stem: "DejaVuSerif", design: .serif),
        dejaVu("DejaVu Sans Mono", stem: "DejaVuSansMono", design: .monospaced),
        DebianFamily(
            package: "fonts-dejavu-extra", folder: "fonts/truetype/dejavu", family: "DejaVu Sans Mono",
            stem: "DejaVuSansMono",
            styles: [
                Style(name: "Oblique", weight: 400, isItalic: true),
                Style(name: "BoldOblique", weight: 700, isItalic: true),
            ],
            role: .design, design: .monospaced, purpose: "italics of the monospaced design"
        ),
        DebianFamily(
            package: "fonts-noto-color-emoji", folder: "fonts/truetype/noto", family: "Noto Color Emoji",
            stem: "NotoColorEmoji", styles: [Style(name: "", weight: 400)], role: .emoji, isRequired: true
        ),
        DebianFamily(
            package: "fonts-symbola", folder: "fonts/truetype/ancient-scripts", family: "Symbola", stem: "Symbola_hint",
            styles: [Style(name: "", weight: 400, postScriptName: "Symbola")], role: .symbols,
            purpose: "symbols that are neither letters nor emoji",
            scripts: [0x2000...0x2BFF, 0x4DC0...0x4DFF, 0x1D000...0x1D7FF, 0x1F000...0x1FAFF]
        ),
    ]

    private static func dejaVu(_ family: String, stem: String, design: FontRequest.Design? = nil) -> DebianFamily {
        DebianFamily(
            package: "fonts-dejavu-core", folder: "fonts/truetype/dejavu", family: family, stem: stem, role: .fallback,
            design: design, isRequired: true)
    }
}

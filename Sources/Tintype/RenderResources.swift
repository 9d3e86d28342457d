package import TintypeCairo
package import TintypeGraphics
package import TintypeSnapshots
import TintypeSymbols
package import TintypeTree

/// The fonts and libraries that pictures are drawn with. A value that any number of tasks may share.
package struct RenderResources: Sendable {
    package let fonts: FontSet
    /// One for all pictures: it keeps the glyphs that it has drawn.
    package let rasterizer: CairoRasterizer
    /// One for all scenes: it keeps the faces that were opened.
    package let shapers: ShaperPool
    /// The versions of the libraries, which do not change while the process lives. Made when first asked for.
    private static let versions = Dictionary(
        uniqueKeysWithValues: LibraryVersions.current.map { ($0.name, $0.version) })

    /// The default fonts, and `files`, absolute paths of further ones.
    ///
    /// - Throws: ``FontSetError`` for a file that is not there.
    package init(declaring files: [String] = []) throws {
        self.init(fonts: try FontSet.debian(adding: files))
    }

    /// The same fonts and libraries, with nothing kept of what was drawn or shaped before.
    package var afresh: RenderResources { RenderResources(fonts: fonts) }

    private init(fonts: FontSet) {
        self.fonts = fonts
        rasterizer = CairoRasterizer(fonts: fonts)
        shapers = ShaperPool(fonts: fonts)
    }

    /// The outside world for one task that evaluates scenes. `scale` is in pixels a point.
    package func context(scale: Double) -> RenderContext {
        var context = RenderContext(
            shaper: shapers.lend(), symbols: IconFontOutlines(file: fonts.symbolFile), scale: scale)
        context.assets = AssetFolders()
        return context
    }

    /// The fingerprint of `list`: the libraries' versions, and the contents of the fonts that it uses.
    ///
    /// - Parameter hasSymbols: True where paths in the list are glyphs of the icon font.
    /// - Throws: ``FontSetError`` where a font can no longer be read.
    package func fingerprint(of list: DisplayList, hasSymbols: Bool) throws -> Fingerprint {
        try fingerprint(of: list.faces, hasSymbols: hasSymbols)
    }

    /// The fingerprint of any picture: the libraries' versions, and the contents of all declared fonts.
    ///
    /// - Throws: ``FontSetError`` where a font cannot be read.
    package func fullFingerprint() throws -> Fingerprint {
        try fingerprint(of: fonts.faces.enumerated().map { FontFace(name: $1.name, index: $0) }, hasSymbols: true)
    }

    private func fingerprint(of faces: some Sequence<FontFace>, hasSymbols: Bool) throws -> Fingerprint {
        var hashes: [String: String] = [:]
        for face in faces where face != .codePointBoxes { hashes[face.name] = try fonts.contentHash(of: face) }
        func version(_ library: String) -> String { Self.versions[library] ?? "unknown" }
        return Fingerprint(
            cairo: version("cairo"), pixman: version("pixman"), pango: version("pango"),
            harfbuzz: version("harfbuzz"), freetype: version("freetype"), fonts: hashes,
            symbols: hasSymbols ? try fonts.symbolHash() : nil)
    }
}

/// The icon font, opened when the first symbol is drawn: a scene without symbols does not pay for it.
private final class IconFontOutlines: SymbolOutlines {
    let kept: KeptSymbols? = KeptSymbols()
    private let file: String
    private var font: IconFont?

    init(file: String) {
        self.file = file
    }

    func outline(of scalar: UInt32) throws -> Path? {
        if let font { return try font.outline(of: scalar) }
        let font = try IconFont(file: file)
        self.font = font
        return try font.outline(of: scalar)
    }
}

extension RenderResources {
    /// The declared faces as lines for people: family, name, weight, what it is there for, and its file.
    package var fontLines: [String] {
        fonts.faces.map { face in
            let slant = face.isItalic ? " italic" : ""
            return "\(face.family)\t\(face.name)\t\(face.weight)\(slant)\t\(face.role)\t\(face.file)"
        } + ["symbols\t\t\t\t\(fonts.symbolFile)"]
    }

    /// The default fonts that are not installed, a line for each package, e.g. `Thai, Lao: apt-get install fonts-noto-ui-core`.
    package var absentFontLines: [String] {
        var purposes: [(package: String, purposes: [String])] = []
        for family in fonts.absent {
            if let index = purposes.firstIndex(where: { $0.package == family.package }) {
                if !purposes[index].purposes.contains(family.purpose) {
                    purposes[index].purposes.append(family.purpose)
                }
            } else {
                purposes.append((family.package, [family.purpose]))
            }
        }
        return purposes.map { "\($0.purposes.joined(separator: ", ")): apt-get install \($0.package)" }
    }
}

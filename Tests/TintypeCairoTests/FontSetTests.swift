import Foundation
import Testing

@testable import TintypeCairo
@testable import TintypeGraphics

@Suite struct FontSetTests {
    @Test func systemWeightsAreIntersFaces() throws {
        let fonts = Fixture.fonts
        func name(_ weight: Int, isItalic: Bool = false, _ design: FontRequest.Design = .standard) throws -> String {
            let request = FontRequest(size: 10, weight: weight, isItalic: isItalic, design: design)
            return fonts.faces[try fonts.index(for: request)].name
        }
        #expect(try name(100) == "Inter-Thin")
        #expect(try name(400) == "Inter-Regular")
        #expect(try name(600) == "Inter-SemiBold")
        #expect(try name(900) == "Inter-Black")
        #expect(try name(400, isItalic: true) == "Inter-Italic")
        #expect(try name(600, .monospaced) == "DejaVuSansMono-Bold")
        #expect(try name(300, .serif) == "LiberationSerif")
        // Titles have a cut of their own.
        func cut(_ size: CGFloat, _ design: FontRequest.Design = .standard) throws -> String {
            fonts.faces[try fonts.index(for: FontRequest(size: size, weight: 700, design: design))].name
        }
        #expect(try [-1, 0, 19.9].map { try cut($0) } == ["Inter-Bold", "Inter-Bold", "Inter-Bold"])
        #expect(try cut(20) == "InterDisplay-Bold")
        #expect(try cut(34, .rounded) == "InterDisplay-Bold")
        for weight in [400, 700] {
            for design in [FontRequest.Design.standard, .rounded, .serif, .monospaced] {
                let index = try fonts.index(for: FontRequest(size: 10, weight: weight, isItalic: true, design: design))
                #expect(fonts.faces[index].isItalic && fonts.faces[index].weight == weight, "\(design)")
            }
        }
    }

    @Test func aFamilyIsFoundByItsNameOrAFacesNameInAnyCase() throws {
        let fonts = Fixture.fonts
        let family = try fonts.index(for: FontRequest(family: "dejavu sans", size: 10, weight: 700))
        #expect(fonts.faces[family].name == "DejaVuSans-Bold")
        let face = try fonts.index(for: FontRequest(family: "Inter-Medium", size: 10))
        #expect(fonts.faces[face].name == "Inter-Medium")
    }

    @Test func anUnknownFamilyIsAnErrorWithNearNames() {
        #expect(throws: TextError.unknownFamily("Intre", nearest: ["Inter"])) {
            try Fixture.shape("x", FontRequest(family: "Intre", size: 10))
        }
    }

    @Test func aMissingFileNamesItsPackage() {
        #expect(
            throws: FontSetError.missing(
                file: "/nowhere/fonts/opentype/inter/Inter-Thin.otf", package: "fonts-inter")
        ) { try FontSet.debian(root: "/nowhere") }
        let error = FontSetError.missing(file: "/f.otf", package: "fonts-inter")
        #expect(error.description == "the font file /f.otf is missing")
        #expect(error.hint == "apt-get install fonts-inter")
    }

    @Test func aFileThatIsNoFontIsAnError() {
        #expect(throws: FontSetError.unreadable("/nowhere.ttf")) { try FontSet.debian(adding: ["/nowhere.ttf"]) }
        #expect(throws: FontSetError.unreadable("/etc/hostname")) { try FontSet.debian(adding: ["/etc/hostname"]) }
    }

    @Test func aDeclaredFileBringsItsNamesAndGoesBeforeTheFallbacks() throws {
        let file = "/usr/share/fonts/truetype/liberation/LiberationSans-BoldItalic.ttf"
        let fonts = try FontSet.debian(adding: [file])
        let face = try #require(fonts.faces.last)
        #expect(face.name == "LiberationSans-BoldItalic")
        #expect(face.weight == 700 && face.isItalic && face.role == .declared)
        #expect(face.fullName == "Liberation Sans Bold Italic")
        for name in ["liberationsans-bolditalic", "Liberation Sans", try #require(face.fullName)] {
            #expect(try fonts.index(for: FontRequest(family: name, size: 10)) == fonts.faces.count - 1, "\(name)")
        }
        let request = FontRequest(size: 10)
        let chain = fonts.chain(from: try fonts.index(for: request), request).map { fonts.faces[$0] }
        #expect(chain.prefix(3).map(\.name) == ["Inter-Regular", "InterDisplay-Regular", "LiberationSans-BoldItalic"])
        #expect(
            chain.filter { $0.role != .script }.dropFirst(3).map(\.name) == [
                "DejaVuSans", "DejaVuSerif", "DejaVuSansMono", "NotoColorEmoji", "Symbola",
            ])
        let roles = chain.compactMap { FontSet.Face.Role.allCases.firstIndex(of: $0.role) }
        #expect(roles == roles.sorted())
    }

    @Test func aFontThatIsInstalledMakesNothingElseOfATextThatHadItsFaces() throws {
        let before = try Fixture.shape("Ab שלום ☎ 😀")
        let file = "/usr/share/fonts/truetype/ancient-scripts/Symbola_hint.ttf"
        let faces = Fixture.fonts.faces.filter { $0.role != .symbols }
        let poorer = FontSet(faces: faces, symbolFile: file)
        let after = try PangoTextShaper(fonts: poorer).shape(
            TextRequest(text: "Ab שלום ☎ 😀", font: FontRequest(size: 17)))
        #expect(before.clusters.map(\.face.name) == after.clusters.map(\.face.name))
    }

    @Test func equalFilesHaveEqualHashesAndOthersDoNot() throws {
        let fonts = Fixture.fonts
        let hash = try fonts.contentHash(of: fonts.value(at: 3))
        #expect(hash.count == 16)
        #expect(try FontSet.debian().contentHash(of: fonts.value(at: 3)) == hash)
        #expect(try fonts.contentHash(of: fonts.value(at: 4)) != hash)
    }

    @Test func everyLibraryTellsItsVersion() {
        let versions = LibraryVersions.current
        #expect(versions.map(\.name) == ["cairo", "pixman", "pango", "harfbuzz", "freetype", "fontconfig"])
        for version in versions {
            #expect(version.version.wholeMatch(of: /\d{1,3}\.\d{1,3}\.\d{1,3}/) != nil, "\(version)")
        }
    }
}

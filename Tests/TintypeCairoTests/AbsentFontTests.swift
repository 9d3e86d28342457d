import Foundation
import Testing

@testable import TintypeCairo
@testable import TintypeGraphics

/// A machine that has not all of the default fonts.
@Suite struct AbsentFontTests {
    /// The fonts of this machine but for those of some packages.
    private func fonts(without packages: Set<String>) throws -> FontSet {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("tintype-fonts-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: root) }
        func link(_ path: String) throws {
            let place = URL(fileURLWithPath: root.path + "/" + path)
            try FileManager.default.createDirectory(
                at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            if !FileManager.default.fileExists(atPath: place.path) {
                try FileManager.default.createSymbolicLink(
                    atPath: place.path, withDestinationPath: "/usr/share/" + path)
            }
        }
        for family in DebianFamily.all where !packages.contains(family.package) {
            for face in family.faces(root: "") { try link(String(face.file.dropFirst())) }
        }
        try link("fonts/truetype/material-design-icons-iconfont/MaterialIcons-Regular.ttf")
        return try FontSet.debian(root: root.path)
    }

    @Test("what only some texts need may be missing; the error of such a text names the package")
    func scripts() throws {
        let fonts = try fonts(without: ["fonts-noto-ui-core", "fonts-droid-fallback"])
        #expect(fonts.absent.count == DebianFamily.scriptFamilies.count)
        #expect(fonts.missing(0x0E01, in: "ก") == .missingGlyph(0x0E01, in: "ก", package: "fonts-noto-ui-core"))
        #expect(fonts.missing(0x4E2D, in: "中").hint == "apt-get install fonts-droid-fallback")
        #expect(fonts.missing(0x13080, in: "").hint.contains("--font <file>"))
        #expect(Fixture.fonts.absent.isEmpty)
    }

    @Test("without its face the serif design is set in the other serif face")
    func serif() throws {
        let request = FontRequest(size: 17, design: .serif)
        let poor = try fonts(without: ["fonts-liberation"])
        #expect(poor.faces[try poor.index(for: request)].name == "DejaVuSerif")
        #expect(Fixture.fonts.faces[try Fixture.fonts.index(for: request)].name == "LiberationSerif")
    }

    @Test("what every text needs is an error")
    func required() {
        #expect(throws: FontSetError.self) { try fonts(without: ["fonts-inter"]) }
        #expect(throws: FontSetError.self) { try fonts(without: ["fonts-dejavu-core"]) }
    }
}

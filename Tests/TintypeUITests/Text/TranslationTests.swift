import Foundation
import Testing
import TintypeTree
import TintypeUI

@Suite("Translations")
@MainActor
struct TranslationTests {
    /// A bundle with German and Swiss words.
    private func bundle() throws -> Bundle {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("translations-\(UUID().uuidString)")
        for (language, strings) in [
            ("de", "\"Hello %@\" = \"Hallo **%@**\";\n\"%lld of %@\" = \"%2$@: %1$lld\";\n\"Bicycle\" = \"Fahrrad\";"),
            ("de-CH", "\"Bicycle\" = \"Velo\";"),
        ] {
            let place = folder.appendingPathComponent("\(language).lproj")
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            try Data(strings.utf8).write(to: place.appendingPathComponent("Localizable.strings"))
        }
        return try #require(Bundle(path: folder.path))
    }

    private func text(_ view: some View, _ locale: String) throws -> String? {
        try settle(view.environment(\.locale, Locale(identifier: locale))).tree.root.attributes
            .first { $0.name == "text" }?.value
    }

    @Test("the environment's locale chooses, from the nearest language to the key itself")
    func languages() throws {
        let bundle = try bundle()
        defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
        let word = Text("Bicycle", bundle: bundle)
        #expect(try text(word, "de_CH") == "Velo")
        #expect(try text(word, "de_AT") == "Fahrrad")
        #expect(try text(word, "fr_FR") == "Bicycle")
        #expect(try text(Text("Hello \("Ana")", bundle: bundle), "de_CH") == "Hallo Ana")
        #expect(try text(Text("\(3) of \("x")", bundle: bundle), "de") == "x: 3")
        #expect(String(localized: "Bicycle", bundle: bundle, locale: Locale(identifier: "de")) == "Fahrrad")
    }
}

import Foundation
import Testing
import TintypeTree

@testable import TintypeUI

@Suite("Plurals")
@MainActor
struct PluralTests {
    /// Numbers by the forms that CLDR's chart of language plural rules gives as examples of them.
    nonisolated static let examples: [(language: String, forms: [PluralCategory: [Double]])] = [
        ("ja", [.other: [0, 1, 15, 1.5]]),
        ("en", [.one: [1], .other: [0, 2, 16, 100, 1.5]]),
        ("tr", [.one: [1], .other: [0, 2, 1.5]]),
        ("fr", [.one: [0, 1, 1.5], .other: [2, 17, 2.5]]),
        ("pt", [.one: [0, 1, 0.5], .other: [2]]),
        ("pt-PT", [.one: [1], .other: [0, 2]]),
        ("da", [.one: [1, 0.5, 1.6], .other: [0, 2, 2.5]]),
        ("hi", [.one: [0, 1, 0.5], .other: [2, 1.1]]),
        ("is", [.one: [1, 21, 101, 0.1], .other: [0, 11, 15]]),
        ("ru", [.one: [1, 21, 101, 1001], .few: [2, 4, 22, 102], .many: [0, 5, 11, 14, 19, 100], .other: [1.5]]),
        ("uk_UA", [.one: [1, 31], .few: [3, 24], .many: [12, 20]]),
        ("pl", [.one: [1], .few: [2, 4, 22, 104], .many: [0, 5, 21, 112], .other: [1.5]]),
        ("cs", [.one: [1], .few: [2, 4], .many: [1.5], .other: [0, 5, 19]]),
        ("sr-Latn", [.one: [1, 21, 0.1], .few: [2, 34, 0.2], .other: [0, 5, 11, 0.5]]),
        ("ro", [.one: [1], .few: [0, 2, 16, 101, 1.5], .other: [20, 100]]),
        ("lt", [.one: [1, 21], .few: [2, 29], .many: [0.5], .other: [0, 10, 11, 30]]),
        ("lv", [.zero: [0, 10, 11, 20], .one: [1, 21, 0.1], .other: [2, 9, 22, 0.2]]),
        ("sl", [.one: [1, 101], .two: [2, 202], .few: [3, 104, 1.5], .other: [0, 5, 100]]),
        (
            "ar",
            [.zero: [0], .one: [1], .two: [2], .few: [3, 10, 103], .many: [11, 26, 111], .other: [100, 102, 0.1]]
        ),
        ("he", [.one: [1, 0.5], .two: [2], .other: [0, 3, 20]]),
        ("cy", [.zero: [0], .one: [1], .two: [2], .few: [3], .many: [6], .other: [4, 5, 7]]),
        ("ga", [.one: [1], .two: [2], .few: [3, 6], .many: [7, 10], .other: [0, 11]]),
        ("mt", [.one: [1], .two: [2], .few: [0, 3, 110], .many: [11, 19, 117], .other: [20, 100]]),
        ("fil", [.one: [0, 1, 2, 3, 5, 7, 10], .other: [4, 6, 9, 14]]),
    ]

    @Test("numbers take the forms that CLDR says", arguments: examples.indices)
    func forms(index: Int) {
        let (language, forms) = Self.examples[index]
        for (form, numbers) in forms {
            for number in numbers {
                let operands = number.rounded() == number ? PluralOperands(Int(number)) : PluralOperands(number)
                #expect(PluralCategory(operands, in: language) == form, "\(number) in \(language)")
            }
        }
    }

    /// A bundle with words that follow numbers.
    private func bundle() throws -> Bundle {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("plurals-\(UUID().uuidString)")
        let place = folder.appendingPathComponent("pl.lproj")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        let dictionary = """
            {
                "%lld files" = {
                    NSStringLocalizedFormatKey = "%#@files@";
                    files = {
                        NSStringFormatSpecTypeKey = NSStringPluralRuleType; NSStringFormatValueTypeKey = lld;
                        zero = "brak plików"; one = "%lld plik"; few = "%lld pliki"; many = "%lld plików"; other = "%lld pliku";
                    };
                };
                "%lld files in %lld folders of %@" = {
                    NSStringLocalizedFormatKey = "%3$@: %1$#@files@ (%2$#@folders@)";
                    files = { one = "%arg plik"; other = "pliki: %arg"; };
                    folders = { one = "%lld folder"; other = "%lld foldery"; };
                };
                ring = { NSStringLocalizedFormatKey = "%#@a@"; a = { other = "x%#@a@"; }; };
            }
            """
        try Data(dictionary.utf8).write(to: place.appendingPathComponent("Localizable.stringsdict"))
        try Data("\"%lld files\" = \"not this\";".utf8).write(to: place.appendingPathComponent("Localizable.strings"))
        return try #require(Bundle(path: folder.path))
    }

    @Test("words follow the numbers of a text, in views and in strings")
    func words() throws {
        let bundle = try bundle()
        defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
        let polish = Locale(identifier: "pl")
        for (count, text) in [(0, "brak plików"), (1, "1 plik"), (3, "3 pliki"), (25, "25 plików")] {
            let view = Text("\(count) files", bundle: bundle).environment(\.locale, polish)
            #expect(try settle(view).tree.root.attributes.first { $0.name == "text" }?.value == text)
            #expect(String(localized: "\(count) files", bundle: bundle, locale: polish) == text)
        }
        let both = String(localized: "\(1) files in \(4) folders of \("Ala")", bundle: bundle, locale: polish)
        #expect(both == "Ala: 1 plik (4 foldery)")
        #expect(String(localized: "\(1) files", bundle: bundle, locale: Locale(identifier: "de")) == "1 files")
        #expect(String(localized: "ring", bundle: bundle, locale: polish).allSatisfy { $0 == "x" })
    }
}

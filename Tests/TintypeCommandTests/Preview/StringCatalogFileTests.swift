import Foundation
import Testing
import TintypeGraphics

@testable import TintypeCommand

@Suite("String catalogues of apps")
struct StringCatalogFileTests {
    private func files(_ strings: String) throws -> [String: [String: String]] {
        let folder = try TemporaryFolder()
        let file = folder.url.appendingPathComponent("Localizable.xcstrings")
        try Data("{\"sourceLanguage\": \"en\", \"version\": \"1.0\", \"strings\": \(strings)}".utf8).write(to: file)
        return try #require(StringCatalogFile(path: file.path)).files
    }

    private func list(_ text: String?) throws -> PropertyList {
        let text = try #require(text)
        return try #require(PropertyList(Array(text.utf8)))
    }

    @Test("a text whose words follow a number is an entry of both files")
    func plurals() throws {
        let files = try files(
            """
            {"%lld apples": {"localizations": {"de": {"variations": {"plural": {
                "one": {"stringUnit": {"state": "translated", "value": "%lld \\"Apfel\\""}},
                "other": {"stringUnit": {"state": "translated", "value": "%lld Äpfel"}}}}}}},
             "Pick": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Pflücken"}}}}}
            """)
        #expect(
            try list(files["de"]?["strings"]).textsByKey == ["%lld apples": "%lld Äpfel", "Pick": "Pflücken"])
        let entry = try list(files["de"]?["stringsdict"])["%lld apples"]
        let format = try #require(entry?["NSStringLocalizedFormatKey"]?.text)
        let variable = try #require(format.split(separator: "@").dropFirst().first.map(String.init))
        #expect(entry?[variable]?["one"]?.text == "%lld \"Apfel\"")
        #expect(files["en"] == nil)
    }

    @Test("substitutions keep their places, and a phone's words are taken")
    func substitutions() throws {
        let files = try files(
            """
            {"k": {"localizations": {"en": {
                "stringUnit": {"state": "new", "value": "%#@birds@ over %#@trees@"},
                "substitutions": {
                    "birds": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
                        "one": {"stringUnit": {"value": "%arg bird"}}, "other": {"stringUnit": {"value": "%arg birds"}}}}},
                    "trees": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
                        "other": {"stringUnit": {"value": "%arg trees"}}}}}}}}},
             "d": {"localizations": {"en": {"variations": {"device": {
                "mac": {"stringUnit": {"value": "Click"}}, "iphone": {"stringUnit": {"value": "Tap"}}}}}}}}
            """)
        let dictionary = try list(files["en"]?["stringsdict"])
        #expect(dictionary["k"]?["NSStringLocalizedFormatKey"]?.text == "%2$#@birds@ over %1$#@trees@")
        #expect(dictionary["k"]?["birds"]?["one"]?.text == "%arg bird")
        #expect(try list(files["en"]?["strings"])["d"]?.text == "Tap")
    }
}

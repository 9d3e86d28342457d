import Foundation

/// A string catalogue, as Xcode keeps it: the translations of one table in all languages.
struct StringCatalogFile {
    /// The text of a `.strings` file by language.
    let tables: [String: String]

    private struct Contents: Decodable {
        struct Entry: Decodable { var localizations: [String: Localization]? }
        struct Localization: Decodable {
            var stringUnit: Unit?
            var variations: Variations?
        }
        struct Variations: Decodable {
            var plural: [String: Localization]?
            var device: [String: Localization]?
        }
        struct Unit: Decodable { var value: String }
        var sourceLanguage: String
        var strings: [String: Entry]
    }

    /// nil for what is none.
    init?(path: String) {
        guard let data = FileManager.default.contents(atPath: path),
            let contents = try? JSONDecoder().decode(Contents.self, from: data)
        else { return nil }
        var tables: [String: [(String, String)]] = [:]
        for (key, entry) in contents.strings.sorted(by: { $0.key < $1.key }) where !key.isEmpty {
            for (language, localization) in entry.localizations ?? [:] {
                guard let text = Self.text(of: localization) else { continue }
                tables[language, default: []].append((key, text))
            }
        }
        self.tables = tables.mapValues { entries in
            entries.map { "\(Self.quoted($0.0)) = \(Self.quoted($0.1));\n" }.joined()
        }
    }

    /// The text of a phone; of plurals the one that most numbers have.
    private static func text(of localization: Contents.Localization) -> String? {
        if let unit = localization.stringUnit { return unit.value }
        let variations = localization.variations
        let chosen =
            variations?.device?["iphone"] ?? variations?.device?["other"] ?? variations?.plural?["other"]
        return chosen.flatMap { text(of: $0) }
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for character in text {
            switch character {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            default: result.append(character)
            }
        }
        return result + "\""
    }
}

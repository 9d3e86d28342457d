import Foundation

/// A string catalogue, as Xcode keeps it: the translations of one table in all languages.
struct StringCatalogFile {
    /// The files of a language, by their endings: `strings`, and `stringsdict` where words follow numbers.
    let files: [String: [String: String]]

    private struct Contents: Decodable {
        struct Entry: Decodable { var localizations: [String: Localization]? }
        struct Localization: Decodable {
            var stringUnit: Unit?
            var variations: Variations?
            var substitutions: [String: Substitution]?
        }
        /// Words that stand for one of the values of a text, at `%#@name@`.
        struct Substitution: Decodable {
            var argNum: Int?
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
        var strings: [String: String] = [:]
        var plurals: [String: String] = [:]
        for (key, entry) in contents.strings.sorted(by: { $0.key < $1.key }) where !key.isEmpty {
            for (language, localization) in entry.localizations ?? [:] {
                let localization = Self.onPhone(localization)
                if let text = Self.text(of: localization) {
                    strings[language, default: ""] += "\(Self.quoted(key)) = \(Self.quoted(text));\n"
                }
                if let plural = Self.plural(of: localization) {
                    plurals[language, default: ""] += "\(Self.quoted(key)) = \(plural);\n"
                }
            }
        }
        files = strings.mapValues { ["strings": $0] }.merging(
            plurals.mapValues { ["stringsdict": "{\n\($0)}\n"] }
        ) { $0.merging($1) { one, _ in one } }
    }

    /// The text on a phone, where devices have texts of their own.
    private static func onPhone(_ localization: Contents.Localization) -> Contents.Localization {
        guard let devices = localization.variations?.device, let chosen = devices["iphone"] ?? devices["other"] else {
            return localization
        }
        var result = onPhone(chosen)
        result.substitutions = result.substitutions ?? localization.substitutions
        return result
    }

    /// The text; of plurals the one that most numbers have.
    private static func text(of localization: Contents.Localization) -> String? {
        if let unit = localization.stringUnit { return unit.value }
        return localization.variations?.plural?["other"].flatMap { text(of: onPhone($0)) }
    }

    /// The entry of a `.stringsdict` file; nil for a text whose words follow no number.
    private static func plural(of localization: Contents.Localization) -> String? {
        var variables: [(name: String, forms: [String: String])] = []
        func add(_ name: String, _ variations: Contents.Variations?) {
            guard let forms = variations?.plural?.compactMapValues({ text(of: onPhone($0)) }), !forms.isEmpty else {
                return
            }
            variables.append((name, forms))
        }
        var format = localization.stringUnit?.value ?? "%#@\(whole)@"
        add(whole, localization.variations)
        for (name, substitution) in (localization.substitutions ?? [:]).sorted(by: { $0.key < $1.key }) {
            add(name, substitution.variations)
            if let number = substitution.argNum {
                format = format.replacing("%#@\(name)@", with: "%\(number)$#@\(name)@")
            }
        }
        guard !variables.isEmpty else { return nil }
        let entries = variables.map { name, forms in
            let texts = forms.sorted { $0.key < $1.key }.map { "\(quoted($0.key)) = \(quoted($0.value));" }
            return "\(quoted(name)) = {\(texts.joined(separator: " "))};"
        }
        return "{NSStringLocalizedFormatKey = \(quoted(format)); \(entries.joined(separator: " "))}"
    }

    /// The variable of a text that is of several forms as a whole.
    private static let whole = "tintype.whole"

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

extension AssetSymbols {
    /// The name that Xcode makes: words joined with capitals, the first one small, without `color` or `image` at the end.
    package static func symbol(_ name: String, without ending: String) -> String {
        let words = name.split { !$0.isLetter && !$0.isNumber }
        var symbol = ""
        for word in words { symbol += symbol.isEmpty ? lowered(word) : word.prefix(1).uppercased() + word.dropFirst() }
        if !ending.isEmpty, symbol.lowercased().hasSuffix(ending), symbol.count > ending.count {
            symbol.removeLast(ending.count)
        }
        return symbol.first?.isNumber == true ? "_" + symbol : symbol
    }

    /// The word with its first capitals small: `AccentColor` is `accentColor`, and `URLField` `urlField`.
    private static func lowered(_ word: Substring) -> String {
        let capitals = word.prefix { $0.isUppercase }.count
        guard capitals > 1, capitals < word.count else {
            return capitals == word.count ? word.lowercased() : word.prefix(1).lowercased() + word.dropFirst()
        }
        let next = word[word.index(word.startIndex, offsetBy: capitals)]
        let count = next.isLetter ? capitals - 1 : capitals
        return word.prefix(count).lowercased() + word.dropFirst(count)
    }

    /// The name of a folder's own type: as ``symbol(_:without:)``, with a capital first.
    static func typeName(_ name: String) -> String {
        let symbol = symbol(name, without: "")
        return symbol.prefix(1).uppercased() + symbol.dropFirst()
    }

    /// A name as it may stand in a source: a word of the language is put between backticks.
    package static func quoted(_ symbol: String) -> String { keywords.contains(symbol) ? "`\(symbol)`" : symbol }

    private static let keywords: Set<String> = [
        "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
        "internal", "let", "open", "operator", "private", "protocol", "public", "static", "struct", "subscript",
        "typealias", "var", "break", "case", "continue", "default", "defer", "do", "else", "for", "guard", "if", "in",
        "repeat", "return", "switch", "where", "while", "as", "catch", "false", "is", "nil", "self", "super", "throw",
        "throws", "true", "try",
    ]
}

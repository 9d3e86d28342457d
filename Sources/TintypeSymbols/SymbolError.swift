import TintypeGraphics

/// The reason why a symbol cannot be drawn.
package enum SymbolError: Error, Hashable, Sendable {
    /// A name that is not in the table; `nearest` are known ones that are like it.
    case unknown(String, nearest: [String])
    /// A symbol whose recipe needs a glyph that the icon font has not.
    case missingGlyph(UInt32, symbol: String)
}

extension SymbolError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .unknown(let name, _): "there is no symbol \"\(name)\""
        case .missingGlyph(let scalar, let symbol):
            "the icon font has no U+\(String(scalar, radix: 16, uppercase: true)), which the symbol \"\(symbol)\" needs"
        }
    }

    /// The remedy for the user.
    package var hint: String {
        switch self {
        case .unknown(_, let nearest):
            nearest.isEmpty
                ? "`tintype symbols` lists those that there are"
                : "did you mean \(Self.choice(nearest))? `tintype symbols` lists those that there are"
        case .missingGlyph: "install Debian's fonts-material-design-icons-iconfont 6.7 or later"
        }
    }

    private static func choice(_ names: [String]) -> String {
        let quoted = names.map { "\"\($0)\"" }
        return quoted.count < 2
            ? quoted.joined() : quoted.dropLast().joined(separator: ", ") + " or " + quoted[quoted.count - 1]
    }
}

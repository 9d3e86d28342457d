/// Reads a type as a scene declares it: `number`, `string?`, `[string]`, `{text: string, ns: namespace}`, `anchor point`.
struct SceneTypeParser {
    struct Problem: Error, Hashable {
        var message: String
        var offset: Int
        var hint: String?
    }

    static let greatestDepth = 32

    private static let plain: [(name: String, type: SceneType)] = [
        ("number", .number), ("string", .string), ("bool", .bool), ("color", .color), ("point", .point),
        ("size", .size), ("rect", .rect), ("insets", .insets), ("anchor", .anchor(.rect)),
        ("anchor point", .anchor(.point)), ("anchor rect", .anchor(.rect)), ("namespace", .namespace),
        ("proxy", .proxy),
    ]

    /// The names of the types in other languages.
    private static let synonyms = [
        "boolean": "bool", "int": "number", "integer": "number", "float": "number", "double": "number",
        "cgfloat": "number", "text": "string", "edgeinsets": "insets", "cgpoint": "point", "cgsize": "size",
        "cgrect": "rect",
    ]

    let names: SceneNames
    private let others: [String]
    private let scalars: [Unicode.Scalar]
    private var index = 0

    /// - Parameter others: Words that a hint names besides.
    static func parse(_ text: String, names: SceneNames, besides others: [String] = []) throws(Problem) -> SceneType {
        var parser = SceneTypeParser(names: names, others: others, scalars: Array(text.unicodeScalars))
        let type = try parser.type(depth: 1)
        guard parser.index == parser.scalars.count else { throw parser.unexpected("the end of the type") }
        return type
    }

    private init(names: SceneNames, others: [String], scalars: [Unicode.Scalar]) {
        self.names = names
        self.others = others
        self.scalars = scalars
    }

    /// The names that a type may have.
    private var known: [String] { Self.plain.map(\.name) + others + names.types.keys.sorted() }

    private mutating func skipSpaces() {
        while index < scalars.count, scalars[index].isSpace { index += 1 }
    }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        skipSpaces()
        guard index < scalars.count, scalars[index] == scalar else { return false }
        index += 1
        skipSpaces()
        return true
    }

    private func unexpected(_ wanted: String) -> Problem {
        let found = index < scalars.count ? "\"\(scalars[index])\"" : "the end"
        return Problem(message: "expected \(wanted), found \(found)", offset: index)
    }

    private mutating func type(depth: Int) throws(Problem) -> SceneType {
        guard depth <= Self.greatestDepth else {
            throw Problem(message: "the type is nested more than \(Self.greatestDepth) levels deep", offset: index)
        }
        var type: SceneType
        if take("[") {
            type = .list(try self.type(depth: depth + 1))
            guard take("]") else { throw unexpected("\"]\"") }
        } else if take("{") {
            type = .record(try record(depth: depth))
        } else {
            type = try named()
        }
        while take("?") { type = .wrapped(type) }
        return type
    }

    private mutating func record(depth: Int) throws(Problem) -> SceneRecordType {
        var fields: [SceneRecordType.Field] = []
        repeat {
            let start = index
            let name = word()
            guard !name.isEmpty else { throw unexpected("a field's name") }
            guard !fields.contains(where: { $0.name == name }) else {
                throw Problem(message: "the field \"\(name)\" stands twice", offset: start)
            }
            guard take(":") else { throw unexpected("\":\"") }
            fields.append(SceneRecordType.Field(name, try type(depth: depth + 1)))
        } while take(",")
        guard take("}") else { throw unexpected("\"}\"") }
        return SceneRecordType(fields)
    }

    private mutating func word() -> String {
        let start = index
        while index < scalars.count, scalars[index].continuesName { index += 1 }
        return String(scalars, in: start..<index)
    }

    private mutating func named() throws(Problem) -> SceneType {
        let start = index
        var name = word()
        guard !name.isEmpty else { throw unexpected("a type") }
        skipSpaces()
        let second = word()
        if !second.isEmpty { name += " " + second }
        if let type = names.types[name] ?? Self.plain.first(where: { $0.name == name })?.type { return type }
        let suggestion =
            Self.synonyms[name.lowercased()].map { "did you mean \"\($0)\"?" }
            ?? Suggestion.hint(for: name, among: known, what: "types")
        throw Problem(
            message: "unknown type \"\(name.abbreviated)\"", offset: start,
            hint: suggestion ?? "known types: \(known.joined(separator: ", ")), T?, [T], {name: T}")
    }
}

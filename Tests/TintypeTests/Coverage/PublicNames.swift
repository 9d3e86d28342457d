import Foundation
import Synchronization

/// The public names that Swift sources declare, read line by line: what stands after `public`, the requirements of public
/// protocols, and the cases of public enumerations.
struct PublicNames {
    private(set) var types: Set<String> = []
    private(set) var macros: Set<String> = []
    /// Functions, properties and cases.
    private(set) var members: Set<String> = []

    /// The declarations that enclose a line, by the braces before it.
    private enum Block {
        case publicProtocol
        case publicEnum
        case other
    }

    /// The names in all Swift files below `folders`, of which each is read once for all tests.
    init(folders: [URL]) throws {
        for folder in folders {
            let names = try PublicNames.known.withLock { known in
                if let names = known[folder] { return names }
                let names = try PublicNames(folder: folder)
                known[folder] = names
                return names
            }
            types.formUnion(names.types)
            macros.formUnion(names.macros)
            members.formUnion(names.members)
        }
    }

    private static let known = Mutex<[URL: PublicNames]>([:])

    private init(folder: URL) throws {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        for case let file as URL in files! where file.pathExtension == "swift" {
            read(try String(contentsOf: file, encoding: .utf8))
        }
    }

    init(source: String) {
        read(source)
    }

    private mutating func read(_ source: String) {
        var blocks: [Block] = []
        for line in source.split(separator: "\n") {
            let code = PublicNames.code(of: line)
            let words = code.split { !($0.isLetter || $0.isNumber || "_@#`".contains($0)) }
            let opened = declare(words, in: blocks.last ?? .other)
            for character in code {
                if character == "{" { blocks.append(blocks.isEmpty || code.first != "}" ? opened : .other) }
                if character == "}" { blocks = blocks.dropLast() }
            }
        }
    }

    /// A line without comments and the contents of string literals.
    private static func code(of line: Substring) -> Substring {
        var code = ""
        var isText = false
        var last: Character = " "
        for character in line.drop(while: { $0 == " " }) {
            if character == "\"", last != "\\" { isText.toggle() }
            if !isText {
                if character == "/", last == "/" { return Substring(code.dropLast()) }
                code.append(character)
            }
            last = character
        }
        return Substring(code)
    }

    /// Takes the name that a line declares.
    ///
    /// - Returns: The declaration that a brace of the line encloses.
    private mutating func declare(_ words: [Substring], in block: Block) -> Block {
        guard let index = words.firstIndex(where: { PublicNames.keywords.contains($0) }), index + 1 < words.count else {
            return .other
        }
        let name = words[index + 1].filter { $0 != "`" }
        let isPublic = words[..<index].contains("public")
        switch words[index] {
        case "struct", "class", "actor", "typealias":
            if isPublic { types.insert(name) }
        case "protocol":
            if isPublic { types.insert(name) }
            return isPublic ? .publicProtocol : .other
        case "enum":
            if isPublic { types.insert(name) }
            return isPublic ? .publicEnum : .other
        case "macro":
            if isPublic { macros.insert(name) }
        case "case":
            if block == .publicEnum { members.insert(name) }
        default:
            if isPublic || block == .publicProtocol { members.insert(name) }
        }
        return .other
    }

    /// `class` in `class func` is not a declaration's own word.
    private static let keywords: Set<Substring> = [
        "struct", "class", "actor", "typealias", "protocol", "enum", "macro", "case", "func", "var", "let",
    ]
}

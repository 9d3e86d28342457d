import Foundation

/// The folders of a target, and which of them name the types of which others.
///
/// A folder counts with those inside it. A file names a type where one of its words outside comments and plain texts is the
/// name of a type that stands at the outermost level of a file of the target.
struct FolderGraph {
    /// Two folders that name each other's types.
    struct Pair: Hashable, CustomStringConvertible {
        let first: String
        let second: String

        init(_ a: String, _ b: String) {
            (first, second) = a < b ? (a, b) : (b, a)
        }

        var description: String { "\(first) and \(second)" }
    }

    /// A name of a type in a file of another folder.
    struct Use: Hashable, CustomStringConvertible {
        let file: String
        let type: String

        var description: String { "\(file) names \(type)" }
    }

    /// The uses, by the folder that names and the folder that is named.
    private var uses: [[String]: Set<Use>] = [:]

    init(of target: String) throws {
        let files = try SourceTree(["Sources/\(target)"]).files.map { file in
            (name: String(file.path.dropFirst("Sources/\(target)/".count)), lines: file.lines.map(FolderGraph.code))
        }
        var homes: [Substring: String] = [:]
        for file in files {
            for line in file.lines {
                if let name = FolderGraph.type(declaredBy: line) { homes[name] = FolderGraph.folder(of: file.name) }
            }
        }
        for file in files {
            let own = FolderGraph.folder(of: file.name)
            for word in Set(file.lines.flatMap(FolderGraph.words)) {
                guard let home = homes[word], home != own else { continue }
                uses[[own, home], default: []].insert(Use(file: file.name, type: String(word)))
            }
        }
    }

    var pairs: Set<Pair> {
        Set(uses.keys.filter { uses[$0.reversed()] != nil }.map { Pair($0[0], $0[1]) })
    }

    /// The uses that make two folders a pair, those of the direction that is seldom taken.
    func uses(of pair: Pair) -> [Use] {
        let both = [uses[[pair.first, pair.second]] ?? [], uses[[pair.second, pair.first]] ?? []]
        return (both.min { $0.count < $1.count } ?? []).sorted { $0.description < $1.description }
    }

    private static func folder(of file: String) -> String {
        String(file.split(separator: "/", maxSplits: 1)[0])
    }

    /// A line without its comment and without what stands between quotation marks.
    private static func code(_ line: Substring) -> Substring {
        let plain = line.replacing(/"(?:\\.|[^"\\])*"/, with: "")
        guard let comment = plain.firstRange(of: "//") else { return plain }
        return plain[..<comment.lowerBound]
    }

    private static func words(_ line: Substring) -> [Substring] {
        line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    }

    private static func type(declaredBy line: Substring) -> Substring? {
        // Nobody else can name what is private.
        guard let first = line.first, first.isLetter || first == "@", !line.contains("private ") else { return nil }
        let words = words(line)
        let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "actor", "typealias"]
        guard let kind = words.firstIndex(where: kinds.contains), kind + 1 < words.count else { return nil }
        return words[kind + 1]
    }
}

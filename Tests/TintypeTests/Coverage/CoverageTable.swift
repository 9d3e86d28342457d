import Foundation

/// The table of SwiftUI's names: those that are there, their drawing, and their share of the uses in real files.
struct CoverageTable {
    /// The drawing of a name that is declared, or its absence.
    enum State: String, CaseIterable {
        case exactly
        case plainly
        case inert
        case missing
    }

    /// A name that SwiftUI has.
    struct Name {
        var kind: String
        var name: String
        var state: State
        /// The number of counted files that use it; nil for a name that was not.
        var files: Int?
        /// The measured cases and tests that hold it, as ``EvidenceFiles`` reads them.
        var evidence: [String]
        var note: String
    }

    let names: [Name]
    /// Files times names, by state.
    private(set) var uses: [State: Int] = [:]
    /// Names of the count that are not SwiftUI's, and whose they are.
    let others: [(name: String, whose: String)]

    /// - Parameters:
    ///   - folder: The folder of `names.csv`, `uses.csv` and `others.csv`.
    ///   - declared: The names that the sources declare.
    init(folder: URL, declared: PublicNames) throws {
        let skipped = try CoverageTable.rows(folder.appendingPathComponent("others.csv"))
        others = skipped.map { ($0[0], $0[1]) }
        let counts = try CoverageTable.rows(folder.appendingPathComponent("uses.csv"))
            .filter { row in !skipped.contains { $0[0] == row[1] } }
        var files: [String: Int] = [:]
        for row in counts { files["\(row[0] == "type" ? "type" : "member") \(row[1])"] = Int(row[2]) }
        names = try CoverageTable.rows(folder.appendingPathComponent("names.csv")).map { row in
            let isType = row[0] == "type"
            let isThere =
                isType
                ? declared.types.contains(row[1])
                : row[0] == "macro" ? declared.macros.contains(row[1]) : declared.members.contains(row[1])
            guard let drawn = State(rawValue: row[2]) else { throw CoverageError(row: row) }
            return Name(
                kind: row[0], name: row[1], state: isThere ? drawn : .missing,
                files: files["\(isType ? "type" : "member") \(row[1])"],
                evidence: row[3].isEmpty ? [] : row[3].components(separatedBy: "; "), note: row[4])
        }
        for row in counts {
            let matches = names.filter { $0.name == row[1] && ($0.kind == "type") == (row[0] == "type") }
            guard let count = Int(row[2]), !matches.isEmpty else { throw CoverageError(row: row) }
            uses[matches.map(\.state).min { $0.rank < $1.rank } ?? .missing, default: 0] += count
        }
    }

    /// The share of the uses whose names are in `state`, e.g. `12.3 %`.
    func share(_ state: State) -> String {
        let all = uses.values.reduce(0, +)
        return String(format: "%.1f %%", 100 * Double(uses[state, default: 0]) / Double(max(all, 1)))
    }

    /// The rows of a file without its head. A field in quotation marks may hold commas.
    private static func rows(_ file: URL) throws -> [[String]] {
        try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst().map { line in
            var fields = [""]
            var isQuoted = false
            for character in line {
                switch character {
                case "\"": isQuoted.toggle()
                case "," where !isQuoted: fields.append("")
                default: fields[fields.count - 1].append(character)
                }
            }
            return fields
        }
    }
}

extension CoverageTable.State {
    /// From the best.
    var rank: Int { CoverageTable.State.allCases.firstIndex(of: self) ?? 0 }

    /// The state's meaning, for readers.
    var meaning: String {
        switch self {
        case .exactly: "laid out and drawn by SwiftUI's rules, to which its evidence holds it"
        case .plainly: "laid out and drawn in a plain form, its state visible"
        case .inert: "compiles; has nothing to do in a still picture, or leads to the end state"
        case .missing: "does not compile"
        }
    }
}

/// A row that says nothing that is understood, or counts a name that is not in the list.
struct CoverageError: Error {
    var row: [String]
}

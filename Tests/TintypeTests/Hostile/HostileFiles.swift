import Foundation

/// A table of files that a stranger may hand in, and word for word what becomes of each: those in `Fixtures/hostile`.
///
/// Lines that begin with `> ` are a file, and those below it, up to an empty line, what it comes to: `drawn`, or its errors. In
/// a file `‹FF 00›` stands for bytes, and `‹300×[›` for a text 300 times.
struct HostileFiles {
    struct Row {
        /// The line of the table that the file begins in, from 1.
        let line: Int
        /// The file as the table has it.
        let written: String
        let expected: String
    }

    static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Fixtures/hostile").standardizedFileURL

    /// The names of all tables.
    static var names: [String] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) }.sorted()
    }

    static func rows(of table: String) throws -> [Row] {
        let text = try String(contentsOf: folder.appending(path: "\(table).txt"), encoding: .utf8)
        var rows: [Row] = []
        var (start, written, expected): (Int, [Substring], [Substring]) = (0, [], [])
        let lines: [Substring] = text.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in (lines + [""]).enumerated() {
            if line.hasPrefix("> ") {
                if written.isEmpty { start = index + 1 }
                written.append(line.dropFirst(2))
            } else if line.isEmpty, !written.isEmpty {
                rows.append(
                    Row(
                        line: start, written: written.joined(separator: "\n"),
                        expected: expected.joined(separator: "\n")))
                (written, expected) = ([], [])
            } else if !written.isEmpty {
                expected.append(line)
            }
        }
        return rows
    }
}

extension HostileFiles {
    /// Writes what a file comes to into its table.
    static func record(_ found: String, for row: Row, in table: String) throws {
        guard found != row.expected else { return }
        let url = folder.appending(path: "\(table).txt")
        let text = try String(contentsOf: url, encoding: .utf8)
        let file = row.written.split(separator: "\n", omittingEmptySubsequences: false).map { "> \($0)\n" }.joined()
        let new = text.replacingOccurrences(of: file + row.expected + "\n", with: file + found + "\n")
        try new.write(to: url, atomically: true, encoding: .utf8)
    }
}

extension HostileFiles.Row {
    /// The bytes of the file.
    var bytes: [UInt8] {
        var bytes: [UInt8] = []
        var rest = written[...]
        while let open = rest.firstIndex(of: "‹") {
            bytes += rest[..<open].utf8
            rest = rest[rest.index(after: open)...]
            guard let close = rest.firstIndex(of: "›") else { break }
            bytes += Self.expanded(rest[..<close])
            rest = rest[rest.index(after: close)...]
        }
        return bytes + rest.utf8
    }

    private static func expanded(_ text: Substring) -> [UInt8] {
        let parts = text.split(separator: "×", maxSplits: 1)
        if parts.count == 2, let count = Int(parts[0]) {
            return Array(repeatElement(Array(parts[1].utf8), count: count).joined())
        }
        return text.split(separator: " ").compactMap { UInt8($0, radix: 16) }
    }
}

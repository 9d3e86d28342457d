import Foundation
import TintypeImage

/// The modules that a source file imports.
enum SourceImports {
    /// - Returns: The names after `import`, e.g. `Cards` of `@testable import struct Cards.Card`; nil where the file at `path`
    ///   is not there, as where tests run on another machine than the one that built them.
    static func modules(ofFileAt path: String) -> [String]? {
        guard let bytes = try? WholeFile.read(path) else { return nil }
        return modules(of: String(decoding: bytes, as: UTF8.self))
    }

    static func modules(of source: String) -> [String] {
        source.split(whereSeparator: \.isNewline).compactMap(module)
    }

    private static let kinds: Set<Substring> = [
        "struct", "class", "enum", "protocol", "func", "var", "let", "typealias",
    ]

    /// The module of a line that imports one.
    private static func module(of line: Substring) -> String? {
        let words = line.split { $0 == " " || $0 == "\t" || $0 == ";" }
        guard let keyword = words.firstIndex(of: "import"),
            words[..<keyword].allSatisfy({ $0.hasPrefix("@") || accessLevels.contains($0) })
        else { return nil }
        return words[(keyword + 1)...].first { !kinds.contains($0) }
            .flatMap { $0.split(separator: ".").first.map(String.init) }
    }

    private static let accessLevels: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
}

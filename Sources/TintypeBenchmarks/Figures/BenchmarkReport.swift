package import Foundation

/// All findings of a run, as `--json` prints and `--compare` reads them.
package struct BenchmarkReport: Hashable, Codable, Sendable {
    /// The form of the file.
    package static let format = 1

    package var format = Self.format
    /// True where less was measured, and with fewer rounds: such figures are not compared with others.
    package var isQuick: Bool
    package var results: [BenchmarkResult]

    package init(isQuick: Bool, results: [BenchmarkResult]) {
        self.isQuick = isQuick
        self.results = results
    }

    package subscript(name: String) -> BenchmarkResult? { results.first { $0.name == name } }

    /// The report as JSON, its keys sorted.
    package func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(self)
    }

    /// Reads what ``json()`` wrote.
    ///
    /// - Throws: `DecodingError` for anything else, a later form among it.
    package init(json: Data) throws {
        self = try JSONDecoder().decode(Self.self, from: json)
        guard format == Self.format else {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(codingPath: [], debugDescription: "the format is \(format), not \(Self.format)"))
        }
    }
}

package import Foundation
package import TintypeGraphics

extension RunResults {
    /// The file `results.json`: keys sorted, so that equal results have equal bytes.
    package func json() -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        do {
            return try encoder.encode(self)
        } catch {
            preconditionFailure("results hold numbers and texts only, which can always be written: \(error)")
        }
    }

    /// - Throws: ``ResultsError`` where `data` is no results file, or one of a later version.
    package init(json data: Data) throws(ResultsError) {
        let version: Int
        do {
            version = try JSONDecoder().decode(Version.self, from: data).schemaVersion
        } catch {
            throw .notResults
        }
        if let later = LaterFormat(version, known: RunResults.schemaVersion) { throw .laterFormat(later) }
        do {
            self = try JSONDecoder().decode(RunResults.self, from: data)
        } catch {
            throw .notResults
        }
    }

    private struct Version: Decodable {
        var schemaVersion: Int
    }
}

/// The reason why a file could not be read as results of a run.
package enum ResultsError: Error, Hashable, Sendable {
    case notResults
    case laterFormat(LaterFormat)

    /// The fault, without a full stop at the end.
    package var message: String {
        switch self {
        case .notResults: "this is no results file"
        case .laterFormat(let later): "the results were \(later.message)"
        }
    }

    /// The remedy for the user.
    package var hint: String {
        switch self {
        case .notResults: "give the results.json that `tintype verify` wrote"
        case .laterFormat(let later): later.hint
        }
    }
}

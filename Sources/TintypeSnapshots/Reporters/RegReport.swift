package import Foundation

/// Results in the shape of reg-suit's `reg.json`, so that its notifiers and viewers take them.
package struct RegReport: Encodable, Hashable, Sendable {
    package var failedItems: [String]
    package var newItems: [String]
    package var deletedItems: [String]
    package var passedItems: [String]
    package var expectedItems: [String]
    package var actualItems: [String]
    package var diffItems: [String]
    package var actualDir: String
    package var expectedDir: String
    package var diffDir: String

    /// - Parameters:
    ///   - goldens: The folder of goldens, as seen from the file's folder.
    ///   - output: The output folder, as seen from the file's folder.
    package init(_ results: RunResults, goldens: String, output: String = "./") {
        func ids(_ statuses: CaseStatus...) -> [String] {
            results.cases.filter { statuses.contains($0.status) }.map(\.id)
        }
        failedItems = ids(.failed, .notComparable, .errored, .quarantined)
        newItems = ids(.missing)
        deletedItems = results.obsolete
        passedItems = ids(.passed, .recorded)
        expectedItems = (ids(.failed, .notComparable, .quarantined, .passed, .recorded) + results.obsolete)
            .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        actualItems = results.cases.filter { $0.status != .errored }.map(\.id)
        diffItems = results.cases.compactMap(\.files.difference)
        actualDir = output
        expectedDir = goldens
        diffDir = output
    }

    /// The file: keys sorted.
    package func json() -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        do {
            return try encoder.encode(self)
        } catch {
            preconditionFailure("texts can always be written: \(error)")
        }
    }
}

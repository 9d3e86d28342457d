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
    ///   - pictures: The pictures that exist; no others are named, but a case in error is listed as one that failed.
    ///   - place: Their folder, as seen from the file's folder.
    package init(_ results: RunResults, pictures: RegPictures, place: String = RegPictures.folder) {
        func ids(_ statuses: CaseStatus...) -> [String] {
            results.cases.filter { statuses.contains($0.status) }.map(\.id)
        }
        func sorted(_ ids: Set<String>) -> [String] { ids.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }
        failedItems = ids(.failed, .notComparable, .errored, .quarantined)
        newItems = ids(.missing)
        deletedItems = results.obsolete
        passedItems = ids(.passed, .recorded)
        expectedItems = sorted(pictures.expected)
        actualItems = sorted(pictures.actual)
        diffItems = sorted(pictures.difference)
        actualDir = place + "/actual/"
        expectedDir = place + "/expected/"
        diffDir = place + "/diff/"
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

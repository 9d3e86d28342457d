package import Foundation
package import TintypeGraphics

/// The decisions that a report hands out as `accept.json`: `{"schemaVersion": 1, "run": "9c…", "accept": ["…"], "reject": ["…"]}`, or a
/// bare list of ids to accept.
package struct AcceptList: Hashable, Sendable {
    /// The hash of the run's plan that the decisions are about; nil where the list does not say.
    package var run: String?
    package var accept: [String]
    package var reject: [String]

    package init(run: String? = nil, accept: [String], reject: [String] = []) {
        self.run = run
        self.accept = accept
        self.reject = reject
    }

    /// The latest `schemaVersion` that is read; a list without one is of the first.
    private static let format = 1

    /// nil where `data` is no such list.
    ///
    /// - Throws: `LaterFormat`, whatever else a newer list may hold.
    package init?(json data: Data) throws(LaterFormat) {
        let decoder = JSONDecoder()
        let version = (try? decoder.decode(Version.self, from: data))?.schemaVersion
        if let later = LaterFormat(version, known: Self.format) { throw later }
        if let ids = try? decoder.decode([String].self, from: data) {
            self.init(accept: ids)
        } else if let parts = try? decoder.decode(Parts.self, from: data), parts.accept != nil || parts.reject != nil {
            self.init(run: parts.run, accept: parts.accept ?? [], reject: parts.reject ?? [])
        } else {
            return nil
        }
    }

    private struct Version: Decodable {
        var schemaVersion: Int?
    }

    private struct Parts: Decodable {
        var schemaVersion: Int?
        var run: String?
        var accept: [String]?
        var reject: [String]?
    }
}

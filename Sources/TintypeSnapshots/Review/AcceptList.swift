package import Foundation

/// The decisions that a report hands out as `accept.json`: `{"run": "9c…", "accept": ["…"], "reject": ["…"]}`, or a bare list of ids
/// to accept.
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

    /// nil where `data` is no such list.
    package init?(json data: Data) {
        let decoder = JSONDecoder()
        if let ids = try? decoder.decode([String].self, from: data) {
            self.init(accept: ids)
        } else if let parts = try? decoder.decode(Parts.self, from: data), parts.accept != nil || parts.reject != nil {
            self.init(run: parts.run, accept: parts.accept ?? [], reject: parts.reject ?? [])
        } else {
            return nil
        }
    }

    private struct Parts: Decodable {
        var run: String?
        var accept: [String]?
        var reject: [String]?
    }
}

import Foundation
import TintypeImage

/// The goldens that a run over everything found no case for.
package struct ObsoleteGoldens: Hashable, Sendable {
    package struct Golden: Hashable, Sendable, Codable {
        /// Below the folder of goldens.
        package var path: String
        package var bytes: Int
        /// The pixel hash; nil where the file is no picture.
        package var hash: String?
        /// The id of the case without a golden that draws the same picture; accepting it moves this golden.
        package var renamedTo: String?
    }

    /// Sorted by their paths.
    package let all: [Golden]

    static let none = ObsoleteGoldens(all: [])

    private init(all: [Golden]) {
        self.all = all
    }

    /// - Throws: ``ReviewError/cannotPrune(_:)`` where the run did not see everything, or not to its end.
    init(_ results: RunResults, places: GoldenPlaces) throws(ReviewError) {
        if let reason = Self.reasonAgainst(results) { throw .cannotPrune(reason) }
        guard let store = places.store else { throw .cannotPrune("the run had no folder of goldens") }
        let known = Set(results.run.known).union(results.cases.map(\.id))
        // Both what the run saw and what is there now: a golden that was recorded since stays.
        let listed = Set(results.obsolete).subtracting(known)
        var missing: [String: [String]] = [:]
        for item in results.cases where item.status == .missing && item.decision != .rejected {
            if let hash = item.files.actualHash { missing[hash, default: []].append(item.id) }
        }
        var all: [Golden] = []
        for path in store.existing() where listed.contains(path) && !Self.belongsToTests(path) {
            guard let bytes = try? store.read(at: path) else { continue }
            let hash = (try? DrawnPicture(bytes: bytes))?.hash
            var renamed: String?
            if let hash, let first = missing[hash]?.first {
                renamed = first
                missing[hash]?.removeFirst()
            }
            all.append(Golden(path: path, bytes: bytes.count, hash: hash, renamedTo: renamed))
        }
        self.all = all
    }

    /// The reason why the results do not say what is obsolete; nil where they do.
    private static func reasonAgainst(_ results: RunResults) -> String? {
        let run = results.run
        if run.isInterrupted { return "the run ended before its time" }
        if run.shard.total > 1 { return "the results are those of shard \(run.shard.index) of \(run.shard.total)" }
        if !run.isWhole { return "the run worked on a part of the cases" }
        let errors = results.cases.filter { $0.status == .errored }.count
        // A scene that cannot be read does not say which pictures it has.
        if errors > 0 { return "\(errors) \(errors == 1 ? "case is" : "cases are") in error" }
        return nil
    }

    /// Returns whether a Swift test keeps the golden, which runs over scenes do not know.
    private static func belongsToTests(_ path: String) -> Bool {
        path.split(separator: "/").contains("__Snapshots__")
    }
}

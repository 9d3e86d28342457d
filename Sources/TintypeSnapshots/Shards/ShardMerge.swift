import Foundation
import TintypeImage

/// Joins the outputs of the shards of one run.
package struct ShardMerge: Sendable {
    private struct Shard {
        var folder: String
        var results: RunResults
        var index: Int { results.run.shard.index }
    }

    /// The results of all shards as those of one run.
    package let results: RunResults
    private let shards: [Shard]
    /// The folder that holds the pictures of each case.
    private let homes: [String: String]

    /// Reads the outputs and checks that they are all the shards of one run, each once.
    ///
    /// - Parameter folder: The folder that the goldens' paths are relative to: only all shards together know which are obsolete.
    /// - Throws: ``MergeError`` that names which is missing, there twice, or of another run.
    package init(_ folders: [String], folder: String = ".") throws(MergeError) {
        var shards: [Shard] = []
        for folder in folders {
            do {
                shards.append(Shard(folder: folder, results: try OutputFolder(folder).load()))
            } catch {
                throw .results(error)
            }
        }
        try Self.check(shards)
        self.shards = shards.sorted { $0.index < $1.index }
        homes = try Self.homes(self.shards)
        results = Self.joined(self.shards, folder: folder)
        try Self.checkWhole(results)
    }

    /// Writes `results.json` and the pictures to `output`.
    package func write(to output: String) throws(MergeError) {
        let path = URL(fileURLWithPath: output).standardizedFileURL.path
        for shard in shards where URL(fileURLWithPath: shard.folder).standardizedFileURL.path == path {
            throw .intoInput(shard.folder)
        }
        for item in results.cases {
            guard let home = homes[item.id] else { preconditionFailure("each case is of a shard") }
            for picture in [item.files.expected, item.files.actual, item.files.difference].compactMap(\.self) {
                try copy(picture, from: home, to: output)
            }
        }
        do {
            try RootFolder(output).write(
                Array(results.json()), to: OutputFolder.resultsName, durability: .synchronized)
        } catch {
            throw .results(.file(error))
        }
    }

    private func copy(_ picture: String, from home: String, to output: String) throws(MergeError) {
        guard let path = JailedPath(picture), let bytes = try? RootFolder(home, links: .refused).read(path.text) else {
            throw .picture(folder: home, path: picture)
        }
        do {
            try RootFolder(output).write(bytes, to: path.text)
        } catch {
            throw .results(.file(error))
        }
    }

    private static func check(_ shards: [Shard]) throws(MergeError) {
        guard let first = shards.first else { throw .nothingToMerge }
        for shard in shards.dropFirst() {
            if let difference = difference(shard.results, from: first.results) {
                throw .foreign(folder: shard.folder, difference: difference)
            }
        }
        let total = first.results.run.shard.total
        let found = Dictionary(grouping: shards, by: \.index)
        for (index, same) in found.sorted(by: { $0.key < $1.key }) {
            guard (1...max(1, total)).contains(index) else {
                throw .foreign(folder: same[0].folder, difference: "it is shard \(index) of \(total)")
            }
            if same.count > 1 { throw .duplicate(shard: index, folders: same.map(\.folder)) }
        }
        // A total that nobody could have meant is not counted up to.
        let missing = (1...max(1, total)).lazy.filter { found[$0] == nil }.prefix(20)
        if !missing.isEmpty { throw .missing(Array(missing), total: total) }
    }

    /// The difference that keeps a run from being a shard of another; nil where there is none.
    private static func difference(_ results: RunResults, from first: RunResults) -> String? {
        func clause(_ what: String, _ own: String, _ other: String) -> String? {
            own == other ? nil : "its \(what) is \(ReviewError.shown(own)) instead of \(ReviewError.shown(other))"
        }
        return clause("version of tintype", results.tool.version, first.tool.version)
            ?? clause("count of shards", "\(results.run.shard.total)", "\(first.run.shard.total)")
            ?? clause("plan", results.run.hash, first.run.hash)
            ?? clause("folder of goldens", results.run.snapshots, first.run.snapshots)
    }

    private static func homes(_ shards: [Shard]) throws(MergeError) -> [String: String] {
        var homes: [String: String] = [:]
        for shard in shards {
            for item in shard.results.cases {
                if let other = homes[item.id] { throw .twice(id: item.id, folders: [other, shard.folder]) }
                homes[item.id] = shard.folder
            }
        }
        return homes
    }

    private static func joined(_ shards: [Shard], folder: String) -> RunResults {
        var joined = shards[0].results
        joined.run.shard = RunPlan.Shard(index: 1, total: 1)
        joined.run.isWhole = shards.allSatisfy(\.results.run.isWhole)
        joined.run.isInterrupted = shards.contains(where: \.results.run.isInterrupted)
        joined.run.known = sorted(Set(shards.flatMap(\.results.run.known)))
        joined.cases = shards.flatMap(\.results.cases).sorted { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
        if joined.run.isWhole, !joined.run.isInterrupted {
            let store = GoldenPlaces(folder: folder, snapshots: joined.run.snapshots).store
            joined.obsolete = joined.run.obsolete(
                among: store?.existing() ?? [], known: Set(joined.cases.map(\.id)))
        }
        // They ran side by side.
        joined.durationMs = shards.map(\.results.durationMs).max() ?? 0
        joined.regroup()
        return joined
    }

    /// A whole run that was not cut short has worked on everything.
    private static func checkWhole(_ results: RunResults) throws(MergeError) {
        guard results.run.isWhole, !results.run.isInterrupted else { return }
        let worked = Set(results.cases.map(\.id))
        let rest = results.run.known.filter { !worked.contains($0) }
        if let first = rest.first { throw .unworked(count: rest.count, first: first) }
    }

    private static func sorted(_ texts: Set<String>) -> [String] {
        texts.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}

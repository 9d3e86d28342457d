import ArgumentParser
import Foundation
import TintypeImage
import TintypeSnapshots

/// The items that a run works on, of those that were found.
struct RunSelection<Item: RunItem> {
    let items: [Item]
    /// Indicates whether nothing but a shard left a scene out.
    let isWhole: Bool
    let shard: RunPlan.Shard
    /// Equal for the shards of one run.
    let hash: String
    /// The reason why there may be nothing to do.
    let emptiness: String

    /// - Throws: `ValidationError` where the run before is not known, or git cannot tell what changed.
    init(_ subject: some RunSubject<Item>, options: GoldenRunOptions) throws {
        var chosen = subject.items
        var reasons: [String] = []
        if options.running.lastFailed {
            let failed = try Self.failedBefore(options.goldens.output)
            chosen = chosen.filter { failed.contains($0.name) }
            reasons.append("none failed in the run before")
        }
        if let ref = options.running.changedSince {
            let changed = Set(try subject.changed(since: ref).map(\.name))
            chosen = chosen.filter { changed.contains($0.name) }
            reasons.append("none changed since \(ref)")
        }
        hash = RunJournal.key(of: [Array((Version.current + "\n" + chosen.map(\.name).joined(separator: "\n")).utf8)])
        let (shard, own) = try options.shards.select(chosen.map(\.name))
        items = chosen.filter { own.contains($0.name) }
        self.shard = shard
        if shard.total > 1 { reasons.append("shard \(shard.index) of \(shard.total) has none") }
        emptiness = reasons.joined(separator: ", ")
        isWhole = subject.isWhole && !options.running.lastFailed && options.running.changedSince == nil
    }

    private static func failedBefore(_ output: String) throws -> Set<String> {
        let path = FilePaths.join(output, "results.json")
        guard let bytes = try? WholeFile.read(path) else {
            throw ValidationError("--last-failed needs the results of a run, and there is no \(path)")
        }
        do {
            return Set(try RunResults(json: Data(bytes)).cases.filter(\.status.fails).map(\.name))
        } catch {
            throw ValidationError("\(path): \(error.message); \(error.hint)")
        }
    }
}

import ArgumentParser
import Foundation
import TintypeImage
import TintypeSnapshots

/// The part of a run that this process works on.
struct ShardOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            Work on the i-th of n parts, counted from 1; merge the outputs afterwards. "auto" takes both from the variables of \
            parallel jobs of GitLab, CircleCI and Buildkite, or of a Slurm array. Bazel's are always taken.
            """, valueName: "i/n"))
    var shard: String?

    @Option(
        help: ArgumentHelp(
            "How many shards there are, where the environment tells only which one this is: that of a Kubernetes indexed job, or of a Slurm array of the tasks 1 to n.",
            valueName: "n"))
    var shardTotal: Int?

    @Option(
        help: ArgumentHelp(
            "Balance the shards by how long cases took in an earlier run; all shards need the same file.",
            valueName: "results.json"))
    var timings: String?

    /// The most shards: beyond it nobody can have meant it.
    private static let mostShards = 10_000

    func validate() throws {
        if let shard, shard != "auto" { _ = try Self.parse(shard) }
        if let shardTotal, !(1...Self.mostShards).contains(shardTotal) {
            throw ValidationError("--shard-total must be at least 1")
        }
    }

    /// The ids of this process's shard among those of all cases.
    ///
    /// Bazel fails a test that is sharded and does not say that it knows; so its status file is touched.
    ///
    /// - Throws: A `ValidationError` where the options or the variables make no sense.
    func select(_ ids: [String]) throws -> (shard: RunPlan.Shard, ids: Set<String>) {
        let environment = ProcessInfo.processInfo.environment
        let shard = try shard(in: environment)
        if let path = environment["TEST_SHARD_STATUS_FILE"], !path.isEmpty, environment["TEST_TOTAL_SHARDS"] != nil {
            guard FileManager.default.createFile(atPath: path, contents: nil) else {
                throw ValidationError("the file \(path) of TEST_SHARD_STATUS_FILE cannot be written")
            }
        }
        let assignment = ShardAssignment(total: shard.total, timings: try durations())
        return (shard, assignment.ids(of: shard.index, among: ids))
    }

    /// The shard by the options, else by the variables; 1 of 1 where nobody asks for shards.
    func shard(in environment: [String: String]) throws -> RunPlan.Shard {
        if let shard, shard != "auto" { return try Self.parse(shard) }
        func number(_ name: String) throws -> Int? {
            guard let text = environment[name], !text.isEmpty else { return nil }
            guard let number = Int(text), number >= 0 else {
                throw ValidationError("\(name) is \"\(text)\", which is no number")
            }
            return number
        }
        for engine in ShardEngine.all where engine.isAlwaysTaken || shard == "auto" && shardTotal == nil {
            guard let told = try engine.shard(number) else { continue }
            return try Self.checked(told.index, told.total, "\(engine.index) of \(engine.total)")
        }
        if let shardTotal {
            for (variable, first) in ShardEngine.indices {
                guard let index = try number(variable) else { continue }
                return try Self.checked(index - first + 1, shardTotal, variable)
            }
            let names = ShardEngine.indices.map(\.variable).joined(separator: " or ")
            throw ValidationError("--shard-total goes with \(names), which are not set; give --shard i/n")
        }
        guard shard == "auto" else { return RunPlan.Shard(index: 1, total: 1) }
        let names = ShardEngine.all.map(\.name).joined(separator: ", ")
        throw ValidationError("--shard auto finds no shard of \(names); give --shard i/n")
    }

    private static func parse(_ text: String) throws -> RunPlan.Shard {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let index = parts[0], let total = parts[1] else {
            throw ValidationError("--shard \"\(text)\" is no part of a whole; write e.g. --shard 2/5")
        }
        return try checked(index, total, "--shard \(text)")
    }

    private static func checked(_ index: Int, _ total: Int, _ what: String) throws -> RunPlan.Shard {
        guard (1...mostShards).contains(total), (1...total).contains(index) else {
            throw ValidationError("\(what): there is no shard \(index) of \(total); they count from 1")
        }
        return RunPlan.Shard(index: index, total: total)
    }

    private func durations() throws -> [String: Double] {
        guard let timings else { return [:] }
        guard let bytes = try WholeFile.read(timings) else { throw ValidationError("there is no file \(timings)") }
        do {
            let cases = try RunResults(json: Data(bytes)).cases
            // A scene takes as long as its variants together.
            return Dictionary(
                cases.flatMap { [($0.id, $0.durationMs), ($0.name, $0.durationMs)] }, uniquingKeysWith: +)
        } catch {
            throw ValidationError("\(timings): \(error.message)")
        }
    }
}

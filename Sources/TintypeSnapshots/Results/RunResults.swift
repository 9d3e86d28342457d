/// The findings of a run: the contents of `results.json`.
package struct RunResults: Codable, Hashable, Sendable {
    /// Grows by one when a reader of the version before would misunderstand; keys may be added without.
    package static let schemaVersion = 1

    package var schemaVersion: Int
    package var tool: Tool
    /// The fingerprint that the pictures were drawn with: its short id, then its parts by name.
    package var fingerprint: String
    package var fingerprintParts: [String: String]
    package var run: RunPlan
    /// In the order of their ids.
    package var cases: [CaseResult]
    /// The goldens that no case draws any more: their paths below the folder of goldens. Empty where ``RunPlan/isWhole`` is false.
    package var obsolete: [String]
    /// Cases that changed in the same way, those with the most cases first.
    package var groups: [CauseGroup]
    /// The time of the run, in milliseconds.
    package var durationMs: Double

    package struct Tool: Codable, Hashable, Sendable {
        package var name: String
        package var version: String

        package init(name: String, version: String) {
            self.name = name
            self.version = version
        }
    }

    package init(tool: Tool, fingerprint: String, fingerprintParts: [String: String] = [:], run: RunPlan) {
        schemaVersion = RunResults.schemaVersion
        self.tool = tool
        self.fingerprint = fingerprint
        self.fingerprintParts = fingerprintParts
        self.run = run
        cases = []
        obsolete = []
        groups = []
        durationMs = 0
    }
}

/// The cases that a run was to work on.
package struct RunPlan: Codable, Hashable, Sendable {
    /// The name of the ``RecordMode``.
    package var record: String
    /// The folder of goldens, relative to the folder that the run started in, else absolute.
    package var snapshots: String
    /// A hash of the ids of all known cases and of what drawing depends on: equal for the shards of one run.
    package var hash: String
    /// The folders below ``snapshots`` that hold this run's goldens and no others: those of an app's previews; nil for scenes,
    /// whose goldens are all but those of previews.
    package var folders: [String]?
    /// The ids of all cases that exist, whether or not this run or shard worked on them.
    package var known: [String]
    /// Indicates whether no filter left a case out; other shards do not count as left out.
    package var isWhole: Bool
    /// The part of the known cases that the run worked on; 1 of 1 without shards. Counts from 1.
    package var shard: Shard
    /// Indicates whether the run ended before its time: interrupted, or at its limit of failures.
    package var isInterrupted: Bool

    package struct Shard: Codable, Hashable, Sendable {
        package var index: Int
        package var total: Int

        package init(index: Int, total: Int) {
            self.index = index
            self.total = total
        }
    }

    package init(
        record: RecordMode, snapshots: String, hash: String, known: [String], isWhole: Bool,
        shard: Shard = Shard(index: 1, total: 1)
    ) {
        self.record = record.rawValue
        self.snapshots = snapshots
        self.hash = hash
        self.known = known
        self.isWhole = isWhole
        self.shard = shard
        isInterrupted = false
    }
}

extension RunPlan {
    /// The folder of previews' goldens, below that of all.
    package static let previewsFolder = "previews"

    /// The goldens that no case draws any more, of all that there are. Those of other kinds of cases are not this run's.
    package func obsolete(among goldens: [String], known cases: Set<String> = []) -> [String] {
        let known = cases.union(known)
        let own = folders.map { $0.map { $0 + "/" } }
        return goldens.filter { golden in
            let isOwn =
                own?.contains { golden.hasPrefix($0) } ?? !golden.hasPrefix(Self.previewsFolder + "/")
            return isOwn && !known.contains(golden)
        }
    }
}

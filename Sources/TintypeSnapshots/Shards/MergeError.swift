import TintypeGraphics

/// The reason why the outputs of shards could not be joined.
package enum MergeError: Error, Hashable, Sendable {
    case nothingToMerge
    case results(ReviewError)
    /// The shards that are not there.
    case missing([Int], total: Int)
    case duplicate(shard: Int, folders: [String])
    /// The output belongs to another run; `difference` says in what, e.g. `its plan is 1b… instead of 9c…`.
    case foreign(folder: String, difference: String)
    /// Cases that no shard worked on; `count` of them.
    case unworked(count: Int, first: String)
    /// A case that two shards worked on.
    case twice(id: String, folders: [String])
    /// A picture that the results of a shard name is not there, or not a file in its folder.
    case picture(folder: String, path: String)
    /// The output folder is one of those that are joined.
    case intoInput(String)
}

extension MergeError {
    /// The fault, without a full stop at the end.
    package var message: String {
        switch self {
        case .nothingToMerge: "there is nothing to merge"
        case .results(let error): error.message
        case .missing(let shards, let total):
            shards.count == 1
                ? "shard \(shards[0]) of \(total) is missing"
                : "shards \(shards.map(String.init).joined(separator: ", ")) of \(total) are missing"
        case .duplicate(let shard, let folders):
            "shard \(shard) is there more than once: \(folders.joined(separator: ", "))"
        case .foreign(let folder, let difference): "\(folder) is of another run: \(difference)"
        case .unworked(let count, let first):
            count == 1 ? "no shard worked on \(first)" : "no shard worked on \(count) cases, the first is \(first)"
        case .twice(let id, let folders): "\(id) is in more than one shard: \(folders.joined(separator: ", "))"
        case .picture(let folder, let path):
            "\(folder) lacks the picture \(ReviewError.shown(path)) that its results name"
        case .intoInput(let folder): "\(folder) is to be merged, so it cannot take the result"
        }
    }

    /// The remedy for the user.
    package var hint: String {
        switch self {
        case .nothingToMerge: "name the output folder of each shard"
        case .results(let error): error.hint
        case .missing: "name the outputs of all shards; a job that failed early may have uploaded none"
        case .duplicate: "name each shard's output once"
        case .foreign: "merge only the shards of one run, made from one commit with one version of tintype"
        case .unworked, .twice: "give each shard the same cases, the same --shard total and the same --timings"
        case .picture: "upload the whole output folder of each shard"
        case .intoInput: "name another folder with -o"
        }
    }
}

extension MergeError: ExplainedError {}

import TintypeGraphics
package import TintypeImage

/// The reason why something that came from elsewhere, such as the artifact of a CI job, was not taken.
package enum ArtifactError: Error, Hashable, Sendable {
    case notFound(String)
    case file(FileError)
    /// The archive is none, or is damaged, or was made to deceive; the problem is a clause.
    case archive(String)
    /// A name in it is no path below it, or one that another system takes for another file.
    case name(String, String)
    /// A file larger than anything that a run leaves.
    case limit(String)
    case noResults
    /// More than one run's results are in it.
    case manyResults
    case results(ResultsError)
    /// The case is none of this package.
    case foreignCase(String)
    /// Something that the results say about the case cannot be; the problem is a clause.
    case implausible(id: String, String)
    /// The pictures were drawn by something else than this machine would: `moved` says in what it differs.
    case fingerprint(artifact: String, moved: [String])
}

extension ArtifactError {
    /// The fault, without a full stop at the end.
    package var message: String {
        switch self {
        case .notFound(let path): "there is no folder or zip file \(path)"
        case .file(let error): error.message
        case .archive(let problem): "the archive is not taken: \(problem)"
        case .name(let name, let problem):
            "the artifact is not taken: the name \"\(ReviewError.shown(name))\" \(problem)"
        case .limit(let problem): "the artifact is not taken: \(problem)"
        case .noResults: "there are no results in the artifact"
        case .manyResults: "there are results of more than one run in the artifact"
        case .results(let error): "the artifact's results.json: \(error.message)"
        case .foreignCase(let id):
            "\"\(ReviewError.shown(id))\" is neither a golden nor a scene or test of this package"
        case .implausible(let id, let problem): "\(ReviewError.shown(id)) is not taken: \(problem)"
        case .fingerprint(let artifact, let moved):
            "the pictures were drawn with fingerprint \(ReviewError.shown(artifact)), not with this machine's: "
                + moved.prefix(8).map(ReviewError.shown).joined(separator: ", ")
        }
    }

    /// The remedy for the user.
    package var hint: String {
        switch self {
        case .notFound: "download the artifact of the job first, and name its folder or zip file"
        case .file(let error): error.hint
        case .archive, .name, .limit:
            "download the artifact again; if it is as it should be, unzip it and name the folder"
        case .noResults: "name the folder that `tintype verify`, `tintype merge` or `swift test` wrote"
        case .manyResults: "join the shards with `tintype merge` first"
        case .results(let error): error.hint
        case .foreignCase: "check out the commit that the artifact was made from"
        case .implausible: "verify again, here or in the job, and accept what that run drew"
        case .fingerprint: "draw the pictures on this machine, or give --any-fingerprint if the other is meant"
        }
    }
}

extension ArtifactError: ExplainedError {}

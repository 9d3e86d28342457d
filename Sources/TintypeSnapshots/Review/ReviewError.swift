package import TintypeGraphics
package import TintypeImage

/// The reason why results could not be reviewed, or why a case could not be accepted, rejected or restored.
package enum ReviewError: Error, Hashable, Sendable {
    /// There is neither `results.json` nor a result of a test in the folder.
    case noResults(String)
    case unreadableResults(path: String, ResultsError)
    case file(FileError)
    case snapshot(SnapshotError)
    /// A path that results name leaves the folder that it belongs to.
    case outside(path: String)

    /// No case of the run has that id; `near` is one like it.
    case unknownCase(String, near: String?)
    /// The case has nothing to accept or reject.
    case notPending(CaseStatus)
    /// The pictures of the case were taken away.
    case rejectedBefore
    /// The picture that the run drew is not there.
    case noPicture(path: String)
    /// The picture that the run drew is none.
    case notPicture(path: String, PNGError)
    /// The picture is not the one that the run drew.
    case pictureChanged(path: String)
    /// The golden is not the one that the run compared with.
    case goldenChanged(path: String)

    /// A case that is comparable, which cannot be rebaselined.
    case comparable
    /// The layouts differ, so another library or font is not all that changed.
    case layoutDiffers([LayoutDifference])
    case layoutNotStored
    /// The obsolete goldens are not known; the reason is a clause.
    case cannotPrune(String)

    case nothingToUndo
    /// The golden was written again since.
    case changedSince(path: String, kept: String)
    /// A replaced file cannot be read.
    case unreadableStep(path: String)
    /// A step that was kept by a later version.
    case laterStep(path: String, LaterFormat)
}

extension ReviewError {
    /// The fault, without a full stop at the end.
    package var message: String {
        switch self {
        case .noResults(let folder): "there are no results in \(folder)"
        case .unreadableResults(let path, let error): "\(path): \(error.message)"
        case .file(let error): error.message
        case .snapshot(let error): error.message
        case .outside(let path): "the path \(Self.shown(path)) leaves the folder that it belongs to, or is no picture's"
        case .unknownCase(let id, let near):
            "the run has no case \"\(Self.shown(id))\"" + (near.map { "; did you mean \"\($0)\"?" } ?? "")
        case .notPending(let status): "the case is \(status.rawValue): there is nothing to accept or reject"
        case .rejectedBefore: "the case was rejected, and its pictures were put away"
        case .noPicture(let path): "the picture \(path) is not there"
        case .notPicture(let path, let error): "\(path): \(error.message)"
        case .pictureChanged(let path): "\(path) is not the picture that the run drew"
        case .goldenChanged(let path): "\(path) is not the golden that the run compared with"
        case .comparable: "the case is comparable: fonts and libraries are those of the golden"
        case .layoutDiffers(let differences): Self.text(differences)
        case .layoutNotStored: "the golden carries no layout that could be compared"
        case .cannotPrune(let reason): "it is not known which goldens are obsolete: \(reason)"
        case .nothingToUndo: "nothing was accepted or rejected that could be undone"
        case .changedSince(let path, _): "\(path) was changed since it was accepted"
        case .laterStep(let path, let later): "the record of what was replaced, \(path), was \(later.message)"
        case .unreadableStep(let path): "the record of what was replaced, \(path), cannot be read"
        }
    }

    /// The remedy for the user.
    package var hint: String {
        switch self {
        case .noResults: "run `tintype verify` first, or name its folder with --output"
        case .unreadableResults(_, let error): error.hint
        case .file(let error): error.hint
        case .snapshot(let error): error.hint
        case .outside: "use results that `tintype verify` wrote for this package"
        case .unknownCase: "`tintype pending` lists what can be accepted"
        case .notPending: "`tintype pending` lists what can be accepted"
        case .rejectedBefore: "undo with `tintype reject --undo`, or verify again"
        case .noPicture, .notPicture, .pictureChanged, .goldenChanged: "verify again, and look at what it shows"
        case .comparable, .layoutDiffers: "look at the pictures, then use `tintype accept`"
        case .layoutNotStored: "look at the pictures, then use `tintype accept`; from then on the layout is stored"
        case .cannotPrune: "run `tintype verify` over everything, or merge all shards, then prune"
        case .nothingToUndo: "restore goldens from version control"
        case .changedSince(_, let kept): "restore the golden from version control; what was replaced is kept at \(kept)"
        case .laterStep(_, let later): later.hint
        case .unreadableStep: "restore goldens from version control, and delete that folder"
        }
    }

    private static func text(_ differences: [LayoutDifference]) -> String {
        let shown = differences.prefix(5).map(\.description).joined(separator: "; ")
        let rest = differences.count - 5
        return "the layouts differ: \(shown)" + (rest > 0 ? "; and \(rest) more" : "")
    }

    /// `text` without what could steer a terminal, and of a length that can be read.
    static func shown(_ text: String) -> String {
        let plain = text.unicodeScalars.map { scalar -> Unicode.Scalar in
            scalar.value < 32 || (127...159).contains(scalar.value) || scalar.properties.isBidiControl ? "?" : scalar
        }
        return String(String.UnicodeScalarView(plain.prefix(200))) + (plain.count > 200 ? "…" : "")
    }
}

extension ReviewError {
    /// True where the machine stands against it, as a full disk does, and not what the results or the goldens are.
    package var isOfMachine: Bool {
        switch self {
        case .file(let error), .snapshot(.file(let error)): error.isOfMachine
        default: false
        }
    }
}

extension ReviewError: ExplainedError {}

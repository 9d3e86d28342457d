import TintypeGraphics
package import TintypeImage

/// The reason why a picture could not be compared or recorded.
package enum SnapshotError: Error, Hashable, Sendable {
    case file(FileError)
    /// The golden at `path` is no picture.
    case unreadableGolden(path: String, PNGError)
    /// The picture of the run cannot be a file.
    case unwritablePicture(PNGError)
    /// The golden at `path` would be one file with another on some file systems.
    case nameCollision(path: String, other: String)
    /// The pictures of failures would lie among the goldens.
    case artifactsAmongGoldens(artifacts: String, goldens: String)
}

extension SnapshotError {
    /// The fault, without a full stop at the end.
    package var message: String {
        switch self {
        case .file(let error): error.message
        case .unreadableGolden(let path, let error): "\(path): \(error.message)"
        case .unwritablePicture(let error): error.message
        case .nameCollision(let path, let other):
            "\(path) differs from \(other) in the case of letters alone, which macOS and Windows take for one file"
        case .artifactsAmongGoldens(let artifacts, let goldens):
            "the folder for artifacts, \(artifacts), lies in the folder of goldens, \(goldens)"
        }
    }

    /// The remedy for the user.
    package var hint: String {
        switch self {
        case .file(let error): error.hint
        case .unreadableGolden(_, let error), .unwritablePicture(let error): error.hint
        case .nameCollision: "rename one of the two"
        case .artifactsAmongGoldens: "name a folder for artifacts elsewhere, so that they are not taken for goldens"
        }
    }
}

extension SnapshotError: ExplainedError {}

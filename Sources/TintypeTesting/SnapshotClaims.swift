import TintypeGraphics

/// The assertion that each golden belongs to, in the run of a test process.
final class SnapshotClaims: Sendable {
    static let shared = SnapshotClaims()

    private struct Claim {
        var position: String
        var key: Int
    }

    private let claims = Lock<[String: Claim]>([:])

    /// Takes the file at `path` for the assertion at `position`. The same assertion may take it again for the same
    /// contents, as where a test is repeated.
    ///
    /// - Throws: ``ClaimError`` where another assertion has it, or the same one with other contents.
    func claim(_ path: String, key: Int, by position: String) throws {
        try claims.withLock { claims in
            // Some file systems take names for one that differ in case alone.
            let file = path.lowercased()
            guard let known = claims[file] else {
                claims[file] = Claim(position: position, key: key)
                return
            }
            guard known.position == position else {
                throw ClaimError(path: path, message: "the assertion at \(known.position) has the same file, \(path)")
            }
            guard known.key == key else {
                throw ClaimError(
                    path: path, message: "this assertion has drawn something else for the same file, \(path)")
            }
        }
    }
}

/// Two assertions, or two passes of one, would share a golden.
struct ClaimError: Error, Hashable {
    var path: String
    /// The fault, without a full stop at the end.
    var message: String
    /// The remedy for the user.
    var hint: String { "pass named: with a name of its own to each" }
}

/// A file whose format is a later one than this program knows, so that reading on would misunderstand it.
///
/// Each format counts from 1, and a file that does not say is of format 1. The number grows when a reader of the one before would
/// misunderstand; so an older file is always read.
package struct LaterFormat: Error, Hashable, Sendable {
    /// The file's.
    package let version: Int
    /// The latest that is read here.
    package let known: Int

    /// - Returns: nil where the file can be read.
    package init?(_ version: Int?, known: Int) {
        guard let version, version > known else { return nil }
        self.version = version
        self.known = known
    }

    /// The fault, as a clause.
    package var message: String {
        "written by a newer tintype: its format is \(version), and this one reads up to \(known)"
    }

    package var hint: String { "update tintype" }
}

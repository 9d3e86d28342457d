import Foundation
import Tintype
import TintypeImage
import TintypeSnapshots

/// The folder of this user in which what is costly to make is kept: `$XDG_CACHE_HOME/tintype`, or `~/.cache/tintype`. All of it
/// can be deleted at any time.
enum PreviewCache {
    /// The folder, whose path is absolute.
    static var folder: String {
        let variables = ProcessInfo.processInfo.environment
        let named = variables["XDG_CACHE_HOME"] ?? ""
        // Relative paths in it are to be ignored, says the specification of XDG's base directories.
        if named.hasPrefix("/") { return FilePaths.join(named, "tintype") }
        return FilePaths.join(NSHomeDirectory(), ".cache/tintype")
    }

    /// A short name for a text, of hex digits.
    static func key(_ text: String) -> String { String(RunJournal.key(of: [Array(text.utf8)]).prefix(16)) }

    /// A text that changes whenever a file does: by the dates and sizes of files, of which none is read.
    static func stamp(of paths: [String]) -> String {
        var text = ""
        for path in paths {
            text += "\(path) \(FileStamp(path)?.text ?? "-")\n"
        }
        return key(text)
    }
}

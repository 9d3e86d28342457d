import Foundation

/// The package's own Swift files, read as text.
struct SourceTree {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// A file, with its path below the root.
    struct File {
        let path: String
        let text: String

        var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

        /// Returns whether a word is anywhere in the file: a quick search, byte by byte.
        func has(_ word: StaticString) -> Bool {
            text.withCString { strstr($0, UnsafeRawPointer(word.utf8Start).assumingMemoryBound(to: CChar.self)) != nil }
        }
    }

    let files: [File]

    /// - Parameter folders: Paths below the root.
    init(_ folders: [String]) throws {
        files = try folders.flatMap { folder in
            let names = try FileManager.default.subpathsOfDirectory(
                atPath: SourceTree.root.appending(path: folder).path)
            return try names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
                let path = "\(folder)/\(name)"
                let text = try String(contentsOf: SourceTree.root.appending(path: path), encoding: .utf8)
                return File(path: path, text: text)
            }
        }
    }
}

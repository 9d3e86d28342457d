import Foundation
import TintypeImage

/// The folder that `init` fills: what is there is the user's.
struct ProjectFolder {
    /// Indicates whether files that exist are written anew.
    let force: Bool

    /// Adds the lines that are not in the file yet, at its end.
    func add(_ lines: [String], to path: String) throws(FileError) {
        let old = String(decoding: try WholeFile.read(path) ?? [], as: UTF8.self)
        let present = Set(old.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) })
        let missing = lines.filter { !present.contains($0) }
        guard !missing.isEmpty else { return Output.print("unchanged \(path)") }
        let start = old.isEmpty || old.hasSuffix("\n") ? old : old + "\n"
        try AtomicFile.write(Array((start + missing.map { $0 + "\n" }.joined()).utf8), to: path)
        Output.print("\(old.isEmpty ? "wrote" : "added to") \(path): \(missing.joined(separator: ", "))")
    }

    /// - Returns: True if the file now is as `text` says.
    @discardableResult
    func write(_ text: String, to path: String) throws(FileError) -> Bool {
        if let old = try WholeFile.read(path) {
            if old == Array(text.utf8) {
                Output.print("unchanged \(path)")
                return true
            }
            guard force else {
                Output.print("kept \(path), which is there already; --force writes it anew")
                return false
            }
        }
        try AtomicFile.write(Array(text.utf8), to: path, makingFolders: true)
        Output.print("wrote \(path)")
        return true
    }

    /// Puts a changed text in the place of one that was read before.
    func replace(_ path: String, with text: String) throws(FileError) {
        try AtomicFile.write(Array(text.utf8), to: path)
        Output.print("added to \(path)")
    }

    /// A pipeline that is there is the user's: the line that goes in is told.
    func include(_ path: String, in pipeline: String) throws(FileError) {
        let line = "include:\n  - local: \(path)\n"
        guard let old = try WholeFile.read(pipeline) else {
            try write(line, to: pipeline)
            return
        }
        guard !String(decoding: old, as: UTF8.self).contains(path) else { return Output.print("unchanged \(pipeline)") }
        Output.print("kept \(pipeline); add to it:\n\(line)")
    }
}

import Foundation
import TintypeGraphics
package import TintypeImage

/// The findings of a run so far, a line of JSON a case, so that an interrupted run can be taken up again.
///
/// The first line names the run. A line that was cut off by the end of the process is left out when the journal is read.
package struct RunJournal {
    /// The conditions that must be equal for one run to go on with another's work.
    package struct Header: Codable, Hashable, Sendable {
        /// The tool's version and contents.
        package var engine: String
        /// The options that verdicts depend on.
        package var options: String

        package init(engine: String, options: String) {
            self.engine = engine
            self.options = options
        }
    }

    /// The results of one scene.
    package struct Entry: Codable, Hashable, Sendable {
        /// The scene's name.
        package var scene: String
        /// A hash of all files that the results depend on.
        package var key: String
        package var cases: [CaseResult]
        /// The paths of the files that the scene looked for besides its own.
        package var files: [String]

        package init(scene: String, key: String, cases: [CaseResult], files: [String] = []) {
            self.scene = scene
            self.key = key
            self.cases = cases
            self.files = files
        }
    }

    private let path: String
    private let file: OpenFile

    /// The journal's file, closed with the last copy of the value.
    private final class OpenFile: Sendable {
        let descriptor: Int32

        init(_ descriptor: Int32) { self.descriptor = descriptor }

        deinit { close(descriptor) }
    }

    /// A new journal at `path`, in place of what is there; with `entries` that are known already.
    ///
    /// - Throws: ``FileError``.
    package init(path: String, header: Header, entries: [Entry] = []) throws(FileError) {
        let lines = [RunJournal.line(header)] + entries.map(RunJournal.line)
        try AtomicFile.write(Array(lines.joined().utf8), to: path, makingFolders: true)
        let descriptor = open(path, O_WRONLY | O_APPEND | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileError(.write, path, errno: errno) }
        self.path = path
        file = OpenFile(descriptor)
    }

    /// Takes the journal away, unless another run has put its own there since.
    package func remove() throws(FileError) {
        var (own, named) = (stat(), stat())
        guard fstat(file.descriptor, &own) == 0, lstat(path, &named) == 0, own.st_dev == named.st_dev,
            own.st_ino == named.st_ino
        else { return }
        try AtomicFile.remove(path)
    }

    /// Adds what was found of a scene. A full disk is no reason to end the run: the journal then ends early.
    package func append(_ entry: Entry) {
        try? AtomicFile.writeAll(Array(RunJournal.line(entry).utf8), to: file.descriptor, path: path)
    }

    /// The entries of the journal at `path`, by scene; empty where there is none, or it is of another run.
    package static func entries(at path: String, header: Header) -> [String: Entry] {
        guard let bytes = try? WholeFile.read(path) else { return [:] }
        let lines = bytes.split(separator: UInt8(ascii: "\n"))
        let decoder = JSONDecoder()
        guard let first = lines.first, let own = try? decoder.decode(Header.self, from: Data(first)), own == header
        else { return [:] }
        var entries: [String: Entry] = [:]
        for line in lines.dropFirst() {
            guard let entry = try? decoder.decode(Entry.self, from: Data(line)) else { continue }
            entries[entry.scene] = entry
        }
        return entries
    }

    /// A hash of the contents of files, in their order; nil stands for a file that is not there.
    package static func key(of files: [[UInt8]?]) -> String {
        var text = ""
        for file in files { text += file.map { "\($0.count):\(Digest64($0).description) " } ?? "- " }
        return Digest64(text.utf8).description
    }

    private static func line(_ value: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        do {
            return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
        } catch {
            preconditionFailure("results hold numbers and texts only, which can always be written: \(error)")
        }
    }
}

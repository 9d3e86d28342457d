import Foundation
import TintypeGraphics
import TintypeImage

/// The files that were replaced or put away, step by step, below `<output>/replaced/`: enough to restore them exactly.
///
/// A step is a folder `000001`, in it `step.json` and for each case a folder `00000` with `case.json` and the files that were
/// replaced. The record of a case is written before anything of it is touched. The oldest steps are forgotten.
struct UndoStore {
    /// The folder `replaced`.
    let path: String

    /// The most steps that are kept, and the most bytes of them together; the last one in any case.
    static let limits = (steps: 200, bytes: 256 << 20)

    /// The version of the records of steps and cases.
    private static let format = 1

    /// The changes of one step.
    struct Step: Codable {
        var action: ReviewReport.Action
        /// The folder of the results that the step marked, relative to the output folder; empty for itself.
        var part: String
        /// The folder of goldens, as the results had it.
        var snapshots: String?
        /// The bytes that the step keeps; nil until it ends.
        var bytes: Int?
        var schemaVersion: Int? = UndoStore.format
    }

    /// The changes of a step to one case.
    struct Record: Codable {
        var id: String
        var goldens: [Golden] = []
        /// Pictures that were put away, by their paths below the folder of results. They are kept as `0`, `1` ….
        var pictures: [String] = []
        /// The decision before.
        var decision: CaseResult.Decision?
        var schemaVersion: Int? = UndoStore.format

        struct Golden: Codable {
            /// The golden's name in results.
            var name: String
            /// The file that it was; nil where there was none.
            var kept: String?
            /// A hash of the bytes that it became; nil where it was taken away.
            var became: String?
        }
    }

    /// The steps, the last first.
    var steps: [String] {
        names.filter { FileManager.default.fileExists(atPath: join($0, "step.json")) }
            .sorted { (UInt($0) ?? 0) > (UInt($1) ?? 0) }
    }

    private var names: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).filter { UInt($0) != nil }
    }

    /// Makes the folder of a new step, and says what it will do.
    func begin(_ step: Step) throws(ReviewError) -> String {
        let number = (names.compactMap { UInt($0) }.max() ?? 0) + 1
        let name = Self.padded(number, to: 6)
        try write(step, to: join(name, "step.json"))
        return name
    }

    /// Notes that all of a step was done, and forgets what goes beyond the limits.
    ///
    /// Nothing is thrown: that more is kept than needed does no harm.
    func end(_ name: String, limits: (steps: Int, bytes: Int) = UndoStore.limits) {
        if var step = try? step(name) {
            step.bytes = Self.bytes(below: join(name))
            try? write(step, to: join(name, "step.json"), durability: .ordinary)
        }
        tidy(limits)
    }

    /// Takes away temporary files of a process that was killed in its step, and what is left of steps that were forgotten.
    func clean() {
        if let last = names.max(by: { (UInt($0) ?? 0) < (UInt($1) ?? 0) }) {
            TemporaryFile.removeLeftovers(below: join(last))
        }
        let steps = Set(steps)
        for name in names where !steps.contains(name) { try? FileManager.default.removeItem(atPath: join(name)) }
    }

    private func tidy(_ limits: (steps: Int, bytes: Int)) {
        var room = limits.bytes
        for (number, name) in steps.enumerated() {
            room -= (try? step(name))?.bytes ?? Self.bytes(below: join(name))
            if number > 0, number >= limits.steps || room < 0 { try? remove(name) }
        }
    }

    private static func bytes(below path: String) -> Int {
        let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        return names.reduce(0) { sum, name in
            var status = stat()
            let isThere = lstat(FilePaths.join(path, name), &status) == 0
            guard isThere, status.st_mode & S_IFMT == S_IFREG else { return sum }
            return sum + Int(status.st_size)
        }
    }

    /// Writes what will be done to a case, and the bytes that will be replaced.
    func write(_ record: Record, number: Int, of step: String, kept: [String: [UInt8]]) throws(ReviewError) -> String {
        let folder = FilePaths.join(step, Self.padded(UInt(number), to: 5))
        for (name, bytes) in kept { try writeBytes(bytes, to: join(folder, name)) }
        try write(record, to: join(folder, "case.json"))
        return join(folder)
    }

    /// Forgets what was kept of a case, in the folder that `write` returned.
    func forget(_ folder: String) throws(ReviewError) {
        do {
            try AtomicFile.remove(FilePaths.join(folder, "case.json"))
        } catch {
            throw .file(error)
        }
        try? FileManager.default.removeItem(atPath: folder)
    }

    func step(_ name: String) throws(ReviewError) -> Step {
        try read(Step.self, FilePaths.join(name, "step.json"))
    }

    /// The file `path` that was kept, in a folder that ``records(of:)`` returned; nil where it is gone.
    func kept(_ path: JailedPath, in folder: String) throws(ReviewError) -> [UInt8]? {
        do {
            return try RootFolder(folder).read(path.text)
        } catch {
            throw .file(error)
        }
    }

    /// The records of a step with the folders of each, in their order.
    func records(of step: String) throws(ReviewError) -> [(folder: String, record: Record)] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: join(step))) ?? []
        var records: [(folder: String, record: Record)] = []
        for name in names.sorted() where UInt(name) != nil {
            let folder = FilePaths.join(step, name)
            // Without it nothing of the case was touched.
            guard FileManager.default.fileExists(atPath: join(folder, "case.json")) else { continue }
            records.append((join(folder), try read(Record.self, FilePaths.join(folder, "case.json"))))
        }
        return records
    }

    /// Forgets a step. Its remains, if this is cut short, are no step any more.
    func remove(_ step: String) throws(ReviewError) {
        do {
            try AtomicFile.remove(join(step, "step.json"))
        } catch {
            throw .file(error)
        }
        try? FileManager.default.removeItem(atPath: join(step))
    }

    private func join(_ names: String...) -> String { names.reduce(path, FilePaths.join) }

    private static func padded(_ number: UInt, to digits: Int) -> String {
        let text = String(number)
        return String(repeating: "0", count: max(0, digits - text.count)) + text
    }

    private func write(
        _ value: some Encodable, to path: String, durability: AtomicFile.Durability = .synchronized
    ) throws(ReviewError) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(value) else { preconditionFailure("texts can always be written") }
        try writeBytes(Array(data), to: path, durability: durability)
    }

    private func writeBytes(
        _ bytes: [UInt8], to path: String, durability: AtomicFile.Durability = .synchronized
    ) throws(ReviewError) {
        do {
            try AtomicFile.write(bytes, to: path, durability: durability, makingFolders: true)
        } catch {
            throw .file(error)
        }
    }

    /// - Parameter name: A path below ``path``.
    private func read<Value: Decodable>(_ type: Value.Type, _ name: String) throws(ReviewError) -> Value {
        guard let bytes = try? RootFolder(path).read(name) else { throw .unreadableStep(path: join(name)) }
        let version = try? JSONDecoder().decode(Version.self, from: Data(bytes)).schemaVersion
        if let later = LaterFormat(version ?? nil, known: Self.format) { throw .laterStep(path: join(name), later) }
        guard let value = try? JSONDecoder().decode(type, from: Data(bytes)) else {
            throw .unreadableStep(path: join(name))
        }
        return value
    }

    private struct Version: Decodable {
        var schemaVersion: Int?
    }
}

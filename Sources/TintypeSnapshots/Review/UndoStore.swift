import Foundation
import TintypeImage

/// What was replaced or put away, step by step, below `<output>/replaced/`: enough to restore it exactly.
///
/// A step is a folder `000001`, in it `step.json` and for each case a folder `00000` with `case.json` and the files that were
/// replaced. The record of a case is written before anything of it is touched.
struct UndoStore {
    /// The folder `replaced`.
    let path: String

    /// What a step did.
    struct Step: Codable {
        var action: ReviewReport.Action
        /// The folder of the results that the step marked, relative to the output folder; empty for itself.
        var part: String
        /// The folder of goldens, as the results had it.
        var snapshots: String?
    }

    /// What a step did to one case.
    struct Record: Codable {
        var id: String
        var goldens: [Golden] = []
        /// Pictures that were put away, by their paths below the folder of results. They are kept as `0`, `1` ….
        var pictures: [String] = []
        /// The decision before.
        var decision: CaseResult.Decision?

        struct Golden: Codable {
            /// As results name it.
            var name: String
            /// The file that it was; nil where there was none.
            var kept: String?
            /// A hash of the bytes that it became; nil where it was taken away.
            var became: String?
        }
    }

    /// The steps, the last first.
    var steps: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return
            names.filter { name in
                UInt(name) != nil && FileManager.default.fileExists(atPath: join(name, "step.json"))
            }
            .sorted { (UInt($0) ?? 0) > (UInt($1) ?? 0) }
    }

    /// Makes the folder of a new step, and says what it will do.
    func begin(_ step: Step) throws(ReviewError) -> String {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        let number = (names.compactMap { UInt($0) }.max() ?? 0) + 1
        let name = Self.padded(number, to: 6)
        try write(step, to: join(name, "step.json"))
        return name
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
        try read(Step.self, join(name, "step.json"))
    }

    /// The records of a step with the folders of each, in their order.
    func records(of step: String) throws(ReviewError) -> [(folder: String, record: Record)] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: join(step))) ?? []
        var records: [(folder: String, record: Record)] = []
        for name in names.sorted() where UInt(name) != nil {
            let folder = FilePaths.join(step, name)
            // Without it nothing of the case was touched.
            guard FileManager.default.fileExists(atPath: join(folder, "case.json")) else { continue }
            records.append((join(folder), try read(Record.self, join(folder, "case.json"))))
        }
        return records
    }

    /// Forgets a step. What remains of it where this is cut short is no step any more.
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

    private func write(_ value: some Encodable, to path: String) throws(ReviewError) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(value) else { preconditionFailure("texts can always be written") }
        try writeBytes(Array(data), to: path)
    }

    private func writeBytes(_ bytes: [UInt8], to path: String) throws(ReviewError) {
        do {
            try AtomicFile.write(bytes, to: path, durability: .synchronized, makingFolders: true)
        } catch {
            throw .file(error)
        }
    }

    private func read<Value: Decodable>(_ type: Value.Type, _ path: String) throws(ReviewError) -> Value {
        guard let data = FileManager.default.contents(atPath: path),
            let value = try? JSONDecoder().decode(type, from: data)
        else { throw .unreadableStep(path: path) }
        return value
    }
}

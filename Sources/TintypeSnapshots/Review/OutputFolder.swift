package import Foundation
import TintypeGraphics
import TintypeImage

/// The folder that runs leave results and pictures in: `results.json` of scenes, and `tests/*.json`, one for each test's case.
package struct OutputFolder: Hashable, Sendable {
    package let path: String

    package init(_ path: String) {
        self.path = path
    }

    /// The folder `name` in it; itself where that is empty.
    func part(_ name: String) -> OutputFolder { name.isEmpty ? self : OutputFolder(FilePaths.join(path, name)) }

    /// The results of scenes and of tests together, in the order of their ids. Either may be absent.
    ///
    /// - Throws: ``ReviewError`` where both are, or one cannot be read.
    package func load() throws(ReviewError) -> RunResults {
        let tests = try loadTests()
        let scenes = try loadScenes()
        if scenes == nil, tests.isEmpty { throw .noResults(path) }
        var results = scenes ?? RunResults(tests: Array(tests.values))
        let cases = Dictionary(results.cases.map { ($0.id, $0) }) { _, later in later }
            .merging(tests.values.map { ($0.id, $0) }) { _, test in test }
        results.cases = cases.values.sorted { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
        // No test knows what others found.
        if !tests.isEmpty { results.regroup() }
        return results
    }

    /// Writes a decision, or that there is none, into the file that each case stands in. Cases that are not there are left out.
    ///
    /// Each file is replaced at once, so a reader finds the old or the new one.
    func mark(_ decisions: [String: CaseResult.Decision?]) throws(ReviewError) {
        if var results = try loadScenes() {
            var isChanged = false
            for index in results.cases.indices {
                guard let decision = decisions[results.cases[index].id] else { continue }
                isChanged = isChanged || results.cases[index].decision != decision
                results.cases[index].decision = decision
            }
            if isChanged { try write(results.json(), to: Self.resultsName) }
        }
        for (name, test) in try loadTests() {
            guard let decision = decisions[test.id], test.decision != decision else { continue }
            var test = test
            test.decision = decision
            try write(test.json(), to: "tests/" + name)
        }
    }

    /// Runs `body` while no other process, and no other thread, that asks for the same lock does.
    ///
    /// The lock is one of the system's on the file `review.lock`, which goes with the process that holds it, however that ends.
    func locked<Result>(_ body: () throws(ReviewError) -> Result) throws(ReviewError) -> Result {
        let lock = FilePaths.join(path, "review.lock")
        do {
            try AtomicFile.makeFolder(path)
        } catch {
            throw .file(error)
        }
        let descriptor = open(lock, O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else {
            throw .file(FileError(.write, lock, errno: errno))
        }
        defer { close(descriptor) }
        while flock(descriptor, LOCK_EX) != 0 {
            guard errno == EINTR else {
                throw .file(FileError(.write, lock, errno: errno))
            }
        }
        for folder in [path, testsPath] { TemporaryFile.removeLeftovers(in: folder) }
        undoStore.clean()
        return try body()
    }

    /// The folder of what steps of reviews replaced.
    var undoStore: UndoStore { UndoStore(path: FilePaths.join(path, "replaced")) }

    /// The file that holds the results of scenes.
    package var resultsPath: String { FilePaths.join(path, Self.resultsName) }
    /// The name of ``resultsPath``.
    package static let resultsName = "results.json"
    /// The folder that holds the results of tests.
    package var testsPath: String { FilePaths.join(path, "tests") }

    private func loadScenes() throws(ReviewError) -> RunResults? {
        guard let bytes = try read(Self.resultsName) else { return nil }
        do {
            return try RunResults(json: Data(bytes))
        } catch {
            throw .unreadableResults(path: resultsPath, error)
        }
    }

    /// Loads the results of tests, by the names of their files.
    private func loadTests() throws(ReviewError) -> [String: CaseResult] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: testsPath)) ?? []
        var tests: [String: CaseResult] = [:]
        for name in names where name.hasSuffix(".json") && !name.hasPrefix(".") {
            let path = FilePaths.join(testsPath, name)
            guard let bytes = try read("tests/" + name) else { continue }
            do {
                tests[name] = try CaseResult(json: Data(bytes))
            } catch {
                throw .unreadableResults(path: path, error)
            }
        }
        return tests
    }

    private func read(_ name: String) throws(ReviewError) -> [UInt8]? {
        do {
            return try RootFolder(path).read(name)
        } catch {
            throw .file(error)
        }
    }

    private func write(_ data: Data, to name: String) throws(ReviewError) {
        do {
            try RootFolder(path).write(Array(data), to: name, durability: .synchronized)
        } catch {
            throw .file(error)
        }
    }
}

extension CaseResult {
    /// - Throws: ``ResultsError`` where `data` is no such file, or one of a later version.
    package init(json data: Data) throws(ResultsError) {
        let decoder = JSONDecoder()
        let version = (try? decoder.decode(TestFile.Version.self, from: data))?.schemaVersion
        if let later = LaterFormat(version, known: RunResults.schemaVersion) { throw .laterFormat(later) }
        guard let item = try? decoder.decode(CaseResult.self, from: data) else { throw .notResults }
        self = item
    }

    /// A case with the version that `results.json` has for all of its.
    private struct TestFile: Encodable {
        struct Version: Codable {
            var schemaVersion: Int?
        }

        var item: CaseResult

        func encode(to encoder: any Encoder) throws {
            try Version(schemaVersion: RunResults.schemaVersion).encode(to: encoder)
            try item.encode(to: encoder)
        }
    }

    /// The file of a test's case in `tests/`: keys sorted, so that equal results have equal bytes.
    package func json() -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        do {
            return try encoder.encode(TestFile(item: self))
        } catch {
            preconditionFailure("results hold numbers and texts only, which can always be written: \(error)")
        }
    }
}

extension RunResults {
    /// Results of tests alone: nobody knows all of them, so nothing about them is whole.
    init(tests: [CaseResult]) {
        let known = tests.map(\.id).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        self.init(
            tool: Tool(name: "tintype", version: ""), fingerprint: "",
            run: RunPlan(record: .never, snapshots: "", hash: "", known: known, isWhole: false))
    }
}

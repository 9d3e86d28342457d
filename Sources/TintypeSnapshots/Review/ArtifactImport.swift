import Foundation
import TintypeImage

/// Takes the pending pictures out of the artifact of a CI job, trusting nothing in it.
///
/// The outcome is a folder of results as a run here would have left it: the ids are those of this package's goldens, scenes
/// and tests, the places of goldens follow from the ids, the pictures are decoded and encoded anew, and of their texts only those
/// that a run writes are kept, each checked. So reviewing goes on as with results of this machine.
package struct ArtifactImport: Sendable {
    /// The fingerprint that the results state: eight hex digits.
    package let fingerprint: String
    /// The pending cases of the artifact, as far as their texts go.
    package let results: RunResults

    private let source: ArtifactSource
    private let home: String
    private let limits: ArtifactLimits

    /// The facts known on this machine that the artifact is checked against.
    package struct Expectation: Sendable {
        /// The folder of goldens, relative to the folder of the package.
        package var snapshots: String
        package var folder: String
        /// Returns whether there is a golden, a scene or a test of that id.
        package var isKnown: @Sendable (String) -> Bool
        /// In what this machine differs from the fingerprint; empty where in nothing. nil takes any.
        package var differences: (@Sendable (Fingerprint) -> [String])?

        package init(
            snapshots: String, folder: String = ".", isKnown: @escaping @Sendable (String) -> Bool,
            differences: (@Sendable (Fingerprint) -> [String])?
        ) {
            self.snapshots = snapshots
            self.folder = folder
            self.isKnown = isKnown
            self.differences = differences
        }
    }

    private let expectation: Expectation

    /// Reads and checks the results; no picture yet.
    ///
    /// - Throws: ``ArtifactError``.
    package init(
        _ path: String, expecting expectation: Expectation, limits: ArtifactLimits = ArtifactLimits()
    ) throws(ArtifactError) {
        self.expectation = expectation
        self.limits = limits
        source = try ArtifactSource(path, limits: limits)
        home = try source.home()
        var raw = try Self.results(of: source, home: home, limits: limits) ?? RunResults(tests: [])
        try Self.addTests(to: &raw, from: source, home: home, limits: limits)
        guard raw.cases.count <= limits.cases else { throw .limit("it has more than \(limits.cases) cases") }
        for (name, text) in [("fingerprint", raw.fingerprint), ("run's hash", raw.run.hash)] {
            let isPlain = text.utf8.count <= 64 && text.utf8.allSatisfy(Self.isHexDigit)
            guard isPlain else { throw .implausible(id: "results.json", "its \(name) is none") }
        }
        fingerprint = raw.fingerprint

        // Lists of decisions say by the hash which run they are about.
        var clean = RunResults(
            tool: RunResults.Tool(name: "tintype", version: ""), fingerprint: raw.fingerprint,
            run: RunPlan(
                record: .never, snapshots: expectation.snapshots, hash: raw.run.hash, known: [], isWhole: false))
        var seen: Set<String> = []
        for item in raw.cases where item.isPending {
            guard seen.insert(item.id).inserted else { throw .implausible(id: item.id, "it is there more than once") }
            clean.cases.append(try Self.checked(item, expectation))
        }
        let ids = seen
        clean.groups = raw.groups.filter { Self.isPlainId($0.id) }.map { group in
            CauseGroup(
                id: group.id, title: ReviewError.shown(group.title), cases: group.cases.filter(ids.contains))
        }
        results = clean
    }

    /// Decodes the pictures of the cases `ids`, checks them and writes them, encoded anew, with results of these cases alone.
    ///
    /// - Parameter folder: The folder; its contents are removed first.
    /// - Throws: ``ArtifactError`` for the first that is not as it should be; nothing is left in `folder` then.
    package func stage(_ ids: [String], into folder: String) throws(ArtifactError) {
        try? FileManager.default.removeItem(atPath: folder)
        let wanted = Set(ids)
        var staged = results
        staged.cases = results.cases.filter { wanted.contains($0.id) }
        staged.groups = []
        do throws(ArtifactError) {
            for index in staged.cases.indices {
                let bytes = try picture(of: staged.cases[index])
                let name = "\(index)-actual.png"
                staged.cases[index].files.actual = name
                try write(bytes, to: name, in: folder)
            }
            try write(Array(staged.json()), to: OutputFolder.resultsName, in: folder)
        } catch {
            try? FileManager.default.removeItem(atPath: folder)
            throw error
        }
    }

    private func picture(of item: CaseResult) throws(ArtifactError) -> [UInt8] {
        guard let name = item.files.actual else { throw .implausible(id: item.id, "it names no picture") }
        guard let bytes = try source.read(home + name, limit: limits.fileBytes) else {
            throw .implausible(id: item.id, "its picture is not in the artifact")
        }
        return try ArtifactPicture(bytes, of: item, limits: limits).encoded(expecting: expectation.differences)
    }

    private func write(_ bytes: [UInt8], to name: String, in folder: String) throws(ArtifactError) {
        do {
            try RootFolder(folder).write(bytes, to: name)
        } catch {
            throw .file(error)
        }
    }

    private static func results(
        of source: ArtifactSource, home: String, limits: ArtifactLimits
    ) throws(ArtifactError) -> RunResults? {
        guard let bytes = try source.read(home + "results.json", limit: limits.resultsBytes) else { return nil }
        do {
            return try RunResults(json: Data(bytes))
        } catch {
            throw .results(error)
        }
    }

    private static func addTests(
        to results: inout RunResults, from source: ArtifactSource, home: String, limits: ArtifactLimits
    ) throws(ArtifactError) {
        let known = Set(results.cases.map(\.id))
        let names = source.testResults(in: home)
        guard names.count <= limits.cases else { throw .limit("it has more than \(limits.cases) cases") }
        for name in names {
            guard let bytes = try source.read(name, limit: limits.fileBytes) else { continue }
            let test: CaseResult
            do {
                test = try CaseResult(json: Data(bytes))
            } catch {
                throw .results(error)
            }
            // A merged run has them already.
            if !known.contains(test.id) { results.cases.append(test) }
        }
        if !names.isEmpty { results.regroup() }
    }

    /// The case with nothing in it but what was checked, or is made here.
    private static func checked(_ item: CaseResult, _ expectation: Expectation) throws(ArtifactError) -> CaseResult {
        guard let id = JailedPath(item.id), !id.isHidden, id.text.hasSuffix(".png"), isPlainId(item.id),
            expectation.isKnown(item.id)
        else { throw .foreignCase(item.id) }
        guard (0.001..<1_000_000).contains(item.scale) else { throw .implausible(id: item.id, "its scale is none") }
        guard let actual = item.files.actualHash, isHash(actual) else {
            throw .implausible(id: item.id, "it tells no hash of its picture")
        }
        let expected = item.files.expectedHash
        // Without it nobody could tell whether the golden here is the one that the job compared with.
        guard item.status == .missing ? expected == nil : expected.map(isHash) == true else {
            throw .implausible(id: item.id, "it tells no hash of its golden")
        }
        var clean = CaseResult(
            id: item.id, name: item.id, scale: item.scale, status: item.status,
            message: "\(item.status.rawValue) in the artifact")
        clean.files.actual = item.files.actual
        clean.files.actualHash = actual
        clean.files.expectedHash = expected
        let golden = expectation.isTest(item.id) ? item.id : FilePaths.join(expectation.snapshots, item.id)
        clean.files.golden = golden
        let places = GoldenPlaces(folder: expectation.folder, snapshots: expectation.snapshots)
        guard (try? places.place(named: golden)) != nil else { throw .foreignCase(item.id) }
        return clean
    }

    private static func isHexDigit(_ byte: UInt8) -> Bool {
        (48...57).contains(byte) || (97...102).contains(byte)
    }

    private static func isHash(_ text: String) -> Bool { text.utf8.count == 32 && text.utf8.allSatisfy(isHexDigit) }

    /// Returns whether the text has only characters that names of goldens, and ids of groups, are made of.
    private static func isPlainId(_ text: String) -> Bool {
        !text.isEmpty
            && text.utf8.allSatisfy { byte in
                (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
                    || "-_./@%~+".utf8.contains(byte)
            }
    }
}

extension ArtifactImport.Expectation {
    /// Returns whether the golden of `id` belongs to a Swift test; its id is then its path below the package.
    package func isTest(_ id: String) -> Bool { id.split(separator: "/").contains("__Snapshots__") }
}

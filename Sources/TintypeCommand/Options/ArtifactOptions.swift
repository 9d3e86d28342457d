import ArgumentParser
import Foundation
import Tintype
import TintypeScene
import TintypeSnapshots

/// The place of pictures that were drawn elsewhere, and the facts that they are checked against.
struct ArtifactOptions: ParsableArguments, FontOptions, LimitOptions {
    @Option(help: ArgumentHelp("The artifact of a CI job: a folder, or a zip file.", valueName: "artifact"))
    var from: String?

    @Flag(help: "Take the pictures of an artifact even where other fonts or libraries drew them.")
    var anyFingerprint = false

    @Option(help: "The folder of goldens, for --from.")
    var snapshotsDir = "Snapshots"

    @Option(help: "The folder that scenes' names are relative to, for --from.")
    var fixturesDir = "Fixtures"

    @Option(help: .font)
    var font: [String] = []

    @Option(help: .limit)
    var limit: [String] = []

    func validate() throws { _ = try limits }

    /// The facts known here: the goldens, the scenes with their variants, the tests, and the fonts and libraries.
    func expectation() throws -> ArtifactImport.Expectation {
        let known = try knownScenes()
        let store = SnapshotStore(root: snapshotsDir)
        let goldens = Set(store.existing())
        let resources = try self.resources()
        var differences: (@Sendable (Fingerprint) -> [String])?
        if !anyFingerprint { differences = { fingerprint in Self.differences(of: resources, from: fingerprint) } }
        return ArtifactImport.Expectation(
            snapshots: snapshotsDir,
            isKnown: { id in goldens.contains(id) || known.contains(id) || Self.isTest(id) },
            differences: differences)
    }

    /// The goldens that the scenes here have, or would have. A scene that cannot be read has none; one whose reading crashes or
    /// takes too much is named.
    private func knownScenes() throws -> Set<String> {
        let limits = try self.limits
        SceneWorker(limits)?.serve { request, _ in Self.goldens(of: request.scene, limits) }
        let selection = try? SceneOptions.parse(["--fixtures-dir", fixturesDir])
        let scenes = (try? selection?.find()) ?? []
        let pool = scenes.count > 1 ? WorkerPool<[String]>(limits) : nil
        let jobs = WorkerPool<[String]>.jobs(ProcessInfo.processInfo.activeProcessorCount, scenes: scenes.count)
        var known: Set<String> = []
        for (scene, answer) in zip(scenes, Workers.map(scenes, jobs: jobs) { pool?.answer($0, .read) }) {
            switch answer {
            case .done(let goldens): known.formUnion(goldens)
            case .lost(let failure): Output.note(failure.text)
            case nil:
                SceneGuard.watch(scene.path, limits)
                defer { SceneGuard.rest() }
                known.formUnion(Self.goldens(of: scene, limits))
            }
        }
        return known
    }

    /// The goldens of a scene's variants; none where it cannot be read.
    private static func goldens(of scene: SceneCase, _ limits: Limits) -> [String] {
        let variants = (try? scene.load(limits))?.variants ?? []
        return variants.map {
            SnapshotName(path: scene.name, variant: $0.name, scale: Double($0.scale)).relativePath
        }
    }

    /// Returns whether `id` is a golden of a Swift test that is here: `…/__Snapshots__/<TestFile>/….png` beside
    /// `<TestFile>.swift`.
    private static func isTest(_ id: String) -> Bool {
        let parts = id.split(separator: "/").map(String.init)
        guard let index = parts.firstIndex(of: "__Snapshots__"), index + 2 < parts.count else { return false }
        let test = (parts[..<index] + ["\(parts[index + 1]).swift"]).joined(separator: "/")
        return FileManager.default.fileExists(atPath: test)
    }

    /// In what this machine differs from a fingerprint. Fonts that the pictures do not use do not count.
    private static func differences(of resources: RenderResources, from fingerprint: Fingerprint) -> [String] {
        var own = (try? resources.fullFingerprint()) ?? fingerprint
        own.fonts = own.fonts.filter { fingerprint.fonts[$0.key] != nil }
        return own.differences(from: fingerprint)
    }
}

import ArgumentParser
import Foundation
import Tintype
import TintypeScene
import TintypeSnapshots

/// The place of pictures that were drawn elsewhere, and the facts that they are checked against.
struct ArtifactOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The artifact of a CI job: a folder, or a zip file.", valueName: "artifact"))
    var from: String?

    @Flag(help: "Take the pictures of an artifact even where other fonts or libraries drew them.")
    var anyFingerprint = false

    @Option(help: "The folder of goldens, for --from.")
    var snapshotsDir = "Snapshots"

    @Option(help: "The folder that scenes' names are relative to, for --from.")
    var fixturesDir = "Fixtures"

    @OptionGroup var fonts: FontOptions
    @OptionGroup var limiting: LimitOptions

    /// The facts known here: the goldens, the scenes with their variants, the tests, and the fonts and libraries.
    func expectation() throws -> ArtifactImport.Expectation {
        let known = try knownScenes()
        let store = SnapshotStore(root: snapshotsDir)
        let goldens = Set(store.existing())
        let resources = try fonts.resources()
        var differences: (@Sendable (Fingerprint) -> [String])?
        if !anyFingerprint { differences = { fingerprint in Self.differences(of: resources, from: fingerprint) } }
        return ArtifactImport.Expectation(
            snapshots: snapshotsDir,
            isKnown: { id in goldens.contains(id) || known.contains(id) || Self.isTest(id) },
            differences: differences)
    }

    /// The goldens that the scenes here have, or would have. A scene that cannot be read has none.
    private func knownScenes() throws -> Set<String> {
        let limits = try limiting.limits
        let selection = try? SceneOptions.parse(["--fixtures-dir", fixturesDir])
        var known: Set<String> = []
        defer { SceneGuard.rest() }
        for scene in (try? selection?.find()) ?? [] {
            SceneGuard.watch(scene.path, limits)
            guard let file = try? scene.load(limits) else { continue }
            for variant in file.variants {
                known.insert(
                    SnapshotName(path: scene.name, variant: variant.name, scale: Double(variant.scale)).relativePath)
            }
        }
        return known
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

import ArgumentParser
import Foundation
import Tintype
import TintypeScene
import TintypeSnapshots

/// `tintype list`: what would be worked on.
struct List: ParsableCommand, LimitOptions, VariantOptions {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List the scenes that are found with their variants, and run nothing.",
        discussion: """
            A scene that cannot be read is listed by its name, and said to be so.

            Examples:
              tintype list --json Fixtures/scenes/badges
              tintype list --variant scheme=dark
            """)

    @OptionGroup var selection: SceneOptions
    @Option(help: .variant)
    var variant: [String] = []
    @Option(name: .shortAndLong, help: .config)
    var config: String?

    @Option(help: .limit)
    var limit: [String] = []

    @Flag(help: "Write names, paths, variants and goldens as JSON.")
    var json = false

    func validate() throws { try checkVariants() }

    func run() throws {
        let filters = self.filters
        let limits = try self.limits
        SceneWorker(limits)?.serve { request, _ in Answer(request.scene, limits, filters) }
        let found = try selection.discover()
        // Reading may crash as drawing may.
        let pool = found.count > 1 ? WorkerPool<Answer>(limits) : nil
        let jobs = WorkerPool<Answer>.jobs(ProcessInfo.processInfo.activeProcessorCount, scenes: found.count)
        var scenes: [ListedScene] = []
        var lines: [String] = []
        for (scene, answer) in zip(found, Workers.map(found, jobs: jobs) { pool?.answer($0, .read) }) {
            let read = Answer(answer, of: scene, limits, filters)
            if let failure = read.failure {
                Output.note(failure.text)
                guard filters.isEmpty else { continue }
            }
            let listed = read.scene ?? ListedScene(scene)
            guard read.failure != nil || !listed.variants.isEmpty else { continue }
            scenes.append(listed)
            lines += read.lines.isEmpty ? [scene.name] : read.lines
        }
        if scenes.isEmpty { throw noneMatched() }
        if json {
            try Output.printJSON(scenes)
        } else {
            for line in lines { Output.print("\(line)") }
        }
    }
}

/// The outcome of reading a scene.
private struct Answer: Codable, Sendable {
    /// nil where the scene cannot be read.
    var scene: ListedScene?
    /// The scene's name; where it has variants the goldens without their ending.
    var lines: [String] = []
    var failure: SceneFailure?
}

extension Answer {
    /// The answer of a process; where there is none the scene is read here.
    init(_ answer: WorkerPool<Answer>.Result?, of scene: SceneCase, _ limits: Limits, _ filters: [VariantFilter]) {
        switch answer {
        case .done(let answer): self = answer
        case .lost(let failure): self.init(failure: failure)
        case nil:
            SceneGuard.watch(scene.path, limits)
            defer { SceneGuard.rest() }
            self.init(scene, limits, filters)
        }
    }

    init(_ scene: SceneCase, _ limits: Limits, _ filters: [VariantFilter]) {
        do {
            let file = try scene.load(limits)
            let listed = ListedScene(scene, file, matching: filters)
            lines =
                file.variants.count > 1
                ? listed.variants.map { String($0.golden.dropLast(".png".count)) } : [scene.name]
            self.scene = listed
        } catch {
            failure = SceneFailure(error, scene: scene)
        }
    }
}

/// A scene as `list` writes it.
private struct ListedScene: Codable, Sendable {
    struct Variant: Codable, Sendable {
        /// The name that sets the variant apart; nil for the scene as it stands.
        var name: String?
        /// The golden's path below the folder of goldens.
        var golden: String
        /// Pixels a point.
        var scale: Double
        /// The variant's values by axis.
        var axes: [String: String]
    }

    var name: String
    var path: String
    var variants: [Variant] = []

    /// A scene that cannot be read.
    init(_ scene: SceneCase) {
        (name, path) = (scene.name, scene.path)
    }

    init(_ scene: SceneCase, _ file: SceneFile, matching filters: [VariantFilter]) {
        self.init(scene)
        variants = file.variants.filter { VariantFilter.all(filters, match: $0) }.map { variant in
            let golden = SnapshotName(path: scene.name, variant: variant.name, scale: Double(variant.scale))
            return Variant(
                name: variant.name, golden: golden.relativePath, scale: Double(variant.scale),
                axes: Dictionary(variant.values.map { ($0.axis.name, $0.text) }) { first, _ in first })
        }
    }
}

import ArgumentParser
import TintypeSnapshots

/// Scenes as a run over goldens works on them: each in a process of its own.
struct SceneSubject: RunSubject {
    let items: [SceneCase]
    let words = (one: "scene", several: "scenes")
    let sourceWord = "scene"
    let folders: [String]? = nil
    private let options: GoldenRunOptions
    private let isSupervised: Bool

    /// - Parameter isSupervised: True where scenes are drawn in processes of their own.
    /// - Throws: ``Outcome/nothingMatched`` where there is no scene, `ValidationError` where two would share a golden.
    init(_ options: GoldenRunOptions, isSupervised: Bool) throws {
        self.options = options
        self.isSupervised = isSupervised
        items = try options.selection.discover()
        try Self.checkNames(items)
    }

    var isWhole: Bool { options.selection.isWhole && options.variant.isEmpty }

    func changed(since ref: String) throws -> [SceneCase] {
        try ChangedFiles(since: ref).scenes(of: items, snapshots: options.goldens.snapshotsDir, options.drawing)
    }

    func jobs(for count: Int) -> Int { WorkerPool<SceneOutcome>.jobs(options.drawing.jobs, scenes: count) }

    func work(
        _ verifier: Verifier, known: [String: RunJournal.Entry]
    ) throws -> @Sendable (SceneCase) -> SceneOutcome {
        let work = try SceneWork(options, verifier, known: known)
        let pool = isSupervised ? WorkerPool<SceneOutcome>(work.pipeline.limits) : nil
        return { work.run($0, in: pool) }
    }

    /// Two scenes that share a golden would each pass or fail by the other's picture.
    private static func checkNames(_ scenes: [SceneCase]) throws {
        let names = scenes.map { SnapshotName(path: $0.name, scale: 1) }
        let paths = Dictionary(zip(names, scenes.map(\.path))) { "\($0) and \($1)" }
        guard let collision = SnapshotName.collisions(among: names).first else { return }
        let files = Array(Set(collision.compactMap { paths[$0] })).sorted().joined(separator: " and ")
        throw ValidationError("\(files) would share one golden, at least where case does not count: rename one of them")
    }
}

extension SceneCase: RunItem {}

extension SceneWork {
    /// The work that a run's options ask for.
    ///
    /// - Throws: ``Outcome/undrawable`` where a font is not there, `ValidationError` for a tolerance without a reason.
    init(_ options: GoldenRunOptions, _ verifier: Verifier, known: [String: RunJournal.Entry]) throws {
        self.init(
            pipeline: try options.drawing.pipeline(), comparison: try RunComparison(options, verifier),
            filters: options.filters, today: .today, known: known)
    }
}

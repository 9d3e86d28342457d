import Foundation
import Tintype
import TintypeGraphics
import TintypeImage
import TintypeScene
import TintypeSnapshots

/// The outcome of a scene, or of a preview.
struct SceneOutcome: Codable, Sendable {
    /// The name.
    let scene: String
    var cases: [CaseResult]
    /// The reason why it could not be drawn.
    var failure: SceneFailure?
    /// A hash of the files that the cases depend on; nil where it could not be drawn.
    var key: String?
    /// Indicates whether an earlier run found it, so that it is in the journal.
    var isKnown = false
    var fingerprint: Fingerprint?
    /// The paths of the files that it looked for besides its own; those of a scene that is only read so far as they are written.
    var files: [String] = []
    /// Indicates whether it reads further files, which are only known when it is drawn.
    var hasComputedFiles = false

    /// The entry of the journal; nil where it could not be drawn.
    var entry: RunJournal.Entry? {
        key.map { RunJournal.Entry(scene: scene, key: $0, cases: cases, files: files) }
    }
}

/// Draws one scene and holds its pictures against their goldens. Any number of threads may use one value.
struct SceneWork: Sendable {
    let pipeline: ScenePipeline
    let comparison: RunComparison
    let filters: [VariantFilter]
    let today: CalendarDay
    /// The findings of an interrupted run, by scene.
    let known: [String: RunJournal.Entry]

    /// The outcome of a scene, drawn in a process of the pool where there is one.
    func run(_ scene: SceneCase, in pool: WorkerPool<SceneOutcome>?) -> SceneOutcome {
        if let entry = known[scene.name], entry.key == SceneWork.key(scene, entry.cases, entry.files) {
            return SceneOutcome(
                scene: scene.name, cases: entry.cases, key: entry.key, isKnown: true, files: entry.files)
        }
        switch pool?.answer(scene) {
        case .done(let outcome): return outcome
        case .lost(let failure): return SceneWork.failed(scene, failure)
        case nil: return draw(scene)
        }
    }

    /// - Parameter begin: Told of each picture before it is drawn, each time.
    func draw(_ scene: SceneCase, begin: (SceneVariant) -> Void = { _ in }) -> SceneOutcome {
        let log = ReadLog()
        do {
            let file = try scene.load(pipeline.limits, log: log)
            var outcome = SceneOutcome(scene: scene.name, cases: [])
            for variant in pipeline.variants(of: file, matching: filters) {
                begin(variant)
                let start = ContinuousClock.now
                var (result, fingerprint) = try compare(file, variant, scene: scene, begin: begin)
                result.source = SourceLocation(file: scene.path, line: 1, column: 1)
                result.durationMs = ((ContinuousClock.now - start).milliseconds * 1000).rounded() / 1000
                outcome.cases.append(result)
                outcome.fingerprint = fingerprint
            }
            outcome.files = log.paths
            outcome.key = SceneWork.key(scene, outcome.cases, log.paths)
            return outcome
        } catch {
            var outcome = SceneWork.failed(scene, SceneFailure(error, scene: scene))
            outcome.files = log.paths
            return outcome
        }
    }

    /// Reads the scene and draws nothing: its outcome has no more than its files.
    static func read(_ scene: SceneCase, _ limits: Limits) -> SceneOutcome {
        let log = ReadLog()
        let file = try? scene.load(limits, log: log)
        return SceneOutcome(
            scene: scene.name, cases: [], files: log.paths, hasComputedFiles: file?.hasComputedFiles ?? false)
    }

    private func compare(
        _ file: SceneFile, _ variant: SceneVariant, scene: SceneCase, begin: (SceneVariant) -> Void
    ) throws -> (CaseResult, Fingerprint) {
        let drawn = try pipeline.draw(file, variant: variant)
        if let times = file.frames {
            return try compareFrames(file, variant, at: times, drawn, scene: scene, begin: begin)
        }
        let snapshot = try pipeline.snapshot(drawn, name: scene.name)
        let terms = try terms(of: file, drawn)
        let name = pipeline.goldenName(of: variant, scene: scene.name)
        var result = comparison.result(of: snapshot, as: name, titled: scene.name, terms: terms.terms)
        result.warnings += terms.warnings
        let isSteady = try comparison.isSteady(snapshot) { isAfresh in
            begin(variant)
            let pipeline = isAfresh ? pipeline.afresh : pipeline
            return try pipeline.snapshot(pipeline.draw(file, variant: variant), name: scene.name)
        }
        if !isSteady { result.tellUnsteady() }
        return (result, snapshot.fingerprint)
    }

    /// - Parameter drawn: The scene at its start, by which masks and tolerances are known.
    private func compareFrames(
        _ file: SceneFile, _ variant: SceneVariant, at times: FrameTimes, _ drawn: DrawnScene, scene: SceneCase,
        begin: (SceneVariant) -> Void
    ) throws -> (CaseResult, Fingerprint) {
        let terms = try terms(of: file, drawn)
        let name = pipeline.goldenName(of: variant, scene: scene.name, isAnimation: true)
        return try withoutActuallyEscaping(begin) { begin in
            func animation(_ pipeline: ScenePipeline) -> AnimatedSnapshot {
                pipeline.animation(of: file, variant: variant, name: scene.name, times: times) { begin(variant) }
            }
            var result = try comparison.result(
                of: animation(pipeline), as: name, titled: scene.name, terms: terms.terms)
            result.warnings += terms.warnings
            if comparison.draws > 1 {
                let isSteady = try comparison.isSteady(FramesHash(animation(pipeline))) { isAfresh in
                    try FramesHash(animation(isAfresh ? pipeline.afresh : pipeline))
                }
                if !isSteady { result.tellUnsteady() }
            }
            return (result, try pipeline.resources.fingerprint(of: drawn.list, hasSymbols: drawn.hasSymbols))
        }
    }

    private func terms(of file: SceneFile, _ drawn: DrawnScene) throws -> SceneComparisonSettings {
        try SceneComparisonSettings(
            file, drawn, today: today, fallback: comparison.terms, ignoring: comparison.ignoredNodes)
    }

    private static func failed(_ scene: SceneCase, _ failure: SceneFailure) -> SceneOutcome {
        var result = CaseResult(
            id: scene.name, name: scene.name, scale: 1, status: .errored,
            message: failure.text.firstLine.text)
        result.source = SourceLocation(file: scene.path, line: 1, column: 1)
        return SceneOutcome(scene: scene.name, cases: [result], failure: failure)
    }

    /// A hash of the scene, of the files that it looked for, and of the goldens of `cases`: equal as long as the cases need not
    /// be drawn again.
    private static func key(_ scene: SceneCase, _ cases: [CaseResult], _ files: [String]) -> String {
        let paths = [scene.path] + files + cases.compactMap(\.files.golden)
        return RunJournal.key(of: paths.map { ((try? WholeFile.read($0)) ?? nil) ?? names(in: $0) })
    }

    /// The names in a folder, as bytes; nil where it is none.
    private static func names(in folder: String) -> [UInt8]? {
        (try? FolderListing.entries(of: folder)).map { Array($0.map(\.name).joined(separator: "\n").utf8) }
    }
}

extension CaseResult {
    /// - Parameter advice: The remedy.
    mutating func tellUnsteady(_ advice: String = "please report this scene") {
        status = .errored
        message = "not deterministic: drawn again, it gave another picture"
        hint = advice
    }
}

extension Duration {
    var milliseconds: Double { Double(components.seconds) * 1000 + Double(components.attoseconds) * 1e-15 }
}

import ArgumentParser
import Foundation
import TintypeGraphics
import TintypeSnapshots

/// An app's previews and windows as a run over goldens works on them.
struct PreviewSubject: RunSubject {
    let items: [PreviewItem]
    let isWhole: Bool
    let words = (one: "preview", several: "previews")
    let sourceWord = "source"
    let folders: [String]?
    private let options: GoldenRunOptions
    private let project: AppProject
    private let pool: PreviewPool

    /// Compiles the app and asks it for its previews.
    ///
    /// - Throws: ``Outcome/undrawable`` where the sources do not compile, ``Outcome/nothingMatched`` where there is no preview,
    ///   ``UsageError`` where there is no app.
    init(_ path: String, _ options: GoldenRunOptions) throws {
        self.options = options
        let isWanted = try options.selection.filter()
        let session = try PreviewBuildSession(
            path: path, options.previewSource, limits: try options.drawing.limits)
        let run = try session.build()
        let failed = try run.list()
        let all = (failed + run.entries.map { run.shown($0) }).map(PreviewItem.init)
        items = all.filter { isWanted($0.name) }
        isWhole = items.count == all.count
        guard !items.isEmpty else {
            let reason = all.isEmpty ? "no preview and no app's window is in \(path)" : "no preview matched"
            Output.note("error: \(reason)\nhint: `\(InvokedTool.name) preview \(path) --list` shows what is there")
            throw Outcome.nothingMatched
        }
        project = run.project
        folders = project.shown.map { PreviewItem.folder(ofModule: $0) }
        pool = PreviewPool(run)
    }

    func changed(since ref: String) throws -> [PreviewItem] {
        let files = project.modules.flatMap { $0.sources + $0.resources.map(\.path) } + project.resources.map(\.path)
        return try ChangedFiles(since: ref).previews(of: items, files, snapshots: options.goldens.snapshotsDir)
    }

    // A process that draws takes as long to begin as some previews do.
    func jobs(for count: Int) -> Int { min(options.drawing.jobs, max(1, (count + 7) / 8)) }

    func work(
        _ verifier: Verifier, known: [String: RunJournal.Entry]
    ) throws -> @Sendable (PreviewItem) -> SceneOutcome {
        let variants = try options.previewVariants()
        let work = PreviewWork(
            pool: pool, project: project, variants: variants, comparison: try RunComparison(options, verifier))
        return { work.run($0) }
    }
}

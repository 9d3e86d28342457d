import ArgumentParser
import Foundation
import Tintype
import TintypeImage
import TintypeScene
import TintypeSnapshots

/// A run over scenes and their goldens: draws, compares, records what the mode says, and tells.
struct GoldenRun {
    let options: GoldenRunOptions
    let mode: RecordMode
    /// The results of earlier rounds of the same process; nil where there is one round.
    var memory: RunMemory?
    var interruption = Interruption()
    /// True where scenes are drawn in processes of their own: this one was started with the arguments of a run.
    var isSupervised = true

    /// Draws scenes for the process that asks for it, where this is a worker; else returns.
    func serveIfWorker() throws {
        let limits = try options.drawing.limiting.limits
        guard isSupervised, let worker = SceneWorker(limits) else { return }
        FreedMemory.keepForReuse()
        let work = try sceneWork(try verifier(), known: [:])
        worker.serve { request, begin in
            switch request.step {
            case .read: SceneWork.read(request.scene, limits)
            case .draw: work.draw(request.scene) { begin($0.name ?? "") }
            }
        }
    }

    /// - Throws: ``Outcome`` for how the run ends where all is not well.
    func run() throws {
        try serveIfWorker()
        let start = ContinuousClock.now
        FreedMemory.keepForReuse()
        try GoldenRun.testComparator()
        let all: [SceneCase]
        do {
            all = try options.selection.discover()
        } catch Outcome.nothingMatched where options.running.passWithNoTests {
            return
        }
        try GoldenRun.checkNames(all)
        let selection = try RunSelection(all, options: options)
        // A shard may have nothing to do, and still has to say so to whoever merges.
        guard !selection.scenes.isEmpty || selection.shard.total > 1 else {
            Output.note("no scene to work on: \(selection.emptiness)")
            if options.running.passWithNoTests { return }
            Output.note("hint: give --pass-with-no-tests where that is well")
            throw Outcome.nothingMatched
        }
        let verifier = try self.verifier()
        try checkReports(all, verifier.store)
        TemporaryFile.removeLeftovers(below: verifier.store.root)
        // What reviews replaced is theirs to look after.
        TemporaryFile.removeLeftovers(below: options.goldens.output, but: "replaced")
        interruption.listen()
        let journalPath = FilePaths.join(options.goldens.output, "journal.jsonl")
        let header = RunJournal.Header(engine: RunIdentity.engine, options: options.text)
        let interrupted = options.running.resume ? RunJournal.entries(at: journalPath, header: header) : [:]
        if !interrupted.isEmpty {
            Output.note("resuming: \(interrupted.count) scenes are known from the interrupted run")
        }
        if options.running.resume, interrupted.isEmpty, (try? WholeFile.check(journalPath)) != nil {
            Output.note("nothing is resumed: \(journalPath) is of another build of tintype, or of other options")
        }
        let known = memory?.entries ?? interrupted
        let work = try sceneWork(verifier, known: known)
        let lines = RunLines(options.reporting)
        let journal = openJournal(journalPath, header, entries: selection.scenes.compactMap { known[$0.name] })
        let collector = RunCollector(
            output: options.goldens.output, journal: journal,
            progress: Progress(
                total: selection.scenes.count, isQuiet: options.running.quiet, isPlain: options.running.plain),
            options: options.running, lines: lines, isRound: memory != nil)
        let interruption = interruption
        let pool = isSupervised ? WorkerPool<SceneOutcome>(work.pipeline.limits) : nil
        let jobs = WorkerPool<SceneOutcome>.jobs(options.drawing.jobs, scenes: selection.scenes.count)
        let done = OrderedWork(selection.scenes, jobs: jobs).run(
            isInterrupted: { interruption.isAsked }, body: { work.run($0, in: pool) },
            deliver: { collector.take($0) })
        collector.clear()
        memory?.entries = collector.entries
        memory?.files.formUnion(collector.files)
        var results = self.results(collector, selection, isInterrupted: done < selection.scenes.count)
        results.durationMs = (ContinuousClock.now - start).milliseconds.rounded()
        try finish(results, selection, store: verifier.store, lines: lines, journal: journal)
    }

    /// Opens the journal; where the output folder cannot be written to, pictures are compared all the same.
    private func openJournal(
        _ path: String, _ header: RunJournal.Header, entries: [RunJournal.Entry]
    ) -> RunJournal? {
        do {
            return try RunJournal(path: path, header: header, entries: entries)
        } catch {
            Output.note(
                "warning: \(error.message): nothing is kept of what is found\nhint: name a folder with --output")
            return nil
        }
    }

    /// A comparator that is broken must not have a say.
    static func testComparator() throws {
        do {
            try ComparatorSelfTest.ensure()
        } catch {
            Output.note("error: \(error)")
            throw Outcome.fault
        }
    }

    /// Two scenes that share a golden would each pass or fail by the other's picture.
    private static func checkNames(_ scenes: [SceneCase]) throws {
        let names = scenes.map { SnapshotName(path: $0.name, scale: 1) }
        let paths = Dictionary(zip(names, scenes.map(\.path))) { "\($0) and \($1)" }
        guard let collision = SnapshotName.collisions(among: names).first else { return }
        let files = Array(Set(collision.compactMap { paths[$0] })).sorted().joined(separator: " and ")
        throw ValidationError("\(files) would share one golden, at least where case does not count: rename one of them")
    }

    /// - Throws: ``UsageError`` where a report would be written over what the run reads or writes.
    private func checkReports(_ scenes: [SceneCase], _ store: SnapshotStore) throws(UsageError) {
        let reports = options.reporting.files(output: options.goldens.output)
        guard !reports.isEmpty else { return }
        var planned = PlannedFiles()
        for scene in scenes { planned.read(scene.path, as: "the scene \(scene.path)") }
        for font in options.drawing.fonts.font { planned.read(font, as: "the font \(font)") }
        planned.read(options.file.config ?? ConfigFile.standardPath, as: "the settings")
        planned.read(FilePaths.join(options.goldens.output, OutputFolder.resultsName), as: "the run's results")
        // Some are not there yet.
        planned.keep(store.root)
        for golden in store.existing() {
            let path = FilePaths.join(store.root, golden)
            planned.read(path, as: "the golden \(path)")
        }
        for report in reports { try planned.write(report.path, as: report.what) }
    }

    private func verifier() throws -> Verifier {
        do {
            return try Verifier(
                store: SnapshotStore(root: options.goldens.snapshotsDir, links: GoldenOptions.readableLinks),
                mode: mode,
                artifacts: options.goldens.output)
        } catch {
            throw ValidationError("\(error)")
        }
    }

    private func sceneWork(_ verifier: Verifier, known: [String: RunJournal.Entry]) throws -> SceneWork {
        SceneWork(
            pipeline: try options.drawing.pipeline(), verifier: verifier, filters: options.variants.filters,
            output: options.goldens.output, fallback: try options.comparison.terms(), today: .today,
            ignoredNodes: options.masking.ignoredNodes, draws: options.running.draws, known: known)
    }

    private func results(_ collector: RunCollector, _ selection: RunSelection, isInterrupted: Bool) -> RunResults {
        let cases = collector.cases
        var plan = RunPlan(
            record: mode, snapshots: options.goldens.snapshotsDir, hash: selection.hash,
            known: cases.filter { $0.files.golden != nil }.map(\.id).sorted(),
            // A scene that cannot be drawn has goldens that nobody knows.
            isWhole: selection.isWhole && !cases.contains { $0.files.golden == nil }, shard: selection.shard)
        plan.isInterrupted = isInterrupted
        var results = RunResults(
            tool: .init(name: "tintype", version: Version.current), fingerprint: collector.fingerprint?.id ?? "",
            fingerprintParts: collector.fingerprint?.parts ?? [:], run: plan)
        results.cases = cases.sorted { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
        results.regroup()
        return results
    }

    private func finish(
        _ found: RunResults, _ selection: RunSelection, store: SnapshotStore, lines: RunLines, journal: RunJournal?
    ) throws {
        var results = found
        let isWhole = results.run.isWhole && !results.run.isInterrupted && results.run.shard.total == 1
        if isWhole {
            let known = Set(results.run.known)
            results.obsolete = store.existing().filter { !known.contains($0) }
        }
        let isKept = keep(results, journal)
        tellUnknownNodes(results)
        try options.reporting.write(results, output: options.goldens.output, isCI: options.goldens.isCI)
        RunEnding(
            results: results, options: options, total: selection.scenes.count, isKept: isKept, lines: lines
        )
        .tell()
        if interruption.isAsked { throw Outcome.interrupted }
        if let outcome = options.running.outcome(of: results) { throw outcome }
    }

    /// - Returns: True if the results were written. If they were not, those of an earlier run are taken away, so that
    ///   nobody takes them for this one's.
    private func keep(_ results: RunResults, _ journal: RunJournal?) -> Bool {
        let output = RootFolder(options.goldens.output)
        do throws(FileError) {
            if let journal {
                try output.write(Array(results.json()), to: OutputFolder.resultsName)
                if !results.run.isInterrupted { try journal.remove() }
                return true
            }
        } catch {
            Output.note("warning: \(error)")
        }
        let earlier = FilePaths.join(output.path, OutputFolder.resultsName)
        do throws(FileError) {
            if try WholeFile.read(earlier) != nil { try output.remove(OutputFolder.resultsName) }
        } catch {
            Output.note("warning: \(earlier) is of an earlier run: \(error.message)")
        }
        return false
    }

    /// An id of --ignore-node that nobody has is a mistake that no difference would show.
    private func tellUnknownNodes(_ results: RunResults) {
        let found = Set(results.cases.flatMap(\.masks).map(\.target))
        for id in options.masking.ignoredNodes where !found.contains(id) && !results.cases.isEmpty {
            Output.note("warning: --ignore-node \(id): no view that was drawn has this id")
        }
    }
}

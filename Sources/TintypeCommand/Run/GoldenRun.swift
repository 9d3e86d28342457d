import ArgumentParser
import Foundation
import Tintype
import TintypeImage
import TintypeSnapshots

/// A run over scenes or previews and their goldens: draws, compares, records what the mode says, and tells.
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
        let limits = try options.drawing.limits
        guard isSupervised, let worker = SceneWorker(limits) else { return }
        let work = try SceneWork(options, try verifier(), known: [:])
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
        do {
            if let app = options.previews.path {
                try run(try PreviewSubject(app, options), since: start)
            } else {
                try run(try SceneSubject(options, isSupervised: isSupervised), since: start)
            }
        } catch Outcome.nothingMatched where options.running.passWithNoTests {
            return
        }
    }

    private func run(_ subject: some RunSubject, since start: ContinuousClock.Instant) throws {
        let selection = try RunSelection(subject, options: options)
        // A shard may have nothing to do, and still has to say so to whoever merges.
        guard !selection.items.isEmpty || selection.shard.total > 1 else {
            Output.note("no \(subject.words.one) to work on: \(selection.emptiness)")
            if options.running.passWithNoTests { return }
            Output.note("hint: give --pass-with-no-tests where that is well")
            throw Outcome.nothingMatched
        }
        let verifier = try self.verifier()
        try checkReports(subject, verifier.store)
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
        let work = try subject.work(verifier, known: known)
        let lines = RunLines(options.reporting)
        let journal = openJournal(journalPath, header, entries: selection.items.compactMap { known[$0.name] })
        let collector = RunCollector(
            output: options.goldens.output, journal: journal,
            progress: Progress(
                total: selection.items.count, of: subject.words.several, isQuiet: options.running.quiet,
                isPlain: options.running.plain),
            options: options.running, lines: lines, isRound: memory != nil)
        let interruption = interruption
        let done = OrderedWork(selection.items, jobs: subject.jobs(for: selection.items.count)).run(
            isInterrupted: { interruption.isAsked }, body: work, deliver: { collector.take($0) })
        collector.clear()
        memory?.entries = collector.entries
        memory?.files.formUnion(collector.files)
        var results = self.results(
            collector, selection, folders: subject.folders, isInterrupted: done < selection.items.count)
        results.durationMs = (ContinuousClock.now - start).milliseconds.rounded()
        try finish(results, total: selection.items.count, store: verifier.store, lines: lines, journal: journal)
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

    /// - Throws: ``UsageError`` where a report would be written over what the run reads or writes.
    private func checkReports(_ subject: some RunSubject, _ store: SnapshotStore) throws(UsageError) {
        let reports = options.reporting.files(output: options.goldens.output)
        guard !reports.isEmpty else { return }
        var planned = PlannedFiles()
        for item in subject.items where !item.path.isEmpty {
            planned.read(item.path, as: "the \(subject.sourceWord) \(item.path)")
        }
        for font in options.drawing.font { planned.read(font, as: "the font \(font)") }
        planned.read(options.config ?? ConfigFile.standardPath, as: "the settings")
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

    private func results(
        _ collector: RunCollector, _ selection: RunSelection<some RunItem>, folders: [String]?, isInterrupted: Bool
    ) -> RunResults {
        let cases = collector.cases
        var plan = RunPlan(
            record: mode, snapshots: options.goldens.snapshotsDir, hash: selection.hash,
            known: cases.filter { $0.files.golden != nil }.map(\.id).sorted(),
            // A scene that cannot be drawn has goldens that nobody knows.
            isWhole: selection.isWhole && !cases.contains { $0.files.golden == nil }, shard: selection.shard)
        plan.isInterrupted = isInterrupted
        plan.folders = folders
        var results = RunResults(
            tool: .init(name: "tintype", version: Version.current), fingerprint: collector.fingerprint?.id ?? "",
            fingerprintParts: collector.fingerprint?.parts ?? [:], run: plan)
        results.cases = cases.sorted { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
        results.regroup()
        return results
    }

    private func finish(
        _ found: RunResults, total: Int, store: SnapshotStore, lines: RunLines, journal: RunJournal?
    ) throws {
        var results = found
        let isWhole = results.run.isWhole && !results.run.isInterrupted && results.run.shard.total == 1
        if isWhole { results.obsolete = results.run.obsolete(among: store.existing()) }
        let isKept = keep(results, journal)
        tellUnknownNodes(results)
        try options.reporting.write(results, output: options.goldens.output, isCI: options.goldens.isCI)
        RunEnding(
            results: results, options: options, total: total, isKept: isKept, lines: lines
        )
        .tell()
        if interruption.isAsked { throw Outcome.interrupted }
        if let outcome = options.ending.outcome(of: results) { throw outcome }
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

/// The results of a run, and what a reviewer does about them: accept, reject, undo.
///
/// Every step is taken under a lock of the system on `<output>/review.lock`, on results that are read anew within it,
/// so two processes may review one folder. The old golden goes to `<output>/replaced/` first, then the golden takes its
/// name at once, then the results are marked. A process that is killed in between leaves each golden either old or new;
/// the step can be taken again or undone.
package struct PendingReview: Sendable {
    /// The folder that the run wrote to.
    package let output: OutputFolder
    package private(set) var results: RunResults

    /// The folder of the results, relative to the output folder; empty for itself.
    let part: String
    let folder: String
    private let snapshots: String?

    /// - Parameters:
    ///   - output: The folder that the run wrote to.
    ///   - folder: The folder that the run started in, which results' paths of goldens are relative to.
    ///   - snapshots: The folder of goldens, instead of what the results say.
    ///   - part: The folder of the results below `output`; empty for itself. Old goldens are kept in `output` in any
    ///     case.
    /// - Throws: ``ReviewError`` where there are no results, or they cannot be read.
    package init(
        output: String, folder: String = ".", snapshots: String? = nil, part: String = ""
    ) throws(ReviewError) {
        self.output = OutputFolder(output)
        self.folder = folder
        self.snapshots = snapshots
        self.part = part
        results = try OutputFolder(output).part(part).load()
    }

    /// The cases that nobody has decided about, in the order of their ids.
    package var pending: [CaseResult] { results.cases.filter(\.isPending) }

    /// Makes the pictures that the run drew the goldens of the cases, encoded as goldens are, with all that they carry.
    ///
    /// If a new case's picture is that of an obsolete golden, that golden moves.
    @discardableResult
    package mutating func accept(_ ids: [String]) throws(ReviewError) -> ReviewReport {
        try perform(.accept, ids) { (item, step) throws(ReviewError) in try step.accept(item) }
    }

    /// Accepts cases that are not comparable where the layouts of golden and picture are equal, so that libraries or fonts
    /// alone changed the pixels.
    @discardableResult
    package mutating func rebaseline(_ ids: [String]) throws(ReviewError) -> ReviewReport {
        try perform(.accept, ids) { (item, step) throws(ReviewError) in try step.rebaseline(item) }
    }

    /// Puts the pictures of the cases away and leaves their goldens as they are.
    @discardableResult
    package mutating func reject(_ ids: [String]) throws(ReviewError) -> ReviewReport {
        try perform(.reject, ids) { (item, step) throws(ReviewError) in try step.reject(item) }
    }

    /// Takes the obsolete goldens at `paths`, below the folder of goldens, away. See ``obsolete()``.
    @discardableResult
    package mutating func prune(_ paths: [String]) throws(ReviewError) -> ReviewReport {
        let obsolete = Set(try ObsoleteGoldens(results, places: places).all.map(\.path))
        return try run(.prune) { (step, report) throws(ReviewError) in
            for path in paths {
                guard obsolete.contains(path) else {
                    report.items.append(.init(id: path, outcome: .unchanged(golden: nil)))
                    continue
                }
                report.items.append(.init(id: path, outcome: try step.prune(path)))
            }
        }
    }

    /// The goldens that no case draws any more.
    ///
    /// - Throws: ``ReviewError/cannotPrune(_:)`` where that is not known.
    package func obsolete() throws(ReviewError) -> [ObsoleteGoldens.Golden] {
        try ObsoleteGoldens(results, places: places).all
    }

    /// Restores goldens, pictures and decisions as they were before the last step; again for the step before.
    ///
    /// If a golden was written by somebody else since, nothing at all is done.
    package mutating func undo() throws(ReviewError) -> ReviewReport {
        let report = try PendingReview.undoLast(output: output.path, folder: folder)
        try reload()
        return report
    }

    /// Does as ``undo()``, for a folder whose last step may be about an artifact, so that it need not hold results of its
    /// own.
    package static func undoLast(output: String, folder: String = ".") throws(ReviewError) -> ReviewReport {
        let output = OutputFolder(output)
        return try output.locked { () throws(ReviewError) in try UndoStep(last: output, folder: folder).run() }
    }

    var places: GoldenPlaces { GoldenPlaces(folder: folder, snapshots: snapshots ?? results.run.snapshots) }

    /// Reads the results anew.
    package mutating func reload() throws(ReviewError) {
        results = try output.part(part).load()
    }

    private mutating func perform(
        _ action: ReviewReport.Action, _ ids: [String],
        _ body: (CaseResult, inout ReviewStep) throws(ReviewError) -> ReviewReport.Outcome
    ) throws(ReviewError) -> ReviewReport {
        try run(action) { (step, report) throws(ReviewError) in
            let cases = Dictionary(step.results.cases.map { ($0.id, $0) }) { first, _ in first }
            var seen: Set<String> = []
            for id in ids where seen.insert(id).inserted {
                let outcome: ReviewReport.Outcome
                do throws(ReviewError) {
                    guard let item = cases[id] else { throw .unknownCase(id, near: nil) }
                    outcome = try body(item, &step)
                } catch {
                    outcome = .refused(error)
                }
                report.items.append(.init(id: id, outcome: outcome))
            }
        }
    }

    private mutating func run(
        _ action: ReviewReport.Action,
        _ body: (inout ReviewStep, inout ReviewReport) throws(ReviewError) -> Void
    ) throws(ReviewError) -> ReviewReport {
        let (output, current) = (output, self)
        let (results, report) = try output.locked { () throws(ReviewError) -> (RunResults, ReviewReport) in
            var current = current
            try current.reload()
            current.places.removeLeftovers()
            var step = ReviewStep(action, review: current)
            var report = ReviewReport(action: action)
            // What was done is marked even where a disk that is full ends the step early.
            var failure: ReviewError?
            do throws(ReviewError) {
                try body(&step, &report)
            } catch {
                failure = error
            }
            try step.mark()
            if let failure { throw failure }
            try current.reload()
            return (current.results, report)
        }
        self.results = results
        return report
    }
}

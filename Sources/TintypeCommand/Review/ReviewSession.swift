import Foundation
import TintypeSnapshots

/// A review in a browser: what the page asks for, one request at a time.
actor ReviewSession {
    private var review: PendingReview
    private var content: ReportContent
    /// Rejecting puts pictures away; the page may still want to show them.
    private var kept: [String: [UInt8]] = [:]
    /// The results' files as they were read last.
    private var stamps: [FileStamp?] = []
    /// One more for each time that the results were found to be others than this session left them.
    private var round = 1

    init(_ review: PendingReview) {
        self.review = review
        content = Self.content(of: review)
    }

    private static func content(of review: PendingReview) -> ReportContent {
        ReportContent(
            review.results, folder: review.output.path, form: .live,
            commands: ReaderCommands(output: review.output.path))
    }

    /// The number of cases that wait for a decision.
    var pendingCount: Int { review.pending.count }

    /// The results as the page reads them.
    ///
    /// - Returns: With them, what ``currentRound()`` was when they were read.
    func report() -> (json: Data, round: Int) {
        readAgain()
        return (content.json(), round)
    }

    /// Another number where a new run, or another review, changed the results in the folder.
    func currentRound() -> Int {
        readAgain()
        return round
    }

    private func readAgain() {
        let now = [FileStamp(review.output.resultsPath), FileStamp(review.output.testsPath)]
        guard now != stamps else { return }
        let before = review.results
        // A run that is being written is read the next time.
        guard (try? review.reload()) != nil else { return }
        stamps = now
        guard review.results != before else { return }
        round += 1
        // Pictures that were put away by a decision stay in the report.
        if undecided(before) == undecided(review.results) {
            content.takeDecisions(of: review.results)
        } else {
            content = Self.content(of: review)
            kept = [:]
        }
    }

    private func undecided(_ results: RunResults) -> RunResults {
        var results = results
        for index in results.cases.indices { results.cases[index].decision = nil }
        return results
    }

    /// The picture of that key; nil where the report has none.
    func picture(_ key: String) -> [UInt8]? { kept[key] ?? content.picture(key) }

    /// The layout of that key; nil where the report has none.
    func layout(_ key: String) -> String? { content.layout(key) }

    func accept(_ ids: [String]) throws(ReviewError) -> ReviewAnswer {
        try answer { (review) throws(ReviewError) in try review.accept(ids) }
    }

    func reject(_ ids: [String]) throws(ReviewError) -> ReviewAnswer {
        for key in ids.flatMap({ content.pictureKeys(of: $0) }) where kept[key] == nil {
            kept[key] = content.picture(key)
        }
        return try answer { (review) throws(ReviewError) in try review.reject(ids) }
    }

    func undo() throws(ReviewError) -> ReviewAnswer {
        try answer { (review) throws(ReviewError) in try review.undo() }
    }

    private func answer(
        _ body: (inout PendingReview) throws(ReviewError) -> ReviewReport
    ) throws(ReviewError) -> ReviewAnswer {
        let before = decisions
        let report = try body(&review)
        content.takeDecisions(of: review.results)
        let after = decisions
        var answer = ReviewAnswer(report)
        for (id, decision) in after where before[id] != decision { answer.decisions[id] = .some(decision) }
        return answer
    }

    private var decisions: [String: CaseResult.Decision?] {
        Dictionary(review.results.cases.map { ($0.id, $0.decision) }) { first, _ in first }
    }
}

/// The outcome of a decision, as the page reads it.
struct ReviewAnswer: Encodable, Sendable {
    struct Refusal: Encodable, Sendable {
        var id: String
        var message: String
        var hint: String
    }

    /// The number of cases that nothing stood against.
    var done: Int
    /// For people.
    var message: String
    /// The present decisions about cases, where they changed; nil for a case without one.
    var decisions: [String: CaseResult.Decision?] = [:]
    var refused: [Refusal]

    init(_ report: ReviewReport) {
        done = report.doneCount
        let verb =
            switch report.action {
            case .accept: "accepted"
            case .reject: "rejected"
            case .prune: "removed"
            case .undo: "restored"
            }
        message = report.items.count == 1 ? "\(report.items[0])" : "\(done) cases \(verb)"
        refused = report.refused.map { Refusal(id: $0.id, message: $0.error.message, hint: $0.error.hint) }
    }
}

/// A case as the page has it: what the results say, and the keys of its pictures and layouts.
struct ReportCase: Encodable {
    var result: CaseResult
    /// The pictures by `expected`, `actual` and `difference`.
    var pictures: [String: String] = [:]
    /// The layouts by `expected` and `actual`.
    var layouts: [String: String] = [:]
    /// The reason why a picture that the results name is not shown: a clause, e.g. `is not there`.
    var absent: [String: String] = [:]
    /// The frames of an animation; nil for a still picture.
    var film: ReportFilm?

    private enum CodingKeys: String, CodingKey {
        case pictures, layouts, absent, film
    }

    /// The keys of all pictures, sorted.
    var pictureKeys: [String] {
        let frames = film?.pictures.values.flatMap { $0.compactMap { $0 } } ?? []
        return Set(frames + pictures.values).sorted()
    }

    func encode(to encoder: any Encoder) throws {
        try result.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(pictures, forKey: .pictures)
        try container.encode(layouts, forKey: .layouts)
        try container.encode(absent, forKey: .absent)
        try container.encodeIfPresent(film, forKey: .film)
    }
}

/// The data of the page: the results without the parts that it does not show, and the form in which the report is stored.
struct ReportData: Encodable {
    struct Run: Encodable {
        var record: String
        var hash: String
        var isWhole: Bool
        var shard: RunPlan.Shard
        var isInterrupted: Bool

        init(_ plan: RunPlan) {
            record = plan.record
            hash = plan.hash
            isWhole = plan.isWhole
            shard = plan.shard
            isInterrupted = plan.isInterrupted
        }
    }

    /// Tells these results from all others, so that a browser keeps decisions about them apart.
    var report: String
    var form: ReportContent.Form
    /// The commands that the page gives the reader to type.
    var commands: ReaderCommands
    var tool: RunResults.Tool
    var fingerprint: String
    var fingerprintParts: [String: String]
    /// One line for people.
    var summary: String
    var durationMs: Double
    var run: Run
    var groups: [CauseGroup]
    var obsolete: [String]
    var cases: [ReportCase]
    /// The ids of the cases whose pictures did not fit.
    var leftOut: [String]
    /// For people, e.g. `64 MiB`.
    var limit: String

    init(
        _ results: RunResults, form: ReportContent.Form, commands: ReaderCommands, cases: [ReportCase],
        leftOut: [String] = [], limit: Int = 0
    ) {
        report = SHA256(Array(results.json())).shortText
        self.form = form
        self.commands = commands
        tool = results.tool
        fingerprint = results.fingerprint
        fingerprintParts = results.fingerprintParts
        summary = RunSummary(results).line
        durationMs = results.durationMs
        run = Run(results.run)
        groups = results.groups
        obsolete = results.obsolete
        self.cases = cases
        self.leftOut = leftOut
        self.limit = ByteCountText.text(limit)
    }
}

import TintypeGraphics

/// A setting of `tintype.json` or of a variable, in place of an option that would have to be typed.
package struct Setting: Sendable {
    /// The form of a value in the file.
    package enum Form: Sendable {
        case text
        /// A whole number.
        case count
        case number
        case flag
        /// An array; the option is given once for each text.
        case texts
        /// An array; the option takes the texts with commas between.
        case names
    }

    /// A variable of the environment that stands for the option.
    package struct Variable: Sendable {
        package var name: String
        /// The value that it stands for where it is on; nil where its text is the value.
        package var value: String?

        package init(_ name: String, for value: String? = nil) {
            self.name = name
            self.value = value
        }
    }

    /// The key in the file; behind a dot, one of the object before it. nil where the file has no say.
    package var key: String?
    /// The option's long name, without dashes.
    package var option: String
    /// The part before the value in the option's argument, as `seconds=`.
    package var prefix = ""
    /// The values that a count may have; nil for any.
    package var range: ClosedRange<Int>?
    package var form: Form
    /// The first that is set counts.
    package var variables: [Variable] = []
    /// The value that holds where none is given, for people.
    package var standard: String
    /// The subcommands that take it, and the name of the option there where it is another.
    package var commands: Set<String>
    package var help: String

    /// The folder for what a run finds.
    package static let standardOutput = ".build/tintype"

    /// The setting's name in explanations.
    package var name: String { key ?? option }

    /// The option's name for a subcommand.
    package func option(of command: String) -> String { command == "report" && option == "output" ? "from" : option }
}

extension Setting {
    private static let runs: Set<String> = ["verify", "test", "record", "watch"]
    /// The subcommands that tell the results of runs.
    private static let telling = runs.union(["merge", "merge-reports"])
    /// The subcommands that draw scenes, whether or not they compare them.
    private static let drawers = runs.union(["render", "inspect"])
    private static let reviews: Set<String> = [
        "accept", "approve", "reject", "pending", "prune", "rebaseline", "review", "report", "merge", "merge-reports",
    ]

    /// All of them, as they are explained.
    package static let all: [Setting] = places + running + drawing + tolerance + limits

    private static let places = [
        Setting(
            key: "fixturesDir", option: "fixtures-dir", form: .text, standard: "Fixtures",
            commands: runs.union(["list", "render", "accept", "approve"]),
            help: "The folder that scenes' names are relative to."),
        Setting(
            key: "snapshotsDir", option: "snapshots-dir", form: .text,
            variables: [Variable("TINTYPE_SNAPSHOTS_DIR")], standard: "Snapshots",
            commands: runs.union(["accept", "approve", "init"]), help: "The folder of goldens."),
        Setting(
            key: "output", option: "output", form: .text,
            variables: [
                Variable("TINTYPE_ARTIFACTS"), Variable("TINTYPE_PENDING_DIR"), Variable("SNAPSHOT_ARTIFACTS"),
                Variable("TEST_UNDECLARED_OUTPUTS_DIR"),
            ], standard: standardOutput, commands: runs.union(reviews),
            help: "The folder for what a run finds, and for what waits for a decision."),
    ]

    private static let running = [
        Setting(
            option: "record", form: .text,
            variables: [
                Variable("TINTYPE_RECORD"), Variable("TINTYPE_UPDATE", for: "failed"),
                Variable("SNAPSHOT_TESTING_RECORD"), Variable("UPDATE_SNAPSHOTS", for: "failed"),
            ], standard: "never", commands: ["verify", "test"],
            help: "Which goldens are written. A file has no say: it would make every run pass."),
        Setting(
            option: "grep", form: .text, variables: [Variable("TESTBRIDGE_TEST_ONLY")], standard: "all scenes",
            commands: runs.union(["list"]), help: "Only scenes whose name matches."),
        Setting(
            key: "reporters", option: "reporter", form: .names, standard: "list",
            commands: telling, help: "How results are told."),
        Setting(
            key: "imageBaseURL", option: "image-base-url", form: .text,
            variables: [Variable("TINTYPE_IMAGE_BASE_URL")], standard: "none",
            commands: telling,
            help: "The address that the output folder is published at, so that comments show pictures."),
        Setting(
            key: "timings", option: "timings", form: .text, standard: "none", commands: runs,
            help: "The results.json by which shards are balanced."),
        Setting(
            key: "maxFailures", option: "max-failures", form: .count, standard: "no limit", commands: runs,
            help: "After how many pictures that fail a run ends."),
        Setting(
            key: "failOnObsolete", option: "fail-on-obsolete", form: .flag, standard: "no",
            commands: telling,
            help: "Whether goldens that no scene draws any more end a run with 6."),
        Setting(
            key: "ignoreNodes", option: "ignore-node", form: .texts, standard: "none", commands: runs,
            help: "The ids of views that no scene is compared by."),
    ]

    private static let drawing = [
        Setting(
            key: "jobs", option: "jobs", form: .count, standard: "as many as there are processors",
            commands: drawers, help: "How many scenes are drawn at a time."),
        Setting(
            key: "scale", option: "scale", form: .number, standard: "what the scene says",
            commands: drawers, help: "Pixels a point."),
        Setting(
            key: "fonts", option: "font", form: .texts, standard: "none",
            commands: drawers.union(["accept", "approve"]),
            help: "Font files besides the default ones."),
    ]

    private static let limits = Limits.Kind.all.map { kind in
        Setting(
            key: "limits.\(kind.name)", option: "limit", prefix: kind.name + "=", range: kind.range, form: .count,
            standard: "\(Limits()[kind])", commands: drawers.union(["list", "accept", "approve"]),
            help: "The most \(kind.help).")
    }

    private static let tolerance = [
        Setting(
            key: "tolerance.reason", option: "reason", form: .text, standard: "none", commands: runs,
            help: "Why pictures may differ; required with any other tolerance."),
        Setting(
            key: "tolerance.threshold", option: "threshold", form: .number, standard: "0", commands: runs,
            help: "How far a pixel may be off, 0 to 1: a distance in YIQ."),
        Setting(
            key: "tolerance.maxDiffPixels", option: "max-diff-pixels", form: .count, standard: "0", commands: runs,
            help: "How many pixels may be off by more."),
        Setting(
            key: "tolerance.maxDiffPixelRatio", option: "max-diff-pixel-ratio", form: .number, standard: "0",
            commands: runs, help: "Which share of the pixels may be off by more, 0 to 1."),
        Setting(
            key: "tolerance.antialiasing", option: "aa", form: .flag, standard: "no", commands: runs,
            help: "Whether pixels that look like anti-aliasing are left out."),
    ]
}

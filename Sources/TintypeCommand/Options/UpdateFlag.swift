/// Other tools' words for recording: `-u`, `--update-snapshots[=all|changed|missing|none]` and `--update-goldens`, which
/// stand for `--record`.
enum UpdateFlag {
    /// The subcommands that record by a flag.
    private static let commands = ["verify", "test"]

    /// The arguments as our own flag has them. Others, and what stands behind `--`, are left as they are.
    static func rewriting(_ arguments: [String]) -> [String] {
        guard let command = arguments.first, commands.contains(command) else { return arguments }
        let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
        return arguments[..<end].map { recordFlag(for: $0) ?? $0 } + arguments[end...]
    }

    private static func recordFlag(for argument: String) -> String? {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard ["-u", "--update-snapshots", "--update-goldens"].contains(parts[0]) else { return nil }
        guard parts.count == 2 else { return "--record=failed" }
        let modes = ["all": "all", "changed": "failed", "missing": "missing", "none": "never"]
        // What is no mode is refused where all options are.
        return "--record=\(modes[parts[1]] ?? parts[1])"
    }
}

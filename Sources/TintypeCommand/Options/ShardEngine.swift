/// The variables by which something that starts jobs says which part of a whole a job is.
struct ShardEngine {
    let name: String
    /// The variable of this job's number, and that of how many jobs there are.
    let index: String
    let total: String
    /// The number of the first job, or the variable that tells it.
    var first = First.number(0)
    /// The variable of the distance between the numbers of two jobs; 1 without it.
    var step: String?
    /// True where both variables mean nothing else, so that they count without being asked for.
    var isAlwaysTaken = false

    enum First {
        case number(Int)
        case variable(String)
    }

    /// All that tell both: the first whose variables are set counts.
    static let all = [
        // Its test sharding: https://bazel.build/reference/test-encyclopedia.
        ShardEngine(name: "Bazel", index: "TEST_SHARD_INDEX", total: "TEST_TOTAL_SHARDS", isAlwaysTaken: true),
        ShardEngine(name: "GitLab", index: "CI_NODE_INDEX", total: "CI_NODE_TOTAL", first: .number(1)),
        ShardEngine(name: "CircleCI", index: "CIRCLE_NODE_INDEX", total: "CIRCLE_NODE_TOTAL"),
        ShardEngine(name: "Buildkite", index: "BUILDKITE_PARALLEL_JOB", total: "BUILDKITE_PARALLEL_JOB_COUNT"),
        ShardEngine(
            name: "a Slurm array", index: "SLURM_ARRAY_TASK_ID", total: "SLURM_ARRAY_TASK_COUNT",
            first: .variable("SLURM_ARRAY_TASK_MIN"), step: "SLURM_ARRAY_TASK_STEP"),
    ]

    /// The variables of a job's number alone, with the number of the first job: how many there are has to be said. An array of Slurm
    /// that is started again for one lost task knows of that one only.
    static let indices = [(variable: "JOB_COMPLETION_INDEX", first: 0), (variable: "SLURM_ARRAY_TASK_ID", first: 1)]

    /// The shard that the variables tell, counted from 1; nil where they are not set.
    ///
    /// - Parameter number: Reads a variable; nil where it is not set.
    func shard(_ number: (String) throws -> Int?) throws -> (index: Int, total: Int)? {
        guard let total = try number(total) else { return nil }
        // A job of GitLab that is not parallel has the total, 1, and no index.
        guard let index = try number(index) else { return total == 1 ? (1, 1) : nil }
        let first =
            switch first {
            case .number(let number): number
            case .variable(let name): try number(name) ?? 0
            }
        let step = try step.flatMap(number) ?? 1
        return ((index - first) / max(step, 1) + 1, total)
    }
}

/// Prints what the engine's parts cost, on the machine and at the load of the moment: compare ratios of one run.
///
/// Example: `swift run -c release TintypeBenchmarks`
@main
@MainActor
enum TintypeBenchmarks {
    static func main() throws {
        let cost = EvaluationBenchmark.run()
        let (making, whole) = (Int(cost.making.rounded()), Int(cost.makingAndFreeing.rounded()))
        print(
            "binding and evaluating: \(making) ns a view, \(whole) ns with freeing (\(EvaluationBenchmark.viewCount) views)"
        )
        for leaves in [LayoutFloorTree.Leaves.fixed, .framed] {
            for (levels, rounds) in [(3, 100), (4, 30)] {
                let tree = LayoutFloorTree(levels: levels, branching: 10)
                print(LayoutBenchmark(tree: tree, leaves: leaves).report(rounds: rounds))
            }
        }
        for line in try ImageBenchmark.lines() { print(line) }
        for line in try MotionBenchmark.lines() { print(line) }
    }
}

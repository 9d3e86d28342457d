/// Prints what the engine's parts cost, on the machine and at the load of the moment: compare ratios of one run.
///
/// Example: `swift run -c release TintypeBenchmarks`
@main
@MainActor
enum TintypeBenchmarks {
    static func main() {
        let nanoseconds = Int(EvaluationBenchmark.nanosecondsPerView().rounded())
        print("binding and evaluating: \(nanoseconds) ns a view (\(EvaluationBenchmark.viewCount) views)")
    }
}

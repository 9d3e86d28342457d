import Foundation
import TintypeImage

extension Benchmark {
    /// All benchmarks, in the order in which they run.
    ///
    /// - Parameters:
    ///   - folder: An empty folder for what programs write.
    ///   - batchSize: The number of pictures in a batch.
    @MainActor
    static func all(_ launcher: Launcher, folder: URL, batchSize: Int) throws -> [Benchmark] {
        let path = launcher.package.appending(path: "Fixtures/scenes/badges/bar.yaml").path
        guard let scene = try WholeFile.read(path) else { throw BenchmarkError("there is no file \(path)") }
        return try ProcessBenchmarks(launcher: launcher, folder: folder, batchSize: batchSize).all()
            + FrameBenchmarks(scene: scene).all + EvaluationBenchmark.all + LayoutBenchmarks.all
            + PictureBenchmarks.all + LivingBenchmarks.all + ComparisonBenchmarks.all
    }
}

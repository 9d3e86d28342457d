import Foundation
import TintypeImage

/// Builds a toolkit of the project's own sources, for release.
struct ToolkitBuild {
    let sources: ToolkitSources
    let toolchain: SwiftToolchain
    let stamp: String

    /// - Parameter folder: The toolkit's folder, which is replaced once the new one is whole.
    /// - Throws: ``UsageError`` where the build fails.
    func run(into folder: String, say: @escaping (ToolkitProgress) -> Void) throws {
        let start = ContinuousClock.now
        say(ToolkitProgress(done: 0, total: 0, seconds: 0))
        let build = try ToolProcess([
            toolchain.programs + "/swift", "build", "-c", "release", "--package-path", sources.root,
            "--scratch-path", sources.scratch, "--product", "TintypeToolkit",
        ]).run { line in
            guard let (done, total) = Self.step(line) else { return }
            let seconds = (ContinuousClock.now - start).milliseconds / 1000
            say(ToolkitProgress(done: done, total: total, seconds: seconds))
        }
        guard build.code == 0 else {
            let lines = build.output.split(separator: "\n")
            let errors = lines.filter { $0.contains("error:") }.prefix(10)
            Output.note("\(lines: (errors.isEmpty ? lines.suffix(10) : errors).joined(separator: "\n"))")
            throw UsageError(
                message: "the toolkit cannot be built of \(sources.root)",
                hint: "`swift build -c release --product TintypeToolkit` in that folder shows all that is said")
        }
        try ToolkitAssembly(
            checkout: sources.root, products: sources.scratch + "/release", toolchain: toolchain, stamp: stamp
        ).run(into: folder)
    }

    /// The numbers of a line such as `[12/345] Compiling …`.
    static func step(_ line: Substring) -> (done: Int, total: Int)? {
        guard line.first == "[", let end = line.firstIndex(of: "]") else { return nil }
        let parts = line[line.index(after: line.startIndex)..<end].split(separator: "/").map { Int($0) }
        guard parts.count == 2, let done = parts[0], let total = parts[1], total > 0 else { return nil }
        return (done, total)
    }
}

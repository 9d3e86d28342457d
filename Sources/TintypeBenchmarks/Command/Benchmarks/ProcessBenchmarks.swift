import Foundation
import Tintype

/// Whole processes: a cold start, and batches of pictures.
@MainActor
struct ProcessBenchmarks {
    let launcher: Launcher
    /// An empty folder for what programs write.
    let folder: URL
    /// The number of scenes in a batch.
    let batchSize: Int

    private var scene: URL { launcher.package.appending(path: "Fixtures/scenes/badges/bar.yaml") }

    func all() throws -> [Benchmark] {
        let fonts = try floorFonts()
        let picture = folder.appending(path: "bar.png").path
        let cold = program("tintype render", [launcher.tintype, "render", scene.path, "-o", picture])
        let naive = program("naive C", [launcher.floor, "draw", picture])
        return [
            Benchmark(name: "cold/naive", subject: cold, floor: naive),
            Benchmark(
                name: "cold/best", subject: cold, floor: program("best C", [launcher.floor, "draw", picture] + fonts)),
            Benchmark(
                name: "cold/version", subject: program("tintype --version", [launcher.tintype, "--version"]),
                floor: naive),
            Benchmark(
                name: "batch/floor", subject: batch(jobs: 1),
                floor: program("naive C, one process") {
                    [launcher.floor, "batch", "\(batchSize)", try emptyFolder("floor").path]
                }),
            Benchmark(name: "batch/jobs", subject: batch(jobs: 2), floor: batch(jobs: 1)),
        ]
    }

    private func program(_ name: String, _ command: [String]) -> StartedProgram { program(name) { command } }

    private func program(_ name: String, _ command: @escaping @MainActor () throws -> [String]) -> StartedProgram {
        StartedProgram(name: name, launcher: launcher, command: command)
    }

    private func batch(jobs: Int) -> StartedProgram {
        program(jobs == 1 ? "1 job" : "\(jobs) jobs") {
            [
                launcher.tintype, "render", try scenes().path, "--output", try emptyFolder("pictures").path + "/",
                "--jobs", "\(jobs)",
            ]
        }
    }

    /// The folder of the batch's scenes, which are written when they are first asked for.
    private func scenes() throws -> URL {
        let scenes = folder.appending(path: "scenes")
        guard !FileManager.default.fileExists(atPath: scenes.path) else { return scenes }
        try FileManager.default.createDirectory(at: scenes, withIntermediateDirectories: true)
        for index in 0..<batchSize {
            try FileManager.default.copyItem(at: scene, to: scenes.appending(path: "\(index).yaml"))
        }
        return scenes
    }

    private func emptyFolder(_ name: String) throws -> URL {
        let empty = folder.appending(path: name)
        try? FileManager.default.removeItem(at: empty)
        try FileManager.default.createDirectory(at: empty, withIntermediateDirectories: true)
        return empty
    }

    /// The files of the regular and the bold system face.
    private func floorFonts() throws -> [String] {
        let faces = try RenderResources.standard.get().fonts.faces
        return try [400, 700].map { weight in
            let face = faces.first { $0.role == .system && $0.weight == weight && !$0.isItalic }
            guard let face else { throw BenchmarkError("there is no system face of weight \(weight)") }
            return face.file
        }
    }
}

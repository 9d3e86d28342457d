import ArgumentParser
import Foundation
import Tintype
import TintypeGraphics
import TintypeImage
import TintypeScene
import TintypeSnapshots

/// `tintype render`: pictures only, nothing compared.
struct Render: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Draw scenes into PNG files.",
        discussion: """
            Of a scene with variants a file gets the one that is the scene as it stands, or else the first; a folder \
            gets all of them.

            Examples:
              tintype render bar.yaml -o bar.png
              tintype render bar.yaml -o - --scale 3 > bar.png
              tintype render card.yaml -o card.png --variant scheme=dark --variant dir=rtl
              tintype render card.yaml --contact-sheet card-sheet.png
              tintype render Fixtures/scenes -o out/ --jobs 4
            """
    )

    @OptionGroup var selection: SceneOptions
    @OptionGroup var variants: VariantOptions
    @OptionGroup var drawing: DrawOptions
    @OptionGroup var file: ConfigOptions

    @Option(
        name: [.short, .long],
        help: "The PNG file of one scene (- for standard output), or a folder for many, which mirrors their names.")
    var output: String?

    @Option(
        help: ArgumentHelp(
            "The PNG file of one picture of all variants of a scene, or a folder for many scenes.", valueName: "file"))
    var contactSheet: String?

    func validate() throws {
        if output == nil, contactSheet == nil {
            throw ValidationError("say where the picture goes: --output FILE, or --contact-sheet FILE")
        }
    }

    func run() throws {
        let scenes = try selection.discover()
        let pipeline = try drawing.pipeline()
        let output = try output.map { try PictureFile($0, scenes: scenes.count, option: "--output") }
        let filters = variants.filters
        let sheet = try contactSheet.map { try PictureFile($0, scenes: scenes.count, option: "--contact-sheet") }
        let draw = { (scene: SceneCase, begin: (SceneVariant) -> Void) in
            SceneDrawing(scene, pipeline, filters).run(output: output, sheet: sheet, begin: begin)
        }
        SceneWorker(pipeline.limits)?.serve { request, begin in
            switch request.step {
            case .read: SceneDrawing(request.scene, pipeline, filters).plan()
            case .draw: draw(request.scene) { begin($0.name ?? "") }
            }
        }
        let pool = scenes.count > 1 ? WorkerPool<SceneDrawing.Result>(pipeline.limits) : nil
        let read = try plan(scenes, pipeline, pool, output: output, sheet: sheet)
        let results = self.results(of: scenes, read, pool, limits: pipeline.limits, draw)
        let failures = results.flatMap(\.failures)
        for warning in results.flatMap(\.warnings) { Output.note(warning) }
        tell(results.flatMap(\.written), variants: results.reduce(0) { $0 + $1.matching })
        for failure in failures { Output.note(failure.text) }
        if !failures.isEmpty { throw Outcome.undrawable }
        if !results.contains(where: { $0.isMatching }) { throw variants.noneMatched() }
    }

    /// Reads the scenes where the names of their pictures depend on that.
    ///
    /// - Returns: The outcome of reading each scene, none where nothing was read; one that crashed is not to be tried again.
    /// - Throws: ``UsageError`` where a picture would be written over what is read, or over another picture.
    private func plan(
        _ scenes: [SceneCase], _ pipeline: ScenePipeline, _ pool: WorkerPool<SceneDrawing.Result>?,
        output: PictureFile?,
        sheet: PictureFile?
    ) throws -> [SceneDrawing.Result] {
        var planned = PlannedFiles()
        for scene in scenes { planned.read(scene.path, as: "the scene \(scene.path)") }
        for font in drawing.fonts.font { planned.read(font, as: "the font \(font)") }
        planned.read(file.config ?? ConfigFile.standardPath, as: "the settings")
        var read: [SceneDrawing.Result] = []
        if let output, output.isFolder {
            let filters = variants.filters
            read = answers(scenes, pool, .read, limits: pipeline.limits) { scene in
                SceneDrawing(scene, pipeline, filters).plan()
            }
            for (scene, result) in zip(scenes, read) {
                for name in result.names {
                    try planned.write(output.path(of: name), as: "the picture of \(scene.path)")
                }
            }
        } else if let output {
            try planned.write(output.path(of: ""), as: "the picture of \(scenes[0].path)")
        }
        for scene in scenes {
            try sheet.map { try planned.write($0.path(of: scene.name), as: "the contact sheet of \(scene.path)") }
        }
        return read
    }

    /// Tells which files were written, where that is not what the user typed: several files, or one variant of several.
    private func tell(_ written: [SceneDrawing.Written], variants: Int) {
        if written.count > 1 {
            for file in written { Output.note("wrote \(file.path)") }
            Output.note("\(written.count) pictures")
        } else if let file = written.first, variants > 1, file.path != "-" {
            let name = file.variant ?? "the scene as it stands"
            Output.note(
                "wrote \(file.path): \(name), of \(variants) variants; --output with a slash at its end gets all")
        }
    }

    /// The outcome of each scene. A file that crashed when it was read is not read again.
    private func results(
        of scenes: [SceneCase], _ read: [SceneDrawing.Result], _ pool: WorkerPool<SceneDrawing.Result>?, limits: Limits,
        _ draw: (SceneCase, (SceneVariant) -> Void) -> SceneDrawing.Result
    ) -> [SceneDrawing.Result] {
        let lost = Dictionary(zip(scenes, read).filter { !$1.failures.isEmpty }) { first, _ in first }
        var drawn = answers(scenes.filter { lost[$0] == nil }, pool, .draw, limits: limits) { scene in
            draw(scene) { _ in SceneGuard.watch(scene.path, limits) }
        }[...]
        return scenes.map { lost[$0] ?? drawn.removeFirst() }
    }

    /// The outcome of each scene. One alone is worked on here; several in processes, so that none takes the others along.
    private func answers(
        _ scenes: [SceneCase], _ pool: WorkerPool<SceneDrawing.Result>?, _ step: SceneRequest.Step, limits: Limits,
        here work: (SceneCase) -> SceneDrawing.Result
    ) -> [SceneDrawing.Result] {
        let jobs = WorkerPool<SceneDrawing.Result>.jobs(drawing.jobs, scenes: scenes.count)
        return zip(scenes, Workers.map(scenes, jobs: jobs) { pool?.answer($0, step) }).map { scene, answer in
            switch answer {
            case .done(let result): return result
            case .lost(let failure): return SceneDrawing.Result(failures: [failure])
            case nil:
                SceneGuard.watch(scene.path, limits)
                defer { SceneGuard.rest() }
                return work(scene)
            }
        }
    }
}

/// The destination of pictures: a file, a folder, or standard output.
struct PictureFile: Sendable {
    /// A folder has a file for each picture.
    let isFolder: Bool
    private let path: String

    /// - Throws: `ValidationError` where several scenes would go to one file.
    init(_ path: String, scenes: Int, option: String) throws {
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        self.path = path
        self.isFolder = path.hasSuffix("/") || exists && isFolder.boolValue
        guard scenes == 1 || self.isFolder else {
            throw ValidationError("\(scenes) scenes need a folder: end \(option) with a slash")
        }
    }

    /// - Parameter name: The path in a folder, without its ending.
    /// - Returns: The file that was written; `-` for standard output.
    @discardableResult
    func write(_ bytes: [UInt8], of name: String) throws -> String {
        guard path != "-" else {
            // Whoever reads may take his time.
            SceneGuard.rest()
            Output.bytes(bytes)
            return path
        }
        if isFolder {
            try RootFolder(path).write(bytes, to: name + ".png")
        } else {
            try AtomicFile.write(bytes, to: path, makingFolders: true)
        }
        return self.path(of: name)
    }

    /// The file that the picture of that name goes to.
    func path(of name: String) -> String { isFolder ? FilePaths.join(path, name + ".png") : path }
}

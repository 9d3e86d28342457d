import ArgumentParser
import Foundation
import Tintype
import TintypeGraphics
import TintypeImage
import TintypeScene
import TintypeSnapshots

/// `tintype render`: pictures only, nothing compared.
struct Render: ParsableCommand, VariantOptions {
    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Draw scenes into PNG files, and what moves into animations.",
        discussion: """
            Of a scene with variants a file gets the one that is the scene as it stands, or else the first; a folder \
            gets all of them.

            Examples:
              tintype render bar.yaml -o bar.png
              tintype render bar.yaml -o - --scale 3 > bar.png
              tintype render card.yaml -o card.png --variant scheme=dark --variant dir=rtl
              tintype render card.yaml --contact-sheet card-sheet.png
              tintype render Fixtures/scenes -o out/ --jobs 4

            What moves is drawn at instants, in seconds from the start: in numbered files, in one animation (APNG), or \
            side by side.
              tintype render card.yaml -o card.png --at 0.25
              tintype render card.yaml -o card.png --at 0,0.25,0.5
              tintype render card.yaml -o card.apng --fps 30 --duration 1
              tintype render card.yaml --strip card-strip.png --fps 8 --duration 1
            """
    )

    @OptionGroup var selection: SceneOptions
    @Option(help: .variant)
    var variant: [String] = []
    @OptionGroup var drawing: DrawOptions
    @Option(name: .shortAndLong, help: .config)
    var config: String?

    @Option(
        name: [.short, .long],
        help: "The PNG file of one scene (- for standard output), or a folder for many, which mirrors their names.")
    var output: String?

    @Option(
        help: ArgumentHelp(
            "The PNG file of one picture of all variants of a scene, or a folder for many scenes.", valueName: "file"))
    var contactSheet: String?

    @OptionGroup(title: "Instants") var instants: FrameOptions

    @Flag(
        help:
            "Write one animation of all instants (APNG) instead of numbered files; a name that ends in .apng says so too."
    )
    var apng = false

    @Option(
        help: ArgumentHelp(
            "The PNG file of one picture of all instants, side by side, or a folder for many scenes.", valueName: "file"
        ))
    var strip: String?

    private var isAnimation: Bool { apng || output?.lowercased().hasSuffix(".apng") == true }

    func validate() throws {
        try checkVariants()
        if output == nil, contactSheet == nil, strip == nil {
            throw ValidationError("say where the picture goes: --output FILE, --contact-sheet FILE or --strip FILE")
        }
        if apng, output == nil { throw ValidationError("say where the animation goes: --output FILE.apng") }
        let times = try instants.times()
        guard let count = times?.instants.count else {
            if isAnimation || strip != nil {
                throw ValidationError(
                    "\(isAnimation ? "an animation" : "--strip") has instants: name them with --at, or with --fps and "
                        + "--duration")
            }
            return
        }
        if contactSheet != nil, count > 1 {
            throw ValidationError("--contact-sheet shows one instant: name one with --at, or use --strip")
        }
        if output == "-", count > 1, !isAnimation {
            throw ValidationError("standard output takes one picture, not \(count): add --apng, or use --strip -")
        }
        if strip != nil, count > FilmStrip.maximumCount {
            throw ValidationError(
                "--strip shows at most \(FilmStrip.maximumCount) frames, not \(count): draw fewer a second")
        }
    }

    func run() throws {
        let scenes = try selection.discover()
        let pipeline = try drawing.pipeline()
        let filters = self.filters
        let targets = try targets(scenes: scenes.count)
        let draw = { (scene: SceneCase, begin: (SceneVariant) -> Void) in
            SceneDrawing(scene, pipeline, filters).run(targets, begin: begin)
        }
        SceneWorker(pipeline.limits)?.serve { request, begin in
            switch request.step {
            case .read: SceneDrawing(request.scene, pipeline, filters).plan()
            case .draw: draw(request.scene) { begin($0.name ?? "") }
            }
        }
        let pool = scenes.count > 1 ? WorkerPool<SceneDrawing.Result>(pipeline.limits) : nil
        let read = try plan(scenes, pipeline, pool, for: targets)
        let results = self.results(of: scenes, read, pool, limits: pipeline.limits, draw)
        let failures = results.flatMap(\.failures)
        for warning in results.flatMap(\.warnings) { Output.note(warning) }
        tell(results.flatMap(\.written), variants: results.reduce(0) { $0 + $1.matching })
        for failure in failures { Output.note(failure.text) }
        if !failures.isEmpty { throw Outcome.undrawable }
        if !results.contains(where: { $0.isMatching }) { throw noneMatched() }
    }

    private func targets(scenes: Int) throws -> RenderTargets {
        func file(_ path: String?, _ option: String) throws -> PictureFile? {
            try path.map { try PictureFile($0, scenes: scenes, option: option) }
        }
        return RenderTargets(
            output: try file(output, "--output"), sheet: try file(contactSheet, "--contact-sheet"),
            strip: try file(strip, "--strip"), times: try instants.times(), isAnimation: isAnimation)
    }

    /// Reads the scenes where the names of their pictures depend on that.
    ///
    /// - Returns: The outcome of reading each scene, none where nothing was read; one that crashed is not to be tried again.
    /// - Throws: ``UsageError`` where a picture would be written over what is read, or over another picture.
    private func plan(
        _ scenes: [SceneCase], _ pipeline: ScenePipeline, _ pool: WorkerPool<SceneDrawing.Result>?,
        for targets: RenderTargets
    ) throws -> [SceneDrawing.Result] {
        var planned = PlannedFiles()
        for scene in scenes { planned.read(scene.path, as: "the scene \(scene.path)") }
        for font in drawing.font { planned.read(font, as: "the font \(font)") }
        planned.read(config ?? ConfigFile.standardPath, as: "the settings")
        var read: [SceneDrawing.Result] = []
        if targets.output?.isFolder == true || targets.strip?.isFolder == true {
            let filters = self.filters
            read = answers(scenes, pool, .read, limits: pipeline.limits) { scene in
                SceneDrawing(scene, pipeline, filters).plan()
            }
        }
        for (index, scene) in scenes.enumerated() {
            let names = read.isEmpty ? [] : read[index].names
            for (file, kinds, what) in [
                (targets.output, targets.kinds, "the picture"), (targets.strip, [.still], "the film strip"),
            ] {
                for kind in kinds {
                    for name in file?.isFolder == true ? names : [""] {
                        try file.map { try planned.write($0.path(of: name, kind), as: "\(what) of \(scene.path)") }
                    }
                }
            }
            try targets.sheet.map {
                try planned.write($0.path(of: scene.name), as: "the contact sheet of \(scene.path)")
            }
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

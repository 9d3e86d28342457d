import ArgumentParser
import Foundation
import Tintype
import TintypeGraphics
import TintypeImage

/// `tintype render`: pictures only, nothing compared.
struct Render: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Draw scenes into PNG files.",
        discussion: """
            Examples:
              tintype render bar.yaml -o bar.png
              tintype render bar.yaml -o - --scale 3 > bar.png
              tintype render Fixtures/scenes -o out/ --jobs 4
            """
    )

    @OptionGroup var selection: SceneOptions
    @OptionGroup var drawing: DrawOptions

    @Option(
        name: [.short, .long],
        help: "The PNG file of one scene (- for standard output), or a folder for many, which mirrors their names.")
    var output: String

    func run() throws {
        let scenes = try selection.discover()
        let pipeline = try drawing.pipeline()
        let isFolder = output.hasSuffix("/") || Self.isFolder(output)
        guard scenes.count == 1 || isFolder else {
            throw ValidationError("\(scenes.count) scenes need a folder: end --output with a slash")
        }
        let (output, jobs) = (output, drawing.jobs)
        let failures = Workers.map(scenes, jobs: jobs) { scene -> SceneFailure? in
            do {
                let bytes = try Self.picture(of: scene, pipeline)
                if output == "-" {
                    FileHandle.standardOutput.write(Data(bytes))
                } else {
                    let path = isFolder ? FilePaths.join(output, scene.name + ".png") : output
                    try AtomicFile.write(bytes, to: path, makingFolders: isFolder)
                }
                return nil
            } catch {
                return SceneFailure(error, scene: scene)
            }
        }.compactMap { $0 }
        for failure in failures { Output.note(failure.text) }
        if !failures.isEmpty { throw Outcome.undrawable }
    }

    private static func picture(of scene: SceneCase, _ pipeline: ScenePipeline) throws -> [UInt8] {
        let drawn = try pipeline.draw(try ScenePipeline.load(path: scene.path, name: scene.path))
        var metadata = PNGMetadata(scale: Double(drawn.list.scale))
        metadata.sceneName = scene.name
        return try PNG.encode(try pipeline.rasterize(drawn), metadata: metadata, level: .fast)
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
}

import Foundation
import Tintype
import TintypeGraphics
import TintypeImage
import TintypeScene

/// Draws the variants of one scene that a command was asked for.
struct SceneDrawing {
    /// The outcome of drawing a scene.
    struct Result: Codable, Sendable {
        var warnings: [ShownText] = []
        var failures: [SceneFailure] = []
        /// Indicates whether the scene has a variant that was asked for, or could not be read.
        var isMatching = true
        /// The number of variants that were asked for.
        var matching = 0
        /// The files of pictures, without contact sheets.
        var written: [Written] = []
        /// The names that pictures would have in a folder.
        var names: [String] = []
    }

    /// A file that was written.
    struct Written: Codable, Sendable {
        var path: String
        /// nil for the scene as it stands.
        var variant: String?
    }

    private let scene: SceneCase
    private let pipeline: ScenePipeline
    private let filters: [VariantFilter]

    init(_ scene: SceneCase, _ pipeline: ScenePipeline, _ filters: [VariantFilter]) {
        self.scene = scene
        self.pipeline = pipeline
        self.filters = filters
    }

    /// Draws, and writes what the targets take: all variants into a folder, the one that stands for them into a file. On the main
    /// thread, where the views of contact sheets and film strips are evaluated.
    ///
    /// - Parameter begin: Told of each picture before it is drawn.
    func run(_ targets: RenderTargets, begin: (SceneVariant) -> Void) -> Result {
        var result = Result()
        var pictures: [ContactSheet.Picture] = []
        do {
            let file = try scene.load(pipeline.limits)
            let matching = pipeline.variants(of: file, matching: filters)
            result.isMatching = !matching.isEmpty
            result.matching = matching.count
            let one = pipeline.representative(of: matching)?.name
            for variant in matching {
                let takes = { (target: PictureFile?) in target.map { $0.isFolder || variant.name == one } ?? false }
                guard takes(targets.output) || takes(targets.strip) || targets.sheet != nil else { continue }
                begin(variant)
                do {
                    if targets.hasFrames, takes(targets.output) || takes(targets.strip) {
                        let frames = FrameDrawing(pipeline, file, variant, name: name(of: variant, file), scene: scene)
                        try frames.run(
                            output: takes(targets.output) ? targets.output : nil,
                            strip: takes(targets.strip) ? targets.strip : nil, targets, into: &result
                        ) { begin(variant) }
                    }
                    guard targets.sheet != nil || !targets.hasFrames else { continue }
                    let drawn = try drawn(file, variant, at: targets.times?.instants[0])
                    result.add(drawn.warnings + drawn.maskWarnings.map(\.diagnostic), of: file)
                    if let output = targets.output, takes(output), !targets.hasFrames {
                        let path = try output.write(picture(drawn), of: name(of: variant, file))
                        result.written.append(SceneDrawing.Written(path: path, variant: variant.name))
                    }
                    if targets.sheet != nil { pictures.append(ContactSheet.Picture(variant: variant, drawn: drawn)) }
                } catch {
                    result.add(SceneFailure(error, scene: scene))
                }
            }
            if let sheet = targets.sheet, !pictures.isEmpty, result.failures.isEmpty {
                try sheet.write(try contactSheet(pictures), of: scene.name)
            }
        } catch {
            result.add(SceneFailure(error, scene: scene))
        }
        return result
    }

    /// The scene at an instant; at rest for nil.
    private func drawn(_ file: SceneFile, _ variant: SceneVariant, at instant: FrameTime?) throws -> DrawnScene {
        guard let instant else { return try pipeline.draw(file, variant: variant) }
        return try pipeline.moments(of: file, variant: variant)(instant).drawn
    }

    /// The names that the pictures of the variants have in a folder; none where the scene cannot be read, which is said when it is
    /// to be drawn. Of what can be read but once the scene's own.
    func plan() -> Result {
        if WholeFile.isGivenOpen(scene.path) { return Result(names: [scene.name]) }
        if filters.isEmpty, (try? scene.mayHaveVariants()) == false { return Result(names: [scene.name]) }
        guard let file = try? scene.load(pipeline.limits) else { return Result() }
        return Result(names: pipeline.variants(of: file, matching: filters).map { name(of: $0, file) })
    }

    private func contactSheet(_ pictures: [ContactSheet.Picture]) throws -> [UInt8] {
        let list = try MainActor.assumeIsolated {
            try ContactSheet(title: scene.name, pictures: pictures).displayList()
        }
        var metadata = PNGMetadata(scale: Double(list.scale))
        metadata.sceneName = scene.name
        return try PNG.encode(
            try pipeline.resources.rasterizer.rasterize(list, limits: pipeline.limits), metadata: metadata, level: .fast
        )
    }

    /// The picture's path in a folder: the scene's, or its golden's where the scene has variants.
    private func name(of variant: SceneVariant, _ file: SceneFile) -> String {
        guard file.variants.count > 1 else { return scene.name }
        return String(pipeline.goldenName(of: variant, scene: scene.name).relativePath.dropLast(".png".count))
    }

    private func picture(_ drawn: DrawnScene) throws -> [UInt8] {
        var metadata = PNGMetadata(scale: Double(drawn.list.scale))
        metadata.sceneName = scene.name
        return try PNG.encode(try pipeline.rasterize(drawn), metadata: metadata, level: .fast)
    }
}

extension SceneDrawing.Result {
    /// Adds a failure, once for all variants that have it.
    fileprivate mutating func add(_ failure: SceneFailure) {
        if !failures.contains(where: { $0.text == failure.text }) { failures.append(failure) }
    }

    mutating func add(_ more: [Diagnostic], of file: SceneFile) {
        for text in more.map({ file.errors([$0]).shownText }) where !warnings.contains(text) {
            warnings.append(text)
        }
    }
}

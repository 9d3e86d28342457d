import Tintype
import TintypeGraphics
import TintypeImage
import TintypeScene

/// Draws one variant of a scene at instants: into numbered files, an animation, a film strip.
struct FrameDrawing {
    private let pipeline: ScenePipeline
    private let file: SceneFile
    private let variant: SceneVariant
    private let name: String
    private let scene: SceneCase

    /// - Parameter name: The pictures' path in a folder, without number and ending.
    init(_ pipeline: ScenePipeline, _ file: SceneFile, _ variant: SceneVariant, name: String, scene: SceneCase) {
        self.pipeline = pipeline
        self.file = file
        self.variant = variant
        self.name = name
        self.scene = scene
    }

    /// - Parameter begin: Called before each frame is drawn.
    func run(
        output: PictureFile?, strip: PictureFile?, _ targets: RenderTargets, into result: inout SceneDrawing.Result,
        begin: () -> Void
    ) throws {
        guard let times = targets.times else { preconditionFailure("frames have instants") }
        let draw = try pipeline.frames(of: file, variant: variant)
        var shown: [FilmStrip.Frame] = []
        var written: [String] = []
        /// The picture at an instant, of which the strip keeps what it draws.
        func picture(_ index: Int) throws -> Bitmap {
            if index > 0 { begin() }
            let instant = times.instants[index]
            let (moment, bitmap) = try draw(instant)
            let drawn = moment.drawn
            result.add(drawn.warnings + drawn.maskWarnings.map(\.diagnostic), of: file)
            if strip != nil { shown.append(FilmStrip.Frame(caption: "\(instant.text) s", list: drawn.list)) }
            return bitmap
        }
        let indices = times.instants.indices
        if let output, targets.isAnimation {
            let first = try picture(0)
            let size = PixelSize(width: first.width, height: first.height)
            written.append(
                try output.write(APNG.Plan(size: size, scale: scale, times: times), of: name) { writer in
                    try writer.append(first)
                    for index in indices.dropFirst() { try writer.append(try picture(index)) }
                    return metadata.entries
                })
        } else {
            for index in indices {
                let bitmap = try picture(index)
                guard let output else { continue }
                let bytes = try PNG.encode(bitmap, metadata: metadata, level: .fast)
                written.append(try output.write(bytes, of: name, indices.count > 1 ? .frame(index) : .still))
            }
        }
        if let strip { written.append(try strip.write(try film(shown), of: name)) }
        result.written += written.map { SceneDrawing.Written(path: $0, variant: variant.name) }
    }

    private var scale: Double { pipeline.scale ?? Double(variant.scale) }

    private var metadata: PNGMetadata {
        var metadata = PNGMetadata(scale: scale)
        metadata.sceneName = scene.name
        return metadata
    }

    private func film(_ frames: [FilmStrip.Frame]) throws -> [UInt8] {
        let (title, isDark) = (scene.name, variant.canvas.colorScheme == .dark)
        let list = try MainActor.assumeIsolated {
            try FilmStrip(title: title, frames: frames, isDark: isDark).displayList()
        }
        var metadata = metadata
        metadata.scale = Double(list.scale)
        let bitmap = try pipeline.resources.rasterizer.rasterize(list, limits: pipeline.limits)
        return try PNG.encode(bitmap, metadata: metadata, level: .fast)
    }
}

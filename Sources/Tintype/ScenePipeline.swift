import Foundation
package import TintypeGraphics
package import TintypeImage
package import TintypeScene
package import TintypeSnapshots
import TintypeTree

/// From a scene file to its layout, its pixels and its snapshot. Any number of tasks may use one pipeline.
package struct ScenePipeline: Sendable {
    package let resources: RenderResources
    /// Pixels a point instead of what scenes say; nil leaves it to them.
    package var scale: Double?
    /// The limits of each scene and of each of its pictures.
    package var limits: Limits

    package init(resources: RenderResources, scale: Double? = nil, limits: Limits = Limits()) {
        self.resources = resources
        self.scale = scale
        self.limits = limits
    }

    /// A pipeline that keeps nothing of what this one drew or shaped.
    package var afresh: ScenePipeline { ScenePipeline(resources: resources.afresh, scale: scale, limits: limits) }

    /// A scene file, checked in full.
    ///
    /// - Parameters:
    ///   - path: The file's path.
    ///   - name: The file's name in diagnostics.
    ///   - root: The folder that `path` is relative to, and that the file must not leave; nil for a file that the user named.
    ///   - log: Told of the files that the scene looks for, now and while it is drawn.
    /// - Throws: ``SceneErrors`` with all that is wrong with it, or `FileError`.
    package static func load(
        path: String, name: String, below root: RootFolder? = nil, limits: Limits = Limits(), log: ReadLog? = nil
    ) throws -> SceneFile {
        let bytes = try read(path: path, name: name, below: root)
        let folder = root.map { ReadFolder(root: $0, path: FilePaths.folder(of: path), log: log) }
        return try SceneFile.parse(
            bytes, file: name, folder: folder ?? ReadFolder(ofFile: path, log: log), limits: limits)
    }

    /// The bytes of a scene file, as ``load(path:name:below:limits:log:)`` reads them.
    private static func read(path: String, name: String, below root: RootFolder?) throws -> [UInt8] {
        // What is more than the scene's own limit is refused where it is read, with the way to raise it.
        let limit = Limits.Kind.fileBytes.range.upperBound
        let bytes = if let root { try root.read(path, limit: limit) } else { try WholeFile.read(path, limit: limit) }
        guard let bytes else {
            throw RenderError("there is no file \(name)", hint: "check the path")
        }
        return bytes
    }

    /// Returns whether a scene file may have variants, without checking it: false where that word stands nowhere, and nothing is
    /// written as an escape.
    package static func mayHaveVariants(path: String, name: String, below root: RootFolder? = nil) throws -> Bool {
        let (bytes, word) = (try read(path: path, name: name, below: root), Array("variants".utf8))
        return bytes.indices.contains { index in
            bytes[index] == UInt8(ascii: "\\") || bytes[index] == word[0] && bytes[index...].starts(with: word)
        }
    }

    /// The folder that nothing may leave which a scene reads that the user named.
    package static func root(ofFile path: String) -> String { ReadFolder(ofFile: path).root.path }

    /// The settled scene, ready to draw.
    ///
    /// - Parameter variant: One of the scene's; nil for the scene as it stands.
    /// - Throws: `SceneErrors` for what evaluation and placement met, each at its place in the file.
    package func draw(_ scene: SceneFile, variant: SceneVariant? = nil) throws -> DrawnScene {
        try drawn(try settle(scene, variant: variant), of: scene, variant: variant)
    }

    /// The drawing of a settled scene.
    func drawn(_ settled: SettledScene, of scene: SceneFile, variant: SceneVariant?) throws -> DrawnScene {
        let canvas = variant?.canvas ?? scene.canvas
        let background = canvas.backgroundColor(in: settled.colorScheme, assets: scene.assets(for: canvas))
        var drawn = try masked(
            settled.displayList(background: background), settled.tree, of: scene, settled.colorScheme)
        drawn.warnings = scene.warnings(of: settled)
        if let surroundings = DeviceSurroundings(canvas, scheme: settled.colorScheme) {
            drawn.list = try surroundings.around(drawn.list, context: context(of: canvas))
        }
        drawn.hasSymbols = settled.hasSymbols
        return drawn
    }

    /// The scene, which lives from its first picture on.
    ///
    /// - Throws: `SceneErrors` for what evaluation and placement met, each at its place in the file.
    package func stage(_ scene: SceneFile, variant: SceneVariant? = nil) throws -> SceneStage {
        let canvas = variant?.canvas ?? scene.canvas
        var context = context(of: canvas, assets: scene.assets(for: canvas))
        // What views start follows the stage's clock.
        context.wait = RenderResources.usualWait
        let living = try LivingSceneFile(
            scene, variant: variant, context: context,
            canvas: ProposedViewSize(width: canvas.width, height: canvas.height), safeArea: canvas.safeArea)
        return SceneStage(living: living, variant: variant, pipeline: self)
    }

    /// The settled scene, whose nodes can be asked.
    func settle(_ scene: SceneFile, variant: SceneVariant?) throws -> SettledScene {
        let canvas = variant?.canvas ?? scene.canvas
        let pass = SettlePass(
            session: Session(context: context(of: canvas, assets: scene.assets(for: canvas))),
            canvas: ProposedViewSize(width: canvas.width, height: canvas.height), safeArea: canvas.safeArea)
        let settled: SettledScene
        do {
            settled = try pass.run { scene.evaluate(into: &$0, variant: variant) }
        } catch let errors as RenderErrors {
            throw scene.errors(errors)
        }
        try scene.checkSize(settled.size, scale: settled.scale)
        return settled
    }

    /// The world that a canvas describes.
    private func context(of canvas: SceneCanvas, assets: (any AssetSource)? = nil) -> RenderContext {
        var context = resources.context(scale: scale ?? Double(canvas.scale))
        context.assets = assets
        context.colorScheme = canvas.colorScheme
        context.layoutDirection = canvas.layoutDirection
        context.locale = canvas.locale
        context.platform = canvas.platform
        context.dynamicTypeSize = canvas.dynamicTypeSize
        context.contrast = canvas.contrast
        // Nobody who says nothing has set a weight.
        context.legibilityWeight = canvas.legibilityWeight == .bold ? .bold : nil
        context.limits = limits
        return context
    }

    /// The picture, with what is to be hidden painted over.
    private func masked(
        _ list: DisplayList, _ tree: SettledTree, of scene: SceneFile, _ scheme: ColorScheme
    ) throws -> DrawnScene {
        let resolver = MaskResolver(masks: scene.masks, tree: tree, size: list.size, scale: list.scale)
        let wrong = resolver.diagnostics(besides: scene.ids)
        guard wrong.isEmpty else { throw scene.errors(wrong) }
        let picture = MaskedPicture(list, tree, resolver.resolve(), scheme: scheme)
        return DrawnScene(
            list: picture.list, tree: tree, storedTree: picture.tree, masks: picture.masks,
            maskWarnings: picture.warnings)
    }

    package func rasterize(_ drawn: DrawnScene) throws -> Bitmap {
        try resources.rasterizer.rasterize(drawn.list, limits: limits)
    }

    /// The snapshot that a run keeps of a scene.
    package func snapshot(_ drawn: DrawnScene, name: String) throws -> Snapshot {
        Snapshot(
            bitmap: try rasterize(drawn), scale: Double(drawn.list.scale), sceneName: name, layout: drawn.storedTree,
            fingerprint: try resources.fingerprint(of: drawn.list, hasSymbols: drawn.hasSymbols))
    }
}

/// A scene, laid out: values only, which any thread may draw.
package struct DrawnScene: Sendable {
    package fileprivate(set) var list: DisplayList
    package let tree: SettledTree
    /// The tree as goldens keep it: of a view that is painted over they tell no more than its place.
    package let storedTree: SettledTree
    /// The areas that are left out of the comparison or painted over, in the order of the file.
    package let masks: [ResolvedMask]
    package let maskWarnings: [MaskWarning]
    /// The warnings about the scene, sorted by place.
    package fileprivate(set) var warnings: [Diagnostic] = []
    /// True where symbols are drawn from the icon font.
    package fileprivate(set) var hasSymbols = false
}

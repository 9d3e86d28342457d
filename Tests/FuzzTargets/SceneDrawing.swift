import Foundation
import TintypeCairo
import TintypeGraphics
import TintypeScene
import TintypeTree

/// A scene from its file to its pixels, with the fonts that are installed.
enum SceneDrawing {
    private static let fonts = try? FontSet.debian()
    private static let rasterizer = fonts.map { CairoRasterizer(fonts: $0) }
    private static let shapers = fonts.map { ShaperPool(fonts: $0) }

    /// Draws the first pictures of a scene file; what is wrong with it is passed over.
    static func draw(_ bytes: [UInt8]) {
        let limits = FuzzTarget.limits
        guard let fonts, let rasterizer, let shapers,
            let scene = try? SceneFile.parse(bytes, file: "a.yaml", limits: limits),
            let symbols = try? IconFont(file: fonts.symbolFile)
        else { return }
        for variant in scene.variants.prefix(2) {
            let canvas = variant.canvas
            var context = RenderContext(
                shaper: shapers.lend(), symbols: symbols, locale: canvas.locale, colorScheme: canvas.colorScheme,
                layoutDirection: canvas.layoutDirection, platform: canvas.platform, limits: limits)
            context.dynamicTypeSize = canvas.dynamicTypeSize
            let pass = SettlePass(
                session: Session(context: context),
                canvas: ProposedViewSize(width: canvas.width, height: canvas.height), safeArea: canvas.safeArea)
            guard let settled = try? pass.run({ scene.evaluate(into: &$0, variant: variant) }),
                (try? scene.checkSize(settled.size, scale: settled.scale)) != nil
            else { continue }
            _ = settled.tree
            let ground = canvas.backgroundColor(in: settled.colorScheme)
            _ = try? rasterizer.rasterize(settled.displayList(background: ground))
        }
    }
}

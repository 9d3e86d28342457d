import Foundation
import Testing

@testable import TintypeCairo
@testable import TintypeGraphics

/// The cost of effects in effects, in things drawn, not in time.
@Suite struct EffectCostTests {
    private func count(_ items: [DisplayItem]) throws -> Int {
        let count = DrawCount()
        let list = DisplayList(size: CGSize(width: 40, height: 40), scale: 1, background: .white, items: items)
        _ = try CairoRasterizer(fonts: Fixture.fonts, counting: count).rasterize(list)
        return count.value
    }

    @Test(arguments: 1...60 as ClosedRange<UInt64>)
    func nothingIsDrawnMoreThanFourTimes(seed: UInt64) throws {
        var effects = RandomEffects(seed: seed)
        let tree = effects.tree(depth: Int(seed % 12))
        #expect(try count([tree]) <= 4 * tree.shapes)
    }

    @Test(arguments: RandomEffects.effects)
    func chainsOfOneEffectDrawWhatIsInThemAFewTimes(effect: DisplayEffect) throws {
        var item = Fixture.fill(4, 4, 20, 20, .black)
        for _ in 0..<25 { item = .group(effect, [item]) }
        #expect(try count([item]) <= 4 * item.shapes)
    }

    @Test func layersThatTakeTooMuchAreRefusedByName() throws {
        var item = Fixture.fill(0, 0, 9000, 9000, .black)
        for _ in 0..<20 { item = .group(.isolated, [item]) }
        let list = DisplayList(size: CGSize(width: 9000, height: 9000), scale: 1, background: nil, items: [item])
        let error = try #require(throws: RenderError.self) {
            _ = try CairoRasterizer(fonts: Fixture.fonts).rasterize(list)
        }
        #expect(error.message.hasPrefix("an effect draws a layer of 9000 by 9000 pixels in others of"))
    }

    @Test func drawingEndsWhenItsTimeIsOver() throws {
        let layers = Array(
            repeating: DisplayItem.group(.isolated, [Fixture.fill(0, 0, 2000, 2000, .black)]), count: 100_000)
        let list = DisplayList(size: CGSize(width: 2000, height: 2000), scale: 1, background: nil, items: layers)
        var limits = Limits()
        limits.seconds = 1
        for isSettable in [true, false] {
            limits.isSettable = isSettable
            let error = try #require(throws: RenderError.self) {
                _ = try CairoRasterizer(fonts: Fixture.fonts).rasterize(list, limits: limits)
            }
            #expect(error.message == "drawing it takes more than 1 s")
            #expect(error.hint == (isSettable ? "raise the limit with --limit seconds=2" : nil))
        }
    }

    @Test func memoryOfLayersIsGivenBack() throws {
        // Each takes 64 MiB, and all of them together more than there may be at once.
        let layer = DisplayItem.group(.isolated, [Fixture.fill(0, 0, 4096, 4096, .black)])
        let picture = try Fixture.draw(Array(repeating: layer, count: 17), width: 4096, height: 4096)
        #expect(picture[4095, 4095] == [0, 0, 0, 255])
    }

    /// Shadows deep in others come from a layer; they look as those that are drawn by themselves.
    @Test func aShadowOfShadowsIsTheBlurOfTheirPicture() throws {
        var items = [Fixture.fill(20, 20, 20, 12, Fixture.red)]
        let inner = DisplayEffect.shadow(color: Fixture.blue, sigma: 1, offset: CGSize(width: 5, height: 0))
        for _ in 0..<2 { items = [.group(inner, items)] }
        let offset = CGSize(width: 3, height: 9)
        let whole = try Fixture.draw(
            [.group(.shadow(color: .black, sigma: 2, offset: offset), items)], width: 60, height: 60)
        let silhouette = DisplayItem.group(
            .transform(CGAffineTransform(translationX: offset.width, y: offset.height)),
            [.group(.colors(.multiply(.black)), items)])
        let parts = try Fixture.draw(
            [.group(.blur(sigma: 2, isOpaque: false), [silhouette])] + items, width: 60, height: 60)
        for (a, b) in zip(whole.bytes, parts.bytes) { #expect(abs(Int(a) - Int(b)) <= 3) }
    }

    @Test func projectedLayersInOthersAreNoLargerThanOne() throws {
        var budget = LayerBudget(width: 100, height: 100, limits: .fixed)
        var clip = PixelRect(x: 0, y: 0, width: 100, height: 100)
        var tilt = ProjectionTransform()
        tilt.m13 = 0.001
        for depth in 0..<24 {
            let ink = CGRect(x: -500, y: -500, width: 2000, height: 2000)
            let scale = depth == 0 ? 1 : budget.oversampling
            let view = tilt.concatenating(ProjectionTransform(CGAffineTransform(scaleX: scale, y: scale)))
            let warp = try #require(Warp(view, ink: ink, clip: clip, budget))
            #expect(warp.source.width * warp.source.height <= 32 * 100 * 100 + 5000)
            budget = budget.layer(warp.source, finer: warp.oversampling)
            clip = PixelRect(x: 0, y: 0, width: 200, height: 200)
        }
        #expect(budget.oversampling == 2)
    }
}

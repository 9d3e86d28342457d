import Foundation
import Testing
import Tintype
import TintypeGraphics
import TintypeTree

/// The drawn cases of conformance/transforms.json: the box of all inked pixels at 1 pixel a point, from the top left corner
/// of the view before it is transformed.
@Suite("Transforms draw where SwiftUI draws")
@MainActor
struct TransformConformanceTests {
    /// The ink of a black view whose frame has its corner at (100, 100).
    private func inkBox<V: View>(of view: V, width: CGFloat, height: CGFloat) throws -> [Int] {
        let resources = try RenderResources()
        let pass = SettlePass(
            session: Session(context: resources.context(scale: 1)), canvas: ProposedViewSize(width: 300, height: 300))
        let placed = view.frame(width: width, height: height)
            .padding(EdgeInsets(top: 100, leading: 100, bottom: 200 - height, trailing: 200 - width))
        let list = try pass.run { placed.evaluated(into: &$0) }.displayList(background: .white)
        let picture = try resources.rasterizer.rasterize(list)
        var (left, top, right, bottom) = (Int.max, Int.max, Int.min, Int.min)
        for y in 0..<picture.height {
            for x in 0..<picture.width where picture[x, y] != [255, 255, 255, 255] {
                (left, top, right, bottom) = (min(left, x), min(top, y), max(right, x + 1), max(bottom, y + 1))
            }
        }
        return [left - 100, top - 100, right - left, bottom - top]
    }

    private var black: some View { Rectangle().fill(.black) }

    @Test("px-rot45")
    func rotated() throws {
        let view = black.frame(width: 100, height: 20).rotationEffect(.degrees(45))
        #expect(try inkBox(of: view, width: 100, height: 20) == [7, -33, 86, 86])
    }

    @Test("px-scale2")
    func scaled() throws {
        let view = black.frame(width: 40, height: 20).scaleEffect(2)
        #expect(try inkBox(of: view, width: 40, height: 20) == [-20, -10, 80, 40])
    }

    @Test("px-scale2tl")
    func scaledFromCorner() throws {
        let view = black.frame(width: 40, height: 20).scaleEffect(x: 2, y: 2, anchor: .topLeading)
        #expect(try inkBox(of: view, width: 40, height: 20) == [0, 0, 80, 40])
    }

    @Test("px-offset")
    func moved() throws {
        let view = black.frame(width: 40, height: 20).offset(x: 30, y: 10)
        #expect(try inkBox(of: view, width: 40, height: 20) == [30, 10, 40, 20])
    }

    @Test("osui-offset-ignored")
    func ignoredByLayout() throws {
        let view = black.frame(width: 100, height: 100).modifier(Drop().ignoredByLayout())
        #expect(try inkBox(of: view, width: 100, height: 100) == [0, 50, 100, 100])
    }

    @Test("a view turned in space draws inside the bounding box of its frame, and fills it")
    func turnedInSpace() throws {
        let view = black.frame(width: 100, height: 60).rotation3DEffect(.degrees(40), axis: (x: 0.3, y: 1, z: 0))
        let scene = try Rendered(view, width: 300, height: 300)
        let box = try inkBox(of: view, width: 100, height: 60)
        let shape = try #require(scene.tree.root.first { $0.kind == "Rectangle" }).frame
        let ink = CGRect(x: box[0] + 100, y: box[1] + 120, width: box[2], height: box[3])
        for (drawn, told) in [
            (ink.minX, shape.minX), (ink.minY, shape.minY), (ink.maxX, shape.maxX), (ink.maxY, shape.maxY),
        ] {
            // A pixel of rounding, and half of one by which an edge in a layer is softer than a drawn one.
            #expect(abs(drawn - told) <= 1.5)
        }
    }
}

extension View {
    @MainActor
    fileprivate func evaluated(into scope: inout Scope) { Self._evaluate(self, into: &scope) }
}

private struct Drop: GeometryEffect {
    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: 0, y: size.height / 2))
    }
}

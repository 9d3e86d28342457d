import Foundation
import Testing
import TintypeGraphics
import TintypeTree
import TintypeUI

@Suite("Transforms")
@MainActor
struct TransformTests {
    private func items<V: View>(_ view: V) throws -> [DisplayItem] {
        try settle(view).displayList(background: nil).items
    }

    private func frame<V: View>(_ view: V) throws -> CGRect { try settle(view).frame("view") }

    private var square: some View { Color.red.frame(width: 40, height: 20).id("view") }

    @Test("a transform is about the view's top left corner, and layout does not notice")
    func transformEffect() throws {
        let scene = try settle(
            HStack(spacing: 0) {
                square.transformEffect(CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 5, ty: 7))
                Color.blue.frame(width: 10, height: 20).id("next")
            }
            .padding(1))
        #expect(try scene.frame("view") == CGRect(x: 6, y: 8, width: 80, height: 60))
        #expect(try scene.frame("next") == CGRect(x: 41, y: 1, width: 10, height: 20))
    }

    @Test("an affine projectionEffect draws as a transform does, any other as a projection")
    func projectionEffect() throws {
        let affine = CGAffineTransform(translationX: 3, y: 4)
        guard
            case .group(.transform(affine), _)? = try items(square.projectionEffect(ProjectionTransform(affine))).first
        else {
            Issue.record("not drawn as a transform")
            return
        }
        var projective = ProjectionTransform()
        projective.m13 = 0.01
        guard case .group(.projection(projective), _)? = try items(square.projectionEffect(projective)).first else {
            Issue.record("not drawn as a projection")
            return
        }
        #expect(try frame(square.projectionEffect(projective)).isNear(CGRect(x: 0, y: 0, width: 40 / 1.4, height: 20)))
    }

    @Test("rotation3DEffect about z is rotationEffect")
    func aboutZ() throws {
        let turned = try frame(square.rotation3DEffect(.degrees(30), axis: (x: 0, y: 0, z: 5)))
        #expect(turned.isNear(try frame(square.rotationEffect(.degrees(30)))))
    }

    @Test("turned about y, the right side is farther away; the viewer stands the longer side away")
    func aboutY() throws {
        let seen = try frame(square.rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0)))
        // Half the width is 20: z = ∓20 · sin 30°, so w = 1 ∓ 10 / 40.
        let reach = 20 * cos(Double.pi / 6)
        let expected = CGRect(
            x: 20 - reach / 0.75, y: 10 - 10 / 0.75, width: reach / 0.75 + reach / 1.25, height: 20 / 0.75)
        #expect(seen.isNear(expected))
    }

    @Test("turned about x, the upper side is farther away")
    func aboutX() throws {
        let seen = try frame(square.rotation3DEffect(.degrees(30), axis: (x: 1, y: 0, z: 0), perspective: 2))
        // Half the height is 10: w = 1 ± 2 · 10 · sin 30° / 40.
        let reach = 10 * cos(Double.pi / 6)
        let expected = CGRect(
            x: 20 - 20 / 0.75, y: 10 - reach / 1.25, width: 40 / 0.75, height: reach / 1.25 + reach / 0.75)
        #expect(seen.isNear(expected))
    }

    @Test("anchor, anchorZ and a perspective of 0")
    func anchors() throws {
        let leading = try frame(
            square.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), anchor: .leading, perspective: 0))
        #expect(leading.isNear(CGRect(x: 0, y: 0, width: 20, height: 20)))
        // The axis is 10 points before the view, which a half turn puts 10 points before the axis: w = 1 - 10 / 40.
        let lifted = try frame(square.rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0), anchorZ: 10))
        #expect(lifted.isNear(CGRect(x: 20 - 20 / 0.75, y: 10 - 10 / 0.75, width: 40 / 0.75, height: 20 / 0.75)))
    }

    @Test("an axis without a direction turns nothing")
    func noAxis() throws {
        #expect(try frame(square.rotation3DEffect(.degrees(60), axis: (x: 0, y: 0, z: 0))) == frame(square))
    }

    @Test("what a transform squeezes to nothing is not drawn")
    func singular() throws {
        #expect(try items(square.scaleEffect(0)).isEmpty)
        #expect(try items(square.scaleEffect(x: 1, y: 0)).isEmpty)
        #expect(try items(square.rotation3DEffect(.degrees(90), axis: (x: 0, y: 1, z: 0))).isEmpty)
        #expect(try items(square.transformEffect(CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0))).isEmpty)
        #expect(try items(square.modifier(Slide(by: .nan))).isEmpty)
        #expect(try items(square.modifier(Squeeze().ignoredByLayout())).isEmpty)
        // A small one is small, not singular.
        #expect(try items(square.scaleEffect(x: 1e-6, y: 1)).count == 1)
    }

    @Test("an effect of a user moves what is drawn, frames and anchors")
    func geometryEffect() throws {
        let scene = try settle(
            square.modifier(Slide(by: 0.5)).padding(1).overlay { Color.blue.id("overlay") })
        #expect(try scene.frame("view") == CGRect(x: 21, y: 1, width: 40, height: 20))
        #expect(try scene.frame("overlay") == CGRect(x: 0, y: 0, width: 42, height: 22))
    }

    @Test("osui-offset-ignored: an effect that layout ignores is drawn, and frames do not notice")
    func ignoredByLayout() throws {
        let view = Color.red.frame(width: 200, height: 200).id("view").modifier(Drop().ignoredByLayout())
        #expect(try frame(view) == CGRect(x: 0, y: 0, width: 200, height: 200))
        guard case .group(.transform(let transform), let inner)? = try items(view).first,
            case .fill(let path, _, _)? = inner.first
        else {
            Issue.record("the effect is not drawn")
            return
        }
        #expect(path.boundingRect.applying(shift: transform) == CGRect(x: 0, y: 100, width: 200, height: 200))
    }

    @Test("nested effects draw as nested groups, the outermost outside")
    func nested() throws {
        let list = try settle(
            square.rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0)).scaleEffect(2, anchor: .topLeading)
        ).displayList(background: nil)
        guard case .group(.transform, let outer)? = list.items.first,
            case .group(.projection, let inner)? = outer.first,
            case .fill? = inner.first
        else {
            Issue.record("\(list.text)")
            return
        }
    }
}

extension CGRect {
    fileprivate func applying(shift: CGAffineTransform) -> CGRect { offsetBy(dx: shift.tx, dy: shift.ty) }
}

/// Moves a view to the right by a part of its width.
private struct Slide: GeometryEffect {
    var by: CGFloat

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: by * size.width, y: 0))
    }
}

private struct Squeeze: GeometryEffect {
    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(scaleX: 0, y: 0))
    }
}

private struct Drop: GeometryEffect {
    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: 0, y: size.height / 2))
    }
}

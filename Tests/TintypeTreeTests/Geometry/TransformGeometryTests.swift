import Foundation
import Testing
import TintypeGraphics

@Suite("Projective geometry")
struct TransformGeometryTests {
    @Test("a polygon is cut where it passes behind the viewer")
    func cutting() {
        var steep = ProjectionTransform()
        steep.m13 = -0.1
        let seen = CGRect(x: 0, y: 0, width: 20, height: 5).seen(through: steep)
        // Half of it is before the viewer, x = 10 infinitely far to the right.
        #expect(seen.minX == 0 && seen.width > 1000 && seen.width.isFinite)
        #expect(CGRect(x: 11, y: 0, width: 20, height: 5).seen(through: steep).isNull)
    }

    @Test("a point on the horizon has no place, and comes back unharmed")
    func horizon() throws {
        var steep = ProjectionTransform()
        steep.m13 = -0.1
        let far = HomogeneousPoint(CGPoint(x: 10, y: 3)).applying(steep)
        #expect(far.point == nil)
        #expect(far.applying(try #require(steep.inverse)).point == CGPoint(x: 10, y: 3))
    }

    @Test("a transform that flattens the plane stays what it is when inverted")
    func inverted() {
        let flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
        #expect(flat.inverted() == flat)
        let moved = ProjectionTransform(CGAffineTransform(translationX: 3, y: 4))
        #expect(moved.inverted() == ProjectionTransform(CGAffineTransform(translationX: -3, y: -4)))
    }

    @Test("edge on is singular, small is not")
    func singular() {
        let middle = CGPoint(x: 500, y: 500)
        func about(_ x: CGFloat, _ y: CGFloat) -> ProjectionTransform {
            ProjectionTransform(CGAffineTransform(translationX: -500, y: -500))
                .concatenating(ProjectionTransform(CGAffineTransform(scaleX: x, y: y)))
                .concatenating(ProjectionTransform(CGAffineTransform(translationX: 500, y: 500)))
        }
        #expect(about(cos(.pi / 2), 1).isSingular(at: middle))
        #expect(about(0, 0).isSingular(at: middle))
        #expect(!about(1e-6, 1).isSingular(at: middle))
        #expect(!about(1e-6, 1e-6).isSingular(at: middle))
        #expect(about(.nan, 1).isSingular(at: middle))
    }

    @Test("the derivative tells how the plane is stretched at a point")
    func derivative() throws {
        var receding = ProjectionTransform()
        receding.m13 = 0.01
        let slope = try #require(receding.derivative(at: CGPoint(x: 100, y: 50)))
        // x / w and y / w with w = 1 + x / 100 = 2.
        #expect(abs(slope.a - 0.25) < 1e-12 && abs(slope.b + 0.125) < 1e-12)
        #expect(abs(slope.c) < 1e-12 && abs(slope.d - 0.5) < 1e-12)
    }

    @Test("a matrix scaled as a whole is the same affine transform; turned away from the viewer, none")
    func exactAffine() {
        var scaled = ProjectionTransform(CGAffineTransform(a: 2, b: 4, c: 6, d: 8, tx: 10, ty: 12))
        scaled.m33 = 2
        #expect(scaled.exactAffine == CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
        scaled.m33 = -2
        #expect(scaled.exactAffine == nil)
    }
}

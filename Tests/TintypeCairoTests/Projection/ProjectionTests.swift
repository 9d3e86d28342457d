import Foundation
import Testing

@testable import TintypeCairo
@testable import TintypeGraphics

@Suite struct ProjectionTests {
    /// A perspective about x = 10: what is right of it is farther away, what is left nearer.
    private static let receding: ProjectionTransform = {
        var turned = ProjectionTransform()
        turned.m13 = 0.02
        return ProjectionTransform(translation: CGPoint(x: -20, y: -20))
            .concatenating(turned)
            .concatenating(ProjectionTransform(translation: CGPoint(x: 20, y: 20)))
    }()

    private func draw(
        _ projection: ProjectionTransform, _ items: [DisplayItem], background: ResolvedColor? = .white
    ) throws -> Bitmap {
        try Fixture.draw([.group(.projection(projection), items)], width: 40, height: 40, background: background)
    }

    @Test func aTransformOfWholePixelsIsExactAwayFromEdges() throws {
        let shift = ProjectionTransform(CGAffineTransform(translationX: 3, y: 2))
        let picture = try draw(shift, [Fixture.fill(4, 5, 6, 7, Fixture.red), Fixture.fill(20, 5, 6, 7, Fixture.blue)])
        for y in 8..<13 {
            for x in 8..<12 { #expect(picture[x, y] == [255, 0, 0, 255]) }
            for x in 24..<28 { #expect(picture[x, y] == [0, 0, 255, 255]) }
            #expect(picture[15, y] == [255, 255, 255, 255])
        }
    }

    @Test func aSquareBecomesTheTrapezoidOfItsCorners() throws {
        let picture = try draw(Self.receding, [Fixture.fill(10, 10, 20, 20, .black)])
        // (10, 10) and (10, 30) go to x = 20 - 10 / 0.8 and y = 20 ∓ 10 / 0.8; (30, …) to x = 20 + 10 / 1.2.
        #expect(picture.ink() == CGRect(x: 7, y: 7, width: 22, height: 26))
        let area = (0..<40).reduce(0) { $0 + picture.reds(row: $1, 0..<40).reduce(0) { $0 + 255 - Double($1) } } / 255
        let (left, right) = (25.0, 20 / 1.2)
        #expect(abs(area - (left + right) / 2 * (12.5 + 10 / 1.2)) < 0.5)
    }

    @Test func edgesAreAntialiased() throws {
        let picture = try draw(Self.receding, [Fixture.fill(10, 10, 20, 20, .black)])
        // The left edge lies at 7.5: half of the pixels of column 7 is covered.
        for y in 12..<28 { #expect(abs(Int(picture[7, y].x) - 127) <= 2) }
        for y in 14..<26 { #expect(picture[12, y].x == 0) }
    }

    @Test func whatIsBehindTheViewerIsNotSeen() throws {
        var steep = ProjectionTransform()
        // The plane's points right of x = 10 are behind the viewer.
        steep.m13 = -0.1
        let picture = try draw(steep, [Fixture.fill(12, 0, 20, 40, .black)])
        #expect(picture.ink().isNull)
        let across = try draw(steep, [Fixture.fill(0, 0, 40, 10, .black)])
        #expect(across[1, 5].x == 0 && across[39, 5].x == 0)
    }

    @Test func theHorizonIsNoHarm() throws {
        var flat = ProjectionTransform()
        (flat.m13, flat.m33) = (1, 0)
        _ = try draw(flat, [Fixture.fill(-10, -10, 60, 60, .black)])
        var nothing = ProjectionTransform()
        (nothing.m11, nothing.m13) = (0, 0)
        #expect(try draw(nothing, [Fixture.fill(0, 0, 40, 40, .black)]).ink().isNull)
    }

    @Test func aLayerFadesAsOne() throws {
        let items = [Fixture.fill(10, 10, 20, 20, .black), Fixture.fill(12, 12, 10, 10, .black)]
        let picture = try Fixture.draw(
            [.group(.opacity(0.5), [.group(.projection(Self.receding), items)])], width: 40, height: 40)
        #expect(picture[15, 15] == picture[26, 20])
        #expect(abs(Int(picture[15, 15].x) - 127) <= 1)
    }

    @Test func aClipOutsideCutsIt() throws {
        let clip = DisplayEffect.clip(Path(CGRect(x: 0, y: 0, width: 15, height: 15)), FillStyle())
        let picture = try Fixture.draw(
            [.group(clip, [.group(.projection(Self.receding), [Fixture.fill(10, 10, 20, 20, .black)])])], width: 40,
            height: 40)
        #expect(picture.ink() == CGRect(x: 7, y: 7, width: 8, height: 8))
    }

    @Test func colourStaysStraight() throws {
        let color = ResolvedColor(bytes: 200, 100, 50, alpha: 0.5)
        let picture = try draw(Self.receding, [Fixture.fill(10, 10, 20, 20, color)], background: nil)
        let pixel = picture[20, 20]
        for (found, wanted) in zip([pixel.x, pixel.y, pixel.z, pixel.w], [200, 100, 50, 128]) {
            #expect(abs(Int(found) - wanted) <= 2)
        }
    }

    @Test func itCastsItsOwnShadow() throws {
        let picture = try Fixture.draw(
            [
                .group(
                    .shadow(color: .black, sigma: 0, offset: CGSize(width: 0, height: 8)),
                    [.group(.projection(Self.receding), [Fixture.fill(10, 10, 20, 20, Fixture.red)])])
            ], width: 40, height: 44)
        #expect(picture[12, 34] == [0, 0, 0, 255])
        #expect(picture[12, 20] == [255, 0, 0, 255])
    }
}

import Foundation
import Testing
import TintypeGraphics
import TintypeTree
import TintypeUI

@Suite("Glass in a container")
@MainActor
struct GlassTests {
    private struct Pair: View {
        var gap: CGFloat
        var spacing: CGFloat?
        var second = Glass.regular
        var isUnited = false
        @Namespace private var glass

        var body: some View {
            GlassEffectContainer(spacing: spacing) {
                HStack(spacing: gap) {
                    square.glassEffect(in: .rect).glassEffectUnion(id: isUnited ? 1 : nil, namespace: glass)
                    square.glassEffect(second, in: .rect).glassEffectUnion(id: isUnited ? 1 : nil, namespace: glass)
                }
            }
        }

        private var square: some View { Color.clear.frame(width: 40, height: 40) }
    }

    /// The outlines of glass that are drawn.
    private func outlines(_ view: some View) throws -> [Path] {
        func fills(_ items: [DisplayItem]) -> [Path] {
            items.flatMap { item -> [Path] in
                switch item {
                case .fill(let path, _, .backdrop): [path]
                case .group(_, let inner): fills(inner)
                default: []
                }
            }
        }
        return fills(try settle(view, width: 300, height: 100).displayList(background: nil).items)
    }

    @Test("pieces flow together exactly where they are nearer than the spacing", arguments: [8, 16, 24, 40])
    func distance(spacing: CGFloat) throws {
        #expect(try outlines(Pair(gap: spacing - 0.5, spacing: spacing)).count == 1)
        #expect(try outlines(Pair(gap: spacing, spacing: spacing)).count == 2)
        #expect(try outlines(Pair(gap: 0.5, spacing: spacing, second: .clear)).count == 2)
    }

    @Test("what flowed together holds both pieces and the room between them, and bulges little")
    func shape() throws {
        let path = try #require(outlines(Pair(gap: 8, spacing: 20)).first)
        // Two squares from 106 to 146 and 154 to 194.
        for x in stride(from: 107.0, through: 193, by: 2) { #expect(path.contains(CGPoint(x: x, y: 50))) }
        let bounds = path.boundingRect
        #expect(bounds.minX > 105.9 && bounds.maxX < 194.1)
        #expect(bounds.minY > 24 && bounds.minY <= 30.1 && bounds.maxY < 76)
    }

    @Test("pieces that stand apart are as they were")
    func apart() throws {
        let pieces = try outlines(Pair(gap: 30, spacing: 20))
        #expect(pieces.map(\.boundingRect.width) == [40, 40])
    }

    @Test("a union is one piece of the first one's shape, however far apart its views are")
    func union() throws {
        let pieces = try outlines(Pair(gap: 60, spacing: 4, isUnited: true))
        #expect(pieces.map(\.boundingRect) == [CGRect(x: 80, y: 30, width: 140, height: 40)])
    }

    @Test("without a container each glass is by itself")
    func alone() throws {
        let pair = HStack(spacing: 0) {
            Color.clear.frame(width: 40, height: 40).glassEffect()
            Color.clear.frame(width: 40, height: 40).glassEffect()
        }
        #expect(try outlines(pair).count == 2)
        #expect(try outlines(Color.clear.glassEffect(.identity)).isEmpty)
    }
}

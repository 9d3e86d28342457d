import Foundation
import RandomInput
import Testing
import TintypeGraphics
import TintypeTree

@Suite("What measuring costs")
struct MeasuringCostTests {
    private struct Cost {
        var nodes = 0
        var measures = 0
        var most = 0
        var average: Double { Double(measures) / Double(nodes) }
    }

    /// The cost of measuring and placing random trees; `isPlain` leaves out what asks its content anew for the size that it
    /// came to.
    private func cost(depth: Int, seeds: Range<Int>, isPlain: Bool) -> Cost {
        var cost = Cost()
        for seed in seeds {
            let tree = TestTree { scope in
                var random = RandomTree(seed: seed)
                random.hasZStacks = !isPlain
                random.hasBaselines = !isPlain
                random.grow(depth, &scope)
            }
            var size = SeededGenerator(seed: seed)
            tree.place(CGFloat(size.number(40...400)), CGFloat(size.number(40...900)))
            for node in tree.measured {
                cost.nodes += 1
                cost.measures += node.ownMeasures
                cost.most = max(cost.most, node.ownMeasures)
            }
        }
        return cost
    }

    @Test("each node of a random tree is measured a few times, however deep it is")
    func staysLinear() {
        let shallow = cost(depth: 10, seeds: 0..<400, isPlain: true)
        let deep = cost(depth: 200, seeds: 0..<40, isPlain: true)
        #expect(shallow.average <= 10)
        #expect(deep.average <= 10)
        #expect(shallow.most <= 24)
        #expect(deep.most <= 24)
        #expect(deep.average <= shallow.average * 1.25)
    }

    @Test("ZStacks, and baselines inside flexible frames, ask again for the size they came to: the average stays low")
    func asksAgainSeldom() {
        let shallow = cost(depth: 10, seeds: 0..<400, isPlain: false)
        let deep = cost(depth: 200, seeds: 0..<40, isPlain: false)
        #expect(shallow.average <= 10)
        #expect(deep.average <= 10)
        #expect(shallow.most <= 24)
        // Where several of them are nested and each comes to another size than it was proposed, the sizes multiply: see
        // ``overflowingContentIsAskedByEveryZStack()``.
        withKnownIssue("a few nodes inside are measured more often than others") { #expect(deep.most <= 24) }
        #expect(deep.average <= shallow.average * 1.5)
    }

    /// Work that no memo can spare: with SwiftUI's rule for placing (Semantics.md 3.2), each ZStack proposes its own size, which
    /// content that outgrows each proposal makes a new one at every level.
    @Test("content that outgrows each proposal is asked once more by every ZStack around it, and not oftener")
    func overflowingContentIsAskedByEveryZStack() {
        let asked = AskedSizes()
        func nest(_ depth: Int, _ scope: inout Scope) {
            guard depth > 0 else { return scope.appendLayout(OutgrowingLayout(asked: asked)) { $0.box(1, 1) } }
            scope.appendZStack { nest(depth - 1, &$0) }
        }
        TestTree { nest(30, &$0) }.place(100, 100)
        #expect(asked.widths == (0...30).map { 100 + CGFloat($0) })
    }

    @Test("stacks nested 12 deep measure their leaves at most 300 times")
    func nestedStacks() {
        func nest(_ depth: Int, _ scope: inout Scope) {
            guard depth > 0 else { return scope.appendText("leaf of the nested stacks") }
            let content: (inout Scope) -> Void = { scope in
                scope.descend(.index(0)) { $0.appendText("beside at \(depth)") }
                scope.descend(.index(1)) { nest(depth - 1, &$0) }
                scope.descend(.index(2)) { $0.appendPaint(Color.red) }
            }
            scope.wrap(with: PaddingModifier(.all, 2)) { scope in
                if depth.isMultiple(of: 2) {
                    scope.appendHStack(spacing: 4, content)
                } else {
                    scope.appendVStack(spacing: 4, content)
                }
            }
        }
        let tree = TestTree { nest(12, &$0) }.place(393, 852)
        #expect(tree.measured.count == 49)
        let leaves = tree.measured.filter { $0.children.isEmpty }
        #expect(leaves.reduce(0) { $0 + $1.ownMeasures } <= 300)
    }
}

private final class AskedSizes {
    var widths: [CGFloat] = []
}

/// As large as it is proposed, and one point wider.
private struct OutgrowingLayout: Layout {
    let asked: AskedSizes

    func makeCache(subviews: Subviews) {}

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        asked.widths.append(proposal.width ?? 0)
        return CGSize(width: (proposal.width ?? 0) + 1, height: proposal.height ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}

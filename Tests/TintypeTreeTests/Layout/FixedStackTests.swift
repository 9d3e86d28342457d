import Foundation
import RandomInput
import Testing
import TintypeGraphics
import TintypeTree

/// Stacks of children that have one size each are laid out without asking how the sizes change: by the same rules.
@Suite("Stacks of fixed children")
struct FixedStackTests {
    private static let lengths: [CGFloat?] = [nil, 0, .infinity, 7, 90.5, 400]

    /// A random stack in a stack; where `isPliable`, its views are such that they must be asked.
    private func tree(_ seed: Int, _ direction: LayoutDirection, isPliable: Bool) -> TestTree {
        TestTree(direction: direction) { scope in
            var random = SeededGenerator(seed: seed)
            stack(&random, isPliable, &scope) { random, scope in
                box(&random, isPliable, &scope)
                scope.descend(.index(9)) { scope in
                    stack(&random, isPliable, &scope) { box(&$0, isPliable, &$1) }
                }
            }
        }
    }

    private func stack(
        _ random: inout SeededGenerator, _ isPliable: Bool, _ scope: inout Scope,
        _ content: (inout SeededGenerator, inout Scope) -> Void
    ) {
        let count = random.number(1...4)
        let spacing: CGFloat? = random.chance(30) ? nil : CGFloat(random.number(-3...9))
        let alignment = random.number(0...2)
        func children(_ scope: inout Scope) {
            for index in 0..<count { scope.descend(.index(index)) { content(&random, &$0) } }
        }
        if random.chance(50) {
            scope.appendHStack(
                alignment: [VerticalAlignment.top, .center, .bottom][alignment], spacing: spacing, children)
        } else {
            scope.appendVStack(
                alignment: [HorizontalAlignment.leading, .center, .trailing][alignment], spacing: spacing, children)
        }
    }

    private func box(_ random: inout SeededGenerator, _ isPliable: Bool, _ scope: inout Scope) {
        let (width, height) = (CGFloat(random.number(0...90)) / 2, CGFloat(random.number(0...90)) / 2)
        let padding = PaddingModifier(.all, CGFloat(random.number(-9...9)))
        scope.wrap(with: padding) { scope in
            guard isPliable else { return scope.box(width, height) }
            var frame = FlexibleFrameModifier()
            (frame.minWidth, frame.idealWidth, frame.maxWidth) = (width, width, width)
            (frame.minHeight, frame.idealHeight, frame.maxHeight) = (height, height, height)
            scope.wrap(with: frame) { $0.appendPaint(Color.blue) }
        }
    }

    private func nodes(in node: Node) -> [Node] { [node] + node.children.flatMap(nodes) }

    @Test("have the places and proposals of any other stack", arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func agree(direction: LayoutDirection) {
        for seed in 0..<400 {
            var random = SeededGenerator(seed: seed + 500_000)
            let width = Self.lengths[random.number(0...5)]
            let height = Self.lengths[random.number(0...5)]
            let fixed = nodes(in: tree(seed, direction, isPliable: false).place(width, height).root)
            let pliable = nodes(in: tree(seed, direction, isPliable: true).place(width, height).root)
            #expect(fixed.count == pliable.count)
            for (a, b) in zip(fixed, pliable) where a.described.nodeName != "Color" {
                #expect(a.placement?.frame == b.placement?.frame, "seed \(seed), \(a.described.nodeName)")
                #expect(a.placement?.proposal == b.placement?.proposal, "seed \(seed), \(a.described.nodeName)")
            }
        }
    }

    @Test("measure each view once, whatever they are proposed")
    func measureOnce() {
        for seed in 0..<50 {
            let tree = tree(seed, .leftToRight, isPliable: false)
            for width in Self.lengths {
                for height in Self.lengths { _ = tree.root.size(ProposedViewSize(width: width, height: height)) }
            }
            tree.place(nil, 100).place(300, nil)
            #expect(tree.measured.filter { $0.described.nodeName != "Color" }.allSatisfy { $0.ownMeasures == 1 })
        }
    }
}

import Foundation
import RandomInput
import Testing
import TintypeGraphics
import TintypeTree

/// Laws that hold for every tree, checked on a thousand random ones each.
@Suite("Laws of layout")
struct LayoutLawTests {
    private let seeds = 0..<1000

    private func tree(
        _ seed: Int, depth: Int = 3, direction: LayoutDirection = .leftToRight,
        between: @escaping (inout Scope) -> Void = { _ in }
    ) -> TestTree {
        TestTree(direction: direction) { scope in
            var random = RandomTree(seed: seed)
            random.hasContainers = true
            random.between = between
            random.grow(depth, &scope)
        }
    }

    private func canvas(_ seed: Int) -> (width: CGFloat, height: CGFloat) {
        var random = SeededGenerator(seed: seed)
        return (CGFloat(random.number(20...500)), CGFloat(random.number(20...500)))
    }

    private func isClose(_ a: CGRect, _ b: CGRect) -> Bool {
        let pairs = [(a.minX, b.minX), (a.minY, b.minY), (a.width, b.width), (a.height, b.height)]
        return pairs.allSatisfy { $0 == $1 || abs($0 - $1) < 1e-4 }
    }

    @Test("the same tree has the same frames")
    func repeats() {
        for seed in seeds {
            let size = canvas(seed)
            let first = tree(seed).place(size.width, size.height).frames
            #expect(first == tree(seed).place(size.width, size.height).frames, "seed \(seed)")
        }
    }

    @Test("answers do not depend on what was asked before")
    func isMemoryless() {
        for seed in seeds {
            let size = canvas(seed)
            let (asked, fresh) = (tree(seed), tree(seed))
            var random = SeededGenerator(seed: seed)
            let lengths: [CGFloat?] = [nil, 0, .infinity, 10, 55.5, 140, 300]
            for _ in 0..<12 {
                let width = lengths[random.number(0...lengths.count - 1)]
                let height = lengths[random.number(0...lengths.count - 1)]
                _ = asked.root.size(ProposedViewSize(width: width, height: height))
            }
            let pairs = zip(
                asked.place(size.width, size.height).frames, fresh.place(size.width, size.height).frames)
            #expect(pairs.allSatisfy(isClose), "seed \(seed)")
        }
    }

    @Test("an answer holds for all proposals that it is given to")
    func isExact() {
        for seed in seeds {
            let asked = tree(seed)
            var random = SeededGenerator(seed: seed + 1_000_000)
            func length() -> CGFloat? {
                let fixed: [CGFloat?] = [nil, 0, .infinity]
                return random.chance(40) ? fixed[random.number(0...2)] : CGFloat(random.number(0...1600)) / 4
            }
            for _ in 0..<6 {
                let proposal = ProposedViewSize(width: length(), height: length())
                let (answer, fresh) = (asked.root.size(proposal), tree(seed).root.size(proposal))
                #expect(
                    isClose(CGRect(origin: .zero, size: answer), CGRect(origin: .zero, size: fresh)),
                    "seed \(seed), \(proposal)")
            }
        }
    }

    @Test("fixedSize ignores the proposal")
    func fixedSizeIsFixed() {
        for seed in seeds {
            let fixed = TestTree { scope in
                scope.wrap(with: FixedSizeModifier()) { scope in
                    var random = RandomTree(seed: seed)
                    random.hasContainers = true
                    random.grow(3, &scope)
                }
            }
            let ideal = fixed.root.size(.unspecified)
            for proposal in [ProposedViewSize.zero, .infinity, ProposedViewSize(width: 70, height: 33)] {
                #expect(fixed.root.size(proposal) == ideal, "seed \(seed)")
            }
        }
    }

    @Test("an overlay never changes the size")
    func overlaysKeepSizes() {
        for seed in seeds {
            let plain = tree(seed)
            let covered = TestTree { scope in
                let overlay = AttachmentModifier.overlay(.bottomTrailing) { $0.box(900, 700) }
                scope.wrap(with: overlay) { scope in
                    var random = RandomTree(seed: seed)
                    random.hasContainers = true
                    random.grow(3, &scope)
                }
            }
            for proposal in [.zero, .unspecified, ProposedViewSize(width: 150, height: 90)] {
                #expect(plain.root.size(proposal) == covered.root.size(proposal), "seed \(seed)")
            }
        }
    }

    @Test("a stack is as long as its children and their distances")
    func stacksAddUp() {
        for seed in seeds {
            let spacing = CGFloat(seed % 9)
            let stack = TestTree { scope in
                scope.appendHStack(spacing: spacing) { scope in
                    var random = RandomTree(seed: seed)
                    random.hasContainers = true
                    for index in 0..<4 { scope.descend(.index(index)) { random.grow(2, &$0) } }
                }
            }
            stack.place(CGFloat(seed % 700), 200)
            let frames = stack.root.children.compactMap { $0.placement?.frameInRoot }
            let sum = frames.reduce(3 * spacing) { $0 + $1.width }
            let length = stack.root.size(ProposedViewSize(width: CGFloat(seed % 700), height: 200)).width
            #expect(abs(sum - length) < 1e-4, "seed \(seed)")
        }
    }

    @Test("a centred ZStack is as large as the largest of its children")
    func zStacksUnite() {
        for seed in seeds {
            func children(_ scope: inout Scope, _ wrap: (inout Scope, (inout Scope) -> Void) -> Void) {
                var random = RandomTree(seed: seed)
                random.hasContainers = true
                wrap(&scope) { scope in
                    for index in 0..<3 {
                        // A frame has no priority of its own, whatever it holds.
                        scope.descend(.index(index)) { scope in
                            scope.wrap(with: FlexibleFrameModifier()) { random.grow(2, &$0) }
                        }
                    }
                }
            }
            let stack = TestTree { children(&$0) { scope, content in scope.appendZStack(content) } }
            let size = canvas(seed)
            let proposal = ProposedViewSize(width: size.width, height: size.height)
            let apart = stack.root.children.map { $0.size(proposal) }
            let union = stack.root.size(proposal)
            #expect(abs(union.width - (apart.map(\.width).max() ?? 0)) < 1e-4, "seed \(seed)")
            #expect(abs(union.height - (apart.map(\.height).max() ?? 0)) < 1e-4, "seed \(seed)")
        }
    }

    @Test("cells of a grid's column begin at one line, and so do those of a row")
    func gridsLineUp() {
        for seed in seeds {
            let grid = TestTree { scope in
                var random = RandomTree(seed: seed)
                scope.appendGrid(alignment: .topLeading, horizontalSpacing: 3, verticalSpacing: 5) { scope in
                    for row in 0..<3 {
                        scope.descend(.index(row)) { scope in
                            scope.appendGridRow { scope in
                                for column in 0..<3 { scope.descend(.index(column)) { random.grow(2, &$0) } }
                            }
                        }
                    }
                }
            }
            let size = canvas(seed)
            grid.place(size.width, size.height)
            let cells = grid.root.children.compactMap { $0.placement?.frameInRoot }
            #expect(cells.count == 9)
            for (index, cell) in cells.enumerated() {
                #expect(abs(cell.minX - cells[index % 3].minX) < 1e-4, "seed \(seed)")
                #expect(abs(cell.minY - cells[index / 3 * 3].minY) < 1e-4, "seed \(seed)")
            }
        }
    }

    @Test("right to left is the mirror image")
    func mirrors() {
        for seed in seeds {
            let size = canvas(seed)
            let left = tree(seed).place(size.width, size.height).frames
            let right = tree(seed, direction: .rightToLeft).place(size.width, size.height).frames
            let width = left[0].width
            let mirrored = left.map { CGRect(x: width - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) }
            #expect(zip(mirrored, right).allSatisfy(isClose), "seed \(seed)")
        }
    }

    @Test("an added view without content changes nothing")
    func emptyViewsCount() {
        for seed in seeds {
            let size = canvas(seed)
            let plain = tree(seed).place(size.width, size.height).frames
            // What an EmptyView says: nothing, under an identity of its own.
            let dotted = tree(seed) { scope in scope.descend(.index(99)) { _ in } }
            #expect(plain == dotted.place(size.width, size.height).frames, "seed \(seed)")
        }
    }
}

import Foundation
import RandomInput
import TintypeGraphics
import TintypeTree

/// Says trees of stacks, frames, paddings, overlays and texts of random shape.
///
/// Half of the stacks are centred; the others are aligned in any way, baselines included.
struct RandomTree {
    var random: SeededGenerator
    /// Indicates whether some stacks lay views over each other. Each of those asks anew when it is placed, for the size that it came to.
    var hasZStacks = true
    /// Indicates whether some stacks are aligned by the baselines of texts.
    var hasBaselines = true
    /// Indicates whether there are grids, safe areas, priorities and ratios as well.
    var hasContainers = false
    /// Called after each child of a stack.
    var between: (inout Scope) -> Void = { _ in }

    init(seed: Int) {
        random = SeededGenerator(seed: seed)
    }

    private static let words = ["a", "one two", "lay out the words", "three short words", "wider than the others are"]

    private static let verticals: [VerticalAlignment] = [
        .top, .center, .bottom, .firstTextBaseline, .lastTextBaseline,
    ]
    private static let horizontals: [HorizontalAlignment] = [.leading, .center, .trailing]

    /// A chain of `depth` stacks with smaller trees beside it, and with frames, paddings, overlays and backgrounds between.
    mutating func grow(_ depth: Int, _ scope: inout Scope) {
        guard depth > 0 else { return leaf(&scope) }
        if hasContainers, random.chance(15) { return container(depth, &scope) }
        switch random.number(0...99) {
        case 0..<55: stack(depth, &scope)
        case 55..<65: fixedFrame(depth, &scope)
        case 65..<78: flexibleFrame(depth, &scope)
        case 78..<90:
            let padding = PaddingModifier(.all, CGFloat(random.number(0...6)))
            scope.wrap(with: padding) { grow(depth, &$0) }
        default:
            let isBehind = random.chance(50)
            let content: (inout Scope) -> Void = { $0.appendPaint(Color.red) }
            scope.wrap(with: isBehind ? AttachmentModifier.background(.center, content) : .overlay(.top, content)) {
                grow(depth - 1, &$0)
            }
        }
    }

    private mutating func leaf(_ scope: inout Scope) {
        if random.chance(70) {
            scope.appendText(RandomTree.words[random.number(0...RandomTree.words.count - 1)])
        } else if random.chance(60) {
            scope.box(CGFloat(random.number(1...30)), CGFloat(random.number(1...30)))
        } else {
            scope.appendPaint(Color.green)
        }
    }

    private mutating func stack(_ depth: Int, _ scope: inout Scope) {
        let count = random.number(1...4)
        let chain = random.number(0...count - 1)
        let spacing: CGFloat? = random.chance(50) ? nil : CGFloat(random.number(0...8))
        let kind = random.number(0...(hasContainers ? 10 : hasZStacks ? 9 : 8))
        let isCentred = random.chance(50)
        let vertical = isCentred ? .center : RandomTree.verticals[random.number(0...(hasBaselines ? 4 : 2))]
        let horizontal =
            isCentred ? .center : RandomTree.horizontals[random.number(0...RandomTree.horizontals.count - 1)]
        let content: (inout Scope, inout RandomTree) -> Void = { scope, tree in
            for index in 0..<count {
                scope.descend(.index(index)) { scope in
                    let below = index == chain ? depth - 1 : min(depth - 1, tree.random.number(0...2))
                    tree.grow(below, &scope)
                    tree.between(&scope)
                }
            }
        }
        switch kind {
        case 0..<5:
            scope.appendHStack(alignment: vertical, spacing: spacing) { content(&$0, &self) }
        case 5..<9:
            scope.appendVStack(alignment: horizontal, spacing: spacing) { content(&$0, &self) }
        case 9:
            scope.appendZStack(alignment: Alignment(horizontal: horizontal, vertical: vertical)) { content(&$0, &self) }
        default:
            let alignment = Alignment(horizontal: horizontal, vertical: vertical)
            scope.appendGrid(alignment: alignment, horizontalSpacing: spacing) { scope in
                scope.descend(.index(0)) { $0.appendGridRow { content(&$0, &self) } }
                scope.descend(.index(1)) { scope in
                    scope.appendGridRow { scope in
                        for index in 0..<2 { scope.descend(.index(index)) { leaf(&$0) } }
                    }
                }
                scope.descend(.index(2)) { leaf(&$0) }
            }
        }
    }

    private mutating func container(_ depth: Int, _ scope: inout Scope) {
        let content: (inout Scope) -> Void = { $0.box(11, 7) }
        switch random.number(0...4) {
        case 0:
            scope.wrap(with: SafeAreaInsetModifier(edge: VerticalEdge.top, alignment: .leading, content)) {
                grow(depth - 1, &$0)
            }
        case 1:
            scope.wrap(with: SafeAreaInsetModifier(edge: HorizontalEdge.trailing, spacing: 3, content)) {
                grow(depth - 1, &$0)
            }
        case 2: scope.wrap(with: SafeAreaPaddingModifier(.leading, 5)) { grow(depth - 1, &$0) }
        case 3: scope.wrap(with: LayoutPriorityModifier(1)) { grow(depth - 1, &$0) }
        default: scope.wrap(with: AspectRatioModifier(1.5, contentMode: .fit)) { grow(depth - 1, &$0) }
        }
    }

    private mutating func fixedFrame(_ depth: Int, _ scope: inout Scope) {
        let (width, height) = (CGFloat(random.number(20...200)), CGFloat(random.number(20...200)))
        let which = random.number(0...2)
        let frame = FrameModifier(width: which != 1 ? width : nil, height: which != 0 ? height : nil)
        scope.wrap(with: frame) { grow(depth, &$0) }
    }

    private mutating func flexibleFrame(_ depth: Int, _ scope: inout Scope) {
        var frame = FlexibleFrameModifier()
        if random.chance(40) { frame.maxWidth = .infinity }
        if random.chance(20) { frame.maxHeight = CGFloat(random.number(20...300)) }
        if random.chance(30) { frame.minWidth = CGFloat(random.number(0...50)) }
        if random.chance(15) { frame.minHeight = CGFloat(random.number(0...50)) }
        if random.chance(15) { frame.idealWidth = 60 }
        scope.wrap(with: frame) { grow(depth, &$0) }
    }
}

extension Scope {
    mutating func box(_ width: CGFloat?, _ height: CGFloat?) { box("", width, height) }
}

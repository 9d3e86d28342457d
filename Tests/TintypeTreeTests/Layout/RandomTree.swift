import Foundation
import TintypeGraphics
import TintypeTree

/// Says trees of stacks, frames, paddings, overlays and texts of random shape.
struct RandomTree {
    var random: SplitMix
    /// Whether some stacks lay views over each other. Each of those asks anew when it is placed, for the size that it came to.
    var hasZStacks = true
    /// Called after each child of a stack.
    var between: (inout Scope) -> Void = { _ in }

    init(seed: Int) {
        random = SplitMix(seed: seed)
    }

    private static let words = ["a", "one two", "lay out the words", "three short words", "wider than the others are"]

    /// A chain of `depth` stacks with smaller trees beside it, and with frames, paddings, overlays and backgrounds between.
    mutating func grow(_ depth: Int, _ scope: inout Scope) {
        guard depth > 0 else { return leaf(&scope) }
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
        let kind = random.number(0...(hasZStacks ? 9 : 8))
        let leading = random.chance(30)
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
            scope.appendHStack(alignment: leading ? .top : .center, spacing: spacing) { content(&$0, &self) }
        case 5..<9:
            scope.appendVStack(alignment: leading ? .leading : .center, spacing: spacing) { content(&$0, &self) }
        default: scope.appendZStack { content(&$0, &self) }
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

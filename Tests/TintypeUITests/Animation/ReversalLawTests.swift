import Foundation
import RandomInput
import Testing
import TintypeGraphics
import TintypeTree
import TintypeUI

@Suite("Timelines undone")
@MainActor
struct ReversalLawTests {
    /// Rows that come, go and change places, beside views that are there or not.
    @Observable
    @MainActor
    fileprivate final class Content {
        var rows = [1, 2, 3]
        var hasHeader = true
        var isWide = false

        struct State {
            var rows: [Int]
            var hasHeader: Bool
            var isWide: Bool
        }

        var state: State {
            get { State(rows: rows, hasHeader: hasHeader, isWide: isWide) }
            set { (rows, hasHeader, isWide) = (newValue.rows, newValue.hasHeader, newValue.isWide) }
        }

        /// Changes one thing.
        func change(using random: inout SeededGenerator) {
            switch Int.random(in: 0..<5, using: &random) {
            case 0: rows.insert((rows.max() ?? 0) + 1, at: Int.random(in: 0...rows.count, using: &random))
            case 1: if let place = rows.indices.randomElement(using: &random) { rows.remove(at: place) }
            case 2: rows.shuffle(using: &random)
            case 3: hasHeader.toggle()
            default: isWide.toggle()
            }
        }
    }

    private struct Screen: View {
        let content: Content

        var body: some View {
            VStack(spacing: 2) {
                if content.hasHeader {
                    Text("Head").id("head").transition(.move(edge: .top).combined(with: .opacity))
                } else {
                    Color.blue.id("none").frame(width: 20, height: 6).transition(.slide)
                }
                ForEach(content.rows, id: \.self) { row in
                    Color.red.id("row \(row)").frame(width: content.isWide ? 60 : 30, height: 8)
                        .transition(
                            row.isMultiple(of: 2)
                                ? .asymmetric(insertion: .scale, removal: .move(edge: .leading))
                                : .opacity.animation(.linear(duration: 0.3)))
                }
                if content.isWide {
                    HStack { Color.green.frame(width: 5, height: 5) }.transition(.push(from: .trailing))
                }
            }
        }
    }

    private static let animations: [Animation?] = [
        nil, .linear(duration: 0.8), .smooth, .bouncy(duration: 0.6), .easeIn(duration: 0.3).delay(0.1),
        .spring(response: 0.4, dampingFraction: 0.6, blendDuration: 0.3), .easeOut(duration: 0.2).repeatCount(3),
    ]

    @Test("steps taken back in reverse leave nothing behind, whatever was under way", arguments: 0..<40)
    func reversed(seed: Int) throws {
        for part in 0..<5 { try reversed(SeededGenerator(seed: 5 * seed + part)) }
    }

    private func reversed(_ generator: SeededGenerator) throws {
        var random = generator
        let content = Content()
        let view = Screen(content: content)
        var context = RenderContext.blocks()
        context.wait = 1
        let scene = try LivingScene(context: context, canvas: ProposedViewSize(width: 100, height: 120)) {
            Screen._evaluate(view, into: &$0)
        }
        let first = (tree: scene.settled.tree.text(), list: scene.settled.displayList(background: nil))
        var passed: [Content.State] = []
        func animated(_ change: () -> Void) throws {
            try scene.advance(to: scene.time + Double.random(in: 0...0.7, using: &random))
            let animation = Self.animations.randomElement(using: &random) ?? nil
            try scene.perform { withAnimation(animation, change) }
        }
        for _ in 0..<Int.random(in: 1...8, using: &random) {
            passed.append(content.state)
            var own = random
            try animated { content.change(using: &own) }
            random = own
        }
        while let state = passed.popLast() { try animated { content.state = state } }
        try scene.advance(to: scene.time + 20)
        #expect(!scene.isMoving)
        #expect(scene.settled.tree.text() == first.tree)
        #expect(scene.settled.displayList(background: nil) == first.list)
    }
}

import Foundation
import RandomInput
import Testing
import TintypeGraphics

@testable import TintypeTree

@Suite("Explanations tell the engine's own numbers")
struct ExplanationLawTests {
    private func scene(_ seed: Int) throws -> SettledScene {
        var sizes = SeededGenerator(seed: seed)
        let width = sizes.chance(20) ? nil : CGFloat(sizes.number(20...500))
        let height = sizes.chance(20) ? nil : CGFloat(sizes.number(20...500))
        let direction: LayoutDirection = sizes.chance(30) ? .rightToLeft : .leftToRight
        return try Explained(width, height, direction: direction) { scope in
            var random = RandomTree(seed: seed)
            random.grow(3, &scope)
        }.scene
    }

    @Test("what is replayed of a container comes to the size that it has")
    func replay() throws {
        for seed in 0..<120 {
            func check(_ node: Node) {
                if let account = LayoutAccount(node, focus: nil) {
                    #expect(account.replay.answer == account.size, "seed \(seed), \(node.described.nodeName)")
                }
                for child in node.placedChildren { check(child) }
            }
            check(try scene(seed).root)
        }
    }

    @Test("the steps of every view lead from the canvas to its frame")
    func steps() throws {
        for seed in 0..<40 {
            let scene = try scene(seed)
            let explainer = LayoutExplainer(scene)
            func check(_ view: SettledTree.View, _ way: [Int]) {
                let explanation = explainer.explanation(at: way)
                #expect(explanation.view.frame == view.frame, "seed \(seed)")
                #expect(explanation.view.answer == view.frame.size, "seed \(seed)")
                let origin = explanation.steps[...explanation.subject].reduce(CGPoint.zero) { $0 + $1.origin }
                #expect(
                    abs(origin.x - view.frame.minX) < 1e-6 && abs(origin.y - view.frame.minY) < 1e-6, "seed \(seed)")
                for (index, child) in view.children.enumerated() { check(child, way + [index]) }
            }
            check(scene.tree.root, [])
        }
    }

    @Test("what stacks offer is what their words say: each share is part of what is left")
    func shares() throws {
        for seed in 0..<120 {
            func check(_ node: Node) {
                if let account = LayoutAccount(node, focus: nil), case .layout(let box, _) = node.kind,
                    let stack = box.described as? any StackLayout
                {
                    let service = StackService(stack, account)
                    for turn in service.turns { #expect(turn.notes.first?.contains(" of ") == true, "seed \(seed)") }
                }
                for child in node.placedChildren { check(child) }
            }
            check(try scene(seed).root)
        }
    }

    @Test("of many children those near the view are named, the others counted")
    func manyChildren() throws {
        let scene = try Explained(100, 400) { scope in
            scope.appendVStack(spacing: 0) { scope in
                for index in 0..<20 { scope.descend(.index(index)) { $0.box("box\(index)", 10, 10) } }
            }
        }
        let step = try scene.explanation("box9").steps[0]
        #expect(step.asked.count == 8)
        #expect(step.unnamed == 12)
        #expect(step.asked.contains { $0.isOnPath && $0.name.id == "box9" })
        #expect(step.asked.first?.name.id == "box0")
        #expect(step.asked.last?.name.id == "box19")
    }

    @Test("a line of text is never longer than the width, and colours only come when they are asked for")
    func width() throws {
        let scene = try Explained(100, 50) { scope in
            scope.appendHStack(spacing: 10) {
                $0.each([{ $0.color("a") }, { $0.appendText("some long words to break") }])
            }
        }
        let explanation = try scene.explanation("Text")
        let plain = explanation.shownText(ExplanationStyle(width: 90)).text
        #expect(plain.split(separator: "\n").allSatisfy { $0.count <= 90 })
        #expect(!plain.contains("\u{1B}"))
        #expect(explanation.shownText(ExplanationStyle(width: 90, isColored: true)).text.contains("\u{1B}[1m"))
    }
}

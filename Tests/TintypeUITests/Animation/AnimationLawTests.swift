import Foundation
import RandomInput
import Testing
import TintypeGraphics
import TintypeTree
import TintypeUI

@Suite("Changes in time")
@MainActor
struct AnimationLawTests {
    /// Scenario G1: a square grows, and a circle appears in its corner at the same instant.
    private struct Growing: View {
        let isLarge: Bool
        let isGrouped: Bool

        var body: some View {
            Group {
                if isGrouped { square.geometryGroup() } else { square }
            }
            .frame(width: isLarge ? 300 : 200, height: isLarge ? 300 : 200)
            .animation(.smooth(duration: 1), value: isLarge)
        }

        private var square: some View {
            Color.red.id("square").overlay(alignment: .topLeading) {
                if isLarge { Circle().fill(.yellow).id("circle").frame(width: 20, height: 20) }
            }
        }
    }

    @Test(
        "G1: a view that appears stands where its frame will be, or with a group where it is", arguments: [false, true])
    func geometryGroup(isGrouped: Bool) throws {
        let living = try LivingSwitch(canvas: CGSize(width: 400, height: 400)) {
            Growing(isLarge: $0, isGrouped: isGrouped)
        }
        try living.change(nil)
        for time in [0, 0.25, 0.5, 0.75, 1] {
            try living.scene.advance(to: time)
            let come = Spring(duration: 1, bounce: 0).value(target: 1.0, time: time)
            let length = 200 + 100 * come
            let square = try living.frame("square")
            #expect(abs(square.width - length) < 0.01 && abs(square.minX - (200 - length / 2)) < 0.01)
            let circle = try living.frame("circle")
            let corner = isGrouped ? square.minX : 50
            #expect(abs(circle.midX - corner - 10) < 0.01 && abs(circle.midY - corner - 10) < 0.01)
            #expect(abs(living.opacity(of: "circle") - come) < 0.001)
        }
    }

    @Test("changes of one action with and without an animation are told from one another")
    func separateChanges() throws {
        let living = try LivingPair()
        try living.scene.perform {
            living.model.second = 50
            withAnimation(.linear(duration: 1)) { living.model.first = 50 }
        }
        try living.scene.advance(to: 0.5)
        #expect(try living.scene.settled.frame("first").width == 30)
        #expect(try living.scene.settled.frame("second").width == 50)
    }

    @Test("withAnimation(nil) in an animated change is at once, and the rest of that change goes on")
    func nested() throws {
        let living = try LivingPair()
        try living.scene.perform {
            withAnimation(.linear(duration: 1)) {
                living.model.first = 50
                withAnimation(nil) { living.model.second = 50 }
            }
        }
        #expect(try living.scene.settled.frame("second").width == 50)
        try living.scene.advance(to: 0.5)
        #expect(try living.scene.settled.frame("first").width == 30)
        try living.scene.advance(to: 2)
        try living.scene.perform {
            withAnimation(nil) {
                living.model.first = 10
                withAnimation(.linear(duration: 1)) { living.model.second = 10 }
            }
        }
        #expect(try living.scene.settled.frame("first").width == 10)
        try living.scene.advance(to: 2.5)
        #expect(try living.scene.settled.frame("second").width == 30)
    }

    @Test(
        "animation(_:value:) goes before withAnimation, nil stops what is inside, and disablesAnimations stops the former alone"
    )
    func precedence() throws {
        func width(_ change: (@MainActor () -> Void) -> Void, _ animation: Animation??) throws -> CGFloat {
            let living = try LivingSwitch { isOn in
                let leaf = Color.red.id("leaf").frame(width: isOn ? 50 : 10)
                if let animation { leaf.animation(animation, value: isOn) } else { leaf }
            }
            try living.change(change)
            try living.scene.advance(to: 0.5)
            return try living.frame("leaf").width
        }
        let slow = Animation.linear(duration: 4)
        let quick = Animation.linear(duration: 1)
        #expect(try width({ withAnimation(quick, $0) }, nil) == 30)
        #expect(try width({ withAnimation(quick, $0) }, .some(slow)) == 15)
        #expect(try width({ withAnimation(quick, $0) }, .some(nil)) == 50)
        #expect(try width({ $0() }, .some(slow)) == 15)
        var disabled = Transaction()
        disabled.disablesAnimations = true
        #expect(try width({ withTransaction(disabled, $0) }, .some(slow)) == 50)
        disabled.animation = quick
        #expect(try width({ withTransaction(disabled, $0) }, .some(slow)) == 30)
    }

    @Test("a spring that is interrupted goes on from its place with its speed")
    func retargeting() throws {
        let living = try LivingSwitch { Color.red.frame(width: 9).opacity($0 ? 0 : 1).id("leaf") }
        let spring = Spring(duration: 1, bounce: 0)
        try living.change(.smooth(duration: 1))
        try living.scene.advance(to: 0.25)
        try living.change(.smooth(duration: 1))
        let start = spring.value(target: -1.0, time: 0.25)
        let speed = spring.velocity(target: -1.0, time: 0.25)
        for time in [0.25, 0.3, 0.5, 1] {
            try living.scene.advance(to: time)
            let expected = 1 + start + spring.value(target: -start, initialVelocity: speed, time: time - 0.25)
            #expect(abs(living.opacity(of: "leaf") - expected) < 6e-4, "at \(time)")
        }
    }

    @Test("a curve that is interrupted by a curve is blended into it")
    func blending() throws {
        let living = try LivingSwitch { Color.red.frame(width: 9).opacity($0 ? 0 : 1).id("leaf") }
        try living.change(.linear(duration: 1))
        try living.scene.advance(to: 0.5)
        try living.change(.linear(duration: 1))
        try living.scene.advance(to: 0.75)
        // The first has come to 0.25, and the second a quarter of the way from there back to 1.
        #expect(abs(living.opacity(of: "leaf") - (0.25 + 0.75 * 0.25)) < 6e-4)
        try living.scene.advance(to: 2)
        #expect(living.opacity(of: "leaf") == 1 && !living.scene.isMoving)
    }

    @Test("completions are called at the end, logical or real, and at once where nothing moves")
    func completions() throws {
        let living = try LivingSwitch { Color.red.frame(width: 9).opacity($0 ? 0 : 1) }
        var told: [String: Double] = [:]
        try living.scene.perform {
            withAnimation(.linear(duration: 0.7)) {
                living.toggle()
            } completion: {
                told["linear"] = living.scene.time
            }
        }
        try living.scene.advance(to: 3)
        #expect(told == ["linear": 0.7])
        try living.scene.perform {
            withAnimation(.smooth(duration: 0.5)) {
                living.toggle()
            } completion: {
                told["spring"] = living.scene.time
            }
        }
        try living.scene.perform {
            withAnimation(.smooth, completionCriteria: .removed) {
                living.toggle()
            } completion: {
                told["removed"] = living.scene.time
            }
        }
        try living.scene.advance(to: 10)
        #expect(told["spring"] == 3.5)
        // To a microsecond: the end is searched for.
        #expect(abs((told["removed"] ?? 0) - 3 - Spring(duration: 0.5, bounce: 0).settlingDuration) < 1e-6)
        try living.scene.perform {
            withAnimation(nil) {
                living.toggle()
            } completion: {
                told["none"] = living.scene.time
            }
        }
        #expect(told["none"] == 10)
    }

    @Test("an instant is the same, bit for bit, in however many steps it is come to", arguments: 0..<20)
    func pathIndependence(seed: Int) throws {
        for part in 0..<50 { try pathIndependence(of: SeededGenerator(seed: 50 * seed + part)) }
    }

    private func pathIndependence(of generator: SeededGenerator) throws {
        var random = generator
        let animations: [Animation?] = [
            nil, .linear(duration: 0.8), .smooth, .bouncy(duration: 0.6), .easeIn(duration: 0.3).delay(0.1),
            .easeOut(duration: 0.2).repeatCount(3), .spring(duration: 0.9, bounce: 0.4).speed(1.5),
        ]
        let changes = (0..<4).map { _ in
            (Double.random(in: 0...1.2, using: &random), animations.randomElement(using: &random)!)
        }.sorted { $0.0 < $1.0 }
        let end = Double.random(in: 1.2...2, using: &random)
        func picture(_ steps: [Double]) throws -> DisplayList {
            let living = try LivingSwitch { isOn in
                VStack {
                    if isOn { Color.blue.frame(width: 30, height: 10).id("new").transition(.move(edge: .leading)) }
                    Color.red.id("leaf").frame(width: isOn ? 60 : 20, height: 20).offset(x: isOn ? 10 : 0)
                        .opacity(isOn ? 0.5 : 1).rotationEffect(.degrees(isOn ? 90 : 0))
                }
            }
            var waiting = changes[...]
            for step in (steps + [end]).sorted() {
                while let next = waiting.first, next.0 <= step {
                    try living.scene.advance(to: next.0)
                    try living.change(next.1)
                    waiting.removeFirst()
                }
                try living.scene.advance(to: step)
            }
            return living.scene.settled.displayList(background: nil)
        }
        let steps = (0..<Int.random(in: 1...9, using: &random)).map { _ in Double.random(in: 0...end, using: &random) }
        #expect(try picture([]) == picture(steps))
    }
}

extension LivingSwitch {
    /// The opacity around the view of that name.
    fileprivate func opacity(of name: String) -> Double { scene.opacity(of: name) }
}

extension LivingScene {
    /// The opacity around the view of that name, 1 where there is none; dumps tell three digits of it.
    func opacity(of name: String) -> Double {
        func find(_ view: SettledTree.View, _ around: Double) -> Double? {
            var opacity = around
            if view.kind == "opacity", let written = view.attributes.first(where: { $0.name == "opacity" }) {
                opacity *= Double(written.value) ?? 1
            }
            if view.id == name { return opacity }
            return view.children.lazy.compactMap { find($0, opacity) }.first
        }
        return find(settled.tree.root, 1) ?? 0
    }
}

/// Two widths that change by themselves.
@MainActor
private final class LivingPair {
    final class Model {
        var first: CGFloat = 10 { didSet { write?(0, first) } }
        var second: CGFloat = 10 { didSet { write?(1, second) } }
        var write: ((Int, CGFloat) -> Void)?
    }

    let model = Model()
    let scene: LivingScene

    init() throws {
        let view = Pair(model: model)
        var context = RenderContext.blocks()
        context.wait = 1
        scene = try LivingScene(context: context, canvas: ProposedViewSize(width: 200, height: 100)) {
            Pair._evaluate(view, into: &$0)
        }
    }

    private struct Pair: View {
        let model: Model
        @State private var first: CGFloat = 10
        @State private var second: CGFloat = 10

        var body: some View {
            HStack {
                Color.red.id("first").frame(width: first)
                Color.blue.id("second").frame(width: second)
            }
            .onAppear { model.write = { if $0 == 0 { first = $1 } else { second = $1 } } }
        }
    }
}

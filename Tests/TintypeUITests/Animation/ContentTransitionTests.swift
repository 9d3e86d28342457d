import Foundation
import RandomInput
import Testing
import TintypeGraphics
import TintypeTree
import TintypeUI

@Suite("Contents that change")
@MainActor
struct ContentTransitionTests {
    /// An item of a picture, with the opacity and the transform of the groups around it.
    private struct Drawn {
        let item: DisplayItem
        let opacity: Double
        let transform: CGAffineTransform

        var shift: CGPoint { CGPoint(x: transform.tx, y: transform.ty) }
    }

    private func drawn(_ living: LivingSwitch<some View>) -> [Drawn] {
        var drawn: [Drawn] = []
        func visit(_ items: [DisplayItem], _ opacity: Double, _ transform: CGAffineTransform) {
            for item in items {
                switch item {
                case .group(.opacity(let own), let inner): visit(inner, opacity * own, transform)
                case .group(.transform(let own), let inner): visit(inner, opacity, own.concatenating(transform))
                case .group(_, let inner): visit(inner, opacity, transform)
                case .fill, .stroke, .glyphs, .image:
                    drawn.append(Drawn(item: item, opacity: opacity, transform: transform))
                }
            }
        }
        visit(living.scene.settled.displayList(background: nil).items, 1, .identity)
        return drawn
    }

    private func changing(_ living: LivingSwitch<some View>, _ kind: String = "Text") -> String? {
        living.scene.settled.tree.root.all(kind).first?.value("changing")
    }

    @Test("a text that changes with an animation fades into the other, and at once without one")
    func fading() throws {
        let living = try LivingSwitch { Text($0 ? "new" : "old") }
        try living.change(.linear(duration: 1))
        try living.scene.advance(to: 0.25)
        #expect(changing(living) == "0.25 from old")
        #expect(drawn(living).map(\.opacity) == [0.75, 0.25])
        try living.scene.advance(to: 1.01)
        #expect(changing(living) == nil && drawn(living).map(\.opacity) == [1])
        try living.change(nil)
        #expect(changing(living) == nil && drawn(living).map(\.opacity) == [1])
    }

    @Test("the identity changes at once, whatever the animation")
    func identity() throws {
        let living = try LivingSwitch { Text($0 ? "new" : "old").contentTransition(.identity) }
        try living.change(.linear(duration: 1))
        try living.scene.advance(to: 0.25)
        #expect(changing(living) == nil && drawn(living).map(\.opacity) == [1])
    }

    @Test("a text that stays the same goes from colour to colour, but fades where it is told to")
    func colors() throws {
        func color(_ transition: ContentTransition?) throws -> [Double] {
            let living = try LivingSwitch { isOn in
                let text = Text("same").foregroundStyle(isOn ? Color(red: 1, green: 0, blue: 0) : .black)
                if let transition { text.contentTransition(transition) } else { text }
            }
            try living.change(.linear(duration: 1))
            try living.scene.advance(to: 0.5)
            return drawn(living).map { drawn in
                guard case .glyphs(_, .color(let color)) = drawn.item else { return -1 }
                return color.red
            }
        }
        // Half of the way without gamma encoding.
        let middle = 1.055 * pow(0.5, 1 / 2.4) - 0.055
        for transition in [nil, ContentTransition.interpolate] {
            let colors = try color(transition)
            #expect(colors.count == 1 && abs(colors[0] - middle) < 1e-6)
        }
        #expect(try color(.opacity) == [0, 1])
    }

    @Test("a text that grows is drawn in the sizes between, each glyph from its old place to its new one")
    func sizes() throws {
        let living = try LivingSwitch { isOn in Text("ab").font(.system(size: isOn ? 20 : 10)) }
        func right() -> CGFloat {
            drawn(living).compactMap { drawn in
                guard case .glyphs(let run, _) = drawn.item, let glyph = run.glyphs.last else { return nil }
                return glyph.position.applying(drawn.transform).x
            }.max() ?? 0
        }
        let start = right()
        try living.change(.linear(duration: 1))
        #expect(abs(right() - start) < 1e-6)
        try living.scene.advance(to: 0.5)
        let middle = right()
        try living.scene.advance(to: 1.01)
        #expect(living.scene.isMoving == false)
        let end = right()
        // The frame keeps its middle; glyphs are on the pixel grid at rest.
        #expect(abs(middle - (start + end) / 2) < 1 && drawn(living).allSatisfy { $0.opacity == 1 })
    }

    @Test(
        "digits that change roll up, or down where the number falls, and the others stay",
        arguments: [
            (ContentTransition.numericText(), ContentTransition.numericText(), false),
            (.numericText(countsDown: true), .numericText(countsDown: true), true),
            (.numericText(value: 5), .numericText(value: 6), false),
            (.numericText(value: 6), .numericText(value: 5), true),
        ])
    func digits(before: ContentTransition, after: ContentTransition, isDownwards: Bool) throws {
        let living = try LivingSwitch { isOn in
            Text(isOn ? "1199" : "1198").contentTransition(isOn ? after : before)
        }
        try living.change(.linear(duration: 1))
        try living.scene.advance(to: 0.25)
        let shown = drawn(living)
        #expect(shown.map(\.opacity) == [0.75, 1, 1, 1, 0.25])
        let sign: CGFloat = isDownwards ? -1 : 1
        // The old digit has gone a quarter of the way, the new one has three quarters to go.
        #expect(shown[0].shift.y * sign < 0 && shown[4].shift.y * sign > 0)
        #expect(abs(shown[4].shift.y + 3 * shown[0].shift.y) < 1e-6)
        #expect(shown[1...3].allSatisfy { $0.shift == .zero })
    }

    @Test("readers who like less motion see digits fade")
    func reducedMotion() throws {
        let living = try LivingSwitch { isOn in
            Text(isOn ? "1199" : "1198").contentTransition(.numericText())
                .environment(\.accessibilityReduceMotion, true)
        }
        try living.change(.linear(duration: 1))
        try living.scene.advance(to: 0.25)
        #expect(drawn(living).map(\.opacity) == [0.75, 0.25])
    }

    @Test("symbols fade into one another, and by their effect one goes before the other comes")
    func symbols() throws {
        let living = try LivingSwitch { Image(systemName: $0 ? "pause.fill" : "play.fill") }
        try living.change(.linear(duration: 1))
        try living.scene.advance(to: 0.25)
        #expect(changing(living, "Image") == "0.25 from play.fill")
        #expect(drawn(living).map(\.opacity) == [0.75, 0.25])
        let replaced = try LivingSwitch { isOn in
            Image(systemName: isOn ? "pause.fill" : "play.fill").contentTransition(.symbolEffect(.replace))
        }
        try replaced.change(.linear(duration: 1))
        try replaced.scene.advance(to: 0.25)
        #expect(drawn(replaced).map(\.opacity) == [0.5])
        try replaced.scene.advance(to: 0.75)
        #expect(drawn(replaced).map(\.opacity) == [0.5])
        let off = try LivingSwitch { isOn in
            Image(systemName: isOn ? "pause.fill" : "play.fill").contentTransition(.symbolEffect(.replace.offUp))
        }
        try off.change(.linear(duration: 1))
        try off.scene.advance(to: 0.25)
        #expect(drawn(off).map(\.opacity) == [0.25])
    }

    @Test("contents that change before they are there look the same in however many steps", arguments: 0..<20)
    func pathIndependence(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        let transitions: [ContentTransition] = [.opacity, .interpolate, .numericText(), .identity]
        let transition = transitions[seed % transitions.count]
        let times = (0..<4).map { _ in Double.random(in: 0...1, using: &random) }.sorted()
        let end = Double.random(in: 1...1.6, using: &random)
        func picture(_ steps: [Double]) throws -> DisplayList {
            let living = try LivingSwitch { isOn in
                Text(isOn ? "12:45" : "12:39").font(.system(size: isOn ? 20 : 16)).contentTransition(transition)
            }
            var waiting = times[...]
            for step in (steps + [end]).sorted() {
                while let next = waiting.first, next <= step {
                    try living.scene.advance(to: next)
                    try living.change(.smooth(duration: 0.6))
                    waiting.removeFirst()
                }
                try living.scene.advance(to: step)
            }
            return living.scene.settled.displayList(background: nil)
        }
        let steps = (0..<5).map { _ in Double.random(in: 0...end, using: &random) }
        #expect(try picture([]) == picture(steps))
    }
}

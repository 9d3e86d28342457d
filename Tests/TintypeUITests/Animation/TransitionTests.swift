import Foundation
import Testing
import TintypeGraphics
import TintypeTree
import TintypeUI

@Suite("Views that come and go")
@MainActor
struct TransitionTests {
    /// The view that transitions were measured on (Semantics.md 8.7), 50×30, in the middle of 100×100.
    private func living(
        _ transition: AnyTransition?, startsWith isThere: Bool, reducesMotion: Bool = false
    ) throws -> LivingSwitch<some View> {
        try LivingSwitch { isOn in
            ZStack {
                // Keeps the stack as large as it is: what is on its way out goes along with what holds it.
                Color.clear
                if isOn != isThere {
                    let view = Color.red.id("leaf").frame(width: 50, height: 30)
                    if let transition { view.transition(transition) } else { view }
                }
            }
            .environment(\.accessibilityReduceMotion, reducesMotion)
        }
    }

    private static let still = CGRect(x: 25, y: 35, width: 50, height: 30)

    @Test(
        "a transition begins and ends where it was measured on SwiftUI",
        arguments: [
            ("move(leading)", CGSize(width: -50, height: 0), CGSize(width: -50, height: 0)),
            ("move(trailing)", CGSize(width: 50, height: 0), CGSize(width: 50, height: 0)),
            ("move(top)", CGSize(width: 0, height: -30), CGSize(width: 0, height: -30)),
            ("move(bottom)", CGSize(width: 0, height: 30), CGSize(width: 0, height: 30)),
            ("slide", CGSize(width: -50, height: 0), CGSize(width: 50, height: 0)),
            ("push(leading)", CGSize(width: -50, height: 0), CGSize(width: 50, height: 0)),
            ("offset", CGSize(width: 7, height: 9), CGSize(width: 7, height: 9)),
        ])
    func places(name: String, coming: CGSize, going: CGSize) throws {
        let transitions: [String: AnyTransition] = [
            "move(leading)": .move(edge: .leading), "move(trailing)": .move(edge: .trailing),
            "move(top)": .move(edge: .top), "move(bottom)": .move(edge: .bottom), "slide": .slide,
            "push(leading)": .push(from: .leading), "offset": .offset(x: 7, y: 9),
        ]
        let living = try living(transitions[name], startsWith: false)
        try living.change(.linear(duration: 1))
        for time in [0, 0.25, 1] {
            try living.scene.advance(to: time)
            let left = 1 - time
            #expect(
                try living.frame("leaf") == Self.still.offsetBy(dx: coming.width * left, dy: coming.height * left),
                "coming, at \(time)")
        }
        try living.change(.linear(duration: 1))
        for time in [0, 0.5, 0.75] {
            try living.scene.advance(to: 1 + time)
            #expect(
                try living.frame("leaf") == Self.still.offsetBy(dx: going.width * time, dy: going.height * time),
                "going, at \(time)")
        }
        try living.scene.advance(to: 2.01)
        #expect(!living.has("leaf"))
    }

    @Test("without a transition a view fades; the identity is there at once; scale begins at a hundred thousandth")
    func fading() throws {
        let fading = try living(nil, startsWith: false)
        try fading.change(.linear(duration: 1))
        try fading.scene.advance(to: 0.25)
        #expect(fading.attribute("opacity", of: "opacity") == "0.25")
        let plain = try living(.identity, startsWith: false)
        try plain.change(.linear(duration: 1))
        #expect(!plain.scene.isMoving && plain.attribute("opacity", of: "opacity") == nil)
        let growing = try living(.scale, startsWith: false)
        try growing.change(.linear(duration: 1))
        #expect(abs(try growing.frame("leaf").width - 50e-5) < 1e-9)
        try growing.scene.advance(to: 0.5)
        #expect(abs(try growing.frame("leaf").width - 25.00025) < 1e-4)
    }

    @Test("without an animation a view comes and goes at once")
    func plain() throws {
        let living = try living(.move(edge: .leading), startsWith: true)
        try living.change(nil)
        #expect(!living.has("leaf"))
        try living.change(nil)
        #expect(try living.frame("leaf") == Self.still)
    }

    @Test("a view that comes back on its way out goes back from where it is")
    func return_() throws {
        let living = try living(.move(edge: .leading), startsWith: true)
        try living.change(.linear(duration: 1))
        try living.scene.advance(to: 0.5)
        #expect(try living.frame("leaf").minX == 0)
        try living.change(.linear(duration: 1))
        #expect(try living.frame("leaf").minX == 0)
        try living.scene.advance(to: 3)
        #expect(try living.frame("leaf") == Self.still)
        #expect(!living.scene.isMoving)
    }

    @Test("each way has its own transition, and one of its own animation needs no other")
    func asymmetric() throws {
        let living = try living(
            .asymmetric(insertion: .move(edge: .top), removal: .opacity).animation(.linear(duration: 2)),
            startsWith: false)
        try living.change(nil)
        try living.scene.advance(to: 1)
        #expect(try living.frame("leaf").minY == 20)
        try living.scene.advance(to: 5)
        try living.change(nil)
        try living.scene.advance(to: 6)
        #expect(try living.frame("leaf") == Self.still)
        #expect(living.attribute("opacity", of: "opacity") == "0.5")
        try living.scene.advance(to: 7.1)
        #expect(!living.has("leaf"))
    }

    @Test("a transition in a container that comes is not its own: the container fades")
    func nested() throws {
        let living = try LivingSwitch { isOn in
            ZStack {
                if isOn {
                    HStack { Color.red.id("leaf").frame(width: 50, height: 30).transition(.move(edge: .leading)) }
                }
            }
        }
        try living.change(.linear(duration: 1))
        try living.scene.advance(to: 0.5)
        #expect(try living.frame("leaf") == Self.still)
        #expect(living.attribute("opacity", of: "opacity") == "0.5")
    }

    @Test("readers who like less motion see the view fade")
    func reducedMotion() throws {
        let living = try living(.move(edge: .leading), startsWith: false, reducesMotion: true)
        try living.change(.linear(duration: 1))
        try living.scene.advance(to: 0.5)
        #expect(try living.frame("leaf") == Self.still)
        #expect(living.attribute("opacity", of: "opacity") == "0.5")
    }

    @Test("rows of a list of data come and go by their ids, and those that stay move to their new places")
    func elements() throws {
        let living = try LivingSwitch { isOn in
            VStack(spacing: 0) {
                ForEach(isOn ? ["b", "c", "d"] : ["a", "b", "c"], id: \.self) { name in
                    Color.red.id("row \(name)").frame(width: 20, height: 20)
                }
            }
        }
        #expect(try living.frame("row b").minY == 40)
        try living.change(.linear(duration: 1))
        try living.scene.advance(to: 0.5)
        #expect(try living.frame("row a").minY == 20, "it stays where it was while it fades")
        #expect(try living.frame("row b").minY == 30)
        #expect(try living.frame("row d").minY == 60)
        try living.scene.advance(to: 1.1)
        #expect(!living.has("row a"))
        #expect(try living.frame("row b").minY == 20)
    }

    @Test("V4: of two matched views that change places both go together from one frame to the other")
    func matchedGeometry() throws {
        let living = try LivingSwitch(canvas: CGSize(width: 200, height: 200)) { isOn in MatchedPair(isLarge: isOn) }
        #expect(try living.frame("small") == CGRect(x: 0, y: 0, width: 40, height: 40))
        try living.change(.linear(duration: 1))
        for time in [0, 0.25, 0.5, 0.75] {
            try living.scene.advance(to: time)
            let expected = CGRect(
                x: 100 * time, y: 100 * time, width: 40 + 60 * time, height: 40 + 60 * time)
            #expect(try living.frame("large").isNear(expected), "large at \(time)")
            #expect(try living.frame("small").isNear(expected), "small at \(time)")
        }
        try living.scene.advance(to: 1.1)
        #expect(!living.has("small"))
        #expect(try living.frame("large") == CGRect(x: 100, y: 100, width: 100, height: 100))
    }

    @Test("A6: a highlight that is drawn at an anchor goes from view to view")
    func highlight() throws {
        let living = try LivingSwitch(canvas: CGSize(width: 200, height: 100)) { isOn in Highlighted(isSecond: isOn) }
        let (first, second) = (try living.frame("first"), try living.frame("second"))
        #expect(try living.frame("highlight") == first)
        try living.change(.linear(duration: 1))
        try living.scene.advance(to: 0.25)
        let between = CGRect(
            x: first.minX + (second.minX - first.minX) / 4, y: first.minY,
            width: first.width + (second.width - first.width) / 4, height: first.height)
        #expect(try living.frame("highlight").isNear(between))
        try living.scene.advance(to: 1)
        #expect(try living.frame("highlight") == second)
    }
}

private struct MatchedPair: View {
    let isLarge: Bool
    @Namespace private var namespace

    var body: some View {
        ZStack(alignment: isLarge ? .bottomTrailing : .topLeading) {
            Color.clear
            if isLarge {
                Color.red.id("large").matchedGeometryEffect(id: "picture", in: namespace)
                    .frame(width: 100, height: 100)
            } else {
                Color.blue.id("small").matchedGeometryEffect(id: "picture", in: namespace)
                    .frame(width: 40, height: 40)
            }
        }
    }
}

private struct Highlighted: View {
    let isSecond: Bool

    private struct Key: PreferenceKey {
        static var defaultValue: Anchor<CGRect>? { nil }
        static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
            value = value ?? nextValue()
        }
    }

    var body: some View {
        HStack {
            Color.red.id("first").frame(width: 30, height: 20)
                .anchorPreference(key: Key.self, value: .bounds) { isSecond ? nil : $0 }
            Color.blue.id("second").frame(width: 60, height: 20)
                .anchorPreference(key: Key.self, value: .bounds) { isSecond ? $0 : nil }
        }
        .overlayPreferenceValue(Key.self) { anchor in
            GeometryReader { proxy in
                if let anchor {
                    Ellipse().stroke(.red, lineWidth: 2).id("highlight")
                        .frame(width: proxy[anchor].width, height: proxy[anchor].height)
                        .offset(x: proxy[anchor].minX, y: proxy[anchor].minY)
                }
            }
        }
    }
}

extension CGRect {
    fileprivate func isNear(_ other: CGRect) -> Bool {
        [minX - other.minX, minY - other.minY, width - other.width, height - other.height].allSatisfy { abs($0) < 0.01 }
    }
}

extension LivingSwitch {
    fileprivate func has(_ name: String) -> Bool { scene.settled.tree.view(name) != nil }

    /// An attribute of the first view of a kind; nil where there is none.
    fileprivate func attribute(_ name: String, of kind: String) -> String? {
        scene.settled.tree.root.first { $0.kind == kind }?.attributes.first { $0.name == name }?.value
    }
}

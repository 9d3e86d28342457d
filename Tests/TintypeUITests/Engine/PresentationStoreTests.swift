import Foundation
import Testing
import TintypeGraphics
import TintypeTree
import TintypeUI

@Suite("The presentation store")
@MainActor
struct PresentationStoreTests {
    @Test("evaluation reads the interpolated value of an effect")
    func effects() throws {
        let living = try living { isOn in Color.blue.frame(width: 20, height: 20).opacity(isOn ? 0.2 : 1) }
        try living.change(.linear(duration: 1))
        try living.scene.advance(to: 0.5)
        #expect(living.scene.settled.tree.root.attributes == [.init("opacity", "0.6")])
        try living.scene.advance(to: 1)
        #expect(living.scene.settled.tree.root.attributes == [.init("opacity", "0.2")])
    }

    @Test("a custom layout is placed with its interpolated data, and what it places goes there at once")
    func layouts() throws {
        let living = try living { isOn in
            Diagonal(step: isOn ? 30 : 10) { Color.red.id("a").frame(width: 5, height: 5) }
        }
        try living.change(.linear(duration: 1))
        try living.scene.advance(to: 0.25)
        #expect(try living.frame("a").origin == CGPoint(x: 15, y: 15))
    }

    @Test("a leaf is shown in its interpolated frame, and its container keeps its place")
    func leaves() throws {
        let living = try living { isOn in
            Color.blue.id("leaf").frame(width: isOn ? 40 : 20, height: 20).id("frame")
        }
        try living.change(.linear(duration: 1))
        #expect(try living.frame("leaf") == CGRect(x: 40, y: 40, width: 20, height: 20))
        try living.scene.advance(to: 0.5)
        #expect(try living.frame("leaf") == CGRect(x: 35, y: 40, width: 30, height: 20))
        #expect(try living.frame("frame") == CGRect(x: 30, y: 40, width: 40, height: 20))
    }

    @Test("a geometry group places what is in it anew, in its interpolated frame")
    func groups() throws {
        let living = try living { isOn in
            GeometryReader { proxy in Color.red.frame(width: proxy.size.width / 2).id("half") }
                .geometryGroup()
                .frame(width: isOn ? 80 : 40)
        }
        try living.change(.linear(duration: 1))
        try living.scene.advance(to: 0.5)
        #expect(try living.frame("half") == CGRect(x: 20, y: 0, width: 30, height: 100))
    }

    @Test("without an animation a change is there at once, and nothing moves")
    func plain() throws {
        let living = try living { isOn in Color.blue.id("leaf").frame(width: isOn ? 40 : 20, height: 20) }
        try living.change(nil)
        #expect(try living.frame("leaf").width == 40)
        #expect(!living.scene.isMoving)
    }

    private func living<V: View>(@ViewBuilder _ view: @escaping (Bool) -> V) throws -> LivingSwitch<V> {
        try LivingSwitch(view)
    }
}

/// A view that lives, and is made of one condition.
@MainActor
final class LivingSwitch<Content: View> {
    let scene: LivingScene
    private let model = SwitchModel()

    init(canvas: CGSize = CGSize(width: 100, height: 100), @ViewBuilder _ content: @escaping (Bool) -> Content) throws {
        let model = model
        let view = Switched(model: model, content: content)
        var context = RenderContext.blocks()
        context.wait = 1
        scene = try LivingScene(context: context, canvas: ProposedViewSize(canvas)) {
            Switched._evaluate(view, into: &$0)
        }
    }

    /// Turns the condition over.
    func change(_ animation: Animation?) throws {
        try scene.perform {
            withTransaction(Transaction(animation: animation)) { model.isOn.toggle() }
        }
    }

    /// Turns the condition over with more to be said of it.
    func change(_ change: (@MainActor () -> Void) -> Void) throws {
        try scene.perform { change { model.isOn.toggle() } }
    }

    /// Turns the condition over, where somebody else performs it.
    func toggle() { model.isOn.toggle() }

    func frame(_ name: String) throws -> CGRect { try scene.settled.frame(name) }
}

@Observable
@MainActor
private final class SwitchModel {
    var isOn = false
}

private struct Switched<Content: View>: View {
    let model: SwitchModel
    let content: (Bool) -> Content

    var body: some View { content(model.isOn) }
}

/// Places each view `step` points to the right of and below the last.
private struct Diagonal: Layout {
    var step: CGFloat

    var animatableData: CGFloat {
        get { step }
        set { step = newValue }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for (index, subview) in subviews.enumerated() {
            let distance = CGFloat(index + 1) * step
            subview.place(
                at: CGPoint(x: bounds.minX + distance, y: bounds.minY + distance), proposal: .unspecified)
        }
    }
}

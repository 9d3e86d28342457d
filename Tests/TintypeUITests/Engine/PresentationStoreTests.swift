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
        let plain = try run(Color.blue.frame(width: 20, height: 20).opacity(1))
        let effect = try #require(plain.root.first("opacity"))
        let shown = try run(Color.blue.frame(width: 20, height: 20).opacity(1)) { store in
            store.present(0.5, for: effect.id, "opacity")
        }
        #expect(shown.tree.root.attributes == [.init("opacity", "0.5")])
    }

    @Test("a custom layout is placed with its interpolated data")
    func layouts() throws {
        let plain = try run(Diagonal(step: 10) { Color.red.id("a").frame(width: 5, height: 5) })
        let shown = try run(Diagonal(step: 10) { Color.red.id("a").frame(width: 5, height: 5) }) { store in
            store.present(CGFloat(30), for: plain.root.id, "layout")
        }
        #expect(try plain.frame("a").origin == CGPoint(x: 10, y: 10))
        #expect(try shown.frame("a").origin == CGPoint(x: 30, y: 30))
    }

    @Test("a leaf is shown in its interpolated frame, and its container keeps its place")
    func leaves() throws {
        let view = Color.blue.frame(width: 20, height: 20).id("frame")
        let plain = try run(view)
        let leaf = try #require(plain.root.first("Color"))
        let shown = try run(view) { $0.present(frame: CGRect(x: 3, y: 4, width: 10, height: 12), for: leaf.id) }
        #expect(shown.root.first("Color")?.placement?.frame == CGRect(x: 3, y: 4, width: 10, height: 12))
        #expect(try shown.frame("frame") == plain.frame("frame"))
    }

    @Test("a geometry group places what is in it anew, in its interpolated frame")
    func groups() throws {
        let view = GeometryReader { proxy in Color.red.frame(width: proxy.size.width / 2).id("half") }
            .geometryGroup()
        let plain = try run(view)
        let group = try #require(plain.root.first("geometryGroup"))
        let shown = try run(view) { $0.present(frame: CGRect(x: 10, y: 0, width: 40, height: 50), for: group.id) }
        #expect(try plain.frame("half").width == 50)
        #expect(try shown.frame("half") == CGRect(x: 10, y: 0, width: 20, height: 50))
    }

    @Test("at the start of time it is empty")
    func empty() {
        #expect(PresentationStore().isEmpty)
    }

    private func run<V: View>(
        _ view: V, _ present: (inout PresentationStore) -> Void = { _ in }
    ) throws -> SettledScene {
        let session = Session(context: .blocks())
        present(&session.presentation)
        let pass = SettlePass(session: session, canvas: ProposedViewSize(width: 100, height: 100))
        return try pass.run { V._evaluate(view, into: &$0) }
    }
}

extension Node {
    /// The first node of that kind, from the root down.
    fileprivate func first(_ name: String) -> Node? {
        if described.nodeName == name { return self }
        return children.lazy.compactMap { $0.first(name) }.first
    }
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

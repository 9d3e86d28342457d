import Foundation
import Testing
import TintypeGraphics
import TintypeTree

/// SwiftUI's promises to layouts that users write.
@Suite("The contract of Layout")
struct LayoutContractTests {
    /// Places its subviews as it is told, in an area of a fixed size.
    private struct Placing: Layout {
        var size = CGSize(width: 150, height: 150)
        var place: (CGRect, LayoutSubviews) -> Void

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { size }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
            place(bounds, subviews)
        }
    }

    private func placed(_ anchor: UnitPoint) -> CGRect {
        let tree = TestTree { scope in
            let layout = Placing { bounds, subviews in
                let point = CGPoint(x: bounds.minX + 100, y: bounds.minY + 100)
                subviews[0].place(at: point, anchor: anchor, proposal: .unspecified)
            }
            scope.wrap(with: PaddingModifier(.all, 25)) { $0.appendLayout(layout) { $0.box("box", 30, 20) } }
        }
        return tree.place(200, 200).frame("box")
    }

    @Test("the anchor of a subview is at the place it is given")
    func anchors() {
        #expect(placed(.center).origin == CGPoint(x: 110, y: 115))
        #expect(placed(.bottomTrailing).origin == CGPoint(x: 95, y: 105))
    }

    @Test("subviews of a range, and those at some indices, are subviews again")
    func slices() {
        var sizes: [[CGFloat]] = []
        let layout = Placing { _, subviews in
            let parts: [LayoutSubviews] = [subviews.dropFirst(), subviews[0..<1], subviews[[2, 0]]]
            sizes = parts.map { $0.map { $0.sizeThatFits(.unspecified).width } }
        }
        let tree = TestTree { scope in
            scope.appendLayout(layout) {
                $0.box("a", 10, 5)
                $0.box("b", 20, 5)
                $0.box("c", 30, 5)
            }
        }
        _ = tree.place(200, 200)
        #expect(sizes == [[20, 30], [10], [30, 10]])
    }

    @Test("a subview that is not placed is centred")
    func centresTheUnplaced() {
        let tree = TestTree { $0.appendLayout(Placing { _, _ in }) { $0.box("box", 30, 20) } }
        #expect(tree.place(nil, nil).frame("box") == CGRect(x: 60, y: 65, width: 30, height: 20))
    }

    @Test("the last of several placements counts")
    func lastWins() {
        let layout = Placing { _, subviews in
            subviews[0].place(at: CGPoint(x: 1, y: 2), proposal: .unspecified)
            subviews[0].place(at: CGPoint(x: 7, y: 9), proposal: .unspecified)
        }
        let tree = TestTree { $0.appendLayout(layout) { $0.box("box", 30, 20) } }
        #expect(tree.place(nil, nil).frame("box").origin == CGPoint(x: 7, y: 9))
    }

    @Test("the placed size is the answer to the proposal of the placement")
    func sizesByPlacement() {
        let layout = Placing { bounds, subviews in
            subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: 44, height: 11))
        }
        let tree = TestTree { scope in
            scope.appendLayout(layout) { $0.wrap(with: NameModifier("fill")) { $0.appendPaint(Color.red) } }
        }
        #expect(tree.place(300, 300).frame("fill") == CGRect(x: 0, y: 0, width: 44, height: 11))
    }

    @Test(
        "a place that is no number or has no end is reported with the view's name", arguments: [CGFloat.nan, .infinity])
    func reportsPlaces(_ x: CGFloat) {
        let layout = Placing { _, subviews in subviews[0].place(at: CGPoint(x: x, y: 0), proposal: .unspecified) }
        let tree = TestTree { $0.appendLayout(layout) { $0.box("lost box", 30, 20) } }
        let errors = tree.place(nil, nil).session.errors
        #expect(errors.count == 1)
        #expect(errors.first?.description.contains("lost box") == true)
        #expect(tree.frame("lost box").isNull)
    }

    /// Counts what is asked of it.
    private final class Calls {
        var caches = 0
        var sizes = 0
    }

    private struct Counting: Layout {
        let calls: Calls

        func makeCache(subviews: Subviews) -> Int {
            calls.caches += 1
            return 0
        }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
            cache += 1
            calls.sizes = cache
            return subviews.first?.sizeThatFits(proposal) ?? .zero
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) {
            cache += 100
            subviews.first?.place(at: bounds.origin, proposal: proposal)
            calls.sizes = cache
        }
    }

    @Test("a layout has one cache for measuring and placing")
    func keepsItsCache() {
        let calls = Calls()
        let tree = TestTree { $0.appendLayout(Counting(calls: calls)) { $0.box(10, 10) } }
        _ = tree.root.size(.zero)
        tree.place(50, 50)
        #expect(calls.caches == 1)
        #expect(calls.sizes == 102)
    }

    @Test("a layout is asked once for each proposal")
    func isRemembered() {
        let calls = Calls()
        let tree = TestTree { $0.appendLayout(Counting(calls: calls)) { $0.box(10, 10) } }
        for _ in 0..<5 { _ = tree.root.size(ProposedViewSize(width: 30, height: nil)) }
        #expect(calls.sizes == 1)
    }

    /// Says itself where a guide lies.
    private struct Guiding: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            CGSize(width: 40, height: 40)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
    }

    @Test("an explicit guide of a child reaches the containers around it")
    func passesGuides() {
        let tree = TestTree { scope in
            scope.appendZStack(alignment: .topLeading) { scope in
                scope.descend(.index(0)) { $0.box("back", 50, 50) }
                scope.descend(.index(1)) { scope in
                    scope.wrap(with: PaddingModifier(.all, 5)) { scope in
                        scope.wrap(with: AlignmentGuideModifier(HorizontalAlignment.leading) { _ in -10 }) {
                            $0.box("moved", 20, 20)
                        }
                    }
                }
            }
        }
        // The guide lies at -10 of the box, at -5 of the padding: the padding starts 5 points further on.
        #expect(tree.place(nil, nil).frame("moved").minX == 10)
    }

    @Test("any layout behaves as the one within")
    func erases() {
        func frames(_ layout: some Layout) -> [CGRect] {
            let tree = TestTree { scope in
                scope.appendLayout(layout) { scope in
                    scope.descend(.index(0)) { $0.box(10, 20) }
                    scope.descend(.index(1)) { $0.appendSpacer(minLength: nil) }
                    scope.descend(.index(2)) { $0.box(30, 10) }
                }
            }
            return tree.place(200, 100).frames
        }
        #expect(frames(AnyLayout(HStackLayout(spacing: 3))) == frames(HStackLayout(spacing: 3)))
        #expect(frames(AnyLayout(AnyLayout(VStackLayout()))) == frames(VStackLayout()))
    }
}

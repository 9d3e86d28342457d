import Foundation
import Testing
import TintypeGraphics
import TintypeTree
import TintypeUI

@Suite("Layouts, guides and modifiers of one's own")
@MainActor
struct OwnLayoutTests {
    @Test("a layout reads the values that its views carry, and the default of those that carry none")
    func layoutValues() throws {
        let scene = try settle(
            ByValue {
                Color.red.frame(width: 10, height: 10).layoutValue(key: Place.self, value: 30).id("placed")
                Color.red.frame(width: 10, height: 10).id("default")
            }, width: 100, height: 20)
        #expect(try scene.frame("placed").minX - scene.frame("default").minX == 30)
    }

    @Test("views of one kind keep the distance that they prefer")
    func spacing() throws {
        var distances: [CGFloat] = []
        let layout = Asking { subviews in
            let (first, second) = (subviews[0].spacing, subviews[1].spacing)
            distances = [Axis.horizontal, .vertical].map { first.distance(to: second, along: $0) }
        }
        _ = try settle(
            layout {
                Color.red
                Color.blue
            }, width: 20, height: 20)
        // Two plain views stand 8 apart: the case spacing-rect|rect was measured.
        #expect(distances == [8, 8])
    }

    @Test("a layout says where a guide of it lies")
    func explicitGuide() throws {
        let scene = try settle(
            VStack(alignment: .leading, spacing: 0) {
                Guided { Color.red }
                Color.blue.frame(width: 10, height: 10).id("below")
            })
        let place = try scene.frame("below").minX
        // The layout is 40 wide, with its leading guide 5 points in.
        withKnownIssue("a layout is asked for a guide only where a view in it sets one") { #expect(place == 5) }
    }

    @Test("a layout's axis is that of the dividers in it")
    func axis() throws {
        let row = try settle(Row { Divider().id("line") }, width: 20, height: 30)
        #expect(try row.frame("line").size == CGSize(width: 0.5, height: 30))
        let layout = Asking { _ in }
        let none = try settle(layout { Divider().id("line") }, width: 20, height: 30)
        #expect(try none.frame("line").size == CGSize(width: 20, height: 0.5))
    }

    @Test("a container's layout lays out as the container does")
    func containers() throws {
        func frames(_ view: some View) throws -> [CGRect] {
            let scene = try settle(view, width: 200, height: 100)
            return try ["square", "bar"].map { try scene.frame($0) }
        }
        let square = Color.red.frame(width: 30, height: 20).id("square")
        let bar = Color.blue.frame(width: 50, height: 10).id("bar")
        let layers = ZStack(alignment: .bottomTrailing) {
            square
            bar
        }
        let layersByLayout = ZStackLayout(alignment: .bottomTrailing) {
            square
            bar
        }
        #expect(try frames(layersByLayout) == frames(layers))
        let grid = Grid(horizontalSpacing: 3) {
            GridRow {
                square
                bar
            }
        }
        let gridByLayout = GridLayout(horizontalSpacing: 3) {
            GridRow {
                square
                bar
            }
        }
        #expect(try frames(gridByLayout) == frames(grid))
    }

    @Test("a guide of one's own aligns views by its default value")
    func ownGuide() throws {
        let scene = try settle(
            VStack(alignment: .third, spacing: 0) {
                Color.red.frame(width: 30, height: 5).id("narrow")
                Color.blue.frame(width: 60, height: 5).id("wide")
            })
        #expect(try scene.frame("narrow").minX == 10)
        #expect(try scene.frame("wide").minX == 0)
    }

    @Test("modified content is its content with the modifier, and the empty one changes nothing")
    func modified() throws {
        let square = Color.red.frame(width: 10, height: 10)
        let wide = ModifiedContent(content: square, modifier: Widened())
        #expect(try settle(wide.id("a"), width: 90, height: 90).frame("a").width == 16)
        let plain = square.modifier(EmptyModifier())
        #expect(try settle(plain.id("a"), width: 90, height: 90).frame("a").width == 10)
    }

    @Test("an equatable view and any view are the view within")
    func same() throws {
        let equal = Square(side: 12).equatable()
        #expect(try settle(equal.id("a"), width: 90, height: 90).frame("a").width == 12)
        let any = AnyView(Square(side: 12))
        #expect(try settle(any.id("a"), width: 90, height: 90).frame("a").width == 12)
    }
}

private struct Place: LayoutValueKey {
    static let defaultValue: CGFloat = 0
}

/// Puts each view as far from the leading edge as its value says.
private struct ByValue: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews {
            subview.place(at: CGPoint(x: bounds.minX + subview[Place.self], y: bounds.minY), proposal: .unspecified)
        }
    }
}

/// Calls a closure with its views, and proposes all of its room to each.
private struct Asking: Layout {
    let ask: (LayoutSubviews) -> Void

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        ask(subviews)
        for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    }
}

/// Is 40 points wide and says that its leading guide lies 5 points in.
private struct Guided: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        CGSize(width: 40, height: 10)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}

    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? {
        guide == .leading ? bounds.minX + 5 : nil
    }
}

/// Lines its views up from side to side, all in one place.
private struct Row: Layout {
    static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    }
}

private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
}

extension HorizontalAlignment {
    fileprivate static let third = HorizontalAlignment(Third.self)
}

private struct Widened: ViewModifier {
    func body(content: Content) -> some View { content.padding(.horizontal, 3) }
}

private struct Square: View, Equatable {
    let side: CGFloat
    var body: some View { Color.red.frame(width: side, height: side) }
}

import Foundation
import Testing
import TintypeGraphics
import TintypeTree
import TintypeUI

/// Ten rows of 20 points, 5 apart: 245 points in a window of 100, which can be scrolled by 145.
private struct Rows: View {
    var body: some View {
        VStack(spacing: 5) {
            ForEach(0..<10) { index in
                Color.blue.frame(height: 20).id("row-\(index)")
            }
        }
    }
}

@Suite("What scroll views are scrolled to")
@MainActor
struct ScrollPositionTests {
    private func top<V: View>(_ view: V, of row: Int = 0) throws -> CGFloat {
        try settle(view, width: 50, height: 100).frame("row-\(row)").minY
    }

    @Test("a position in points, along the axes that it names")
    func points() throws {
        #expect(try top(ScrollView { Rows() }.scrollPosition(.constant(ScrollPosition(y: 60)))) == -60)
        #expect(try top(ScrollView { Rows() }.scrollPosition(.constant(ScrollPosition(x: 60)))) == 0)
        let point = ScrollPosition(point: CGPoint(x: 0, y: 30))
        #expect(try top(ScrollView { Rows() }.scrollPosition(.constant(point))) == -30)
    }

    @Test("an edge, as far as it goes")
    func edges() throws {
        #expect(try top(ScrollView { Rows() }.scrollPosition(.constant(ScrollPosition(edge: .bottom)))) == -145)
        #expect(try top(ScrollView { Rows() }.scrollPosition(.constant(ScrollPosition(edge: .top)))) == 0)
    }

    @Test("a view, by its anchor, and never beyond the content")
    func views() throws {
        let position = ScrollPosition(id: "row-4", anchor: .top)
        #expect(try top(ScrollView { Rows() }.scrollPosition(.constant(position)), of: 4) == 0)
        let last = ScrollPosition(id: 9)
        // The element's id, and the anchor of the modifier: the row ends where the content does.
        #expect(try top(ScrollView { Rows() }.scrollPosition(.constant(last), anchor: .top), of: 9) == 80)
        #expect(try top(ScrollView { Rows() }.scrollPosition(id: .constant(Optional(5))), of: 5) == 80)
    }

    @Test("state that is written when the view appears scrolls it")
    func state() throws {
        struct Screen: View {
            @State private var position = ScrollPosition(idType: Int.self)

            var body: some View {
                ScrollView { Rows() }.scrollPosition($position).onAppear { position.scrollTo(y: 40) }
            }
        }
        #expect(try top(Screen()) == -40)
    }

    @Test("an anchor shows the end at first, and only what scrolls is moved")
    func anchors() throws {
        #expect(try top(ScrollView { Rows() }.defaultScrollAnchor(.bottom)) == -145)
        #expect(try top(ScrollView { Rows() }.defaultScrollAnchor(.bottom, for: .alignment)) == 0)
        let small = ScrollView { Color.blue.frame(height: 20).id("row-0") }
        #expect(try top(small.defaultScrollAnchor(.center)) == 40)
        #expect(try top(small.defaultScrollAnchor(.center, for: .initialOffset)) == 0)
        #expect(try top(ScrollView { Rows() }.defaultScrollAnchor(.bottom).defaultScrollAnchor(nil)) == -145)
    }

    @Test("a reader scrolls in onAppear, by the anchor or as little as it takes")
    func reader() throws {
        func screen(_ row: Int, _ anchor: UnitPoint?) -> some View {
            ScrollViewReader { proxy in
                ScrollView { Rows() }.onAppear { proxy.scrollTo("row-\(row)", anchor: anchor) }
            }
        }
        #expect(try top(screen(3, .top), of: 3) == 0)
        #expect(try top(screen(4, .center), of: 4) == 40)
        #expect(try top(screen(1, nil), of: 1) == 25)
        #expect(try top(screen(6, nil), of: 6) == 80)
    }

    @Test("a reader scrolls a lazy list to a row that was never made, and makes no others than those it shows")
    func lazyReader() throws {
        let view = ScrollViewReader { proxy in
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<1_000) { Color.blue.frame(height: 20).id("row-\($0)") }
                }
            }
            .onAppear { proxy.scrollTo(500, anchor: .top) }
        }
        let scene = try settle(view, width: 50, height: 100)
        #expect(try scene.frame("row-500").minY == 0)
        #expect(scene.tree.view("row-499") == nil || scene.tree.view("row-480") == nil)
        #expect(scene.tree.view("row-510") == nil)
    }

    @Test("a row of a lazy grid is found by its element's id")
    func lazyGrid() throws {
        let columns = [GridItem(.flexible()), GridItem(.flexible())]
        let view = ScrollView {
            LazyVGrid(columns: columns, spacing: 5) {
                ForEach(0..<100) { Color.blue.frame(height: 20).id("row-\($0)") }
            }
        }
        #expect(try top(view.scrollPosition(.constant(ScrollPosition(id: 41, anchor: .top))), of: 40) == 0)
    }

    @Test("from right to left a position counts from the right")
    func rightToLeft() throws {
        let view = ScrollView(.horizontal) { Color.blue.frame(width: 150, height: 10).id("row-0") }
            .scrollPosition(.constant(ScrollPosition(x: 30)))
            .environment(\.layoutDirection, .rightToLeft)
        // The content begins 30 points beyond the window's right side, at 80, and is 150 long.
        #expect(try settle(view, width: 50, height: 100).frame("row-0").minX == -70)
    }

    @Test("scrolling while views are made is an error that says where to do it")
    func scrollingInBody() {
        let view = ScrollViewReader { proxy in
            let _ = proxy.scrollTo("row-3")
            ScrollView { Rows() }
        }
        let errors = #expect(throws: RenderErrors.self) { try settle(view, width: 50, height: 100) }
        #expect(errors?.errors.first?.message == "scrollTo is called while views are made")
    }

    @Test("positions are equal where they lead to the same place")
    func equality() {
        #expect(ScrollPosition(id: 3) == ScrollPosition(id: 3))
        #expect(ScrollPosition(id: 3) != ScrollPosition(id: 4))
        #expect(ScrollPosition(x: 1, y: 2) == ScrollPosition(point: CGPoint(x: 1, y: 2)))
        #expect(ScrollPosition(edge: .top).edge == .top)
        #expect(ScrollPosition(id: 3).viewID(type: Int.self) == 3)
    }
}

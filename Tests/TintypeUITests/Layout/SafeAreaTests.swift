import Foundation
import Testing
import TintypeGraphics
import TintypeTree
import TintypeUI

/// On an iPhone 15: 393×852, of which 59 points at the top and 34 at the bottom are unsafe.
@Suite("Safe areas")
@MainActor
struct SafeAreaTests {
    private func settled<V: View>(_ view: V) throws -> SettledScene {
        let pass = SettlePass(
            session: Session(context: .blocks(scale: 1)), canvas: ProposedViewSize(width: 393, height: 852),
            safeArea: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0))
        return try pass.run { V._evaluate(view, into: &$0) }
    }

    private func ground(_ id: String, in scene: SettledScene) throws -> CGRect {
        try #require(scene.tree.view(id)?.children.last).frame
    }

    @Test(
        "a style behind a view reaches through the edges that the view's frame touches, and through those asked for alone"
    )
    func background() throws {
        let scene = try settled(
            VStack(spacing: 0) {
                Color.clear.background(.red).id("upper")
                Color.clear.frame(height: 50).background(.red).id("middle")
                Color.clear.background(.red, ignoresSafeAreaEdges: .top).id("lower")
            })
        #expect(try ground("upper", in: scene) == CGRect(x: 0, y: 0, width: 393, height: 413.5))
        #expect(try ground("middle", in: scene) == scene.frame("middle"))
        #expect(try ground("lower", in: scene) == scene.frame("lower"))
        #expect(try scene.frame("upper") == CGRect(x: 0, y: 59, width: 393, height: 354.5))
    }

    @Test("views behind a view stay in its frame, and so does a shape")
    func views() throws {
        let scene = try settled(
            ZStack {
                Color.clear.background { Color.red.id("views") }
                Color.clear.background(.red, in: Rectangle()).id("shape")
            })
        let safe = CGRect(x: 0, y: 59, width: 393, height: 759)
        #expect(try scene.frame("views") == safe)
        #expect(try ground("shape", in: scene) == safe)
    }

    @Test("a framed view that touches no unsafe area does not move; one that does reaches out from there")
    func framed() throws {
        let scene = try settled(
            VStack(spacing: 0) {
                Color.red.frame(height: 100).id("first").ignoresSafeArea()
                Color.red
                Color.red.frame(height: 100).id("second").ignoresSafeArea()
                Color.red.id("last").ignoresSafeArea(edges: .horizontal)
            })
        #expect(try scene.frame("first").minY == 0)
        #expect(try scene.frame("second").minY == 438.5)
        #expect(try scene.frame("last").maxY == 818)
    }

    @Test("the older name of ignoring the safe area does so too")
    func olderName() throws {
        let scene = try settled(Color.red.id("all").edgesIgnoringSafeArea(.all))
        #expect(try scene.frame("all") == CGRect(x: 0, y: 0, width: 393, height: 852))
    }

    @Test("a reader is told of the unsafe areas that it touches, through a scroll view of none along its axis")
    func reader() throws {
        let whole = Record<EdgeInsets>()
        let lower = Record<EdgeInsets>()
        let scrolled = Record<EdgeInsets>()
        _ = try settled(
            VStack(spacing: 0) {
                GeometryReader { whole.keep($0.safeAreaInsets) }
                ScrollView { GeometryReader { scrolled.keep($0.safeAreaInsets) } }
                GeometryReader { lower.keep($0.safeAreaInsets) }
            })
        #expect(whole.last == EdgeInsets(top: 59, leading: 0, bottom: 0, trailing: 0))
        #expect(lower.last == EdgeInsets(top: 0, leading: 0, bottom: 34, trailing: 0))
        #expect(scrolled.last == EdgeInsets())
    }

    @Test("rows of a lazy stack are made as far as the screen goes, and stand below what is unsafe")
    func scrolled() throws {
        let scene = try settled(
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(0..<1_000) { Color.red.frame(height: 10).id("row \($0)") } }
            })
        #expect(try scene.frame("row 0").minY == 59)
        #expect(try scene.frame("row 79").minY == 849)
        #expect(throws: MissingView.self) { try scene.frame("row 90") }
    }

    @Test("padding that is unsafe is no edge for what is scrolled")
    func padded() throws {
        let scene = try settled(
            ScrollView(.horizontal) {
                LazyHStack(spacing: 0) { ForEach(0..<100) { Color.red.frame(width: 50).id("card \($0)") } }
            }
            .safeAreaPadding(.horizontal, 121))
        #expect(try scene.frame("card 0").minX == 121)
        #expect(try scene.frame("card 5").minX == 371)
    }

    @Test(
        "bars keep clear of the status bar in a navigation that ignores the safe area, and its page reaches the edges")
    func bars() throws {
        func titled(_ isIgnoring: Bool) throws -> SettledScene {
            try settled(
                NavigationStack {
                    Color.clear.background(.red).id("content").navigationTitle("T")
                        .navigationBarTitleDisplayMode(.inline)
                }
                .ignoresSafeArea(edges: isIgnoring ? .all : []))
        }
        for isIgnoring in [false, true] {
            let scene = try titled(isIgnoring)
            #expect(try scene.frame("content") == CGRect(x: 0, y: 113, width: 393, height: 705))
            #expect(try ground("content", in: scene) == CGRect(x: 0, y: 0, width: 393, height: 852))
        }
    }

    @Test("pages of navigations and tabs are opaque to their edges")
    func grounds() throws {
        func pageGround<V: View>(_ view: V) throws -> CGRect? {
            try settled(view).tree.root.first("PageGround")?.frame
        }
        let canvas = CGRect(x: 0, y: 0, width: 393, height: 852)
        #expect(try pageGround(NavigationStack { Color.clear }) == canvas)
        #expect(try pageGround(TabView { Color.clear.tabItem { Text("T") } }) == canvas)
        #expect(
            try pageGround(
                VStack(spacing: 0) {
                    Color.clear; NavigationStack { Color.clear }
                })?.minY == 438.5)
    }

    @Test("a list below other views leaves them uncovered")
    func list() throws {
        let scene = try settled(
            VStack(spacing: 0) {
                Color.red.frame(height: 100).id("above")
                List { Text("row") }
            })
        #expect(scene.tree.root.first("ListBackground")?.frame == CGRect(x: 0, y: 159, width: 393, height: 693))
    }

    @Test("a view turned against the screen reaches into no unsafe area, one that is only moved or grown does")
    func turned() throws {
        let scene = try settled(
            ZStack {
                Color.clear.background(.red).id("turned").rotationEffect(.degrees(45))
                Color.clear.background(.red).id("same").scaleEffect(1)
            })
        #expect(try ground("turned", in: scene) == scene.frame("turned"))
        #expect(try ground("same", in: scene).minY == 0)
    }

    @Test("what an inset adds at the bottom is crossed to the edge of the screen by itself and by what ignores it")
    func inset() throws {
        let scene = try settled(
            Color.clear.background(.red).id("view").safeAreaInset(edge: .bottom) {
                Color.clear.frame(height: 40).background(.blue).id("bar")
            })
        #expect(try scene.frame("view").maxY == 770)
        #expect(try ground("view", in: scene) == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(try ground("bar", in: scene) == CGRect(x: 0, y: 778, width: 393, height: 74))
    }
}

extension SettledTree.View {
    /// The first view of a kind, this one or one inside.
    fileprivate func first(_ kind: String) -> SettledTree.View? {
        self.kind == kind ? self : children.lazy.compactMap { $0.first(kind) }.first
    }
}

import Foundation
import Testing
import TintypeGraphics
import TintypeTree
import TintypeUI

@Suite("Safe area insets")
@MainActor
struct SafeAreaInsetTests {
    @Test("what stands at an edge is served first, and the view has the rest less the distance")
    func bottom() throws {
        let view = Color.blue.id("content").safeAreaInset(edge: .bottom, spacing: 6) {
            Color.red.frame(height: 24).id("bar")
        }
        let scene = try settle(view, width: 100, height: 100)
        #expect(try scene.frame("content") == CGRect(x: 0, y: 0, width: 100, height: 70))
        #expect(try scene.frame("bar") == CGRect(x: 0, y: 76, width: 100, height: 24))
    }

    @Test("without a spacing colours keep 8 points; a later inset is the outer one")
    func nested() throws {
        let view = Color.blue.id("content")
            .safeAreaInset(edge: .leading) { Color.red.frame(width: 10).id("inner") }
            .safeAreaInset(edge: .top, alignment: .trailing) { Color.red.frame(width: 30, height: 20).id("outer") }
        let scene = try settle(view, width: 100, height: 100)
        #expect(try scene.frame("outer") == CGRect(x: 70, y: 0, width: 30, height: 20))
        #expect(try scene.frame("inner") == CGRect(x: 0, y: 28, width: 10, height: 72))
        #expect(try scene.frame("content") == CGRect(x: 18, y: 28, width: 82, height: 72))
    }

    @Test("what ignores the safe area reaches below the bar, and a reader inside is told of it")
    func ignoring() throws {
        let record = Record<CGFloat>()
        let view = GeometryReader { proxy in
            Color.blue.id("behind").ignoresSafeArea().overlay(record.keep(proxy.safeAreaInsets.bottom))
        }
        .safeAreaInset(edge: .bottom, spacing: 0) { Color.red.frame(height: 24) }
        let scene = try settle(view, width: 100, height: 100)
        #expect(try scene.frame("behind") == CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(record.last == 24)
    }

    @Test("a scroll view ends at the bar")
    func scrollView() throws {
        let view = ScrollView { Color.blue.frame(height: 300).id("content") }
            .defaultScrollAnchor(.bottom)
            .safeAreaInset(edge: .bottom, spacing: 0) { Color.red.frame(height: 24) }
        #expect(try settle(view, width: 100, height: 100).frame("content").maxY == 76)
    }
}

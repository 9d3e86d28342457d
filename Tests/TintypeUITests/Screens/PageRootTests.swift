import Foundation
import Testing
import TintypeGraphics
import TintypeTree
import TintypeUI

/// Several views at the root of a screen stand below each other.
@Suite("Several views at the root of a page")
@MainActor
struct PageRootTests {
    private func below(_ view: some View) throws {
        let scene = try settle(view, width: 390, height: 844)
        let (first, second) = (try scene.frame("first"), try scene.frame("second"))
        #expect(second.minY >= first.maxY, "\(first) \(second)")
        // A Spacer takes what is left.
        #expect(first.maxY < 300)
    }

    @ViewBuilder private var views: some View {
        Color.red.frame(width: 10, height: 10).id("first")
        Color.blue.frame(width: 10, height: 10).id("second")
        Spacer()
    }

    @Test("the root of a navigation, and a view that it leads to")
    func navigation() throws {
        try below(NavigationStack { views })
        try below(NavigationStack { Color.red.navigationDestination(isPresented: .constant(true)) { views } })
    }

    @Test("a tab")
    func tab() throws {
        try below(TabView { Tab("a", systemImage: "star") { views } })
    }

    @Test("a cover")
    func cover() throws {
        try below(Color.red.fullScreenCover(isPresented: .constant(true)) { views })
    }
}

import Testing
import TintypeGraphics
import TintypeTree
import TintypeUI

@Suite("Modifiers without an effect yet")
@MainActor
struct InertModifierTests {
    private func notes<V: View>(_ view: V) throws -> [String] {
        let session = Session(context: .blocks())
        let pass = SettlePass(session: session, canvas: ProposedViewSize(width: 300, height: 300))
        _ = try pass.run { V._evaluate(view, into: &$0) }
        return session.notes.notes.map(\.message)
    }

    @Test("a picture notes each that SwiftUI would show something for, once")
    func once() throws {
        let rows = VStack {
            Text("1").badgeProminence(.increased)
            Text("2").badgeProminence(.decreased).listSectionMargins(.horizontal, 40)
        }
        #expect(
            try notes(rows) == [
                "badgeProminence(_:) has no effect yet", "listSectionMargins(_:_:) has no effect yet",
            ])
    }

    @Test("where SwiftUI would show nothing there is no note")
    func unseen() throws {
        let view = Text("1").badgeProminence(.standard).listSectionMargins(.all, nil)
            .listSectionIndexVisibility(.hidden)
        #expect(try notes(view) == [])
    }

    @Test("columns' widths are noted where columns stand beside each other")
    func columns() throws {
        let view = Text("1").navigationSplitViewColumnWidth(200).inspectorColumnWidth(min: 100, ideal: 200, max: 300)
        #expect(try notes(view.environment(\.horizontalSizeClass, .compact)) == [])
        #expect(try notes(view.environment(\.horizontalSizeClass, .regular)).count == 2)
    }

    @Test("what changes pixels in SwiftUI is noted, and its harmless values are not")
    func seen() throws {
        let shown = Text("1").toolbarRole(.editor).symbolColorRenderingMode(.gradient).backgroundExtensionEffect()
            .presentationBackgroundInteraction(.enabled).searchToolbarBehavior(.minimize)
        #expect(
            Set(try notes(shown)) == [
                "toolbarRole(_:) has no effect yet", "symbolColorRenderingMode(_:) has no effect yet",
                "backgroundExtensionEffect() has no effect yet",
                "presentationBackgroundInteraction(_:) has no effect yet",
                "searchToolbarBehavior(_:) has no effect yet",
            ])
        let plain = Text("1").toolbarRole(.automatic).symbolColorRenderingMode(.flat)
            .presentationBackgroundInteraction(.automatic).searchToolbarBehavior(.automatic)
        #expect(try notes(plain) == [])
    }

    @Test("a tab that SwiftUI would show elsewhere is noted")
    func tabs() throws {
        let view = TabView {
            Tab("a", systemImage: "star") { Text("a") }.tabPlacement(.sidebarOnly)
            Tab("b", systemImage: "star") { Text("b") }.defaultVisibility(.hidden, for: .tabBar)
            Tab("c", systemImage: "star") { Text("c") }.tabPlacement(.pinned).defaultVisibility(.hidden, for: .sidebar)
        }
        #expect(
            Set(try notes(view)) == [
                "tabPlacement(_:) has no effect yet", "defaultVisibility(_:for:) has no effect yet",
            ])
    }

    @Test("a view with one is drawn as it is without it")
    func picture() throws {
        let plain = try settle(Text("1").padding(4), width: 50, height: 50)
        let noted = try settle(Text("1").badgeProminence(.increased).padding(4), width: 50, height: 50)
        #expect(plain.tree.text() == noted.tree.text())
    }
}

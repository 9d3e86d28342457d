import Foundation
import Testing
import TintypeGraphics
import TintypeTree
import TintypeUI

@Suite("Split views")
@MainActor
struct SplitViewTests {
    private func split(_ visibility: NavigationSplitViewVisibility) -> some View {
        NavigationSplitView(columnVisibility: .constant(visibility)) {
            Color.red.id("sidebar")
        } detail: {
            Color.green.id("detail")
        }
    }

    private func three(_ visibility: NavigationSplitViewVisibility) -> some View {
        NavigationSplitView(columnVisibility: .constant(visibility)) {
            Color.red.id("sidebar")
        } content: {
            Color.blue.id("content")
        } detail: {
            Color.green.id("detail")
        }
    }

    private func upright(_ view: some View) throws -> SettledScene { try settle(view, width: 820, height: 1180) }
    private func flat(_ view: some View) throws -> SettledScene { try settle(view, width: 1180, height: 820) }

    @Test("upright the detail has the whole width, and nothing else is made of its own accord")
    func upright() throws {
        for scene in [try upright(split(.automatic)), try upright(three(.automatic)), try upright(three(.detailOnly))] {
            #expect(try scene.frame("detail").width == 820)
            #expect(scene.tree.view("sidebar") == nil && scene.tree.view("content") == nil)
        }
    }

    @Test("columns that are asked for lie over the detail")
    func overlaid() throws {
        for visibility in [NavigationSplitViewVisibility.all, .doubleColumn] {
            let scene = try upright(split(visibility))
            #expect(try scene.frame("detail").width == 820)
            #expect(try scene.frame("sidebar").minX == 0 && scene.frame("sidebar").width == 320)
        }
        let both = try upright(three(.all))
        #expect(try both.frame("detail").width == 820)
        #expect(try both.frame("content").minX == 320)
        let one = try upright(three(.doubleColumn))
        #expect(one.tree.view("sidebar") == nil)
        #expect(try one.frame("content").minX == 0)
    }

    @Test("balanced columns stand beside the detail however narrow the screen is")
    func balanced() throws {
        let scene = try upright(split(.all).navigationSplitViewStyle(.balanced))
        #expect(try scene.frame("detail") == CGRect(x: 320, y: 0, width: 500, height: 1180))
    }

    @Test("on its side, and in any window of macOS, columns stand beside each other")
    func beside() throws {
        #expect(try flat(split(.automatic)).frame("detail").minX == 320)
        #expect(try flat(three(.automatic)).frame("detail").minX == 640)
        #expect(try flat(split(.detailOnly)).frame("detail").width == 1180)
        let mac = try settle(
            split(.automatic), width: 700, height: 900, context: .blocks(platform: Platform(.macOS)))
        #expect(try mac.frame("detail").minX == 220)
    }

    @Test("a button brings hidden columns out again, once, and none where it is taken away or nothing is hidden")
    func toggle() throws {
        func count(_ view: some View, isFlat: Bool = false) throws -> Int {
            let scene = isFlat ? try flat(view) : try upright(view)
            return scene.tree.text().components(separatedBy: "sidebar.leading").count - 1
        }
        #expect(try count(split(.automatic)) == 1)
        #expect(try count(split(.detailOnly), isFlat: true) == 1)
        #expect(try count(split(.automatic), isFlat: true) == 0)
        #expect(try count(split(.all)) == 0)
        let stack = NavigationSplitView {
            Color.red
        } detail: {
            NavigationStack { Color.green.navigationTitle("Detail") }
        }
        #expect(try count(stack) == 1)
        let bare = NavigationSplitView {
            Color.red
        } detail: {
            Color.green.toolbar(removing: .sidebarToggle)
        }
        #expect(try count(bare) == 0)
        let sheet = NavigationSplitView {
            Color.red
        } detail: {
            Color.green.toolbar(removing: .sidebarToggle)
                .sheet(isPresented: .constant(true)) { NavigationStack { Color.blue.navigationTitle("Sheet") } }
        }
        #expect(try count(sheet) == 0)
    }
}

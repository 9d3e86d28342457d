import Foundation
import Testing
import TintypeGraphics
import TintypeTree
import TintypeUI

@Suite("Toolbars")
@MainActor
struct ToolbarTests {
    /// The surfaces behind the items, with their colours, from the leading side.
    private func surfaces(_ view: some View) throws -> [(frame: CGRect, fill: String)] {
        let scene = try settle(NavigationStack { view }, width: 393, height: 852)
        return scene.tree.root.all("Capsule").map { ($0.frame, $0.value("fill") ?? "") }
            .sorted { $0.0.minX < $1.0.minX }
    }

    private var page: some View { Color.red.id("page") }
    private var blue: String { Color.blue.resolve(in: EnvironmentValues()).description.lowercased() }

    @Test(
        "an item whose condition is false leaves nothing, wherever it would stand",
        arguments: [
            ToolbarItemPlacement.automatic, .topBarLeading, .topBarTrailing, .primaryAction, .confirmationAction,
            .cancellationAction, .bottomBar, .principal, .status,
        ])
    func conditions(placement: ToolbarItemPlacement) throws {
        let isShown = false
        let item = page.toolbar {
            ToolbarItem(placement: placement) { if isShown { Button("Done") {} } }
        }
        let group = page.toolbar {
            ToolbarItemGroup(placement: placement) {
                if isShown { Button("Done") {} }
                if isShown { Button("More") {} }
            }
            ToolbarSpacer(.fixed, placement: placement)
        }
        let bare = page.toolbar { if isShown { Button("Done") {} } }
        for scene in [
            try settle(NavigationStack { item }, width: 393, height: 852),
            try settle(NavigationStack { group }, width: 393, height: 852),
            try settle(NavigationStack { bare }, width: 393, height: 852),
        ] {
            #expect(scene.tree.root.all("Capsule").isEmpty)
            #expect(try scene.frame("page") == CGRect(x: 0, y: 0, width: 393, height: 852))
        }
    }

    @Test("a bar's colour scheme reaches its surface, and not the page behind or another bar")
    func colorScheme() throws {
        func styles(_ placement: ToolbarPlacement?) throws -> (bars: [String?], page: String?) {
            let view = page.toolbar { ToolbarItem(placement: .bottomBar) { Text(verbatim: "x") } }
                .toolbarBackground(.visible, for: .navigationBar, .bottomBar)
                .toolbarColorScheme(placement == nil ? nil : .dark, for: placement ?? .navigationBar)
                .navigationTitle("Title")
            let root = try settle(NavigationStack { view }, width: 393, height: 852).tree.root
            return (root.all("BarSurface").map { $0.value("style") }, root.all("PageGround").first?.value("style"))
        }
        let usual = try styles(nil)
        let (top, bottom) = (try styles(.navigationBar), try styles(.bottomBar))
        #expect(usual.bars.count == 2 && usual.page != nil)
        #expect(top.bars.first != usual.bars.first && top.bars.last == usual.bars.last)
        #expect(bottom.bars.first == usual.bars.first && bottom.bars.last != usual.bars.last)
        #expect(top.page == usual.page && bottom.page == usual.page)
    }

    @Test("a principal item that is not there leaves the title")
    func principal() throws {
        let view = page.navigationTitle("Title").toolbar {
            ToolbarItem(placement: .principal) { if false as Bool { Text("x") } }
        }
        #expect(try settle(NavigationStack { view }, width: 393, height: 852).tree.text().contains("Title"))
    }

    @Test("an item beside one that is not there has the surface for itself")
    func neighbours() throws {
        let isShown = false
        let both = page.toolbar {
            ToolbarItem { if isShown { Button("Done") {} } }
            ToolbarItem { Button("Edit") {} }
        }
        let one = page.toolbar { ToolbarItem { Button("Edit") {} } }
        #expect(try surfaces(both).map(\.frame) == surfaces(one).map(\.frame))
    }

    @Test("what confirms has a surface of its own in the tint, with white text; what may not be used has glass")
    func confirmation() throws {
        func items(_ isEnabled: Bool) -> some View {
            page.toolbar {
                ToolbarItem(placement: .topBarTrailing) { Button("Edit") {} }
                ToolbarItem(placement: .confirmationAction) {
                    Button {
                    } label: {
                        Text("Done").id("done")
                    }.disabled(!isEnabled)
                }
            }
        }
        let enabled = try surfaces(items(true))
        #expect(enabled.count == 2 && enabled[0].fill != blue && enabled[1].fill == blue)
        let text = try settle(NavigationStack { items(true) }, width: 393, height: 852).tree.view("done")
        #expect(text?.value("style") == "#ffffff")
        let disabled = try surfaces(items(false))
        #expect(disabled.count == 1 && disabled[0].fill != blue)
    }

    @Test("a prominent style in a bar is the item's surface, in its own tint")
    func prominent() throws {
        let view = page.toolbar {
            ToolbarItem(placement: .primaryAction) {
                Button("Add") {}.buttonStyle(.borderedProminent).tint(Color(white: 0.5))
            }
            ToolbarItem(placement: .bottomBar) { Button("Share") {}.buttonStyle(.glassProminent) }
        }
        let found = try surfaces(view)
        #expect(Set(found.map(\.fill)) == ["#808080", blue])
        #expect(found.allSatisfy { $0.frame.height == 44 })
    }

    @Test("bars do not grow with the reader's size, and their symbols stay inside", arguments: DynamicTypeSize.allCases)
    func typeSizes(size: DynamicTypeSize) throws {
        let view = page.navigationTitle("Title").navigationBarTitleDisplayMode(.inline).toolbar {
            ToolbarItem(placement: .topBarLeading) {
                Button {
                } label: {
                    Image(systemName: "plus").id("plus")
                }
            }
            ToolbarItem(placement: .bottomBar) {
                Button {
                } label: {
                    Text("Share").id("share")
                }
            }
        }
        let scene = try settle(
            NavigationStack { view }.dynamicTypeSize(size), width: 393, height: 852)
        let usual = try settle(NavigationStack { view }, width: 393, height: 852)
        for id in ["plus", "share"] { #expect(try scene.frame(id) == usual.frame(id)) }
        let surface = try #require(scene.tree.root.all("Capsule").first).frame
        #expect(surface.height == 44)
        #expect(try surface.contains(scene.frame("plus")))
    }

    @Test("a large title stays in its zone", arguments: DynamicTypeSize.allCases)
    func largeTitle(size: DynamicTypeSize) throws {
        let view = page.navigationTitle(Text("Title")).dynamicTypeSize(size)
        let tree = try settle(NavigationStack { view }.dynamicTypeSize(size), width: 393, height: 852).tree
        let title = try #require(tree.root.all("Text").first).frame
        #expect(title.minY >= 64 && title.maxY <= 116)
    }
}

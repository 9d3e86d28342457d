import Foundation
import Testing
import TintypeGraphics
import TintypeTree
import TintypeUI

/// The figures of iOS 18, which differ from those of iOS 26: UIKit's, as it documents them or as they were for years.
@Suite("iOS 18")
@MainActor
struct EarlierSystemTests {
    private func settled(_ view: some View, version: Int = 18) throws -> SettledScene {
        try settle(
            view, width: 393, height: 852, context: .blocks(platform: Platform(.iOS, version: version)))
    }

    @Test("rows are at least 44 high, on cards 16 from the sides with corners of 10, below the bar's large title")
    func rows() throws {
        let scene = try settled(
            NavigationStack {
                Form {
                    Section {
                        Text("One").id("one")
                        Text("Two").id("two")
                    }
                }
                .navigationTitle("Title")
            })
        let rows = scene.tree.root.all("ListRowSurface").map(\.frame)
        #expect(rows.map(\.height) == [44, 44])
        #expect(rows.allSatisfy { $0.minX == 16 && $0.maxX == 393 - 16 })
        // The bar is 44 high, the zone of the large title 52; the first section begins 35 below.
        #expect(try abs(#require(rows.first).minY - (44 + 52 + 35)) < 0.01)
    }

    @Test("tabs share the width of a bar 49 high, which lies on a surface below a line")
    func tabs() throws {
        let scene = try settled(
            TabView {
                ForEach(0..<3, id: \.self) { number in
                    Color.red.id("page \(number)").tabItem {
                        Image(systemName: "star").id("icon \(number)")
                        Text("x").id("title \(number)")
                    }
                }
            })
        for number in 0..<3 {
            let (icon, title) = try (scene.frame("icon \(number)"), scene.frame("title \(number)"))
            #expect(abs(icon.midX - 393 * (CGFloat(number) + 0.5) / 3) < 0.5)
            #expect(abs(icon.midX - title.midX) < 0.5)
            #expect(icon.minY > 852 - 49 && title.maxY < 852)
        }
        let surface = try #require(scene.tree.root.all("BarSurface").first).frame
        #expect(surface == CGRect(x: 0, y: 852 - 49, width: 393, height: 49))
        #expect(try scene.frame("page 0").maxY >= 852 - 49)
    }

    @Test("what a view presents has the looks of the system that the view has")
    func presented() throws {
        func widths(_ view: some View) throws -> [CGFloat] {
            let shown = try settle(
                view.environment(\.platform, Platform(.iOS, version: 18)), width: 393, height: 852)
            let whole = try settled(view)
            func frames(_ scene: SettledScene) -> [CGRect] {
                ["DialogSurface", "MenuSurface", "SheetSurface"].flatMap { scene.tree.root.all($0).map(\.frame) }
            }
            #expect(frames(shown) == frames(whole))
            return frames(shown).map(\.width)
        }
        #expect(try widths(Color.red.alert("Title", isPresented: .constant(true)) { Button("OK") {} }) == [270])
        let sheet = Color.red.sheet(isPresented: .constant(true)) { Color.blue.presentationDetents([.medium]) }
        #expect(try widths(sheet) == [393])
        let menu = Menu(isOpen: true) {
            Button("Row") {}
        } label: {
            Text("Menu")
        }
        #expect(try widths(menu).count == 1)
    }

    @Test(
        "controls have UIKit's sizes of before",
        arguments: [
            ("switch", CGSize(width: 51, height: 31)), ("stepper", CGSize(width: 94, height: 32)),
        ])
    func controls(name: String, size: CGSize) throws {
        let view =
            name == "switch"
            ? AnyView(Toggle("", isOn: .constant(true)).labelsHidden().id("control"))
            : AnyView(Stepper("", value: .constant(1)).labelsHidden().id("control"))
        let context = RenderContext.blocks(platform: Platform(.iOS, version: 18))
        #expect(try settle(view, context: context).frame("control").size == size)
    }

    @Test("segments are 32 high, and a search field 36")
    func heights() throws {
        let picker = Picker("", selection: .constant(0)) { Text("One").tag(0) }.pickerStyle(.segmented).id("segments")
        #expect(try settled(picker).frame("segments").height == 32)
        let list = NavigationStack { List {}.navigationTitle("Title").searchable(text: .constant("")) }
        let (old, new) = try (settled(list), settled(list, version: 26))
        func fields(_ scene: SettledScene) -> [CGFloat] {
            scene.tree.root.all("RoundedRectangle").map(\.frame.height)
                + scene.tree.root.all("Capsule").map(\.frame.height)
        }
        #expect(fields(old).contains(36) && fields(new).contains(44))
    }
}

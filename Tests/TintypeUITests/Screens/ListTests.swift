import Foundation
import RandomInput
import Testing
import TintypeGraphics
import TintypeTree
import TintypeUI

@Suite("Lists")
@MainActor
struct ListTests {
    @Test("rows of a grouped list begin 35 points below the top and are at least 52 high")
    func rows() throws {
        let view = List {
            Color.red.frame(height: 10).id("first")
            Color.red.frame(height: 40).id("second")
        }
        let scene = try settle(view, width: 300, height: 400)
        // The card stands 16 points from the sides, and the content 16 from those of the card.
        #expect(try scene.frame("first") == CGRect(x: 32, y: 56, width: 236, height: 10))
        #expect(try scene.frame("second") == CGRect(x: 32, y: 102, width: 236, height: 40))
    }

    @Test("the chevron of a row that leads on is 6.8 by 11.5, as on iOS 26.1")
    func chevron() throws {
        let view = NavigationStack { List { NavigationLink("One") { Color.red } } }
        let images = try settle(view, width: 393, height: 852).tree.root.all("Image")
        let box = try #require(images.first { $0.value("systemName") == "chevron.forward" }).frame
        // The box has half a unit of the symbols' grid at both sides of the ink.
        #expect(abs(box.width - 13 * 1.4 / 24 - 6.8) < 0.34)
        #expect(abs(box.height - 11.5) < 0.34)
    }

    @Test(
        "headers of grouped lists were in capitals before iOS 26, unless the author says otherwise",
        arguments: [18, 26])
    func headers(version: Int) throws {
        func width(_ header: some View) throws -> CGFloat {
            let view = List {
                Section {
                    Color.red
                } header: {
                    header.id("header")
                }
            }
            let context = RenderContext.blocks(platform: Platform(.iOS, version: version))
            return try settle(view, width: 393, height: 852, context: context).frame("header").width
        }
        let (usual, capitals) = (try width(Text(verbatim: "straße")), try width(Text(verbatim: "STRASSE")))
        // The capital form has a letter more.
        #expect((usual == capitals) == (version == 18))
        #expect(try width(Text(verbatim: "straße").textCase(nil)) < capitals)
    }

    @Test("rows of plain lists begin at the top")
    func plainRows() throws {
        let view = List { Color.red.frame(height: 22).id("row") }.listStyle(.plain)
        #expect(try settle(view, width: 300, height: 400).frame("row") == CGRect(x: 16, y: 15, width: 268, height: 22))
    }

    @Test("a row's own insets count, not those around it")
    func insets() throws {
        let view = List {
            Color.red.frame(height: 60).id("row").listRowInsets(EdgeInsets()).listRowInsets(EdgeInsets(.all, 30))
        }
        .listStyle(.plain)
        #expect(try settle(view, width: 300, height: 400).frame("row") == CGRect(x: 0, y: 0, width: 300, height: 60))
    }

    @Test("of a long list only the rows are made that are to be seen")
    func longList() throws {
        let made = Record<Int>()
        let view = List(0..<100_000, id: \.self) { number in
            Color.red.frame(height: 22).overlay(made.keep(number))
        }
        _ = try settle(view, width: 300, height: 520)
        #expect((made.last ?? 0) < 20)
    }

    @Test("rows of long runs stand where they would if all of them were made", arguments: 0..<24)
    func longRuns(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        let runs = (0..<3).map { _ in (count: random.number(70...200), height: CGFloat(random.number(52...80))) }
        let (run, anchor) = (random.number(0...2), [UnitPoint.top, .center, .bottom][random.number(0...2)])
        let row = random.number(0...runs[run].count - 1)
        let (headed, style) = (random.number(0...1) == 1, random.number(0...1) == 1)
        let made = Record<Int>()
        func rows(_ run: Int) -> some View {
            ForEach((0..<runs[run].count).map { run * 1_000 + $0 }, id: \.self) { number in
                Color.red.frame(height: runs[run].height).listRowInsets(EdgeInsets()).overlay(made.keep(number))
                    .id("row-\(number)")
            }
        }
        @ViewBuilder func content() -> some View {
            rows(0)
            Color.blue.frame(height: 70).id("between")
            if headed {
                Section {
                    rows(1)
                } header: {
                    Text(verbatim: "One").id("header")
                }
            } else {
                rows(1)
            }
            Section { rows(2) }
        }
        func scene(_ height: CGFloat, isScrolled: Bool) throws -> SettledScene {
            let target = isScrolled ? run * 1_000 + row : nil
            let list = List { content() }.scrollPosition(id: .constant(target), anchor: anchor)
            return style
                ? try settle(list.listStyle(.plain), width: 300, height: height)
                : try settle(list, width: 300, height: height)
        }
        let part = try scene(500, isScrolled: true)
        #expect(Set(made.values).count < 50)
        let whole = try scene(40_000, isScrolled: false)
        func all(_ view: SettledTree.View) -> [SettledTree.View] { [view] + view.children.flatMap(all) }
        let seen = all(part.tree.root).filter { $0.id?.hasPrefix("row-") == true }
        let target = "row-\(run * 1_000 + row)"
        let shift = try part.frame(target).minY - whole.frame(target).minY
        #expect(seen.count > 4)
        for view in seen {
            let name = try #require(view.id)
            #expect(try abs(view.frame.minY - shift - whole.frame(name).minY) < 0.001, "\(name)")
        }
    }

    @Test("a row tells its frame to what stands outside of the list")
    func rowFrame() throws {
        let seen = Record<CGRect>()
        let view = List(0..<3, id: \.self) { number in
            Color.red.frame(height: 22).overlay {
                GeometryReader { proxy in
                    Color.clear.preference(key: FrameKey.self, value: number == 1 ? proxy.frame(in: .global) : nil)
                }
            }
        }
        .overlayPreferenceValue(FrameKey.self) { seen.keep($0 ?? .zero) }
        _ = try settle(view, width: 300, height: 400)
        #expect(seen.last == CGRect(x: 32, y: 102, width: 236, height: 22))
    }

    private enum FrameKey: PreferenceKey {
        static var defaultValue: CGRect? { nil }
        static func reduce(value: inout CGRect?, nextValue: () -> CGRect?) { value = value ?? nextValue() }
    }

    @Test("separators begin at the first text of SwiftUI's, at the content's edge without one")
    func separators() throws {
        func start(_ row: some View) throws -> CGFloat {
            let view = List {
                row
                Color.red.frame(height: 10)
            }
            let tree = try settle(view, width: 300, height: 600).tree
            return try #require(tree.root.first { $0.kind == "ListRowSeparator" }).frame.minX
        }
        let options = ForEach(0..<3) { Text("\($0)") }
        // A letter is 8.5 points wide.
        #expect(try start(Text("four").frame(maxWidth: .infinity)) == 133)
        #expect(try start(Button("four") {}.buttonStyle(.bordered).frame(maxWidth: .infinity)) == 133)
        let picker = Picker("Size", selection: .constant(1)) { options }
        #expect(try start(picker.pickerStyle(.segmented)) == 32)
        #expect(try start(picker.pickerStyle(.wheel)) == 32)
        #expect(try start(DatePicker("", selection: .constant(.distantPast)).datePickerStyle(.graphical)) == 32)
        #expect(try start(Text("after").padding(.leading, 28)) == 60)
    }

    @Test("rows that lead on have an arrow, unless it is hidden")
    func indicators() throws {
        let view = List { NavigationLink("Go") { Text("there") } }
        #expect(try settle(view, width: 300, height: 400).tree.text().contains("chevron.forward"))
        let hidden = view.navigationLinkIndicatorVisibility(.hidden)
        #expect(try !settle(hidden, width: 300, height: 400).tree.text().contains("chevron.forward"))
    }

    @Test("every other row is shaded where a style says so")
    func stripes() throws {
        let view = List(0..<4, id: \.self) { Text("\($0)") }
        let striped = try settle(
            view.listStyle(.inset(alternatesRowBackgrounds: true)), width: 300, height: 400
        ).tree.text()
        #expect(striped.components(separatedBy: "#f4f5f5").count == 3)
        #expect(try !settle(view.listStyle(.inset), width: 300, height: 400).tree.text().contains("#f4f5f5"))
    }
}

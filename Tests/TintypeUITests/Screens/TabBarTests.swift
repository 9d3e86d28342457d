import Foundation
import Testing
import TintypeGraphics
import TintypeTree
import TintypeUI

@Suite("Tab bars")
@MainActor
struct TabBarTests {
    private static let symbols = ["minus", "ellipsis", "house", "circle", "chevron.up", "square.and.arrow.up", "heart"]

    /// A tab view with `count` tabs, whose symbols and titles have the ids `icon 0`, `title 0` and so on.
    private func tabs(_ count: Int, symbols: [String] = TabBarTests.symbols, chosen: Int = 0) -> some View {
        TabView(selection: .constant(chosen)) {
            ForEach(0..<count, id: \.self) { number in
                Color.red
                    .tabItem {
                        Image(systemName: symbols[number % symbols.count]).id("icon \(number)")
                        Text(String(repeating: "x", count: number + 1)).id("title \(number)")
                    }
                    .tag(number)
                    .badge(number % 2)
            }
        }
    }

    @Test("symbols and titles stand on two lines, whatever the symbols' heights", arguments: 1...4)
    func lines(count: Int) throws {
        let scene = try settle(tabs(count), width: 430, height: 900)
        // The platter is 62 high, 8 above the canvas's edge where nothing is unsafe; 86 a tab.
        let top = CGFloat(900 - 8 - 62)
        for number in 0..<count {
            let (icon, title) = try (scene.frame("icon \(number)"), scene.frame("title \(number)"))
            #expect(abs(icon.midY - top - 24) <= 0.25, "\(number)")
            #expect(abs(title.midY - top - 44.5) <= 0.25, "\(number)")
            #expect(abs(icon.midX - title.midX) <= 0.25, "\(number)")
            let middle = 215 + (CGFloat(number) - CGFloat(count - 1) / 2) * 86
            #expect(abs(icon.midX - middle) <= 0.5, "\(number)")
        }
    }

    @Test("the capsule of the chosen tab is 94 by 54, 4 points from the platter's end")
    func capsule() throws {
        let tree = try settle(tabs(3), width: 430, height: 900).tree
        let capsule = try #require(
            tree.root.first { $0.kind == "Capsule" && $0.frame.size == CGSize(width: 94, height: 54) })
        #expect(capsule.frame.origin == CGPoint(x: 215 - 137 + 4, y: 900 - 8 - 62 + 4))
    }

    @Test("the bar's colour scheme reaches its glass, and not the page behind")
    func colorScheme() throws {
        func styles(_ scheme: ColorScheme?) throws -> (bar: [String?], page: String?) {
            let view = TabView {
                Color.red
                    .tabItem { Text(verbatim: "One") }
                    .toolbarColorScheme(scheme, for: .tabBar)
            }
            let root = try settle(view, width: 393, height: 852).tree.root
            return (root.all("Capsule").map { $0.value("fill") }, root.all("PageGround").first?.value("style"))
        }
        let (usual, dark) = (try styles(nil), try styles(.dark))
        #expect(usual.bar.count == 2 && dark.bar.count == 2)
        for (usual, dark) in zip(usual.bar, dark.bar) { #expect(usual != dark) }
        #expect(usual.page != nil && dark.page == usual.page)
        #expect(try styles(.light).bar == usual.bar)
    }

    @Test("more tabs than there is room for share the width")
    func narrow() throws {
        let scene = try settle(tabs(7), width: 320, height: 700)
        let middles = try (0..<7).map { try scene.frame("icon \($0)").midX }
        for (a, b) in zip(middles, middles.dropFirst()) { #expect(abs(b - a - (288 - 16) / 7) < 0.6) }
    }

    @Test("symbols are filled where they can be, unless the label says otherwise")
    func filled() throws {
        func name(_ label: some View) throws -> String? {
            let view = TabView { Color.red.tabItem { label } }
            return try settle(view, width: 300, height: 600).tree.root.all("Image").first?.value("systemName")
        }
        #expect(try name(Label("Home", systemImage: "house")) == "house.fill")
        #expect(try name(Image(systemName: "globe")) == "globe")
        #expect(try name(Label("Home", systemImage: "house").environment(\.symbolVariants, .none)) == "house")
    }

    @Test("the bar does not grow with the reader's size")
    func typeSize() throws {
        let usual = try settle(tabs(3), width: 430, height: 900)
        let large = try settle(tabs(3).dynamicTypeSize(.accessibility5), width: 430, height: 900)
        for id in (0..<3).flatMap({ ["icon \($0)", "title \($0)"] }) {
            #expect(try usual.frame(id) == large.frame(id), "\(id)")
        }
    }
}

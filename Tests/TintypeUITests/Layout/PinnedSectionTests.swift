import Foundation
import Testing
import TintypeGraphics
import TintypeTree
import TintypeUI

/// Sections 100 points long, of a header, four rows and a footer, in a window of 150.
@Suite("Pinned headers and footers")
@MainActor
struct PinnedSectionTests {
    private func section(_ number: Int, rows: Int = 4) -> some View {
        Section {
            ForEach(0..<rows, id: \.self) { Color.red.frame(height: 20).id("row \(number) \($0)") }
        } header: {
            Color.blue.frame(height: 10).id("header \(number)")
        } footer: {
            Color.green.frame(height: 10).id("footer \(number)")
        }
    }

    private func settled(
        _ pinned: PinnedScrollableViews, at offset: CGFloat, @ViewBuilder _ content: @escaping () -> some View
    ) throws -> SettledScene {
        let view = ScrollView { LazyVStack(spacing: 0, pinnedViews: pinned, content: content) }
            .scrollPosition(.constant(ScrollPosition(y: offset)))
        return try settle(view, width: 100, height: 150)
    }

    @Test(
        "a header stays at the start of what is seen and a footer at its end, as long as their section has room for them",
        arguments: [PinnedScrollableViews.sectionHeaders, .sectionFooters, [.sectionHeaders, .sectionFooters], []])
    func law(pinned: PinnedScrollableViews) throws {
        for offset in stride(from: CGFloat(0), through: 350, by: 7) {
            let made = try settled(pinned, at: offset) { ForEach(0..<5, id: \.self) { section($0) } }
            let written = try settled(pinned, at: offset) {
                section(0)
                section(1)
                section(2)
                section(3)
                section(4)
            }
            for number in 0..<5 {
                let start = 100 * CGFloat(number) - offset
                guard start < 150, start + 100 > 0 else { continue }
                let header = pinned.contains(.sectionHeaders) ? max(start, min(0, start + 90)) : start
                let footer = pinned.contains(.sectionFooters) ? min(start + 90, max(140, start + 10)) : start + 90
                for scene in [made, written] {
                    if header < 150, header > -10 { #expect(try scene.frame("header \(number)").minY == header) }
                    if footer < 150, footer > -10 { #expect(try scene.frame("footer \(number)").minY == footer) }
                    if start > -20, start < 130 { #expect(try scene.frame("row \(number) 0").minY == start + 10) }
                }
            }
        }
    }

    @Test("what is pinned lies above the rows")
    func order() throws {
        let text = try settled([.sectionHeaders, .sectionFooters], at: 37) { section(0, rows: 100) }.tree.text()
        let row = try #require(text.range(of: "row 0 5", options: .backwards)).lowerBound
        #expect(try #require(text.range(of: "header 0")).lowerBound > row)
        #expect(try #require(text.range(of: "footer 0")).lowerBound > row)
    }

    @Test("of a long section the header is found where the rows around it are not made")
    func long() throws {
        let scene = try settled([.sectionHeaders, .sectionFooters], at: 4000) { section(0, rows: 1000) }
        #expect(try scene.frame("header 0").minY == 0)
        #expect(try scene.frame("footer 0").maxY == 150)
        #expect(scene.tree.view("row 0 3") == nil)
    }

    @Test("an offset that is no number is an error, not the end", arguments: [CGFloat.nan, .infinity, -.infinity])
    func hostile(offset: CGFloat) {
        for pinned in [PinnedScrollableViews.sectionHeaders, .sectionFooters, []] {
            #expect(throws: RenderErrors.self) { try settled(pinned, at: offset) { section(0, rows: 100) } }
            #expect(throws: RenderErrors.self) {
                try settled(pinned, at: offset) { ForEach(0..<100, id: \.self) { section($0) } }
            }
        }
    }

    @Test("below a bar a header stays where the bar ends, without the large title that has gone")
    func bar() throws {
        func header(at offset: CGFloat) throws -> CGFloat {
            let view = NavigationStack {
                ScrollView {
                    LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) { section(0, rows: 100) }
                }
                .scrollPosition(.constant(ScrollPosition(y: offset)))
                .navigationTitle("T")
            }
            return try settle(
                view, width: 393, height: 852, context: .blocks(platform: Platform(.iOS, version: 26))
            ).frame("header 0").minY
        }
        #expect(try header(at: 0) == 116)
        #expect(try header(at: 20) == 96)
        for offset: CGFloat in [52, 53, 500] { #expect(try header(at: offset) == 64) }
    }

    @Test("a long row from right to left shows its first views at the right")
    func mirrored() throws {
        let view = ScrollView(.horizontal) {
            LazyHStack(spacing: 0) { ForEach(0..<1000, id: \.self) { Color.red.frame(width: 20).id("\($0)") } }
        }
        .environment(\.layoutDirection, .rightToLeft)
        let scene = try settle(view, width: 100, height: 20)
        #expect(try scene.frame("0") == CGRect(x: 80, y: 0, width: 20, height: 20))
        #expect(try scene.frame("4").minX == 0)
        #expect(scene.tree.view("900") == nil)
    }
}

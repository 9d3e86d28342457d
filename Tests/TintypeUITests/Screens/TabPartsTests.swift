import Testing
import TintypeGraphics
import TintypeTree
import TintypeUI

@Suite("Tabs of parts")
@MainActor
struct TabPartsTests {
    private struct Parts: TabContent {
        let isLong: Bool

        var body: some TabContent<Int> {
            Tab("One", systemImage: "house", value: 1) { Text(verbatim: "first") }
            ForEach(2..<4) { number in
                Tab("No. \(number)", systemImage: "heart", value: number) { Text(verbatim: "page \(number)") }
            }
            Group {
                if isLong { Tab("Last", systemImage: "circle", value: 4) { Text(verbatim: "last") } }
            }
        }
    }

    private func texts(_ view: some View) throws -> [String] {
        try settle(view, width: 430, height: 900).tree.root.all("Text").compactMap { $0.value("text") }
    }

    @Test("a type of one's own, numbers and groups give their tabs in order")
    func order() throws {
        let titles = ["One", "No. 2", "No. 3", "Last"]
        let long = try texts(TabView(selection: .constant(3)) { Parts(isLong: true) })
        #expect(long.filter(titles.contains) == titles)
        #expect(long.contains("page 3") && !long.contains("first"))
        let short = try texts(TabView(selection: .constant(1)) { AnyTabContent(Parts(isLong: false)) })
        #expect(short.filter(titles.contains) == ["One", "No. 2", "No. 3"])
        #expect(short.contains("first"))
    }

    @Test("tabs with values suit a selection that may be nil")
    func optional() throws {
        let chosen = try texts(
            TabView(selection: .constant(Int?.some(1))) {
                ForEach(0..<2) { number in
                    Tab("No. \(number)", systemImage: "heart", value: number) { Text(verbatim: "page \(number)") }
                }
            })
        #expect(chosen.contains("page 1") && !chosen.contains("page 0"))
    }
}

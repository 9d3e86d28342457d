import Foundation
import Testing
import TintypeGraphics
import TintypeTree
import TintypeUI

private struct Person: Identifiable {
    let id: Int
    var name = "a"
    var age = 1
}

@Suite("Tables")
@MainActor
struct TableTests {
    private let people = [Person(id: 1, name: "one"), Person(id: 2, name: "two")]

    /// Cells of 10 by 10 points, named by column and row.
    private func cell(_ column: String, _ person: Person) -> some View {
        Color.red.frame(width: 10, height: 10).id("\(column)\(person.id)")
    }

    private func mac<V: View>(_ view: V, width: CGFloat = 300) throws -> SettledScene {
        try settle(view, width: width, height: 200, context: .blocks(platform: Platform(.macOS)))
    }

    @Test("on macOS a row is 24 points high, below a header of 28")
    func rows() throws {
        let scene = try mac(
            Table(people) {
                TableColumn("A") { cell("a", $0) }
                TableColumn("B") { cell("b", $0) }
            })
        // Below the header a list begins 10 points lower.
        #expect(try scene.frame("a1") == CGRect(x: 16, y: 45, width: 10, height: 10))
        #expect(try scene.frame("a2").minY == 69)
        // Two columns and 17 points between them share 268.
        #expect(try scene.frame("b1").minX == 16 + 125.5 + 17)
        #expect(scene.tree.text().contains("text=A") && scene.tree.text().contains("text=B"))
    }

    @Test("fixed columns keep their width, the others share what is left within their limits")
    func widths() throws {
        let scene = try mac(
            Table(people) {
                TableColumn("A") { cell("a", $0) }.width(50)
                TableColumn("B") { cell("b", $0) }.width(min: 20, ideal: 30, max: 40)
                TableColumn("C") { cell("c", $0) }.alignment(.trailing)
            })
        #expect(try scene.frame("b1").minX == 16 + 50 + 17)
        #expect(try scene.frame("c1").maxX == 284)
        let narrow = try mac(
            Table(people) {
                TableColumn("A") { cell("a", $0) }.width(50)
                TableColumn("B") { cell("b", $0) }.width(min: 20, ideal: 30, max: 40)
                TableColumn("C") { cell("c", $0) }
            }, width: 140)
        // 108 points less two gaps and 50 are less than the least widths.
        #expect(try narrow.frame("c1").minX == 16 + 50 + 17 + 20 + 17)
    }

    @Test("where there is little room the table is a list of its first column")
    func compact() throws {
        let scene = try settle(
            Table(people) {
                TableColumn("A") { cell("a", $0) }
                TableColumn("B") { cell("b", $0) }
            }, width: 300, height: 300)
        #expect(try scene.frame("a1") == CGRect(x: 16, y: 21, width: 10, height: 10))
        #expect(scene.tree.view("b1") == nil)
        #expect(!scene.tree.text().contains("text=A"))
    }

    @Test("an arrow shows the column that the rows are ordered by, and which way")
    func order() throws {
        func scene(_ comparator: KeyPathComparator<Person>) throws -> String {
            try mac(
                Table(people, sortOrder: .constant([comparator])) {
                    TableColumn("Name", value: \.name)
                    TableColumn("Age", value: \.age) { Text("\($0.age)") }
                    TableColumn("Note") { _ in Text("note") }
                }
            ).tree.text()
        }
        let up = try scene(KeyPathComparator(\.age))
        #expect(up.contains("chevron.up") && !up.contains("chevron.down"))
        let down = try scene(KeyPathComparator(\.name, order: .reverse))
        #expect(down.contains("chevron.down") && !down.contains("chevron.up"))
    }

    @Test("rows can be written one by one, in lists, by conditions and with others inside")
    func rowContent() throws {
        let isShown = true
        let scene = try mac(
            Table(of: Person.self) {
                TableColumn("Name") { cell("a", $0) }
            } rows: {
                TableRow(Person(id: 1))
                if isShown { TableRow(Person(id: 2)) }
                ForEach(3..<5, id: \.self) { TableRow(Person(id: $0)) }
                DisclosureTableRow(Person(id: 5), isExpanded: .constant(true)) {
                    TableRow(Person(id: 6))
                }
            })
        #expect(try (1...6).map { try scene.frame("a\($0)").minY } == [45, 69, 93, 117, 141, 165])
        #expect(scene.tree.text().contains("chevron.down"))
    }

    @Test("a chosen row is drawn as chosen, and every other row on a shade")
    func looks() throws {
        let view = Table(people, selection: .constant(2)) { TableColumn("A") { cell("a", $0) } }
        let text = try mac(view).tree.text()
        #expect(text.contains("selected=true"))
        #expect(text.contains("#f4f5f5"))
        let plain = try mac(view.tableStyle(.inset(alternatesRowBackgrounds: false))).tree.text()
        #expect(!plain.contains("#f4f5f5"))
    }

    @Test("columns can be made of data, by conditions, and be hidden")
    func columns() throws {
        let isShown = false
        let text = try mac(
            Table(people) {
                TableColumn("Name", value: \.name)
                TableColumnForEach(["Mon", "Tue"], id: \.self) { day in
                    TableColumn(day) { (person: Person) in Text("\(person.age)") }
                }
                if isShown { TableColumn("Absent", value: \.name) }
                TableColumn("Hidden", value: \.name).defaultVisibility(.hidden)
            }
            .tableColumnHeaders(.visible)
        ).tree.text()
        #expect(text.contains("text=Mon") && text.contains("text=Tue"))
        #expect(!text.contains("Absent") && !text.contains("Hidden"))
    }
}

import Foundation
import TintypeGraphics
import TintypeTree
import TintypeUI

extension ArgumentSpec {
    /// The arguments of a `TableColumn`.
    static let tableColumn: [ArgumentSpec] = [
        .main("title", .string, "The title above the column.").required,
        ArgumentSpec("value", .string, "The text of a cell."),
        ArgumentSpec("content", .views, "The views of a cell."),
        ArgumentSpec("width", .number, "In points; as the table has room without it.", range: 0...Double.infinity),
        ArgumentSpec("minWidth", .number, "The least width, in points.", range: 0...Double.infinity),
        ArgumentSpec("idealWidth", .number, "The width where there is just enough room.", range: 0...Double.infinity),
        ArgumentSpec("maxWidth", .number, "The greatest width, in points.", range: 0...Double.infinity),
        ArgumentSpec(
            "alignment", .choice(Choices.columnAlignment.names), "Where the title and the cells stand.",
            default: "automatic"),
    ]
}

extension ViewSpec {
    static let table = ViewSpec(
        "Table", "Rows of values with several columns; where there is little room, a list of the first.",
        [
            ArgumentSpec("data", .elements, "A list, a state that is one, e.g. $items, or a range: 0..<3.").required,
            ArgumentSpec("as", .binding, "The name of a row's element.", default: "item"),
            ArgumentSpec("id", .value, "What a row is known by; the element itself without it."),
            ArgumentSpec("selection", .bound(.value), "The id of the chosen row."),
            .main("columns", .columns, "The columns.").required,
        ],
        example: WordExample(
            """
            Table:
              data: [Lisbon, Porto]
              as: city
              columns:
                - TableColumn: {title: City, value: =city}
                - TableColumn: {title: Letters, value: $(city.count), alignment: trailing}
            """,
            swift: """
                Table(["Lisbon", "Porto"].map(City.init)) {
                    TableColumn("City") { Text($0.name) }
                    TableColumn("Letters") { Text("\\($0.name.count)") }
                        .alignment(.trailing)
                }
                """,
            types: WordExample.city)
    ) { call in
        let name = call.binding("as", default: "item")
        guard let (elements, type, _) = call.elements("data") else { return SceneChecker.nothing }
        let inner = call.scope.binding(name, type)
        let id = call.anyValue("id", in: inner)
        let selection = call.bound("selection", .anyOrNil, default: nil)
        let columns = call.columns(in: inner)
        let place = call.place
        return { frame, scope in
            let elements = elements(frame, scope)
            guard frame.run.takesElements(elements.count, at: frame.site ?? place) else { return }
            let origin = scope
            let rows = (0..<elements.count).map { index in
                let element = frame.binding(name, elements.datum(index))
                return SceneTableRow(id: id?(element, origin) ?? elements.datum(index), frame: element)
            }
            let looks = columns.map { $0(frame, origin) }
            let table = Table(rows, selection: selection(frame, scope)) {
                TableColumnForEach(looks, id: \.index) { look in
                    TableColumn(label: look.title, order: { _ in nil }) { row in row.frame.view(look.cell) }
                        .width(min: look.least, ideal: look.ideal, max: look.greatest)
                        .alignment(look.alignment)
                }
            }
            TintypeUI.Table._evaluate(table, into: &scope)
        }
    }
}

/// A row of a table: its id, and the values of names in its cells.
private struct SceneTableRow: Identifiable {
    let id: SceneDatum
    let frame: SceneFrame
}

/// A column of a table.
private struct SceneTableColumn {
    let index: Int
    let title: ScopeView
    let cell: ViewBody
    let least: CGFloat?
    let ideal: CGFloat?
    let greatest: CGFloat?
    let alignment: TableColumnAlignment
}

extension CallReader {
    /// The columns, whose cells are checked where the element of a row has a name.
    fileprivate func columns(in inner: CheckScope) -> [(SceneFrame, Scope) -> SceneTableColumn] {
        guard let written = value("columns") else { return [] }
        return (written.sequence ?? [written]).enumerated().compactMap { index, value in
            guard let call = reader.call(value, what: "column") else { return nil }
            guard call.name == "TableColumn" else {
                reader.unknown("column", call.name, at: call.place, among: ["TableColumn"])
                return nil
            }
            return CallReader(call, ArgumentSpec.tableColumn, checker: checker, scope: inner).column(index)
        }
    }

    private func column(_ index: Int) -> (SceneFrame, Scope) -> SceneTableColumn {
        exclude("value", "content")
        for name in ["minWidth", "idealWidth", "maxWidth"] { exclude("width", name) }
        let title = text("title")
        let cell = has("value") ? text("value") : views("content")
        let (width, least) = (optionalNumber("width"), optionalNumber("minWidth"))
        let (ideal, greatest) = (optionalNumber("idealWidth"), optionalNumber("maxWidth"))
        let alignment = choice("alignment", Choices.columnAlignment, default: .automatic)
        return { frame, scope in
            let width = width(frame, scope)
            return SceneTableColumn(
                index: index, title: frame.view(title), cell: cell, least: width ?? least(frame, scope),
                ideal: width ?? ideal(frame, scope), greatest: width ?? greatest(frame, scope),
                alignment: alignment(frame, scope))
        }
    }
}

extension ModifierSpec {
    static let tableStyle = ModifierSpec(
        "tableStyle", styleOf: "tables",
        [
            ControlLook("automatic") { $0.tableStyle(.automatic) },
            ControlLook("inset") { $0.tableStyle(.inset) },
            ControlLook("bordered") { $0.tableStyle(.bordered) },
        ], example: .cities("tableStyle: bordered", "tableStyle(.bordered)"))

    static let tableColumnHeaders = ModifierSpec(
        "tableColumnHeaders", "Sets whether the titles of the columns of the tables below are seen.",
        .choice("visibility", Choices.visibility, "Whether they are.").main,
        example: .cities("tableColumnHeaders: hidden", "tableColumnHeaders(.hidden)")
    ) { $0.tableColumnHeaders($1) }
}

extension WordExample {
    fileprivate static let city = """
        struct City: Identifiable {
            let name: String
            var id: String { name }
        }
        """

    /// A modifier of a table.
    fileprivate static func cities(_ modifier: String, _ call: String) -> WordExample {
        WordExample(
            """
            Table:
              data: [Lisbon, Porto]
              columns: [{TableColumn: {title: City, value: =item}}]
            modifiers: [\(modifier)]
            """,
            swift: """
                Table(["Lisbon", "Porto"].map(City.init)) {
                    TableColumn("City") { Text($0.name) }
                }
                .\(call)
                """,
            types: city)
    }
}

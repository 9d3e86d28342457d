import Testing
import TintypeGraphics
import TintypeTree

@testable import TintypeScene

@Suite("Fields of numbers, and lists of which several rows are chosen")
struct SelectionTests {
    @Test("a field shows its number in its format")
    func numbers() throws {
        func texts(_ arguments: String) throws -> String? {
            try settle("state: {x: 1234.5}\nbody: {TextField: {title: T, value: $x, \(arguments)}}").tree.texts.last
        }
        #expect(try texts("format: {fractionDigits: 2}") == "1,234.50")
        #expect(try texts("format: {currency: EUR}") == "€1,234.50")
        #expect(try texts("format: {style: percent, grouping: false}") == "123450%")
    }

    @Test("a list of values chooses as many rows as it has, one value one row")
    func rows() throws {
        func backgrounds(_ selection: String) throws -> DisplayList {
            let row = { (name: String) in "{Text: \(name), modifiers: [{tag: \(name)}]}" }
            return try settle(
                "state: {chosen: {type: '[string]', default: \(selection)}}\nbody:\n  List: {selection: $chosen, content: [\(row("a")), \(row("b"))]}",
                canvas: "{width: 200, height: 200}"
            ).displayList(background: nil)
        }
        let none = try backgrounds("[]")
        #expect(try backgrounds("[a]") != none)
        #expect(try backgrounds("[a, b]") != backgrounds("[a]"))
        #expect(try backgrounds("[b, a]") == backgrounds("[a, b]"))
    }
}

import Testing

@testable import TintypeSymbols
import TintypeGraphics

/// Names come in families: who uses one of a family soon uses another. Listed symbols have their relatives.
@Suite("Families of symbols")
struct SymbolFamilyTests {
    private let names = SymbolTable.allNames

    private func missing(_ relative: (String) -> String?) -> [String] {
        names.compactMap(relative).filter { !SymbolTable.contains($0) }
    }

    @Test("a filled look has a plain one")
    func plain() {
        // Some are listed by a name that ends so: square.righthalf.fill is the half of a square.
        let own = Set(SymbolTable.entries.map(\.name))
        #expect(
            missing { name in
                name.hasSuffix(".fill") && !own.contains(name) ? String(name.dropLast(".fill".count)) : nil
            } == [])
    }

    @Test("what stands in a circle or another closed shape stands in the filled one too")
    func enclosures() {
        // Shapes of lines enclose nothing that could be filled, and a shape itself is no enclosure.
        let closed = SymbolEnclosure.all.filter { $0.line == nil }.map { "." + $0.suffix }
        let own = Set(SymbolTable.entries.map(\.name))
        #expect(
            missing { name in
                closed.contains(where: name.hasSuffix) && !own.contains(name) ? name + ".fill" : nil
            } == [])
    }

    @Test(
        "one side has the other, and forward is a side",
        arguments: [
            ["left": "right", "right": "left"], ["leading": "trailing", "trailing": "leading"],
            ["forward": "backward", "backward": "forward"], ["right": "forward", "left": "backward"],
            ["forward": "right", "backward": "left"],
        ])
    func sides(exchange: [String: String]) {
        #expect(
            missing { name in
                let parts = name.split(separator: ".").map(String.init)
                // A name that begins with a side is a word of its own: forward, backward.
                let changed = parts.enumerated().map { $0 == 0 ? $1 : exchange[$1] ?? $1 }
                return changed == parts ? nil : changed.joined(separator: ".")
            } == [])
    }

    @Test("the mirror image of one side is the other")
    func mirrored() throws {
        for (name, other) in [
            ("rectangle.portrait.and.arrow.left", "rectangle.portrait.and.arrow.right"),
            ("rectangle.portrait.and.arrow.backward.fill", "rectangle.portrait.and.arrow.forward.fill"),
        ] {
            let font = BoxOutlines()
            let path = try #require(SymbolTable.drawing(named: name)).path(outlines: font, name: name)
            let twin = try #require(SymbolTable.drawing(named: other)).path(outlines: font, name: other)
            #expect(abs(path.inkBounds.minX - (24 - twin.inkBounds.maxX)) < 0.01)
        }
    }

    @Test("a fill within a name is the fill of the whole")
    func innerFill() {
        #expect(
            SymbolTable.drawing(named: "square.fill.on.square.fill")
                == SymbolTable.drawing(named: "square.on.square.fill"))
        #expect(
            SymbolTable.drawing(named: "square.filled.on.square")
                == SymbolTable.drawing(named: "square.on.square.fill"))
    }
}

import ArgumentParser
import TintypeGraphics
import TintypeSymbols

/// `tintype symbols`: the names that `Image(systemName:)` knows.
struct Symbols: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "List the symbols that can be drawn, by SF Symbols' names.",
        discussion: "Example: tintype symbols bell")

    @Argument(help: "Only names that contain this.")
    var filter: String = ""

    func run() throws {
        let names = SymbolTable.allNames.filter { filter.isEmpty || $0.contains(filter) }
        guard !names.isEmpty else {
            let near = nearestNames(to: filter, among: SymbolTable.allNames, limit: 3)
            Output.note(
                "error: no symbol's name contains \"\(filter)\""
                    + (near.isEmpty ? "" : "\nhint: the nearest are \(near.joined(separator: ", "))"))
            throw Outcome.nothingMatched
        }
        Output.print(ShownText(lines: names.joined(separator: "\n")))
    }
}

import ArgumentParser
import Tintype
import TintypeGraphics
import TintypeImage
import TintypeScene
import TintypeSnapshots
import TintypeSymbols

/// `tintype symbols`: the names that `Image(systemName:)` knows.
struct Symbols: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "symbols",
        abstract: "List the symbols that can be drawn, by SF Symbols' names.",
        discussion: """
            Those of which a glyph of the icon font is a part say so; all others are drawings of Tintype's own. A sheet of more \
            symbols than are well seen on one is several: all-1.png, all-2.png and so on.

            Examples:
              tintype symbols bell
              tintype symbols --origin font
              tintype symbols chevron --sheet chevrons.png --weight light --weight regular --weight bold
              tintype symbols --variable-value 0.5 --sheet half.png
            """)

    /// The source of a symbol's shapes.
    enum Origin: String, CaseIterable, ExpressibleByArgument {
        case drawn, font
    }

    /// The weights of fonts, by SwiftUI's names.
    enum Weight: String, CaseIterable, ExpressibleByArgument {
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    enum Mode: String, CaseIterable, ExpressibleByArgument {
        case monochrome, hierarchical, palette, multicolor
    }

    @Argument(help: "Only names that contain this.")
    var filter: String = ""

    @Option(help: "Only symbols that are drawn, or that a glyph of the icon font is part of.")
    var origin: Origin?

    @Option(help: "Write a picture of the symbols to this file, in place of the list; many go to numbered files.")
    var sheet: String?

    @Option(help: "A weight that the sheet shows them in; may be given several times.")
    var weight: [Weight] = []

    @Option(help: "The colouring of their layers on the sheet.")
    var mode = Mode.monochrome

    @Option(help: "Only symbols that show a value from 0 to 1, on the sheet this one.")
    var variableValue: Double?

    @OptionGroup var drawing: DrawOptions

    func validate() throws {
        guard let variableValue, !(0...1).contains(variableValue) else { return }
        throw ValidationError("--variable-value is \(variableValue); it goes from 0 to 1.")
    }

    func run() throws {
        let all = SymbolTable.allNames.filter { variableValue == nil || SymbolTable.hasVariableValue($0) }
        let known = all.filter { filter.isEmpty || $0.contains(filter) }
        let names = known.filter { name in origin.map { (SymbolTable.isOfFont(name) ? .font : .drawn) == $0 } ?? true }
        guard !names.isEmpty else {
            let near = nearestNames(to: filter, among: all, limit: 3)
            Output.note(
                known.isEmpty
                    ? "error: no name of a symbol\(variableValue == nil ? "" : " that shows a value") contains \"\(filter)\""
                        + (near.isEmpty ? "" : "\nhint: the nearest are \(near.joined(separator: ", "))")
                    : "error: none of \(known.count) symbols is of that origin")
            throw Outcome.nothingMatched
        }
        if let sheet { return try write(names, to: sheet) }
        let lines = names.map { SymbolTable.isOfFont($0) ? "\($0)\ticon font" : $0 }
        Output.print(ShownText(lines: lines.joined(separator: "\n")))
    }

    private func write(_ names: [String], to file: String) throws {
        var pipeline = try drawing.pipeline()
        pipeline.scale = pipeline.scale ?? 2
        let weights = (weight.isEmpty ? [.regular] : weight).map(\.rawValue)
        let sheets = SymbolSheet.sheets(names, weights: weights, mode: mode.rawValue, value: variableValue)
        for (index, sheet) in sheets.enumerated() {
            try write(sheet.scene, to: sheets.count == 1 ? file : numbered(file, index + 1), &pipeline)
        }
    }

    /// A file's name with a number before its ending.
    private func numbered(_ file: String, _ number: Int) -> String {
        let start = file.lastIndex(of: "/") ?? file.startIndex
        guard let dot = file[start...].lastIndex(of: ".") else { return "\(file)-\(number)" }
        return "\(file[..<dot])-\(number)\(file[dot...])"
    }

    private func write(_ scene: String, to file: String, _ pipeline: inout ScenePipeline) throws {
        // The text is no one's input, so that its own length is allowed.
        pipeline.limits.fileBytes = max(pipeline.limits.fileBytes, scene.utf8.count)
        let drawn = try pipeline.draw(
            try SceneFile.parse(text: scene, file: "symbols.yaml", limits: pipeline.limits))
        let picture = try PNG.encode(try pipeline.rasterize(drawn))
        do {
            try AtomicFile.write(picture, to: file)
        } catch {
            Output.note("error: \(error)")
            throw Outcome.usage
        }
        Output.print("\(file)")
    }
}

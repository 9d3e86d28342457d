import TintypeGraphics

/// A table of a CSV or TSV file, by RFC 4180: a line of names, then a line for each record. Cells may be in quotes, which a
/// quote inside doubles. Commas, semicolons and tabs separate cells: whichever of them the first line has.
struct DelimitedText {
    private let source: SourceText
    private let scalars: [Unicode.Scalar]
    private let separator: Unicode.Scalar
    private var index = 0

    init(_ source: SourceText) {
        self.source = source
        scalars = Array(source.scalars)
        let first = scalars.prefix { $0 != "\n" && $0 != "\r" }
        separator = ["\t", ";", ","].first { first.contains($0) } ?? ","
    }

    /// The records, as a list of mappings. Cells without quotes that look like numbers or bools are such.
    func value() throws(Diagnostic) -> SceneValue {
        var reader = self
        let names = try reader.line()
        guard names.contains(where: { !$0.text.isEmpty }) else {
            throw Diagnostic(
                "the table is empty", at: source.start, hint: "its first line has the names of the columns")
        }
        if let twice = names.indices.first(where: { index in names[..<index].contains { $0.text == names[index].text } }
        ) {
            throw Diagnostic("the column \"\(names[twice].text.abbreviated)\" stands twice", at: names[twice].place)
        }
        var records: [SceneValue] = []
        while reader.index < scalars.count {
            let cells = try reader.line()
            if cells.count == 1, cells[0].text.isEmpty { continue }
            guard cells.count == names.count else {
                throw Diagnostic(
                    "the line has \(cells.count) cells, and there are \(names.count) columns", at: cells[0].place,
                    hint: "a cell with a separator or a quote in it stands in quotes")
            }
            let entries = zip(names, cells).map { name, cell in
                SceneEntry(
                    key: name.text, at: name.place,
                    value: SceneValue(
                        .scalar(SceneScalar(cell.text, style: cell.isQuoted ? .doubleQuoted : .plain)), at: cell.place))
            }
            records.append(SceneValue(.mapping(entries), at: cells[0].place))
        }
        return SceneValue(.sequence(records), at: source.start)
    }

    private struct Cell {
        var text: String
        var isQuoted: Bool
        let place: ScenePlace
    }

    private mutating func line() throws(Diagnostic) -> [Cell] {
        var cells: [Cell] = []
        while true {
            cells.append(try cell())
            guard index < scalars.count else { return cells }
            let end = scalars[index]
            index += 1
            if end == separator { continue }
            if end == "\r", index < scalars.count, scalars[index] == "\n" { index += 1 }
            return cells
        }
    }

    private mutating func cell() throws(Diagnostic) -> Cell {
        let place = source.scenePlace(of: index)
        var text = String.UnicodeScalarView()
        guard index < scalars.count, scalars[index] == "\"" else {
            while index < scalars.count, scalars[index] != separator, !Self.isLineEnd(scalars[index]) {
                text.append(scalars[index])
                index += 1
            }
            return Cell(text: String(text).trimmingBlanks, isQuoted: false, place: place)
        }
        index += 1
        while index < scalars.count {
            let scalar = scalars[index]
            index += 1
            guard scalar == "\"" else {
                text.append(scalar)
                continue
            }
            guard index < scalars.count, scalars[index] == "\"" else {
                guard index == scalars.count || scalars[index] == separator || Self.isLineEnd(scalars[index]) else {
                    throw Diagnostic(
                        "text follows the quotes of a cell", at: source.scenePlace(of: index),
                        hint: "a quote inside of quotes is doubled")
                }
                return Cell(text: String(text), isQuoted: true, place: place)
            }
            text.append("\"")
            index += 1
        }
        throw Diagnostic("the quotes of a cell do not end", at: place, hint: "a quote inside of quotes is doubled")
    }

    private static func isLineEnd(_ scalar: Unicode.Scalar) -> Bool { scalar == "\n" || scalar == "\r" }
}

extension String {
    fileprivate var trimmingBlanks: String {
        String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}

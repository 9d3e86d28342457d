/// The place in the file of each character of a scalar's text.
///
/// Exact for a scalar on one line, plain or in quotes, whatever escapes it has; of one over several lines the start.
struct ScalarPlaces {
    private let start: ScenePlace
    /// The column of each Unicode scalar of the text, and one more for its end; nil for a text over several lines.
    private let columns: [Int]?

    init(_ scalar: SceneScalar, at place: ScenePlace, in source: SourceText) {
        start = place
        guard let range = source.range(ofLine: place.location.line),
            let first = source.index(line: place.location.line, column: place.location.column)
        else {
            columns = nil
            return
        }
        let line = Array(source.scalars[first..<range.upperBound])
        let offsets: [Int]? =
            switch scalar.style {
            case .plain: Self.plain(scalar.text, line)
            case .singleQuoted: Self.singleQuoted(line)
            case .doubleQuoted: Self.doubleQuoted(line)
            case .block: nil
            }
        guard let offsets, offsets.count == scalar.text.unicodeScalars.count + 1 else {
            columns = nil
            return
        }
        columns = offsets.map { $0 + place.location.column }
    }

    /// The place of the Unicode scalar at `offset`; the end's for one beyond it.
    func place(at offset: Int) -> ScenePlace {
        guard let columns else { return start }
        var place = start
        place.location.column = columns[min(max(offset, 0), columns.count - 1)]
        return place
    }

    private static func plain(_ text: String, _ line: [Unicode.Scalar]) -> [Int]? {
        line.starts(with: text.unicodeScalars) ? Array(0...text.unicodeScalars.count) : nil
    }

    private static func singleQuoted(_ line: [Unicode.Scalar]) -> [Int]? {
        var offsets: [Int] = []
        var index = 1
        while index < line.count {
            offsets.append(index)
            if line[index] == "'" {
                guard index + 1 < line.count, line[index + 1] == "'" else { return offsets }
                index += 1
            }
            index += 1
        }
        return nil
    }

    private static func doubleQuoted(_ line: [Unicode.Scalar]) -> [Int]? {
        var offsets: [Int] = []
        var index = 1
        while index < line.count {
            offsets.append(index)
            if line[index] == "\"" { return offsets }
            index += line[index] == "\\" ? escapeLength(line, index) : 1
        }
        return nil
    }

    private static func escapeLength(_ line: [Unicode.Scalar], _ index: Int) -> Int {
        if JSONSurrogates.pair(in: line, at: index) != nil { return 12 }
        switch index + 1 < line.count ? line[index + 1] : " " {
        case "x": return 4
        case "u": return 6
        case "U": return 10
        default: return 2
        }
    }
}

import TintypeGraphics

/// An error of the YAML library, said in the scene language's terms.
struct YAMLProblem {
    private let error: YAMLError
    private let source: SourceText
    private let limits: Limits
    private let surrogates: JSONSurrogates

    init(_ error: YAMLError, source: SourceText, limits: Limits, surrogates: JSONSurrogates) {
        self.error = error
        self.source = source
        self.limits = limits
        self.surrogates = surrogates
    }

    var diagnostic: Diagnostic {
        switch error {
        case .syntax(let problem, let mark, let context, let opening):
            return syntaxError(problem, at: place(mark), opening: opening.map(place), context: context)
        case .unreadable: return Diagnostic("this is not valid YAML", at: source.start)
        case .unknownAlias(let mark): return SceneComposer.anchorsRefused(at: place(mark))
        case .secondDocument(let mark):
            return Diagnostic(
                "a second document begins here", at: place(mark), hint: "a file holds one scene; remove the \"---\"")
        case .tooDeep(let mark): return SceneComposer.tooDeep(limits, at: place(mark))
        case .duplicateKey(let key, let first, let second):
            let first = place(first).location
            return Diagnostic(
                "the key \"\(key.abbreviated)\" stands twice in one mapping", at: place(second),
                hint: "the first is in line \(first.line), column \(first.column)")
        }
    }

    private func place(_ mark: YAMLMark) -> ScenePlace {
        let location = surrogates.location(mark, in: source)
        // At the end of the text the library stands on a line that is not there.
        guard let range = source.range(ofLine: location.line) else {
            return source.scenePlace(of: source.scalars.count)
        }
        let column = min(max(location.column, 1), range.count + 1)
        return ScenePlace(SourceLocation(file: source.file, line: location.line, column: column))
    }

    private func scalar(at place: ScenePlace) -> Unicode.Scalar? {
        source.index(line: place.location.line, column: place.location.column).map { source.scalars[$0] }
    }
}

extension YAMLProblem {
    private func syntaxError(
        _ problem: String, at place: ScenePlace, opening: ScenePlace?, context: String
    ) -> Diagnostic {
        let opening = opening ?? place
        switch problem {
        case "mapping values are not allowed in this context", "found unexpected ':'":
            return Diagnostic(
                "a \":\" cannot stand here", at: place,
                hint: "put the text in quotes if the \":\" belongs to it; else check the indentation")
        case "found character that cannot start any token": return unexpectedCharacter(at: place)
        case "found a tab character where an indentation space is expected",
            "found a tab character that violates indentation":
            return Diagnostic("a tab cannot indent", at: place, hint: "indent with spaces")
        case "did not find expected ',' or '}'", "did not find expected ',' or ']'":
            return unclosed(problem.hasSuffix("'}'") ? ("{", "}") : ("[", "]"), opening: opening, at: place)
        case "found unexpected end of stream", "found unexpected document indicator":
            return Diagnostic("this quote is never closed", at: opening)
        case "found invalid Unicode character escape code":
            return Diagnostic(
                "this escape stands for no character", at: place,
                hint: source.isJSON
                    ? "JSON writes a character beyond U+FFFF as two escapes, e.g. \\ud83d\\ude00; one alone is half of it"
                    : "write the character itself")
        case "found unknown escape character" where source.isJSON,
            "did not find expected hexdecimal number" where source.isJSON:
            return Diagnostic(
                "unknown escape in a string", at: place,
                hint: #"JSON has \" \\ \/ \b \f \n \r \t and \uXXXX; write \\ for a backslash"#)
        case "found unknown escape character", "did not find expected hexdecimal number":
            return Diagnostic(
                "unknown escape in double quotes", at: place,
                hint: "write \\\\ for a backslash, or use single quotes, where a backslash is itself")
        case "did not find expected alphabetic or numeric character": return unexpectedCharacter(at: opening)
        default: return layoutError(problem, at: place, opening: opening, context: context)
        }
    }

    private func layoutError(
        _ problem: String, at place: ScenePlace, opening: ScenePlace, context: String
    ) -> Diagnostic {
        switch problem {
        case "did not find expected key":
            return Diagnostic(
                "expected a key", at: place,
                hint: "the keys of a mapping begin in one column; a text that begins with a quote ends with one")
        case "did not find expected '-' indicator":
            return Diagnostic("expected \"- \"", at: place, hint: "the items of a list begin in one column")
        case "could not find expected ':'":
            return Diagnostic(
                "expected \": \" after this key", at: opening, hint: "a key and its value are written key: value")
        case "block sequence entries are not allowed in this context":
            return Diagnostic(
                "a list item cannot stand here", at: place,
                hint: "a list begins on the line below its key, each item after \"- \"")
        case "did not find expected node content": return Diagnostic("expected a value", at: place)
        case "did not find expected <document start>":
            return Diagnostic("something stands after the end of the scene", at: place)
        case let problem where context.contains("block scalar"):
            return Diagnostic(
                "after \"|\" or \">\" the line ends: \(problem)", at: opening,
                hint: "put a text that begins with \"|\" or \">\" in quotes")
        default:
            if context.contains("directive") {
                return Diagnostic("directives are not part of the scene language", at: opening)
            }
            if context.contains(" tag") || problem.contains("tag handle") {
                return SceneComposer.tagsRefused(at: opening)
            }
            return Diagnostic("this is not valid YAML: \(problem)", at: place)
        }
    }

    private func unexpectedCharacter(at place: ScenePlace) -> Diagnostic {
        guard let scalar = scalar(at: place), scalar != "\t" else {
            return Diagnostic("a tab cannot indent", at: place, hint: "indent with spaces")
        }
        return Diagnostic("a text cannot begin with \"\(scalar)\"", at: place, hint: "put it in quotes")
    }

    private func unclosed(
        _ brackets: (open: String, close: String), opening: ScenePlace, at place: ScenePlace
    ) -> Diagnostic {
        let lines = opening.location.line...max(opening.location.line, place.location.line)
        let hint: String
        if lines.contains(where: { source.comment(inLine: $0) != nil }) {
            hint = "from \" #\" on a line is a comment: put a text with it, such as the colour \"#ff0000\", in quotes"
        } else {
            let (line, column) = (opening.location.line, opening.location.column)
            hint =
                "the \"\(brackets.open)\" of line \(line), column \(column) is open; inside it a text with a comma or "
                + "a colon needs quotes"
        }
        return Diagnostic("expected \",\" or \"\(brackets.close)\"", at: place, hint: hint)
    }
}

extension SourceText {
    /// The position of the first ` #` of a line; nil where there is none.
    func comment(inLine line: Int) -> Int? {
        guard let range = range(ofLine: line) else { return nil }
        return range.dropFirst().first { scalars[$0] == "#" && (scalars[$0 - 1] == " " || scalars[$0 - 1] == "\t") }
    }
}

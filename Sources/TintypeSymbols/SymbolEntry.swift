import TintypeGraphics

/// A line of the symbol table: a name and its two looks.
///
/// The looks are made when they are asked for: a picture draws a few symbols of many hundred.
struct SymbolEntry: Sendable {
    /// The name without `.fill`.
    let name: String
    /// The drawing of the plain name; nil where there is only a filled look.
    let plain: (@Sendable () -> SymbolDrawing)?
    /// The drawing of the name with `.fill`; nil where there is no such symbol.
    let filled: (@Sendable () -> SymbolDrawing)?
    /// The parts that a variable value lights, of the plain look or the filled one; nil for a symbol that shows no value.
    var steps: (@Sendable (_ isFilled: Bool) -> SymbolSteps)?

    /// A symbol that shows a variable value and has no filled look.
    static func stepped(_ name: String, _ steps: @autoclosure @escaping @Sendable () -> SymbolSteps) -> SymbolEntry {
        SymbolEntry(name: name, plain: { steps().drawing }, filled: nil, steps: { _ in steps() })
    }

    /// A symbol that shows a variable value in two looks.
    static func stepped(
        _ name: String, _ plain: @autoclosure @escaping @Sendable () -> SymbolSteps,
        _ filled: @autoclosure @escaping @Sendable () -> SymbolSteps
    ) -> SymbolEntry {
        SymbolEntry(
            name: name, plain: { plain().drawing }, filled: { filled().drawing }, steps: { $0 ? filled() : plain() })
    }

    /// A symbol that has no filled look.
    static func one(_ name: String, _ drawing: @autoclosure @escaping @Sendable () -> SymbolDrawing) -> SymbolEntry {
        SymbolEntry(name: name, plain: drawing, filled: nil)
    }

    /// A symbol that exists with `.fill` only.
    static func filled(
        _ name: String, _ drawing: @autoclosure @escaping @Sendable () -> SymbolDrawing
    ) -> SymbolEntry {
        SymbolEntry(name: name, plain: nil, filled: drawing)
    }

    /// A symbol with two looks.
    static func pair(
        _ name: String, _ plain: @autoclosure @escaping @Sendable () -> SymbolDrawing,
        _ filled: @autoclosure @escaping @Sendable () -> SymbolDrawing
    ) -> SymbolEntry {
        SymbolEntry(name: name, plain: plain, filled: filled)
    }

    /// A symbol of lines: its filled look is what they enclose, with those inside knocked out of it.
    static func outlined(
        _ name: String, _ drawing: @autoclosure @escaping @Sendable () -> SymbolDrawing
    ) -> SymbolEntry {
        SymbolEntry(
            name: name, plain: drawing,
            filled: {
                let lines = drawing()
                let rim = SymbolDrawing.rim(.solid(lines), holes: .dropped, width: 2.2)
                return .cut(.solid(lines), by: .cut(lines, by: rim))
            })
    }

    /// A symbol whose plain look is the rim of its filled one.
    static func solid(
        _ name: String, _ filled: @autoclosure @escaping @Sendable () -> SymbolDrawing,
        holes: SymbolDrawing.Holes = .filled
    ) -> SymbolEntry {
        SymbolEntry(name: name, plain: { .rim(filled(), holes: holes) }, filled: filled)
    }
}

extension SymbolDrawing: ExpressibleByIntegerLiteral {
    /// A glyph by its code point, so that the table reads as one.
    package init(integerLiteral scalar: UInt32) {
        self = .glyph(scalar)
    }
}

/// Small scenes that ask for much, and what becomes of each: one table.
struct HostileTable {
    enum Outcome: Sendable {
        case drawn
        /// Refused with an error that has these words.
        case refused(String)
    }

    struct Row: Sendable, CustomStringConvertible {
        let name: String
        let scene: String
        let outcome: Outcome

        init(_ name: String, _ outcome: Outcome, _ body: String, _ sections: String = "", side: Int = 60) {
            self.name = name
            self.outcome = outcome
            scene = "canvas: {width: \(side), height: \(side)}\n\(sections)\nbody: \(body)\n"
        }

        /// An empty scene on such a canvas.
        init(_ name: String, _ outcome: Outcome, canvas: String) {
            self.name = name
            self.outcome = outcome
            scene = "canvas: \(canvas)\nbody: Spacer\n"
        }

        var description: String { name }
    }

    static let rows: [Row] = effects + nests + texts + tracks + failures

    private static func many(_ modifier: String, _ count: Int) -> String {
        "[\(Array(repeating: modifier, count: count).joined(separator: ", "))]"
    }

    private static func nested(_ view: String, _ modifiers: String, _ count: Int) -> String {
        (0..<count).reduce(view) { inner, _ in "{Group: [\(inner)], modifiers: \(modifiers)}" }
    }

    private static let text = "{Text: a, modifiers: "

    private static let effects = [
        Row("24 shadows", .drawn, "\(text)\(many("{shadow: {radius: 1}}", 24))}"),
        Row("40 shadows of half a pixel", .drawn, "\(text)\(many("{shadow: {radius: 0, x: 0.5}}", 40))}"),
        Row("a shadow wider than the picture", .drawn, "\(text)[{shadow: {radius: 10000}}]}", side: 400),
        Row("wide shadows in one another", .drawn, "\(text)\(many("{shadow: {radius: 90}}", 12))}"),
        Row("a shadow far away", .drawn, "\(text)[{shadow: {radius: 1000, x: 100000000, y: -100000000}}]}"),
        Row(
            "shadows far away in one another", .refused("an effect draws a layer of"),
            "\(text)\(many("{shadow: {radius: 9, x: 99999}}", 6))}"),
        Row("24 cards", .drawn, nested("{Text: a}", "[card]", 24)),
        Row("24 turned views", .drawn, "\(text)\(many("{rotation3DEffect: {degrees: 2, y: 1}}", 24))}"),
        Row(
            "turned views that are seen from near", .drawn,
            "{Color: red, modifiers: \(many("{rotation3DEffect: {degrees: 80, y: 1, perspective: 9}}", 12))}"),
        Row(
            "layers that are enlarged", .drawn,
            "{Color: red, modifiers: \(many("{opacity: 0.9}, {scaleEffect: 100}", 12))}"),
        Row(
            "masks and clips", .drawn,
            "{Color: red, modifiers: \(many("{clipShape: Circle}, {opacity: 0.9}, {cornerRadius: 3}", 60))}"),
    ]

    private static let nests = [
        Row("299 components in one another", .drawn, "c0", components(299)),
        Row(
            "2007 components in one another", .refused("views lie in one another more than 300 deep"), "c0",
            components(2007)),
        Row(
            "components that are deep themselves", .refused("views lie in one another more than 300 deep"), "c0",
            components(10, around: 60)),
        Row(
            "1500 modifiers in one another", .refused("views lie in one another more than 300 deep"), "\(text)[m0]}",
            modifiers(1500)),
        Row("290 modifiers in one another", .refused("nested more than 1000 deep"), "\(text)[m0]}", modifiers(290)),
        Row("modifiers up to the limit", .drawn, "\(text)\(many("{opacity: 0.99}", 480))}"),
        Row("20000 modifiers", .refused("nested more than 1000 deep"), "\(text)\(many("{padding: 1}", 20_000))}"),
        Row("600 lists", .refused("the scene is nested more than 250 levels deep"), brackets(600)),
        Row("20000 lists", .refused("the scene is nested more than 250 levels deep"), brackets(20_000)),
        Row(
            "an expression of 400 brackets", .refused("nested more than 128 levels deep"),
            "{Text: \"=\(String(repeating: "(", count: 400))1\(String(repeating: ")", count: 400))\"}"),
    ]

    private static let texts = [
        Row(
            "a text that is doubled", .refused("a text has more than 200000 characters"), "{c0: {t: aaaaaaaaaa}}",
            doubling(7)),
        Row(
            "a text that is doubled, in an id", .refused("a text has more than"), "{c0: {t: aaaaaaaaaa}}",
            doubling(7, "{Text: a, id: =t}")),
        Row(
            "many long texts", .refused("the scene sets more than 2097152 bytes of text"),
            "{c0: {t: aaaaaaaaaa}}", doubling(4, "{VStack: [{ForEach: {data: 0..<300, content: [{Text: =t}]}}]}")),
        Row(
            "long ids", .refused("take more than 10000000 steps"), "{c0: {t: aaaaaaaaaa}}",
            doubling(4, "{VStack: [{ForEach: {data: 0..<20000, id: \"$(t)$(item)\", content: [Spacer]}}]}")),
    ]

    private static let tracks = [
        Row(
            "10000 cells", .drawn,
            "{Grid: [{ForEach: {data: 0..<100, content: [{GridRow: [{ForEach: {data: 0..<100, content: [{Color: red}]}}]}]}}]}"
        ),
        Row(
            "cells of 10000 columns", .drawn,
            "{Grid: [{ForEach: {data: 0..<100, content: [{GridRow: [{Color: red, modifiers: [{gridCellColumns: 10000}]}]}]}}]}"
        ),
        Row(
            "10000 cells of no column", .drawn,
            "{Grid: [{ForEach: {data: 0..<2, content: [{GridRow: [{ForEach: {data: 0..<5000, content: [{Color: red, modifiers: [{gridCellColumns: 0}]}]}}]}]}}]}"
        ),
        Row(
            "a track of next to nothing", .drawn,
            "{LazyVGrid: {columns: [{adaptive: 0.0000001, spacing: 0}], children: [{Text: a}]}}"),
    ]

    /// A value that cannot be worked out is told once, and what is made of it is not.
    private static let failures = [
        Row(
            "a number that has no value", .refused("division by zero"), "{c: {n: =1 / z}}",
            "state: {z: 0}\ncomponents: {c: {parameters: {n: number}, body: {Text: \"$(n + 1) $(n)\", modifiers: [{padding: =n * 2}]}}}"
        ),
        Row("a generation without end", .refused("\"os\" of canvas"), canvas: "{os: infinity}"),
        Row("a scale without end", .refused("\"scale\" of canvas"), canvas: "{scale: infinity}"),
        Row("a width without end", .refused("\"width\" of canvas"), canvas: "{width: infinity}"),
    ]

    private static func components(_ count: Int, around: Int = 0) -> String {
        let (open, close) = (String(repeating: "{Group: [", count: around), String(repeating: "]}", count: around))
        let parts = (0..<count).map { "  c\($0): {body: \(open)\($0 + 1 < count ? "c\($0 + 1)" : "Spacer")\(close)}" }
        return "components:\n\(parts.joined(separator: "\n"))"
    }

    private static func modifiers(_ count: Int) -> String {
        let parts = (0..<count).map {
            "  m\($0): {body: {content: , modifiers: [\($0 + 1 < count ? "m\($0 + 1)" : "{padding: 1}")]}}"
        }
        return "modifiers:\n\(parts.joined(separator: "\n"))"
    }

    private static func brackets(_ count: Int) -> String {
        String(repeating: "[", count: count) + String(repeating: "]", count: count)
    }

    private static func doubling(_ count: Int, _ last: String = "{Text: =t}") -> String {
        let parts = (0..<count).map { index in
            let text = String(repeating: "$(t)", count: 10)
            let body = index + 1 < count ? "{c\(index + 1): {t: \"\(text)\"}}" : last
            return "  c\(index): {parameters: {t: string}, body: \(body)}"
        }
        return "components:\n\(parts.joined(separator: "\n"))"
    }
}

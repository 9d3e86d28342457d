/// Writes a scene of views and modifiers that an input's bytes choose, in which numbers may be any that a scene can write.
package struct RandomScene {
    private var source: FuzzBytes
    private var views = 0

    package init(_ bytes: [UInt8]) {
        source = FuzzBytes(bytes)
    }

    private static let huge = "1" + String(repeating: "0", count: 308)
    private static let tiny = "0." + String(repeating: "0", count: 320) + "1"
    private static let lengths = [
        "0", "1", "0.5", "10", "33.3", "100", "1000", "1000000000", "0.000000001", huge, tiny, "7", "20",
    ]
    private static let numbers = lengths + ["-1", "-20", "-1000000000", "-" + huge, "infinity", "-infinity"]

    package mutating func scene() -> String {
        let canvas = source.choice([
            "{width: 100, height: 80}", "{width: 60}", "{height: 60}", "{width: 1, height: 1}",
            "{width: 90, height: 90, layoutDirection: rightToLeft}",
        ])
        return "{canvas: \(canvas), body: \(view(depth: 0))}"
    }

    private mutating func number() -> String { source.choice(Self.numbers) }

    private mutating func length() -> String { source.choice(Self.lengths) }

    private mutating func children(_ depth: Int) -> String {
        let count = source.byte() % 4
        return "[" + (0..<count).map { _ in view(depth: depth + 1) }.joined(separator: ", ") + "]"
    }

    private mutating func view(depth: Int) -> String {
        views += 1
        let isLeaf = depth > 8 || views > 60 || source.isAtEnd
        var parts = [isLeaf ? leaf() : container(depth)]
        let count = source.byte() % 4
        if count > 0 {
            parts.append("modifiers: [" + (0..<count).map { _ in modifier(depth) }.joined(separator: ", ") + "]")
        }
        return "{" + parts.joined(separator: ", ") + "}"
    }

    private mutating func leaf() -> String {
        switch source.byte() % 8 {
        case 0: "Text: \(source.choice(["a", "two words", "\"\"", "a longer text that needs lines", "אבג abc", "👩‍👩‍👧‍👦"]))"
        case 1: "Color: red"
        case 2: "Spacer: {minLength: \(length())}"
        case 3: "Divider: "
        case 4: "Image: {systemName: star.fill}"
        case 5: "RoundedRectangle: {cornerRadius: \(length())}"
        case 6: "LinearGradient: {colors: [red, blue], startPoint: top, endPoint: bottomTrailing}"
        default: "Circle: {}"
        }
    }

    private mutating func container(_ depth: Int) -> String {
        switch source.byte() % 10 {
        case 0: "VStack: {spacing: \(number()), children: \(children(depth))}"
        case 1: "HStack: {spacing: \(number()), children: \(children(depth))}"
        case 2: "ZStack: \(children(depth))"
        case 3:
            "LazyVGrid: {columns: [{adaptive: \(length()), spacing: \(length())}, {fixed: \(length())}], children: \(children(depth))}"
        case 4:
            "LazyHGrid: {rows: [{flexible: {minimum: \(length())}}], spacing: \(number()), children: \(children(depth))}"
        case 5: "Grid: [{GridRow: \(children(depth))}, {GridRow: \(children(depth))}]"
        case 6: "ScrollView: \(children(depth))"
        case 7: "ViewThatFits: \(children(depth))"
        case 8: "ForEach: {data: 0..<\(source.byte() % 5), content: \(children(depth))}"
        default: "Group: \(children(depth))"
        }
    }

    private mutating func modifier(_ depth: Int) -> String {
        switch source.byte() % 16 {
        case 0: "{padding: \(number())}"
        case 1: "{frame: {width: \(length()), height: \(length())}}"
        case 2: "{frame: {minWidth: \(length()), maxWidth: \(length()), idealHeight: \(length())}}"
        case 3: "{offset: {x: \(number()), y: \(number())}}"
        case 4: "{position: {x: \(number()), y: \(number())}}"
        case 5: "{scaleEffect: \(number())}"
        case 6: "{rotationEffect: {degrees: \(number())}}"
        case 7: "{shadow: {radius: \(source.choice(["0", "0.3", "4", "30"])), x: \(number())}}"
        case 8: "{opacity: \(source.choice(["0", "0.5", "1", "0.000000001"]))}"
        case 9: "{fixedSize: {}}"
        case 10: "{layoutPriority: \(number())}"
        case 11: "{lineSpacing: \(length())}"
        case 12: "{tracking: \(number())}"
        case 13: "{rotation3DEffect: {degrees: \(number()), x: \(number()), y: 1}}"
        case 14: "{overlay: {content: \(view(depth: depth + 4))}}"
        default:
            "{aspectRatio: {ratio: \(source.choice(["1", "0.000000001", "1000000000", Self.huge])), contentMode: fit}}"
        }
    }
}

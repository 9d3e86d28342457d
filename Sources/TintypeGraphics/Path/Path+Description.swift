import Foundation

extension Path: LosslessStringConvertible {
    /// The steps in SwiftUI's notation: numbers before the letter of the step they belong to, `m`, `l`, `q`, `c` and `h`.
    public var description: String {
        elements.map { element in
            let numbers = element.points.map { "\(Self.text($0.x)) \(Self.text($0.y)) " }.joined()
            return switch element {
            case .move: numbers + "m"
            case .line: numbers + "l"
            case .quadCurve: numbers + "q"
            case .curve: numbers + "c"
            case .closeSubpath: "h"
            }
        }.joined(separator: " ")
    }

    /// The path that a description describes; nil for what is none.
    public init?(_ string: String) {
        var elements: [Element] = []
        var numbers: [CGFloat] = []
        for word in string.split(whereSeparator: \.isWhitespace) {
            if let number = Double(word) {
                numbers.append(CGFloat(number))
                continue
            }
            guard let element = Self.element(word, numbers) else { return nil }
            elements.append(element)
            numbers = []
        }
        guard numbers.isEmpty else { return nil }
        self.init(storage: elements.isEmpty ? .empty : .elements(elements))
    }

    private static func element(_ letter: Substring, _ numbers: [CGFloat]) -> Element? {
        func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[2 * index], y: numbers[2 * index + 1]) }
        switch (letter, numbers.count) {
        case ("m", 2): return .move(to: point(0))
        case ("l", 2): return .line(to: point(0))
        case ("q", 4): return .quadCurve(to: point(1), control: point(0))
        case ("c", 6): return .curve(to: point(2), control1: point(0), control2: point(1))
        case ("h", 0): return .closeSubpath
        default: return nil
        }
    }

    private static func text(_ value: CGFloat) -> String {
        value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
    }
}

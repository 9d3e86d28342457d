import Foundation
package import TintypeGraphics

/// A path written as a string, so that a symbol that the font lacks is a readable line of the table.
///
/// In units of the symbol grid, 24 by 24 with y down. Commands and numbers are separated by spaces: `M x y`, `L x y`,
/// `Q cx cy x y`, `C ax ay bx by x y`, `Z`, and two shapes: `O x y r`, a circle by its centre and radius, and `R x y
/// width height r`, a rectangle with rounded corners. A number may stand without its command to go on with it.
package struct SymbolPen: Hashable, Sendable, ExpressibleByStringLiteral {
    package let text: String

    package init(stringLiteral text: String) {
        self.text = text
    }

    package init(_ text: String) {
        self.text = text
    }

    /// The path that the string describes. The strings are the table's own: a malformed one is a mistake in it.
    package var path: Path {
        var path = Path()
        var command: Substring = ""
        var numbers: [CGFloat] = []
        for word in text.split(separator: " ") {
            if let number = Double(word) {
                numbers.append(CGFloat(number))
            } else {
                precondition(numbers.isEmpty, "a symbol's path has numbers left over: \(text)")
                command = word
            }
            guard let count = Self.counts[String(command)] else {
                preconditionFailure("a symbol's path has the unknown command \(command): \(text)")
            }
            if numbers.count == count {
                Self.add(command, numbers, to: &path)
                numbers = []
            }
        }
        precondition(numbers.isEmpty, "a symbol's path ends within a command: \(text)")
        return path
    }

    /// The number of arguments of each command.
    private static let counts: [String: Int] = ["M": 2, "L": 2, "Q": 4, "C": 6, "Z": 0, "O": 3, "R": 5]

    private static func add(_ command: Substring, _ n: [CGFloat], to path: inout Path) {
        func point(_ index: Int) -> CGPoint { CGPoint(x: n[index], y: n[index + 1]) }
        switch command {
        case "M": path.move(to: point(0))
        case "L": path.addLine(to: point(0))
        case "Q": path.addQuadCurve(to: point(2), control: point(0))
        case "C": path.addCurve(to: point(4), control1: point(0), control2: point(2))
        case "O":
            let rect = CGRect(x: n[0] - n[2], y: n[1] - n[2], width: 2 * n[2], height: 2 * n[2])
            path.addPath(Path(ellipseIn: rect))
        case "R":
            let rect = CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
            path.addPath(Path(roundedRect: rect, cornerRadius: n[4], style: .circular))
        default: path.closeSubpath()
        }
    }
}

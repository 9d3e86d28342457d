/// An expression as it is written.
struct ExpressionSyntax: Hashable, Sendable {
    indirect enum Kind: Hashable, Sendable {
        case number(Double)
        case string(String)
        case name(String)
        case unary(UnaryOperator, ExpressionSyntax)
        case binary(BinaryOperator, ExpressionSyntax, ExpressionSyntax)
        case member(ExpressionSyntax, String)
        case element(ExpressionSyntax, ExpressionSyntax)
        /// A call of a function, or of a value's method.
        case call(ExpressionSyntax?, String, [ExpressionSyntax])
    }

    var kind: Kind
    /// The start of the expression in the scalar's text.
    var start: Int
    /// The place of its operator, member or function; its start for the others.
    var offset: Int
    /// The number of expressions inside one another, this one included.
    var depth: Int

    init(_ kind: Kind, start: Int, offset: Int, depth: Int = 1) {
        self.kind = kind
        self.start = start
        self.offset = offset
        self.depth = depth
    }
}

enum UnaryOperator: String, Hashable, Sendable {
    case negate = "-"
    case not = "!"
}

enum BinaryOperator: String, CaseIterable, Hashable, Sendable {
    case or = "||"
    case and = "&&"
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case coalesce = "??"
    case add = "+"
    case subtract = "-"
    case multiply = "*"
    case divide = "/"
    case remainder = "%"

    /// The precedence of its operator, as in Swift.
    var precedence: Int {
        switch self {
        case .or: 1
        case .and: 2
        case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: 3
        case .coalesce: 4
        case .add, .subtract: 5
        case .multiply, .divide, .remainder: 6
        }
    }

    var isComparison: Bool { precedence == BinaryOperator.equal.precedence }
}

extension ExpressionSyntax {
    /// Indicates whether it is a name, or a member of one, which a guard can narrow.
    var isPath: Bool {
        switch kind {
        case .name: true
        case .member(let object, _): object.isPath
        default: false
        }
    }
}

extension ExpressionSyntax: CustomStringConvertible {
    /// The expression with all its parentheses: what the parser made of it.
    var description: String {
        switch kind {
        case .number(let value): NumberText.shortest(value)
        case .string(let text): "\"\(text)\""
        case .name(let name): name
        case .unary(let unary, let operand): "(\(unary.rawValue)\(operand))"
        case .binary(let binary, let left, let right): "(\(left) \(binary.rawValue) \(right))"
        case .member(let object, let name): "\(object).\(name)"
        case .element(let object, let index): "\(object)[\(index)]"
        case .call(let object, let name, let arguments):
            (object.map { "\($0)." } ?? "") + name + "(" + arguments.map(\.description).joined(separator: ", ") + ")"
        }
    }
}

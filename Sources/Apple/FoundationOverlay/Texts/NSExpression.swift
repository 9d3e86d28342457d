public import Foundation

/// A value that is reckoned: Foundation's expression on Apple's systems. Linux's class of that name is not for use, so that
/// `tintype preview` reads `NSExpression` as this one.
open class _NSExpression: NSObject, @unchecked Sendable {
    private enum Form {
        case constant(Any?)
        case keyPath(String)
        case property((Any?) -> Any?)
        case function(String, [_NSExpression])
        case arithmetic(String)
    }

    private let form: Form

    /// Creates an expression of numbers, `+`, `-`, `*`, `/`, `**` and parentheses. Numbers without a point are whole ones, and so is what
    /// is reckoned of them.
    public init(format expressionFormat: String, _ args: any CVarArg...) {
        form = .arithmetic(args.isEmpty ? expressionFormat : String(format: expressionFormat, arguments: args))
    }
    public init(format expressionFormat: String, argumentArray arguments: [Any]) {
        form = .arithmetic(arguments.isEmpty ? expressionFormat : "")
    }

    /// Creates the expression of a value, of a value by its key, and of what a function makes of values.
    public init(forConstantValue obj: Any?) { form = .constant(obj) }
    public init(forKeyPath keyPath: String) { form = .keyPath(keyPath) }
    public init<Root, Value>(forKeyPath keyPath: KeyPath<Root, Value>) {
        form = .property { ($0 as? Root)?[keyPath: keyPath] }
    }
    public init(forFunction name: String, arguments parameters: [Any]) {
        form = .function(name, parameters.map { $0 as? _NSExpression ?? _NSExpression(forConstantValue: $0) })
    }

    /// The parts of the expression. A property that was given as such has no name here.
    open var constantValue: Any? { if case .constant(let value) = form { value } else { nil } }
    open var keyPath: String { if case .keyPath(let path) = form { path } else { "" } }
    open var function: String { if case .function(let name, _) = form { name } else { "" } }
    open var arguments: [_NSExpression]? { if case .function(_, let values) = form { values } else { nil } }

    /// Reckons the value: nil for what is no expression, for functions, and for keys that the object has not.
    open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
        switch form {
        case .constant(let value): return value
        case .keyPath(let path): return (object as? [String: Any])?[path]
        case .property(let value): return value(object)
        case .function: return nil
        case .arithmetic(let text):
            var reader = ArithmeticReader(text: Array(text.filter { !$0.isWhitespace }))
            return reader.whole().map { $0.isWhole ? NSNumber(value: Int($0.value)) : NSNumber(value: $0.value) }
        }
    }
}

/// A reader of arithmetic, from the left.
private struct ArithmeticReader {
    struct Number {
        var value: Double
        var isWhole: Bool
    }

    let text: [Character]
    var index = 0

    mutating func whole() -> Number? {
        guard let sum = sum(), index == text.count, abs(sum.value) < 9e18 || !sum.isWhole else { return nil }
        return sum
    }

    private mutating func take(_ words: [String]) -> String? {
        let found = words.first { text[index...].starts(with: $0) }
        index += found?.count ?? 0
        return found
    }

    private mutating func sum() -> Number? {
        guard var left = product() else { return nil }
        while let sign = take(["+", "-"]) {
            guard let right = product() else { return nil }
            left.value += sign == "+" ? right.value : -right.value
            left.isWhole = left.isWhole && right.isWhole
        }
        return left
    }

    private mutating func product() -> Number? {
        guard var left = power() else { return nil }
        while !text[index...].starts(with: "**"), let sign = take(["*", "/"]) {
            guard let right = power() else { return nil }
            left.isWhole = left.isWhole && right.isWhole
            guard sign == "/" else {
                left.value *= right.value
                continue
            }
            guard !left.isWhole || right.value != 0 else { return nil }
            left.value /= right.value
            if left.isWhole { left.value.round(.towardZero) }
        }
        return left
    }

    private mutating func power() -> Number? {
        guard let base = unary() else { return nil }
        guard take(["**"]) != nil else { return base }
        guard let exponent = power() else { return nil }
        let isWhole = base.isWhole && exponent.isWhole && exponent.value >= 0
        return Number(value: pow(base.value, exponent.value), isWhole: isWhole)
    }

    private mutating func unary() -> Number? {
        if take(["-"]) != nil { return unary().map { Number(value: -$0.value, isWhole: $0.isWhole) } }
        if take(["+"]) != nil { return unary() }
        guard take(["("]) == nil else {
            let inner = sum()
            return take([")"]) == nil ? nil : inner
        }
        let digits = text[index...].prefix { $0.isNumber || $0 == "." }
        index += digits.count
        return Double(String(digits)).map { Number(value: $0, isWhole: !digits.contains(".")) }
    }
}

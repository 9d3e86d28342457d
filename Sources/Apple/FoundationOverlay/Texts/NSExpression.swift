public import Foundation

/// A value that is reckoned: Foundation's expression on Apple's systems. Linux's class of that name is not for use, so that
/// `tintype preview` reads `NSExpression` as this one.
open class _NSExpression: NSObject, @unchecked Sendable {
    /// The kind of an expression.
    public enum ExpressionType: UInt, Sendable {
        case constantValue = 0
        case evaluatedObject, variable, keyPath, function, unionSet, intersectSet, minusSet
        case subquery = 13
        case aggregate, anyKey
        case block = 19
        case conditional
    }

    let form: Form

    indirect enum Form {
        case constant(Any?)
        case evaluatedObject
        case variable(String)
        case keyPath(String)
        case property((Any?) -> Any?)
        case function(String, [_NSExpression])
        case arithmetic(String)
        case aggregate([_NSExpression])
        case sets(ExpressionType, _NSExpression, _NSExpression)
        case subquery(_NSExpression, String, NSPredicate)
        case conditional(NSPredicate, _NSExpression, _NSExpression)
        case block((Any?, [Any], NSMutableDictionary?) -> Any, [_NSExpression])
        case anyKey
    }

    init(_ form: Form) {
        self.form = form
    }

    /// Creates an expression of numbers, `+`, `-`, `*`, `/`, `**` and parentheses. Numbers without a point are whole ones, and so is what
    /// is reckoned of them.
    public convenience init(format expressionFormat: String, _ args: any CVarArg...) {
        self.init(.arithmetic(args.isEmpty ? expressionFormat : String(format: expressionFormat, arguments: args)))
    }
    public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
        self.init(.arithmetic(arguments.isEmpty ? expressionFormat : ""))
    }

    /// Creates the expression of a value, of a value by its key, of one that is given later by a name, and of several.
    public convenience init(forConstantValue obj: Any?) { self.init(.constant(obj)) }
    public convenience init(forKeyPath keyPath: String) { self.init(.keyPath(keyPath)) }
    public convenience init<Root, Value>(forKeyPath keyPath: KeyPath<Root, Value>) {
        self.init(.property { ($0 as? Root)?[keyPath: keyPath] })
    }
    public convenience init(forVariable string: String) { self.init(.variable(string)) }
    public convenience init(forAggregate subexpressions: [Any]) {
        self.init(.aggregate(Self.expressions(subexpressions)))
    }

    /// Creates the expression of what a function makes of values, such as `sum:` or `multiply:by:`.
    public convenience init(forFunction name: String, arguments parameters: [Any]) {
        self.init(.function(name, Self.expressions(parameters)))
    }
    /// Creates the expression of what an object's method answers. It has no value here.
    public convenience init(
        forFunction target: _NSExpression, selectorName name: String, arguments parameters: [Any]?
    ) { self.init(.function(name, [target] + Self.expressions(parameters ?? []))) }
    public convenience init(
        block: @escaping (Any?, [Any], NSMutableDictionary?) -> Any, arguments: [_NSExpression]?
    ) { self.init(.block(block, arguments ?? [])) }

    /// Creates the expression of what two sets make together.
    public convenience init(forUnionSet left: _NSExpression, with right: _NSExpression) {
        self.init(.sets(.unionSet, left, right))
    }
    public convenience init(forIntersectSet left: _NSExpression, with right: _NSExpression) {
        self.init(.sets(.intersectSet, left, right))
    }
    public convenience init(forMinusSet left: _NSExpression, with right: _NSExpression) {
        self.init(.sets(.minusSet, left, right))
    }

    /// Creates the expression of those of several values that meet a condition, and of one of two values by a condition.
    public convenience init(
        forSubquery expression: _NSExpression, usingIteratorVariable variable: String, predicate: NSPredicate
    ) { self.init(.subquery(expression, variable, predicate)) }
    public convenience init(
        forConditional predicate: NSPredicate, trueExpression: _NSExpression, falseExpression: _NSExpression
    ) { self.init(.conditional(predicate, trueExpression, falseExpression)) }

    /// The expression of the object itself, and of any of its keys.
    open class func expressionForEvaluatedObject() -> _NSExpression { _NSExpression(.evaluatedObject) }
    open class func expressionForAnyKey() -> _NSExpression { _NSExpression(.anyKey) }

    private static func expressions(_ values: [Any]) -> [_NSExpression] {
        values.map { $0 as? _NSExpression ?? _NSExpression(forConstantValue: $0) }
    }

    /// Reckons the value: nil for what is no expression, for functions of other names, and for keys that the object has not.
    open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
        switch form {
        case .constant(let value): return value
        case .evaluatedObject: return object
        case .variable(let name): return context?[name]
        case .keyPath(let path):
            return (object as? [String: Any])?[path] ?? (object as? NSObject)?.value(forKeyPath: path)
        case .property(let value): return value(object)
        case .function(let name, let arguments):
            return ExpressionFunction.value(name, arguments.map { $0.expressionValue(with: object, context: context) })
        case .aggregate(let parts): return parts.map { $0.expressionValue(with: object, context: context) as Any }
        case .sets(let operation, let left, let right):
            let sets = [left, right].map { Self.set($0.expressionValue(with: object, context: context)) }
            switch operation {
            case .unionSet: return sets[0].union(sets[1])
            case .intersectSet: return sets[0].intersection(sets[1])
            default: return sets[0].subtracting(sets[1])
            }
        case .subquery(let many, let name, let predicate):
            let values = PredicateComparison.list(many.expressionValue(with: object, context: context)) ?? []
            return values.filter { value in
                var variables = Self.variables(context)
                variables[name] = value
                return predicate.evaluate(with: value, substitutionVariables: variables)
            }
        case .conditional(let predicate, let first, let second):
            let holds = predicate.evaluate(with: object, substitutionVariables: Self.variables(context))
            return (holds ? first : second).expressionValue(with: object, context: context)
        case .block(let block, let arguments):
            let values = arguments.map { $0.expressionValue(with: object, context: context) as Any }
            return block(object, values, context)
        case .arithmetic(let text):
            var reader = ArithmeticReader(text: Array(text.filter { !$0.isWhitespace }))
            return reader.whole().map { $0.isWhole ? NSNumber(value: Int($0.value)) : NSNumber(value: $0.value) }
        case .anyKey: return nil
        }
    }

    private static func variables(_ context: NSMutableDictionary?) -> [String: Any] {
        context as? [String: Any] ?? [:]
    }

    private static func set(_ value: Any?) -> Set<AnyHashable> {
        Set((PredicateComparison.list(value) ?? []).compactMap { $0 as? AnyHashable })
    }

    /// Lets the expression be reckoned, which it always may here.
    open func allowEvaluation() {}

    /// The expression as it is written in a condition.
    open override var description: String {
        switch form {
        case .constant(let text as String): "\"\(text)\""
        case .constant(let value): value.map { "\($0)" } ?? "nil"
        case .evaluatedObject: "SELF"
        case .variable(let name): "$\(name)"
        case .keyPath(let path): path
        case .function(let name, let values): "\(name)(\(values.map(\.description).joined(separator: ", ")))"
        case .arithmetic(let text): text
        case .aggregate(let parts): "{\(parts.map(\.description).joined(separator: ", "))}"
        default: "\(expressionType)"
        }
    }
}

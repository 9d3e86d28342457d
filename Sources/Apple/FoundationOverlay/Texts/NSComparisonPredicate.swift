public import Foundation

/// A condition that compares two values. Linux's class of that name is not for use, so that `tintype preview` reads
/// `NSComparisonPredicate` as this one.
open class _NSComparisonPredicate: NSPredicate {
    /// The comparison of two values.
    public enum Operator: UInt, Sendable {
        case lessThan = 0
        case lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, equalTo, notEqualTo
        case matches, like, beginsWith, endsWith
        case `in`
        case customSelector
        case contains = 99
        case between

        fileprivate var word: String {
            switch self {
            case .lessThan: "<"
            case .lessThanOrEqualTo: "<="
            case .greaterThan: ">"
            case .greaterThanOrEqualTo: ">="
            case .equalTo: "=="
            case .notEqualTo: "!="
            case .matches: "MATCHES"
            case .like: "LIKE"
            case .beginsWith: "BEGINSWITH"
            case .endsWith: "ENDSWITH"
            case .in: "IN"
            case .customSelector: "CUSTOM"
            case .contains: "CONTAINS"
            case .between: "BETWEEN"
            }
        }
    }

    /// The treatment of many values on the left.
    public enum Modifier: UInt, Sendable {
        case direct = 0
        case all, any
    }

    /// The options of comparing texts.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let caseInsensitive = Options(rawValue: 1)
        public static let diacriticInsensitive = Options(rawValue: 2)
        public static let normalized = Options(rawValue: 4)
    }

    /// The parts of the condition.
    public let leftExpression: _NSExpression
    public let rightExpression: _NSExpression
    public let comparisonPredicateModifier: Modifier
    public let predicateOperatorType: Operator
    public let options: Options

    /// Creates a condition of two values.
    public init(
        leftExpression lhs: _NSExpression, rightExpression rhs: _NSExpression, modifier: Modifier, type: Operator,
        options: Options = []
    ) {
        leftExpression = lhs
        rightExpression = rhs
        comparisonPredicateModifier = modifier
        predicateOperatorType = type
        self.options = options
        super.init(value: true)
    }

    /// Creates none: conditions are not archived here.
    public required init?(coder: NSCoder) { nil }

    /// Answers whether the condition holds for an object.
    open override func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
        let context = bindings.map { NSMutableDictionary(dictionary: $0) }
        let left = leftExpression.expressionValue(with: object, context: context)
        let right = rightExpression.expressionValue(with: object, context: context)
        func holds(_ value: Any?) -> Bool { PredicateComparison.holds(value, word, right) }
        switch comparisonPredicateModifier {
        case .any: return (PredicateComparison.list(left) ?? [left]).contains(where: holds)
        case .all: return (PredicateComparison.list(left) ?? [left]).allSatisfy(holds)
        default: return holds(left)
        }
    }
    open override func evaluate(with object: Any?) -> Bool { evaluate(with: object, substitutionVariables: nil) }

    /// The condition as a text.
    open override var predicateFormat: String {
        let modifier: String =
            switch comparisonPredicateModifier {
            case .any: "ANY "
            case .all: "ALL "
            default: ""
            }
        return "\(modifier)\(leftExpression) \(word) \(rightExpression)"
    }

    private var word: String {
        let letters =
            (options.contains(.caseInsensitive) ? "C" : "") + (options.contains(.diacriticInsensitive) ? "D" : "")
        return predicateOperatorType.word + (letters.isEmpty ? "" : "[\(letters)]")
    }
}

public import Foundation

// Linux's Foundation marks the class in which the operators of comparisons are as deprecated, for what the class itself lacks.
// Its operators are named here without that mark.

/// The operator of a comparison, as it is inferred.
public protocol _ComparisonNaming {
    /// The type of the operators, and one of them.
    associatedtype Operator
    static func equal() -> Operator
}

/// The namer of the operators.
public enum _ComparisonNames: _ComparisonNaming {
    /// One of the operators.
    @available(*, deprecated)
    public static func equal() -> NSComparisonPredicate.Operator { .equalTo }
}

/// The operator of a comparison.
public typealias _ComparisonOperator = _ComparisonNames.Operator

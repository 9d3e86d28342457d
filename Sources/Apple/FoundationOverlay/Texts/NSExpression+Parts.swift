public import Foundation

extension _NSExpression {
    /// The kind of the expression.
    public var expressionType: ExpressionType {
        switch form {
        case .constant: .constantValue
        case .evaluatedObject: .evaluatedObject
        case .variable: .variable
        case .keyPath, .property: .keyPath
        case .function, .arithmetic: .function
        case .aggregate: .aggregate
        case .sets(let type, _, _): type
        case .subquery: .subquery
        case .conditional: .conditional
        case .block: .block
        case .anyKey: .anyKey
        }
    }

    /// The parts of the expression. A property that was given as such has no name here.
    public var constantValue: Any? { if case .constant(let value) = form { value } else { nil } }
    public var keyPath: String { if case .keyPath(let path) = form { path } else { "" } }
    public var function: String { if case .function(let name, _) = form { name } else { "" } }
    public var variable: String {
        switch form {
        case .variable(let name), .subquery(_, let name, _): name
        default: ""
        }
    }
    public var arguments: [_NSExpression]? {
        switch form {
        case .function(_, let values), .block(_, let values): values
        default: nil
        }
    }
    /// The object of which a function or a key is asked: the one that is looked at.
    public var operand: _NSExpression { .expressionForEvaluatedObject() }
    public var collection: Any {
        switch form {
        case .aggregate(let parts): parts
        case .subquery(let many, _, _): many
        default: [_NSExpression]()
        }
    }
    public var predicate: NSPredicate {
        switch form {
        case .subquery(_, _, let predicate), .conditional(let predicate, _, _): predicate
        default: NSPredicate(value: true)
        }
    }
    /// The sets of an expression of two; the expression itself where it is none.
    public var left: _NSExpression { if case .sets(_, let left, _) = form { left } else { self } }
    public var right: _NSExpression { if case .sets(_, _, let right) = form { right } else { self } }
    /// The values of a condition; the expression itself where it is none.
    public var `true`: _NSExpression { if case .conditional(_, let value, _) = form { value } else { self } }
    public var `false`: _NSExpression { if case .conditional(_, _, let value) = form { value } else { self } }
}

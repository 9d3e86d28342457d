import Foundation
import TintypeGraphics

/// Evaluates checked expressions. It always ends: the language has no loops, and each operation takes a step.
///
/// That the values have the types that were checked is taken for granted; else the program is wrong, not the scene.
struct Evaluator {
    private static let greatestDigits = 10.0

    let environment: ValueEnvironment
    /// The place of the whole value, for when the steps are used up.
    let place: ScenePlace

    func evaluate(_ node: TypedNode) throws(EvaluationError) -> SceneDatum {
        switch node {
        case .not, .and, .or, .equal, .compare: return .bool(try condition(node))
        case .negate, .arithmetic, .function: return .number(try number(node))
        default: break
        }
        try spend(1)
        switch node {
        case .constant(let datum): return datum
        case .name(let name):
            guard let value = environment.value(of: name) else {
                preconditionFailure("The name \(name) was checked, but has no value.")
            }
            return value
        case .coalesce(let optional, let other):
            let value = try evaluate(optional)
            return value == .none ? try evaluate(other) : value
        case .conditional(let test, let yes, let no): return try evaluate(condition(test) ? yes : no)
        case .text(let parts): return .string(try text(parts))
        case .format(let value, let digits, let place): return .string(try format(value, digits, at: place))
        case .list(let nodes): return .list(try all(nodes))
        case .record(let fields):
            let values = try all(fields.map(\.value))
            return .record(SceneRecord(zip(fields, values).map { SceneRecord.Field($0.name, $1) }))
        case .shape(let shape, let nodes): return Self.shape(shape, try all(nodes).map { $0.number ?? 0 })
        default: return try access(node)
        }
    }

    private func spend(_ steps: Int) throws(EvaluationError) {
        guard environment.budget.spend(steps) else {
            throw EvaluationError(
                "the scene's expressions take more than \(environment.budget.total) steps", at: place,
                hint: environment.budget.remedy)
        }
    }

    /// The error for a value that has not the type that was checked. Nothing stands for what could not be evaluated
    /// before, as was reported; anything else is a mistake of the checker.
    private func mistyped(_ value: SceneDatum, _ rule: String) -> EvaluationError {
        precondition(value == .none, rule)
        return .consequence(at: place)
    }

    private func all(_ nodes: [TypedNode]) throws(EvaluationError) -> [SceneDatum] {
        var values: [SceneDatum] = []
        values.reserveCapacity(nodes.count)
        for node in nodes { values.append(try evaluate(node)) }
        return values
    }

    private static func shape(_ shape: LiteralShape, _ values: [Double]) -> SceneDatum {
        switch shape {
        case .point: .point(CGPoint(x: values[0], y: values[1]))
        case .size: .size(CGSize(width: values[0], height: values[1]))
        case .rect: .rect(CGRect(x: values[0], y: values[1], width: values[2], height: values[3]))
        case .insets: .insets(EdgeInsets(top: values[0], leading: values[1], bottom: values[2], trailing: values[3]))
        }
    }
}

extension Evaluator {
    private func condition(_ node: TypedNode) throws(EvaluationError) -> Bool {
        switch node {
        case .not, .and, .or, .equal, .compare: try spend(1)
        default:
            let value = try evaluate(node)
            guard let bool = value.bool else { throw mistyped(value, "A condition is a boolean.") }
            return bool
        }
        switch node {
        case .not(let operand): return try !condition(operand)
        case .and(let a, let b): return try condition(a) ? condition(b) : false
        case .or(let a, let b): return try condition(a) ? true : condition(b)
        case .equal(let a, let b, let isNegated): return try (evaluate(a) == evaluate(b)) != isNegated
        case .compare(let comparison, let a, let b):
            switch (try evaluate(a), try evaluate(b)) {
            case (.number(let a), .number(let b)): return Self.compare(comparison, a, b)
            case (.string(let a), .string(let b)): return Self.compare(comparison, a, b)
            case (.none, _), (_, .none): throw .consequence(at: place)
            default: preconditionFailure("Only numbers and strings are compared.")
            }
        default: preconditionFailure("These are all operations that give a boolean.")
        }
    }

    private static func compare<T: Comparable>(_ comparison: BinaryOperator, _ a: T, _ b: T) -> Bool {
        switch comparison {
        case .less: a < b
        case .lessOrEqual: a <= b
        case .greater: a > b
        case .greaterOrEqual: a >= b
        default: preconditionFailure("Only these four compare by order.")
        }
    }

    private func number(_ node: TypedNode) throws(EvaluationError) -> Double {
        switch node {
        case .negate(let operand):
            try spend(1)
            return try -number(operand)
        case .arithmetic(let operation, let a, let b, let place):
            try spend(1)
            return try arithmetic(operation, number(a), number(b), at: place)
        case .function(let function, let nodes, let place):
            try spend(1)
            var arguments: [Double] = []
            for node in nodes { arguments.append(try number(node)) }
            return try Self.call(function, arguments, at: place)
        default:
            let value = try evaluate(node)
            guard let number = value.number else { throw mistyped(value, "An operand of arithmetic is a number.") }
            return number
        }
    }

    private func arithmetic(
        _ operation: BinaryOperator, _ a: Double, _ b: Double, at place: ScenePlace
    ) throws(EvaluationError) -> Double {
        if b == 0, operation == .divide || operation == .remainder {
            throw EvaluationError("division by zero", at: place)
        }
        let result: Double =
            switch operation {
            case .add: a + b
            case .subtract: a - b
            case .multiply: a * b
            case .divide: a / b
            case .remainder: a.truncatingRemainder(dividingBy: b)
            default: preconditionFailure("Only these five calculate.")
            }
        guard result.isFinite else {
            throw EvaluationError("the result of \"\(operation.rawValue)\" is not finite", at: place)
        }
        return result
    }

    private static func call(
        _ function: NumberFunction, _ arguments: [Double], at place: ScenePlace
    ) throws(EvaluationError) -> Double {
        switch function {
        case .min: return arguments.dropFirst().reduce(arguments[0], Swift.min)
        case .max: return arguments.dropFirst().reduce(arguments[0], Swift.max)
        case .abs: return arguments[0].magnitude
        case .floor, .round, .int:
            guard arguments[0].isFinite else {
                throw EvaluationError("\(function.rawValue) of infinity has no value", at: place)
            }
            let rule: FloatingPointRoundingRule =
                function == .floor ? .down : function == .int ? .towardZero : .toNearestOrAwayFromZero
            // Adding 0 makes -0 a plain zero.
            return arguments[0].rounded(rule) + 0
        }
    }
}

extension Evaluator {
    private func text(_ parts: [TypedNode]) throws(EvaluationError) -> String {
        var text = ""
        for part in parts {
            let piece: String =
                switch try evaluate(part) {
                case .number(let value): NumberText.shortest(value)
                case .string(let value): value
                case .bool(let value): value ? "true" : "false"
                case .none: throw .consequence(at: place)
                default: preconditionFailure("Only numbers, strings and booleans have a text.")
                }
            try spend(piece.utf8.count / 8)
            text += piece
            let most = environment.budget.textLength
            // No character has less than a byte.
            guard text.utf8.count <= most || text.unicodeScalars.count <= most else {
                throw EvaluationError("a text has more than \(most) characters", at: place)
            }
        }
        return text
    }

    private func format(_ node: TypedNode, _ digits: TypedNode?, at place: ScenePlace) throws(EvaluationError) -> String
    {
        let value = try number(node)
        guard let digits else { return NumberText.shortest(value) }
        let count = try number(digits)
        guard count >= 0, count <= Self.greatestDigits, count == count.rounded() else {
            throw EvaluationError("format takes 0 to 10 digits, not \(NumberText.shortest(count))", at: place)
        }
        return NumberText.fixed(value, fractionDigits: Int(count))
    }

    private func access(_ node: TypedNode) throws(EvaluationError) -> SceneDatum {
        switch node {
        case .field(let object, let name):
            let record = try evaluate(object)
            guard let value = record.record?[name] else {
                throw mistyped(record, "The field \(name) was checked, but is not there.")
            }
            return value
        case .member(let object, let member):
            let value = try evaluate(object)
            if value == .none { throw .consequence(at: place) }
            return value.value(of: member)
        case .element(let list, let index, let place):
            let elements = try evaluate(list)
            guard let values = elements.list else { throw mistyped(elements, "Only lists have elements.") }
            let position = try number(index)
            guard position == position.rounded(), position >= 0, position < Double(values.count) else {
                throw EvaluationError(
                    "the list has no element \(NumberText.shortest(position))", at: place,
                    hint: "it has \(values.count); the first is element 0")
            }
            return values[Int(position)]
        case .frame(let object, let space, let place):
            let space = try self.space(space)
            guard let frame = try proxy(object).frame(in: space) else {
                throw EvaluationError("no coordinate space \(space) encloses this view", at: place)
            }
            return .rect(frame)
        case .anchor(let object, let anchor, let target, let place):
            return try resolve(anchor, target, in: proxy(object), at: place)
        default: preconditionFailure("Only members, elements, frames and anchors are accessed.")
        }
    }

    private func space(_ space: TypedSpace) throws(EvaluationError) -> SceneSpace {
        switch space {
        case .global: return .global
        case .local: return .local
        case .named(let node): return .named(try evaluate(node).string ?? "")
        }
    }

    private func proxy(_ node: TypedNode) throws(EvaluationError) -> any SceneGeometryProxy {
        let value = try evaluate(node)
        guard let proxy = value.reference as? any SceneGeometryProxy else {
            throw mistyped(value, "A value of type proxy conforms to SceneGeometryProxy.")
        }
        return proxy
    }

    private func resolve(
        _ node: TypedNode, _ target: SceneAnchorTarget, in proxy: any SceneGeometryProxy, at place: ScenePlace
    ) throws(EvaluationError) -> SceneDatum {
        let value = try evaluate(node)
        guard let anchor = value.reference else { throw mistyped(value, "A value of type anchor is a reference.") }
        let resolved: SceneDatum? =
            switch target {
            case .rect: proxy.rect(of: anchor).map(SceneDatum.rect)
            case .point: proxy.point(of: anchor).map(SceneDatum.point)
            }
        guard let resolved else { throw EvaluationError("the anchor cannot be resolved here", at: place) }
        return resolved
    }
}

extension SceneSpace: CustomStringConvertible {
    package var description: String {
        switch self {
        case .global: "global"
        case .local: "local"
        case .named(let name): "\"\(name)\""
        }
    }
}

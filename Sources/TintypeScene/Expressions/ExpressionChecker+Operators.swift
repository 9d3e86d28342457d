extension ExpressionChecker {
    func binary(
        _ operation: BinaryOperator, _ left: ExpressionSyntax, _ right: ExpressionSyntax,
        expecting expected: SceneType?, at syntax: ExpressionSyntax
    ) -> Checked {
        switch operation {
        case .and, .or: return logic(operation, left, right)
        case .equal, .notEqual: return equality(left, right, isNegated: operation == .notEqual, syntax)
        case .less, .lessOrEqual, .greater, .greaterOrEqual: return comparison(operation, left, right)
        case .coalesce: return coalescing(left, right, expected)
        case .add, .subtract, .multiply, .divide, .remainder: return arithmetic(operation, left, right, at: syntax)
        }
    }

    private func logic(
        _ operation: BinaryOperator, _ left: ExpressionSyntax, _ right: ExpressionSyntax
    ) -> Checked {
        let first = require(left, .bool)
        // The right side is only evaluated where the left one held, or for || where it did not.
        var inner = self
        inner.environment = environment.narrowing(by: first.node, holds: operation == .and)
        let second = inner.require(right, .bool)
        return Checked(
            type: .bool, node: operation == .and ? .and(first.node, second.node) : .or(first.node, second.node))
    }

    private func equality(
        _ left: ExpressionSyntax, _ right: ExpressionSyntax, isNegated: Bool, _ syntax: ExpressionSyntax
    ) -> Checked {
        var first = check(left)
        let second = check(right, expecting: first.type)
        // A text on the left may be a colour or a choice by what stands on the right.
        if case .string = left.kind { first = check(left, expecting: second.type) }
        let result = Checked(type: .bool, node: .equal(first.node, second.node, isNegated: isNegated))
        if first.type == .unknown || second.type == .unknown { return result }
        if first.type == .nothing || second.type == .nothing {
            // Comparing what is never nil with nil is idle, but allowed: a guard inside a guard does it.
            return result
        }
        guard first.type.joined(with: second.type) != nil else {
            return report("cannot compare \(first.type) with \(second.type)", at: syntax.offset)
        }
        return result
    }

    private func comparison(
        _ operation: BinaryOperator, _ left: ExpressionSyntax, _ right: ExpressionSyntax
    ) -> Checked {
        let first = check(left)
        let wanted: SceneType = first.type.fits(.string) && first.type != .unknown ? .string : .number
        guard fits(first, wanted, left) else {
            _ = check(right)
            return Checked(type: .bool, node: .constant(.bool(false)))
        }
        return Checked(type: .bool, node: .compare(operation, first.node, require(right, wanted).node))
    }

    private func coalescing(
        _ left: ExpressionSyntax, _ right: ExpressionSyntax, _ expected: SceneType?
    ) -> Checked {
        let first = check(left, expecting: expected)
        let second = check(right, expecting: expected ?? first.type.unwrapped)
        let present = first.type == .nothing ? second.type : first.type.unwrapped
        guard let type = present.joined(with: second.type) else {
            return report("expected \(present), found \(second.type)", at: right.start)
        }
        return Checked(type: type, node: .coalesce(first.node, second.node))
    }

    private func arithmetic(
        _ operation: BinaryOperator, _ left: ExpressionSyntax, _ right: ExpressionSyntax, at syntax: ExpressionSyntax
    ) -> Checked {
        let first = check(left)
        if operation == .add, first.type != .unknown, first.type.fits(.string) {
            let second = check(right)
            if second.type.fits(.string) {
                return Checked(type: .string, node: .text([first.node, second.node]))
            }
            let hint = second.type == .number ? "write the number as a text with format(\(right))" : nil
            return report("expected string, found \(second.type)", at: right.start, hint: hint)
        }
        let isNumber = fits(first, .number, left)
        let second = require(right, .number)
        guard isNumber else { return .unknown }
        let place = places.place(at: syntax.offset)
        return Checked(type: .number, node: .arithmetic(operation, first.node, second.node, at: place))
    }
}

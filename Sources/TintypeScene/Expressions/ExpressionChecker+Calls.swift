extension ExpressionChecker {
    func call(
        _ name: String, _ arguments: [ExpressionSyntax], expecting expected: SceneType?, at syntax: ExpressionSyntax
    ) -> Checked {
        let place = places.place(at: syntax.offset)
        if name == "if" { return conditional(arguments, expected, syntax) }
        if name == "format" {
            guard takes(1...2, arguments, of: name, at: syntax) else { return .unknown }
            let value = require(arguments[0], .number).node
            let digits = arguments.count == 2 ? require(arguments[1], .number).node : nil
            return Checked(type: .string, node: .format(value, digits: digits, at: place))
        }
        guard let function = NumberFunction(rawValue: name) else {
            for argument in arguments { _ = check(argument) }
            return report(
                "unknown function \"\(name)\"", at: syntax.offset,
                hint: Suggestion.hint(for: name, among: Self.functionNames, what: "functions"))
        }
        guard takes(function.isVariadic ? 2...Int.max : 1...1, arguments, of: name, at: syntax) else { return .unknown }
        let nodes = arguments.map { require($0, .number).node }
        return Checked(type: .number, node: .function(function, nodes, at: place))
    }

    private func conditional(
        _ arguments: [ExpressionSyntax], _ expected: SceneType?, _ syntax: ExpressionSyntax
    ) -> Checked {
        guard takes(3...3, arguments, of: "if", at: syntax) else { return .unknown }
        let condition = require(arguments[0], .bool)
        var branch = self
        branch.environment = environment.narrowing(by: condition.node, holds: true)
        let yes = branch.check(arguments[1], expecting: expected)
        branch.environment = environment.narrowing(by: condition.node, holds: false)
        let no = branch.check(arguments[2], expecting: expected ?? yes.type)
        guard let type = yes.type.joined(with: no.type) else {
            return report("expected \(yes.type) as in the first case, found \(no.type)", at: arguments[2].start)
        }
        return Checked(type: type, node: .conditional(condition.node, yes.node, no.node))
    }

    func method(
        _ name: String, of object: ExpressionSyntax, _ arguments: [ExpressionSyntax], _ syntax: ExpressionSyntax
    ) -> Checked {
        let checked = check(object)
        if checked.type == .unknown { return .unknown }
        guard checked.type == .proxy, name == "frame" else {
            let known = checked.type == .proxy ? ["frame"] : []
            let hint =
                if checked.type.members.contains(where: { $0.name == name }) {
                    "\(name) is a member: \(object).\(name)"
                } else {
                    Suggestion.hint(for: name, among: known, what: "methods")
                }
            return report("\(checked.type) has no method \"\(name)\"", at: syntax.offset, hint: hint)
        }
        guard takes(1...1, arguments, of: name, at: syntax) else { return .unknown }
        let space: TypedSpace =
            switch arguments[0].kind {
            case .name("global"): .global
            case .name("local"): .local
            case .name(let name) where environment.type(of: name) == nil:
                unknownSpace(name, arguments[0])
            default: .named(require(arguments[0], .string).node)
            }
        return Checked(type: .rect, node: .frame(checked.node, space, at: places.place(at: arguments[0].start)))
    }

    private func unknownSpace(_ name: String, _ syntax: ExpressionSyntax) -> TypedSpace {
        let hint =
            Suggestion.hint(for: name, among: ["global", "local"], what: "spaces").flatMap {
                $0.hasPrefix("did") ? $0 : nil
            } ?? "the name of a space stands in quotes: frame(\"\(name)\")"
        report("unknown name \"\(name)\"", at: syntax.start, hint: hint)
        return .local
    }

    private func takes(
        _ counts: ClosedRange<Int>, _ arguments: [ExpressionSyntax], of name: String, at syntax: ExpressionSyntax
    ) -> Bool {
        if counts.contains(arguments.count) { return true }
        let wanted =
            counts.upperBound == Int.max
            ? "\(counts.lowerBound) values or more"
            : counts.lowerBound == counts.upperBound
                ? "\(counts.lowerBound) value\(counts.lowerBound == 1 ? "" : "s")"
                : "\(counts.lowerBound) or \(counts.upperBound) values"
        report("\(name) takes \(wanted), found \(arguments.count)", at: syntax.offset)
        return false
    }
}

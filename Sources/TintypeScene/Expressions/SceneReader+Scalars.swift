extension SceneReader {
    /// The node of a scalar: an expression, a text with interpolations, or a literal.
    func scalarNode(
        _ scalar: SceneScalar, _ value: SceneValue, as type: SceneType, in environment: TypeEnvironment
    ) -> TypedNode? {
        if let start = expressionStart(scalar, as: type) {
            guard let (syntax, checker) = syntax(scalar, value, from: start, as: type, in: environment) else {
                return nil
            }
            let checked = checker.check(syntax, expecting: type)
            if type.unwrapped == .string, checked.type == .number || checked.type == .bool {
                checker.report(
                    "expected \(type.expectation), found \(checked.type)", at: syntax.start,
                    hint: "its text is written $(\(syntax))")
                return nil
            }
            guard checked.type != .unknown, checker.fits(checked, type, syntax) else { return nil }
            return checked.node
        }
        if Self.hasInterpolation(scalar.text) {
            guard SceneType.string.fits(type) else {
                diagnostics.error(
                    "expected \(type.expectation), found a text with $(…)", at: value.place,
                    hint: "a \(type.unwrapped) is written as an expression, e.g. =a + b")
                return nil
            }
            return textNode(scalar, value, in: environment)
        }
        return literalNode(scalar, value, as: type, in: environment)
    }

    /// The start of the expression in the scalar's text; nil where there is none.
    private func expressionStart(_ scalar: SceneScalar, as type: SceneType) -> Int? {
        if scalar.text.hasPrefix("=") { return scalar.text.hasPrefix("==") ? nil : 1 }
        return type.unwrapped.isReference && !scalar.text.isEmpty ? 0 : nil
    }

    private static func hasInterpolation(_ text: String) -> Bool {
        text.utf8.contains(UInt8(ascii: "$")) && text.contains("$(")
    }

    private func literalNode(
        _ scalar: SceneScalar, _ value: SceneValue, as type: SceneType, in environment: TypeEnvironment
    ) -> TypedNode? {
        if type.unwrapped.isReference {
            diagnostics.error(
                "expected \(type.expectation), found nothing", at: value.place, hint: commentHint(after: value))
            return nil
        }
        let isPlain = scalar.style == .plain
        let text = scalar.text.hasPrefix("==") ? String(scalar.text.dropFirst()) : scalar.text
        if type.unwrapped == .insets, let number = LiteralReader.number(text) {
            return .shape(.insets, [TypedNode](repeating: .constant(.number(number)), count: 4))
        }
        if type.unwrapped == .string, value.isEmpty {
            diagnostics.error(
                "expected \(type.expectation), found nothing", at: value.place,
                hint: commentHint(after: value) ?? "the empty text is written \"\"")
            return nil
        }
        do {
            return .constant(try LiteralReader(names: names).datum(text, isPlain: isPlain, as: type))
        } catch {
            diagnostics.error(error.message, at: value.place, hint: commentHint(after: value) ?? error.hint)
            return nil
        }
    }

    /// The parts of a text with interpolations.
    private func textNode(_ scalar: SceneScalar, _ value: SceneValue, in environment: TypeEnvironment) -> TypedNode? {
        let scalars = Array(scalar.text.unicodeScalars)
        let checker = checker(scalar, value, in: environment)
        var parts: [TypedNode] = []
        var literal = String.UnicodeScalarView()
        var index = scalar.text.hasPrefix("==") ? 1 : 0
        while index < scalars.count {
            if scalars[index...].starts(with: "$$(".unicodeScalars) {
                literal.append(contentsOf: "$(".unicodeScalars)
                index += 3
            } else if scalars[index...].starts(with: "$(".unicodeScalars) {
                do {
                    let (syntax, end) = try ExpressionParser.parseInterpolation(scalars, from: index + 2)
                    parts += [.constant(.string(String(literal))), interpolated(syntax, checker)]
                    literal = String.UnicodeScalarView()
                    index = end
                } catch {
                    report(error, scalar, value, at: checker.places)
                    return nil
                }
            } else {
                literal.append(scalars[index])
                index += 1
            }
        }
        return .text((parts + [.constant(.string(String(literal)))]).filter { $0 != .constant(.string("")) })
    }

    /// A part of a text, which must have one; the report makes the whole value fail.
    private func interpolated(_ syntax: ExpressionSyntax, _ checker: ExpressionChecker) -> TypedNode {
        let checked = checker.check(syntax)
        switch checked.type {
        case .number, .string, .bool, .choice, .unknown: break
        default:
            let hint = checked.type.isOptional ? ExpressionChecker.optionalHint(syntax) : nil
            checker.report("\(checked.type) has no text", at: syntax.start, hint: hint)
        }
        return checked.node
    }
}

extension SceneReader {
    private func checker(
        _ scalar: SceneScalar, _ value: SceneValue, in environment: TypeEnvironment
    ) -> ExpressionChecker {
        ExpressionChecker(
            environment: environment, names: names, places: ScalarPlaces(scalar, at: value.place, in: source),
            diagnostics: diagnostics)
    }

    private func syntax(
        _ scalar: SceneScalar, _ value: SceneValue, from start: Int, as type: SceneType, in environment: TypeEnvironment
    ) -> (ExpressionSyntax, ExpressionChecker)? {
        let checker = checker(scalar, value, in: environment)
        do {
            return (try ExpressionParser.parse(Array(scalar.text.unicodeScalars), from: start), checker)
        } catch {
            var problem = error
            if problem.hint == nil, type.unwrapped == .string {
                problem.hint = "a text that begins with \"=\" is written with \"==\""
            }
            report(problem, scalar, value, at: checker.places)
            return nil
        }
    }

    /// Reports how an expression is written, with a hint where it may be YAML that ended it too early.
    private func report(
        _ problem: ExpressionProblem, _ scalar: SceneScalar, _ value: SceneValue, at places: ScalarPlaces
    ) {
        var hint = problem.hint
        if problem.isCutOff, scalar.style == .plain {
            hint = commentHint(after: value) ?? (scalar.isInFlow ? Self.flowHint : problem.hint)
        }
        diagnostics.error(problem.message, at: places.place(at: problem.offset), hint: hint)
    }

    /// The type that a value shows; nil after a report.
    func inferredType(_ value: SceneValue, in environment: TypeEnvironment) -> SceneType? {
        switch value.content {
        case .scalar(let scalar):
            if let start = expressionStart(scalar, as: .string) {
                guard let (syntax, checker) = syntax(scalar, value, from: start, as: .unknown, in: environment) else {
                    return nil
                }
                let type = checker.check(syntax).type
                return type == .unknown ? nil : type
            }
            guard scalar.style == .plain else { return .string }
            if scalar.text == "true" || scalar.text == "false" { return .bool }
            return LiteralReader.number(scalar.text) == nil ? .string : .number
        case .sequence(let values):
            var element: SceneType?
            for value in values {
                guard let type = inferredType(value, in: environment) else { return nil }
                guard let joined = element.map({ $0.joined(with: type) }) ?? type else {
                    diagnostics.error(
                        "expected \(element ?? type) as in the first element, found \(type)", at: value.place)
                    return nil
                }
                element = joined
            }
            guard let element else {
                diagnostics.error(
                    "the type of an empty list is not known", at: value.place, hint: "declare it, e.g. type: [string]")
                return nil
            }
            return .list(element)
        case .mapping(let entries):
            var fields: [SceneRecordType.Field] = []
            for entry in entries where isIdentifier(entry.key, at: entry.keyPlace) {
                guard let type = inferredType(entry.value, in: environment) else { continue }
                fields.append(SceneRecordType.Field(entry.key, type))
            }
            return fields.count == entries.count ? .record(SceneRecordType(fields)) : nil
        }
    }
}

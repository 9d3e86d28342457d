import TintypeGraphics

/// Gives an expression its types, and reports what does not fit.
struct ExpressionChecker {
    /// A checked expression: what it is and what it does.
    struct Checked {
        var type: SceneType
        var node: TypedNode

        /// Stands for what has been reported.
        static let unknown = Checked(type: .unknown, node: .unread)
    }

    static let functionNames = ["if"] + NumberFunction.allCases.map(\.rawValue) + ["format"]

    var environment: TypeEnvironment
    let names: SceneNames
    let places: ScalarPlaces
    let diagnostics: DiagnosticBag

    /// - Parameter expected: The type that is wanted, by which a text in quotes may be a colour or one of a choice's names.
    ///   The result need not have it: ``require(_:_:of:)`` says so.
    func check(_ syntax: ExpressionSyntax, expecting expected: SceneType? = nil) -> Checked {
        switch syntax.kind {
        case .number(let value): return Checked(type: .number, node: .constant(.number(value)))
        case .string(let text): return string(text, expected, syntax)
        case .name(let name): return self.name(name, expected, syntax)
        case .unary(let unary, let operand): return self.unary(unary, operand)
        case .binary(let binary, let left, let right):
            return self.binary(binary, left, right, expecting: expected, at: syntax)
        case .member(let object, let name): return member(name, of: object, syntax)
        case .element(let object, let index): return element(of: object, at: index, syntax)
        case .call(nil, let name, let arguments): return call(name, arguments, expecting: expected, at: syntax)
        case .call(let object?, let name, let arguments): return method(name, of: object, arguments, syntax)
        }
    }

    /// The expression, which must have a type; unknown after a report.
    func require(_ syntax: ExpressionSyntax, _ type: SceneType) -> Checked {
        let checked = check(syntax, expecting: type)
        return fits(checked, type, syntax) ? checked : .unknown
    }

    /// Reports an expression whose type does not fit.
    func fits(_ checked: Checked, _ type: SceneType, _ syntax: ExpressionSyntax) -> Bool {
        if checked.type.fits(type) { return true }
        let hint: String? =
            if checked.type.isOptional, checked.type.unwrapped.fits(type) {
                Self.optionalHint(syntax)
            } else {
                nil
            }
        report("expected \(type.expectation), found \(checked.type)", at: syntax.start, hint: hint)
        return false
    }

    static func optionalHint(_ syntax: ExpressionSyntax) -> String {
        syntax.isPath
            ? "it may be nil: guard it with if: =\(syntax) != nil, or give a default with ??"
            : "it may be nil: give a default with ??"
    }

    @discardableResult
    func report(_ message: String, at offset: Int, hint: String? = nil) -> Checked {
        diagnostics.error(message, at: places.place(at: offset), hint: hint)
        return .unknown
    }

    private func string(_ text: String, _ expected: SceneType?, _ syntax: ExpressionSyntax) -> Checked {
        guard let wanted = expected?.unwrapped else { return Checked(type: .string, node: .constant(.string(text))) }
        switch wanted {
        case .color, .choice:
            do {
                let datum = try LiteralReader(names: names).datum(text, isPlain: false, as: wanted)
                return Checked(type: wanted, node: .constant(datum))
            } catch {
                return report(error.message, at: syntax.start, hint: error.hint)
            }
        default: return Checked(type: .string, node: .constant(.string(text)))
        }
    }

    private func name(_ name: String, _ expected: SceneType?, _ syntax: ExpressionSyntax) -> Checked {
        if let type = environment.type(of: name) { return Checked(type: type, node: .name(name)) }
        switch name {
        case "true", "false": return Checked(type: .bool, node: .constant(.bool(name == "true")))
        case "nil": return Checked(type: .nothing, node: .constant(.none))
        case "infinity": return Checked(type: .number, node: .constant(.number(.infinity)))
        default:
            let hint: String? =
                if Self.functionNames.contains(name) {
                    "\(name) is a function: \(name)(…)"
                } else if names.colors.contains(name) {
                    "inside an expression a color stands in quotes: \"\(name)\""
                } else if case .choice(let choice)? = expected?.unwrapped, choice.values.contains(name) {
                    "inside an expression it stands in quotes: \"\(name)\""
                } else {
                    Suggestion.hint(for: name, among: environment.names, what: "names")
                }
            return report("unknown name \"\(name)\"", at: syntax.start, hint: hint)
        }
    }

    private func unary(_ unary: UnaryOperator, _ operand: ExpressionSyntax) -> Checked {
        switch unary {
        case .not: Checked(type: .bool, node: .not(require(operand, .bool).node))
        case .negate: Checked(type: .number, node: .negate(require(operand, .number).node))
        }
    }

    private func member(_ name: String, of object: ExpressionSyntax, _ syntax: ExpressionSyntax) -> Checked {
        let checked = check(object)
        if checked.type == .unknown { return .unknown }
        if checked.type.isOptional, checked.type != .nothing {
            return report(
                "\"\(object)\" is \(checked.type) and has no members", at: syntax.offset,
                hint: Self.optionalHint(object))
        }
        let members = checked.type.members
        guard let type = members.first(where: { $0.name == name })?.type else {
            return report(
                "\(checked.type) has no member \"\(name)\"", at: syntax.offset,
                hint: Suggestion.hint(for: name, among: members.map(\.name), what: "members"))
        }
        let node: TypedNode
        if case .record = checked.type {
            node = .field(checked.node, name)
        } else if let member = SceneMember(rawValue: name) {
            node = .member(checked.node, member)
        } else {
            preconditionFailure("Every member that a type lists is a SceneMember.")
        }
        return Checked(type: environment.narrowed(type, at: node.path), node: node)
    }

    private func element(
        of object: ExpressionSyntax, at index: ExpressionSyntax, _ syntax: ExpressionSyntax
    ) -> Checked {
        let checked = check(object)
        let place = places.place(at: index.start)
        switch checked.type {
        case .unknown: return .unknown
        case .list(let type):
            return Checked(type: type, node: .element(checked.node, require(index, .number).node, at: place))
        case .proxy:
            let anchor = check(index)
            switch anchor.type {
            case .anchor(.rect): return Checked(type: .rect, node: .anchor(checked.node, anchor.node, .rect, at: place))
            case .anchor(.point):
                return Checked(type: .point, node: .anchor(checked.node, anchor.node, .point, at: place))
            default:
                _ = fits(anchor, .anchor(.rect), index)
                return .unknown
            }
        default:
            return report(
                "\(checked.type) has no elements", at: syntax.offset,
                hint: checked.type.isOptional ? Self.optionalHint(object) : nil)
        }
    }
}

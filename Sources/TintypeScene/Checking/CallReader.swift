import Foundation
import TintypeGraphics
import TintypeTree

/// The arguments of one call, sorted by the vocabulary: what is unknown, missing or there twice has been reported.
struct CallReader {
    let name: String
    let place: ScenePlace
    let checker: SceneChecker
    private(set) var scope: CheckScope
    private let specs: [ArgumentSpec]
    private let values: [String: SceneValue]
    let call: SceneCall

    init(_ call: SceneCall, _ specs: [ArgumentSpec], checker: SceneChecker, scope: CheckScope) {
        self.call = call
        name = call.name
        place = call.place
        self.checker = checker
        self.scope = scope
        self.specs = specs
        values = Self.sorted(call, specs, checker)
        for spec in specs where spec.isRequired && values[spec.name] == nil {
            checker.diagnostics.error(
                "\(call.name) needs \"\(spec.name)\"", at: call.place, hint: usage(call, spec))
        }
    }

    var reader: SceneReader { checker.reader }

    /// The arguments as they are read where other names can be used.
    func reading(in scope: CheckScope) -> CallReader {
        var call = self
        call.scope = scope
        return call
    }

    /// Reports a call that has none of several arguments.
    func need(oneOf names: [String]) {
        guard !names.contains(where: has), let first = spec(names[0]) else { return }
        // Of many the first is the usual one; the reference has all.
        let list = names.prefix(names.count > 3 ? 1 : 3).map { "\"\($0)\"" }.joined(separator: " or ")
        checker.diagnostics.error("\(name) needs \(list)", at: place, hint: usage(call, first))
    }

    private func usage(_ call: SceneCall, _ spec: ArgumentSpec) -> String {
        guard let arguments = call.arguments else {
            if let hint = reader.commentHint(of: call.place) { return hint }
            return spec.isMain
                ? "write it after the name: \(call.name): …"
                : "write it among the arguments: \(call.name): {\(spec.name): \(spec.sample)}"
        }
        // What stands there already stays.
        let known = (arguments.mapping ?? []).filter { entry in specs.contains { $0.name == entry.key } }
        let others = known.prefix(3).map { entry in
            "\(entry.key): \(entry.value.scalar.map { $0.text.abbreviated } ?? "…"), "
        }
        return "write it among the arguments: \(call.name): {\(others.joined())\(spec.name): \(spec.sample)}"
    }

    private static func sorted(
        _ call: SceneCall, _ specs: [ArgumentSpec], _ checker: SceneChecker
    ) -> [String: SceneValue] {
        guard let arguments = call.arguments else { return [:] }
        guard !specs.isEmpty else {
            checker.diagnostics.error("\(call.name) takes no arguments", at: arguments.place)
            return [:]
        }
        let names = specs.map(\.name)
        let main = specs.first(where: \.isMain)
        if let entries = arguments.mapping {
            let isLabelled = entries.contains { names.contains($0.key) }
            if let main, !isLabelled, main.takesMapping { return [main.name: arguments] }
            let mapping = checker.reader.mapping(arguments, allowing: names, of: call.name)
            var values: [String: SceneValue] = [:]
            for entry in mapping?.entries ?? [] where !entry.value.isEmpty { values[entry.key] = entry.value }
            return values
        }
        guard let main else {
            checker.reader.mismatch("a mapping", arguments, of: call.name)
            return [:]
        }
        return [main.name: arguments]
    }

    func value(_ name: String) -> SceneValue? {
        guard specs.contains(where: { $0.name == name }) else {
            preconditionFailure("The vocabulary gives \(self.name) no argument \(name).")
        }
        return values[name]
    }

    func has(_ name: String) -> Bool { value(name) != nil }

    /// Reports two arguments that exclude each other.
    func exclude(_ a: String, _ b: String) {
        guard let second = value(b), has(a) else { return }
        checker.diagnostics.error("\(name) takes either \"\(a)\" or \"\(b)\"", at: second.place)
    }

    /// Reports an argument that means nothing without another.
    func need(_ others: [String], for argument: String) {
        guard let value = value(argument), !others.contains(where: has) else { return }
        let list = others.map { "\"\($0)\"" }.joined(separator: " or ")
        checker.diagnostics.error("\"\(argument)\" of \(name) means nothing without \(list)", at: value.place)
    }

    func spec(_ name: String) -> ArgumentSpec? { specs.first { $0.name == name } }
}

extension CallReader {
    /// The value of an argument, of the type that its kind has unless another is given.
    func datum(_ name: String, as type: SceneType? = nil, fallback: SceneDatum = .none, in other: CheckScope? = nil)
        -> Argument<SceneDatum>?
    {
        guard let value = value(name), let type = type ?? spec(name)?.kind.type else { return nil }
        guard let typed = checker.typed(value, as: type, in: other ?? scope) else { return Argument(fallback) }
        check(typed, name)
        return Argument(typed, fallback: fallback)
    }

    private func check(_ value: TypedValue, _ name: String) {
        guard let number = value.constant?.number, let spec = spec(name) else { return }
        let owner = name == self.name ? name : "\"\(name)\" of \(self.name)"
        if spec.kind == .integer, number != number.rounded() {
            checker.diagnostics.error(
                "\(owner) is a whole number, not \(NumberText.shortest(number))", at: value.place)
        }
        guard let range = spec.range, !range.contains(number) else { return }
        checker.diagnostics.error(
            "\(owner) must be \(range.words), not \(NumberText.shortest(number))", at: value.place)
    }

    func number(_ name: String) -> Argument<CGFloat>? {
        datum(name, fallback: .number(0))?.map { CGFloat($0.number ?? 0) }
    }

    func number(_ name: String, default value: CGFloat) -> Argument<CGFloat> { number(name) ?? Argument(value) }

    /// A number, or nil where none is written.
    func optionalNumber(_ name: String) -> Argument<CGFloat?> {
        guard has(name) else { return Argument(nil) }
        return datum(name, as: .optional(.number))?.map { $0.number.map { CGFloat($0) } } ?? Argument(nil)
    }

    func string(_ name: String, default value: String = "") -> Argument<String> {
        datum(name, as: .string, fallback: .string(value))?.map { $0.string ?? value } ?? Argument(value)
    }

    func bool(_ name: String, default value: Bool) -> Argument<Bool> {
        datum(name, fallback: .bool(value))?.map { $0.bool ?? value } ?? Argument(value)
    }

    func choice<Value>(_ name: String, _ choice: Choice<Value>, default value: Value) -> Argument<Value> {
        datum(name)?.map { $0.string.flatMap(choice.value) ?? value } ?? Argument(value)
    }

    func optionalChoice<Value>(_ name: String, _ choice: Choice<Value>) -> Argument<Value?> {
        datum(name)?.map { $0.string.flatMap(choice.value) } ?? Argument(nil)
    }

    /// Several names of an option set, one, or a list of them.
    func choices<Value: OptionSet & Sendable>(_ name: String, _ choice: Choice<Value>, default value: Value)
        -> Argument<Value>
    where Value.Element == Value {
        guard let written = self.value(name) else { return Argument(value) }
        let parts = (written.sequence ?? [written]).compactMap {
            checker.typed($0, as: .choice(choice.names), in: scope).map { Argument($0, fallback: .none) }
        }
        return Argument(fallback: value) { frame, scope in
            parts.reduce(into: Value()) { set, part in
                if let one = part(frame, scope).string.flatMap(choice.value) { set.formUnion(one) }
            }
        }
    }

    /// The views of an argument; none where nothing is written.
    func views(_ name: String, in other: CheckScope? = nil) -> ViewBody {
        value(name).map { checker.views($0, in: other ?? scope) } ?? SceneChecker.nothing
    }

    /// The name that an argument binds.
    func binding(_ name: String, default value: String) -> String {
        guard let written = self.value(name) else { return value }
        return reader.identifier(written, of: "\"\(name)\"") ?? value
    }
}

extension ArgumentSpec {
    /// An example of the argument's value: the first of a few names, else `…`.
    fileprivate var sample: String {
        if case .choice(let choice) = kind, choice.values.count < 5, let first = choice.values.first { return first }
        return "…"
    }
}

extension ClosedRange<Double> {
    /// `0 to 1`, `at least 0`.
    fileprivate var words: String {
        if lowerBound == .leastNonzeroMagnitude { return "greater than 0" }
        if upperBound == .infinity { return "at least \(NumberText.shortest(lowerBound))" }
        return "\(NumberText.shortest(lowerBound)) to \(NumberText.shortest(upperBound))"
    }
}

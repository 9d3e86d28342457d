import Foundation
import TintypeGraphics
import TintypeTree

extension Parameter {
    /// A value of a form; it has to be written where there is no default.
    static func value(
        _ name: String, _ form: DatumForm<Value>, _ doc: String, range: ClosedRange<Double>? = nil,
        default standIn: Value? = nil, text: String? = nil
    ) -> Parameter where Value: Sendable {
        var spec = ArgumentSpec(name, form.kind, doc, range: range, default: text)
        spec.isRequired = standIn == nil
        return Parameter(spec) { $0.formed(name, form, default: standIn) }
    }
}

extension Parameter where Value == CGFloat {
    /// A length in points, or another number.
    static func number(
        _ name: String, _ doc: String, range: ClosedRange<Double>? = nil, default standIn: CGFloat? = nil
    ) -> Parameter {
        value(
            name, .length, doc, range: range, default: standIn,
            text: standIn.map { NumberText.shortest(Double($0)) })
    }
}

extension Parameter where Value == Double {
    /// A number that is no length: an amount, an angle in degrees, a fraction.
    static func amount(
        _ name: String, _ doc: String, range: ClosedRange<Double>? = nil, default standIn: Double? = nil
    ) -> Parameter {
        value(name, .number, doc, range: range, default: standIn, text: standIn.map { NumberText.shortest($0) })
    }
}

extension Parameter where Value == Int {
    static func integer(
        _ name: String, _ doc: String, range: ClosedRange<Double>? = nil, default standIn: Int? = nil
    ) -> Parameter {
        value(name, .integer, doc, range: range, default: standIn, text: standIn.map { "\($0)" })
    }
}

extension Parameter where Value == String {
    static func string(_ name: String, _ doc: String, default standIn: String? = nil) -> Parameter {
        value(name, .string, doc, default: standIn)
    }
}

extension Parameter where Value == String {
    /// The name of a symbol.
    static func symbol(_ name: String, _ doc: String) -> Parameter {
        var spec = ArgumentSpec(name, .string, doc)
        spec.isRequired = true
        return Parameter(spec) { $0.symbol(name) }
    }
}

extension Parameter where Value == Bool {
    static func bool(_ name: String, _ doc: String, default standIn: Bool? = nil) -> Parameter {
        value(name, .bool, doc, default: standIn, text: standIn.map { "\($0)" })
    }
}

extension Parameter where Value == Angle {
    /// An angle in degrees, clockwise.
    static func angle(_ name: String, _ doc: String, default standIn: Double? = nil) -> Parameter {
        let number = Parameter<Double>.amount(name, doc, default: standIn)
        return Parameter(number.specs) { number.read($0).map { .degrees($0) } }
    }
}

extension Parameter where Value == Date {
    static func date(_ name: String, _ doc: String) -> Parameter {
        var spec = ArgumentSpec(name, .date, doc)
        spec.isRequired = true
        return Parameter(spec) { $0.formed(name, .date) }
    }
}

extension Parameter where Value == SceneDatum {
    /// A value of any type, such as a picker's tag.
    static func any(_ name: String, _ doc: String) -> Parameter {
        var spec = ArgumentSpec(name, .value, doc)
        spec.isRequired = true
        return Parameter(spec) { $0.formed(name, .any) }
    }
}

extension Parameter where Value: Sendable {
    /// One of several names.
    static func choice(
        _ name: String, _ choice: Choice<Value>, _ doc: String, default standIn: String? = nil
    ) -> Parameter {
        var spec = ArgumentSpec(name, .choice(choice.names), doc, default: standIn)
        spec.isRequired = standIn == nil
        let fallback = standIn.flatMap(choice.value) ?? choice.first
        return Parameter(spec) { $0.choice(name, choice, default: fallback) }
    }
}

extension Parameter where Value: OptionSet & Sendable, Value.Element == Value {
    /// One of several names, or a list of them.
    static func choices(
        _ name: String, _ choice: Choice<Value>, _ doc: String, default standIn: String? = nil
    ) -> Parameter {
        var spec = ArgumentSpec(name, .choices(choice.names), doc, default: standIn)
        spec.isRequired = standIn == nil
        let fallback = standIn.flatMap(choice.value) ?? choice.first
        return Parameter(spec) { $0.choices(name, choice, default: fallback) }
    }
}

extension Parameter {
    /// Several names: none, one, or a list of them.
    static func names<Element: Sendable>(
        _ name: String, _ choice: Choice<Element>, _ doc: String
    ) -> Parameter where Value == [Element] {
        Parameter(ArgumentSpec(name, .choices(choice.names), doc)) { call in
            guard let written = call.value(name) else { return Argument([]) }
            let parts = (written.sequence ?? [written]).compactMap {
                call.checker.typed($0, as: .choice(choice.names), in: call.scope).map { Argument($0, fallback: .none) }
            }
            return Argument(fallback: []) { frame, scope in
                parts.compactMap { $0(frame, scope).string.flatMap(choice.value) }
            }
        }
    }
}

extension Parameter where Value == Alignment {
    static func alignment(_ doc: String, default standIn: String = "center") -> Parameter {
        let fallback = Choices.alignment.value(standIn) ?? .center
        return Parameter(ArgumentSpec("alignment", .alignment, doc, default: standIn)) {
            $0.alignment("alignment", default: fallback)
        }
    }
}

extension Parameter where Value == UnitPoint {
    static func unitPoint(_ name: String, _ doc: String, default standIn: String = "center") -> Parameter {
        let fallback = Choices.unitPoint.value(standIn) ?? .center
        return Parameter(ArgumentSpec(name, .unitPoint, doc, default: standIn)) {
            $0.unitPoint(name, default: fallback)
        }
    }
}

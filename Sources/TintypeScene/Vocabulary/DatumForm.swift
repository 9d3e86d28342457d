import Foundation
import TintypeGraphics
import TintypeTree

/// The values of a Swift type as the scene language has them.
struct DatumForm<Value: Sendable>: Sendable {
    let kind: ArgumentKind
    /// The language's type; nil for a value of any type.
    let type: SceneType?
    /// The value after an error, which keeps the scene from being drawn.
    let fallback: Value
    /// Swift's value; nil where the datum has none, such as a text that is no date.
    let value: @Sendable (SceneDatum, EnvironmentValues) -> Value?
    let datum: @Sendable (Value, EnvironmentValues) -> SceneDatum
}

extension DatumForm {
    init(
        _ kind: ArgumentKind, _ type: SceneType?, fallback: Value,
        value: @escaping @Sendable (SceneDatum) -> Value?, datum: @escaping @Sendable (Value) -> SceneDatum
    ) {
        self.init(
            kind: kind, type: type, fallback: fallback, value: { datum, _ in value(datum) },
            datum: { value, _ in datum(value) })
    }
}

extension DatumForm where Value == Double {
    static let number = DatumForm(
        .number, .number, fallback: 0, value: { $0.number }, datum: { .number($0) })
}

extension DatumForm where Value == CGFloat {
    static let length = DatumForm(
        .number, .number, fallback: 0, value: { $0.number.map { CGFloat($0) } }, datum: { .number(Double($0)) })
}

extension DatumForm where Value == Int {
    static let integer = DatumForm(
        .integer, .number, fallback: 0, value: { $0.number.flatMap { Int(exactly: $0.rounded()) } },
        datum: { .number(Double($0)) })
}

extension DatumForm where Value == String {
    static let string = DatumForm(.string, .string, fallback: "", value: { $0.string }, datum: { .string($0) })
}

extension DatumForm where Value == Bool {
    static let bool = DatumForm(.bool, .bool, fallback: false, value: { $0.bool }, datum: { .bool($0) })
}

extension DatumForm where Value == SceneDatum {
    /// A value of any type: the tag of a picker's option, a link's value.
    static let any = DatumForm(.value, nil, fallback: .none, value: { $0 }, datum: { $0 })
}

extension DatumForm where Value == SceneDatum? {
    /// A value of any type, or nil: a list's selection.
    static let anyOrNil = DatumForm(
        .value, nil, fallback: nil, value: { $0 == .none ? .some(nil) : $0 }, datum: { $0 ?? .none })
}

extension DatumForm where Value == [SceneDatum] {
    /// A list of values of any type: the path of a navigation.
    static let list = DatumForm(.value, .list(.unknown), fallback: [], value: { $0.list }, datum: { .list($0) })
}

extension DatumForm where Value: Equatable {
    /// One of several names, which a state has as a text.
    static func choice(_ choice: Choice<Value>) -> DatumForm {
        DatumForm(
            .choice(choice.names), .string, fallback: choice.first, value: { $0.string.flatMap(choice.value) },
            datum: { value in .string(choice.name { $0 == value } ?? "") })
    }
}

extension DatumForm where Value == Set<SceneDatum> {
    /// Several values, in the order in which they sort as texts: a set has none.
    static let set = DatumForm(
        .value, nil, fallback: [], value: { $0.list.map { Set($0) } },
        datum: { .list($0.sorted { $0.text < $1.text }) })
}

extension DatumForm where Value == Color {
    static let color = DatumForm(
        kind: .color, type: .color, fallback: .clear, value: { datum, _ in datum.color.map { Color($0) } },
        datum: { color, environment in .color(.components(color.resolved(in: environment))) })
}

extension DatumForm where Value == Date {
    /// A moment, written as `2026-11-22`, `2026-11-22 09:41` or `09:41`: a text of the language.
    static let date = DatumForm(
        kind: .date, type: .string, fallback: SceneDate.reference,
        value: { datum, environment in datum.string.flatMap(SceneDate.init)?.date(in: environment.calendar) },
        datum: { date, environment in .string(SceneDate(date, in: environment.calendar).description) })
}

extension DatumForm where Value == CGPoint {
    static let point = DatumForm(.point, .point, fallback: .zero, value: { $0.point }, datum: { .point($0) })
}

extension DatumForm where Value == CGSize {
    static let size = DatumForm(.size, .size, fallback: .zero, value: { $0.size }, datum: { .size($0) })
}

extension DatumForm where Value == CGRect {
    static let rect = DatumForm(.value, .rect, fallback: .zero, value: { $0.rect }, datum: { .rect($0) })
}

extension DatumForm where Value == EdgeInsets {
    static let insets = DatumForm(
        .insets, .insets, fallback: EdgeInsets(), value: { $0.insets }, datum: { .insets($0) })
}

extension DatumForm where Value == [Double] {
    static let numbers = DatumForm(
        .numbers, .list(.number), fallback: [], value: { $0.list?.compactMap(\.number) },
        datum: { .list($0.map(SceneDatum.number)) })
}

extension DatumForm where Value == [String] {
    static let strings = DatumForm(
        .value, .list(.string), fallback: [], value: { $0.list?.compactMap(\.string) },
        datum: { .list($0.map(SceneDatum.string)) })
}

import Foundation
import TintypeGraphics
import TintypeTree
import TintypeUI

/// A value of the environment that SwiftUI has and that scenes can set and read.
struct BuiltInValue: Sendable {
    let name: String
    let doc: String
    let type: SceneType
    let get: @Sendable (EnvironmentValues) -> SceneDatum
    /// nil for one that cannot be set.
    let set: (@Sendable (inout EnvironmentValues, SceneDatum) -> Void)?

    static let all: [BuiltInValue] = [
        .choice("colorScheme", "Light or dark.", Choices.colorScheme, at: \.colorScheme),
        .choice(
            "layoutDirection", "The direction in which the interface reads.", Choices.layoutDirection,
            at: \.layoutDirection
        ),
        .choice(
            "multilineTextAlignment", "Which side the lines of a text share.", Choices.textAlignment,
            at: \.multilineTextAlignment),
        .choice("truncationMode", "Where a text gets its ellipsis.", Choices.truncationMode, at: \.truncationMode),
        .choice("imageScale", "How large symbols are beside text.", Choices.imageScale, at: \.imageScale),
        BuiltInValue(
            name: "lineLimit", doc: "The most lines of a text; nil for no limit.", type: .optional(.number),
            get: { $0.lineLimit.map { .number(Double($0)) } ?? .none },
            set: { values, new in values.lineLimit = new.number.map { Int(min(max($0, 1), 1_000_000)) } }),
        BuiltInValue(
            name: "lineSpacing", doc: "Extra distance between lines, in points.", type: .number,
            get: { .number(Double($0.lineSpacing)) },
            set: { values, new in values.lineSpacing = CGFloat(new.number ?? 0) }),
        BuiltInValue(
            name: "locale", doc: "The language and region of texts.", type: .string,
            get: { .string($0.locale.identifier) },
            set: { values, new in values.locale = Locale(identifier: new.string ?? "") }),
        .choice(
            "horizontalSizeClass", "How much room there is from side to side: `compact` on most phones.",
            Choices.sizeClass, at: \.sizeClasses.horizontal),
        .choice(
            "verticalSizeClass", "How much room there is from top to bottom: `compact` on phones that lie.",
            Choices.sizeClass, at: \.sizeClasses.vertical),
        .choice(
            "dynamicTypeSize", "How large the reader likes text.", Choices.dynamicTypeSize, at: \.dynamicTypeSize),
        BuiltInValue(
            name: "editMode", doc: "Whether lists show how their rows are edited.",
            type: .choice(Choices.editMode.names),
            get: { values in
                let mode = values.editMode?.wrappedValue ?? .inactive
                return .string(Choices.editMode.name { $0 == mode } ?? "")
            },
            set: { values, new in
                values.editMode = new.string.flatMap(Choices.editMode.value).map { .constant($0) }
            }),
        BuiltInValue(
            name: "displayScale", doc: "Pixels a point.", type: .number, get: { .number(Double($0.displayScale)) },
            set: nil),
        BuiltInValue(
            name: "pixelLength", doc: "The length of a pixel, in points.", type: .number,
            get: { .number(Double($0.pixelLength)) }, set: nil),
    ]

    private static func choice<Value: Equatable & Sendable>(
        _ name: String, _ doc: String, _ choice: Choice<Value>,
        at path: any WritableKeyPath<EnvironmentValues, Value> & Sendable
    ) -> BuiltInValue {
        BuiltInValue(
            name: name, doc: doc, type: .choice(choice.names),
            get: { values in .string(choice.name { $0 == values[keyPath: path] } ?? "") },
            set: { values, new in
                if let value = new.string.flatMap(choice.value) { values[keyPath: path] = value }
            })
    }
}

/// The values of the environment that scenes declare, by the names under which they are kept.
private enum DeclaredValuesKey: EnvironmentKey { static let defaultValue: [String: SceneDatum] = [:] }

/// The members of `environment` in expressions: their values are taken where the scene, the component or the modifier
/// begins, as those of SwiftUI's `@Environment` are.
enum EnvironmentReading {
    static let name = "environment"
}

extension SceneChecker {
    var environmentType: SceneType {
        .record(
            SceneRecordType(
                BuiltInValue.all.map { .init($0.name, $0.type) }
                    + environment.sorted { $0.key < $1.key }.map { .init($0.key, $0.value.type) }))
    }

    func environmentRecord(_ values: EnvironmentValues) -> SceneDatum {
        let declared = values[DeclaredValuesKey.self]
        return .record(
            SceneRecord(
                BuiltInValue.all.map { .init($0.name, $0.get(values)) }
                    + environment.map { .init($0.key, declared[$0.value.storage] ?? $0.value.value) }))
    }

    func readEnvironment(_ value: SceneValue) {
        for entry in reader.mapping(value, of: "environment")?.entries ?? [] {
            if BuiltInValue.all.contains(where: { $0.name == entry.key }) {
                diagnostics.error(
                    "\"\(entry.key)\" is a value that there is already", at: entry.keyPlace,
                    hint: "set it by the modifier: environment: {\(entry.key): …}")
                continue
            }
            var declared = declaration(entry, keys: DeclaredValue.keys, isOptionalDefault: true)
            declared?.storage = owned(entry.key)
            environment[entry.key] = declared
        }
    }
}

extension ModifierSpec {
    static let environment = ModifierSpec(
        "environment", "Sets values of the environment for the views below.",
        [.main("values", .assignments, "The values, by name: {colorScheme: dark}.").required],
        example: WordExample(
            """
            HStack: [{Text: First}, {Text: Second}]
            modifiers:
              - environment: {layoutDirection: rightToLeft}
            """,
            swift: #"""
                HStack {
                    Text("First")
                    Text("Second")
                }
                .environment(\.layoutDirection, .rightToLeft)
                """#)
    ) { call in
        guard let written = call.value("values"), let mapping = call.reader.mapping(written, of: "environment") else {
            return { _, _, _ in }
        }
        let changes = mapping.entries.compactMap { call.environmentChange($0) }
        return changingEnvironment { frame, scope, values in
            for change in changes { change(frame, scope, &values) }
        }
    }
}

extension CallReader {
    fileprivate func environmentChange(
        _ entry: SceneEntry
    ) -> ((SceneFrame, Scope, inout EnvironmentValues) -> Void)? {
        if let builtIn = BuiltInValue.all.first(where: { $0.name == entry.key }) {
            guard let set = builtIn.set else {
                checker.diagnostics.error(
                    "\"\(entry.key)\" cannot be set", at: entry.keyPlace, hint: "the canvas has a scale")
                return nil
            }
            guard let value = environmentValue(entry, builtIn.type) else { return nil }
            return { frame, scope, values in set(&values, value(frame, scope)) }
        }
        guard let declared = checker.environment[entry.key] else {
            let known = BuiltInValue.all.map(\.name) + checker.environment.keys.sorted()
            checker.reader.unknown("environment value", entry.key, at: entry.keyPlace, among: known)
            return nil
        }
        let name = declared.storage
        guard let value = environmentValue(entry, declared.type) else { return nil }
        return { frame, scope, values in values[DeclaredValuesKey.self][name] = value(frame, scope) }
    }

    private func environmentValue(_ entry: SceneEntry, _ type: SceneType) -> Argument<SceneDatum>? {
        checker.typed(entry.value, as: type, in: scope).map { Argument($0, fallback: .none) }
    }
}

extension ModifierSpec {
    static let transformEnvironment = ModifierSpec(
        "transformEnvironment", "Edits a value of the environment for the views below.",
        [
            ArgumentSpec("key", .string, "The value's name, as environment has it.").required,
            ArgumentSpec("as", .binding, "The name of the value that there is.", default: "value"),
            ArgumentSpec("value", .value, "The value instead.").required,
        ],
        example: WordExample(
            """
            Text: Two lines of text that stand apart.
            modifiers:
              - frame: {width: 160}
              - transformEnvironment: {key: lineSpacing, value: =value + 12}
            """,
            swift: """
                Text("Two lines of text that stand apart.")
                    .frame(width: 160)
                    .transformEnvironment(\\.lineSpacing) { $0 += 12 }
                """)
    ) { call in
        let name = call.binding("as", default: "value")
        guard let written = call.value("key"), let key = call.reader.text(written, of: "\"key\""),
            let value = call.value("value"), let (type, get) = call.environmentReading(key, at: written.place)
        else { return { _, _, _ in } }
        let entry = SceneEntry(key: key, at: written.place, value: value)
        guard let change = call.reading(in: call.scope.binding(name, type)).environmentChange(entry) else {
            return { _, _, _ in }
        }
        return changingEnvironment { frame, scope, values in
            change(frame.binding(name, get(values)), scope, &values)
        }
    }
}

extension CallReader {
    /// The type of a value of the environment, and how it is read; nil for an unknown one, which setting reports.
    fileprivate func environmentReading(
        _ key: String, at place: ScenePlace
    ) -> (SceneType, (EnvironmentValues) -> SceneDatum)? {
        if let builtIn = BuiltInValue.all.first(where: { $0.name == key }) { return (builtIn.type, builtIn.get) }
        guard let declared = checker.environment[key] else {
            let known = BuiltInValue.all.map(\.name) + checker.environment.keys.sorted()
            checker.reader.unknown("environment value", key, at: place, among: known)
            return nil
        }
        let name = declared.storage
        return (declared.type, { $0[DeclaredValuesKey.self][name] ?? declared.value })
    }
}

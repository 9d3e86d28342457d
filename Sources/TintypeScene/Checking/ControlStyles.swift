import TintypeTree
import TintypeUI

/// A control whose style a scene can declare.
enum ControlKind: String, CaseIterable, Sendable {
    case button = "Button"
    case toggle = "Toggle"
    case label = "Label"
    case progressView = "ProgressView"
    case gauge = "Gauge"
    case groupBox = "GroupBox"
    case labeledContent = "LabeledContent"
    case disclosureGroup = "DisclosureGroup"

    /// The name of the control in the body of a style, as in Swift's `makeBody(configuration:)`.
    static let name = "configuration"

    /// The values of the control, as expressions read them: `=configuration.isPressed`.
    var type: SceneType {
        func record(_ fields: [(String, SceneType)]) -> SceneType {
            .record(SceneRecordType(fields.map { .init($0.0, $0.1) }))
        }
        return switch self {
        case .button: record([("isPressed", .bool), ("role", .optional(.string))])
        case .toggle: record([("isOn", .bool)])
        case .progressView: record([("fractionCompleted", .optional(.number))])
        case .gauge: record([("value", .number)])
        case .disclosureGroup: record([("isExpanded", .bool)])
        case .label, .groupBox, .labeledContent: record([])
        }
    }

    /// The views of the control, which a body places: `configuration.label`.
    var views: [String] {
        switch self {
        case .button, .toggle: ["label"]
        case .label: ["title", "icon"]
        case .progressView: ["label", "currentValueLabel"]
        case .gauge: ["label", "currentValueLabel", "minimumValueLabel", "maximumValueLabel"]
        case .groupBox, .labeledContent, .disclosureGroup: ["label", "content"]
        }
    }
}

/// A style that a scene declares, where it is used.
struct DeclaredStyle {
    fileprivate let part: CheckedPart
    fileprivate let frame: SceneFrame

    /// The control, as the style makes it.
    ///
    /// - Parameter state: The state of the control that actions of the style may change, by the name of its value.
    func body(
        _ values: [(String, SceneDatum)], state: (name: String, value: Binding<Bool>)? = nil,
        _ views: [String: ScopeView]
    ) -> ScopeView {
        let fields = values + (state.map { [($0.name, .bool($0.value.wrappedValue))] } ?? [])
        let datum = SceneDatum.record(SceneRecord(fields.map { .init($0.0, $0.1) }))
        let location = SceneLocation(
            StateBox(datum) { new in
                if let state, let value = new.record?[state.name]?.bool { state.value.wrappedValue = value }
            })
        return ScopeView { scope in
            part.evaluate(frame, &scope, control: datum, location, views)
        }
    }
}

/// A style by its name: one of SwiftUI's, or one of the scene.
enum NamedControlStyle<Value> {
    case named(Value)
    case declared(DeclaredStyle)
}

extension Parameter {
    /// One of SwiftUI's styles, or one that the scene declares for this kind of control.
    static func controlStyle<Named: Sendable>(
        _ name: String, _ choice: Choice<Named>, of kind: ControlKind, _ doc: String
    ) -> Parameter where Value == NamedControlStyle<Named> {
        var spec = ArgumentSpec(name, .controlStyle(choice.names), doc)
        spec.isRequired = true
        return Parameter(spec) { $0.controlStyle(name, choice, of: kind) }
    }
}

extension CallReader {
    fileprivate func controlStyle<Named: Sendable>(
        _ name: String, _ choice: Choice<Named>, of kind: ControlKind
    ) -> Argument<NamedControlStyle<Named>> {
        let fallback = NamedControlStyle.named(choice.first)
        guard let written = value(name) else { return Argument(fallback) }
        if let text = written.scalar?.text, let style = checker.styles[text] {
            guard let part = style.check(usedAt: written.place), let control = part.context.control else {
                return Argument(fallback)
            }
            guard control == kind else {
                checker.diagnostics.error(
                    "the style \"\(text)\" is one for \(control.rawValue), not for \(kind.rawValue)", at: written.place)
                return Argument(fallback)
            }
            return Argument(fallback: fallback) { frame, _ in .declared(DeclaredStyle(part: part, frame: frame)) }
        }
        if let text = written.scalar?.text, !text.hasPrefix("="), choice.value(text) == nil {
            reader.unknown(
                "style", text, at: written.place, among: choice.names.values + checker.styles.keys.sorted())
            return Argument(fallback)
        }
        return datum(name, as: .choice(choice.names))?.map { .named($0.string.flatMap(choice.value) ?? choice.first) }
            ?? Argument(fallback)
    }
}

extension SceneChecker {
    /// The control that a declared style is for; nil after a report.
    func controlKind(_ value: SceneValue) -> ControlKind? {
        reader.name(value, among: ControlKind.allCases.map(\.rawValue), what: "control").flatMap(ControlKind.init)
    }

    /// A part of the control that a style arranges, `configuration.label`; nil for all other views.
    func controlPart(_ call: SceneCall, in scope: CheckScope) -> ViewBody? {
        guard let kind = scope.part.control, call.name.hasPrefix("\(ControlKind.name).") else { return nil }
        let name = String(call.name.dropFirst(ControlKind.name.count + 1))
        guard kind.views.contains(name) else {
            reader.unknown(
                "part of a \(kind.rawValue)", name, plural: "parts", at: call.place, among: kind.views)
            return Self.nothing
        }
        if let arguments = call.arguments {
            diagnostics.error("\(call.name) takes no arguments", at: arguments.place)
        }
        return { frame, scope in
            guard let view = frame.controlParts[name] else { return }
            scope.descend(.content) { ScopeView._evaluate(view, into: &$0) }
        }
    }
}

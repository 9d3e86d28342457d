import TintypeTree
import TintypeUI

// The styles that scenes declare, as Swift's protocols have them: each hands its configuration's values and views on.

nonisolated struct DeclaredButtonStyle: ButtonStyle {
    let style: DeclaredStyle

    func makeBody(configuration: Configuration) -> some View {
        let role = configuration.role.flatMap { role in Choices.buttonRole.name { $0 == role } }
        return style.body(
            [("isPressed", .bool(configuration.isPressed)), ("role", role.map { .string($0) } ?? .none)],
            ["label": ScopeView(of: configuration.label)])
    }
}

nonisolated struct DeclaredToggleStyle: ToggleStyle {
    let style: DeclaredStyle

    func makeBody(configuration: Configuration) -> some View {
        style.body([], state: ("isOn", configuration.$isOn), ["label": ScopeView(of: configuration.label)])
    }
}

nonisolated struct DeclaredLabelStyle: LabelStyle {
    let style: DeclaredStyle

    func makeBody(configuration: Configuration) -> some View {
        style.body([], ["title": ScopeView(of: configuration.title), "icon": ScopeView(of: configuration.icon)])
    }
}

nonisolated struct DeclaredProgressViewStyle: ProgressViewStyle {
    let style: DeclaredStyle

    func makeBody(configuration: Configuration) -> some View {
        style.body(
            [("fractionCompleted", configuration.fractionCompleted.map { .number($0) } ?? .none)],
            [
                "label": ScopeView(of: configuration.label),
                "currentValueLabel": ScopeView(of: configuration.currentValueLabel),
            ])
    }
}

nonisolated struct DeclaredGaugeStyle: GaugeStyle {
    let style: DeclaredStyle

    func makeBody(configuration: Configuration) -> some View {
        style.body(
            [("value", .number(configuration.value))],
            [
                "label": ScopeView(of: configuration.label),
                "currentValueLabel": ScopeView(of: configuration.currentValueLabel),
                "minimumValueLabel": ScopeView(of: configuration.minimumValueLabel),
                "maximumValueLabel": ScopeView(of: configuration.maximumValueLabel),
            ])
    }
}

nonisolated struct DeclaredGroupBoxStyle: GroupBoxStyle {
    let style: DeclaredStyle

    func makeBody(configuration: Configuration) -> some View {
        style.body([], ["label": ScopeView(of: configuration.label), "content": ScopeView(of: configuration.content)])
    }
}

nonisolated struct DeclaredLabeledContentStyle: LabeledContentStyle {
    let style: DeclaredStyle

    func makeBody(configuration: Configuration) -> some View {
        style.body([], ["label": ScopeView(of: configuration.label), "content": ScopeView(of: configuration.content)])
    }
}

nonisolated struct DeclaredDisclosureGroupStyle: DisclosureGroupStyle {
    let style: DeclaredStyle

    func makeBody(configuration: Configuration) -> some View {
        style.body(
            [], state: ("isExpanded", configuration.$isExpanded),
            ["label": ScopeView(of: configuration.label), "content": ScopeView(of: configuration.content)])
    }
}

extension ScopeView {
    /// A part of a control's configuration.
    fileprivate init<Part: View>(of part: Part) {
        self.init { Part._evaluate(part, into: &$0) }
    }
}

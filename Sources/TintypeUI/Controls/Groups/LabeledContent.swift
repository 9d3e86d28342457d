public import Foundation
import TintypeTree

/// A value with a label.
public struct LabeledContent<Label, Content> {
    private let label: Label
    private let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
    public var body: some View {
        StyledControl(LabeledContentStyleConfiguration(label: .init(label), content: .init(content))) {
            LabeledRow(configuration: $0)
        }
    }

    /// Creates a row with a content and a label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content())
    }
}

extension LabeledContent where Label == Text, Content: View {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content())
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content())
    }
}

extension LabeledContent where Label == Text, Content == Text {
    public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(label: Text(titleKey), content: Text(value))
    }

    @_disfavoredOverload
    public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init(label: Text(title), content: Text(value))
    }

    public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(label: Text(titleKey), content: Text(verbatim: format.format(value)))
    }

    @_disfavoredOverload
    public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(label: Text(title), content: Text(verbatim: format.format(value)))
    }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    /// The labelled content that a style was asked to make, in the style around.
    public init(_ configuration: LabeledContentStyleConfiguration) {
        self.init(label: configuration.label, content: configuration.content)
    }
}

/// A style for labelled contents: SwiftUI's protocol.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
    associatedtype Body: View

    /// The labelled content.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body

    /// The parts of the row.
    typealias Configuration = LabeledContentStyleConfiguration
}

/// The parts of labelled content.
public struct LabeledContentStyleConfiguration {
    /// The label's view.
    public nonisolated struct Label: ControlPart {
        let part: (inout Scope) -> Void
    }

    public nonisolated struct Content: ControlPart {
        let part: (inout Scope) -> Void
    }

    /// The row's label and its content.
    public let label: Label
    public let content: Content
}

/// The label at the leading edge, the value in grey at the trailing one.
public nonisolated struct AutomaticLabeledContentStyle: LabeledContentStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View { LabeledRow(configuration: configuration) }
}

nonisolated extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// The label at the leading edge, the value in grey at the trailing one.
    public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

nonisolated extension View {
    /// Sets the style of the labelled contents below.
    public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        environmentChange { values in values.setControlStyle(style) { $0.makeBody(configuration: $1) } }
    }
}

private nonisolated struct LabeledRow: BuiltInView {
    let configuration: LabeledContentStyleConfiguration

    var body: some View {
        TrailingControl(label: configuration.label) {
            configuration.content.labelForeground(ControlColor.secondaryLabel)
        }
    }
}

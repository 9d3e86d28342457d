import Foundation
import TintypeTree

/// A picture and the words that go with it.
public nonisolated struct Label<Title: View, Icon: View>: BuiltInView {
    private let title: Title
    private let icon: Icon

    /// Creates a label of a title and an icon.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    public var body: some View {
        let configuration = LabelStyleConfiguration(
            title: LabelStyleConfiguration.Title(content: AnyView(title)),
            icon: LabelStyleConfiguration.Icon(content: AnyView(icon)))
        let title = evaluation(of: title)
        StyledControl(configuration) { AutomaticLabel(configuration: $0) }
            .node(
                TouchModifier { scope in
                    // The words are told also where the style shows the picture alone.
                    let origin = scope.origin
                    return .spoken {
                        var scope = Scope(origin)
                        return scope.nodes(title).map(\.spokenLabel).joined(separator: ", ")
                    }
                })
    }
}

extension Label where Title == Text, Icon == Image {
    /// Words and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(systemName: name)
        }
    }

    /// Words and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(systemName: name)
        }
    }

    /// Words and a symbol.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
        self.init {
            Text(titleResource)
        } icon: {
            Image(systemName: name)
        }
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// The label of a configuration, in the style around the one that has it.
    public init(_ configuration: LabelStyleConfiguration) {
        self.init {
            configuration.title
        } icon: {
            configuration.icon
        }
    }
}

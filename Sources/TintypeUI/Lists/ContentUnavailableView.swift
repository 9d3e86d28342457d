import TintypeGraphics
import TintypeTree

/// A symbol, a title and a description in the middle, where there is nothing else to show.
public nonisolated struct ContentUnavailableView<Label: View, Description: View, Actions: View>: BuiltInView {
    private let label: Label
    private let description: Description
    private let actions: Actions

    /// Creates a view with a label, a description and actions.
    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }

    public var body: some View {
        VStack(spacing: 16) {
            VStack(spacing: 8) {
                UnavailableLabel(content: label)
                description
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
                    .multilineTextAlignment(.center)
            }
            actions.font(.subheadline)
        }
        .padding(.horizontal, 32)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// The symbol above the title.
private nonisolated struct UnavailableLabel<Content: View>: BuiltInView {
    let content: Content

    var body: some View {
        VStack(spacing: 8) { content }
            .font(Font.title2.weight(.bold))
            .multilineTextAlignment(.center)
    }
}

/// A symbol and a title.
public nonisolated struct _UnavailableTitle: BuiltInView {
    let title: Text
    let image: Image

    package init(title: Text, image: Image) {
        self.title = title
        self.image = image
    }

    public var body: some View {
        image.font(.system(size: 48)).foregroundStyle(.secondary).padding(.bottom, 4)
        title
    }
}

extension ContentUnavailableView where Label == _UnavailableTitle, Description == Text?, Actions == EmptyView {
    /// Creates a view with a title, a symbol and a description.
    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        label = _UnavailableTitle(title: Text(title), image: Image(systemName: name))
        self.description = description
        actions = EmptyView()
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        label = _UnavailableTitle(title: Text(title), image: Image(systemName: name))
        self.description = description
        actions = EmptyView()
    }
}

extension ContentUnavailableView where Label == _UnavailableTitle, Description == Text?, Actions == EmptyView {
    /// Creates a view with a title, a picture of the app's and a description.
    public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        label = _UnavailableTitle(title: Text(title), image: Image(name))
        self.description = description
        actions = EmptyView()
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
        label = _UnavailableTitle(title: Text(title), image: Image(name))
        self.description = description
        actions = EmptyView()
    }
}

/// The text for which a search found nothing.
public struct SearchUnavailableContent {
    /// The parts of the view.
    public typealias Label = _UnavailableTitle
    public typealias Description = Text?
    public typealias Actions = EmptyView
}

extension ContentUnavailableView where Label == _UnavailableTitle, Description == Text?, Actions == EmptyView {
    /// Says that a search found nothing.
    public static var search: ContentUnavailableView<_UnavailableTitle, Text?, EmptyView> {
        ContentUnavailableView(
            "No Results", systemImage: "magnifyingglass",
            description: Text(verbatim: "Check the spelling or try a new search."))
    }

    /// Says that a search for a text found nothing.
    public static func search(text: String) -> ContentUnavailableView<_UnavailableTitle, Text?, EmptyView> {
        guard !text.isEmpty else { return search }
        return ContentUnavailableView(
            "No Results for “\(text)”", systemImage: "magnifyingglass",
            description: Text(verbatim: "Check the spelling or try a new search."))
    }
}

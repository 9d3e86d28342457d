import Foundation
import TintypeTree

/// Offers things to others: a button that looks as buttons around it do. The shared things are not looked at.
public nonisolated struct ShareLink<Data, PreviewImage, PreviewIcon, Label: View>: BuiltInView {
    private let label: Label

    private init(_ label: Label) {
        self.label = label
    }

    public var body: some View { Button(action: {}) { label } }
}

/// The label of a link that shares and has none of its own.
public nonisolated struct DefaultShareLinkLabel: BuiltInView {
    let title: Text

    public var body: some View {
        TintypeUI.Label {
            title
        } icon: {
            Image(systemName: "square.and.arrow.up")
        }
    }
}

/// A preview of a thing that people see before they share it.
public struct SharePreview<Image, Icon> {
    let title: Text

    /// Creates a preview with a title, an image and an icon.
    public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { title = Text(titleKey) }
    public init(_ title: Text, image: Image, icon: Icon) { self.title = title }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) { self.title = Text(title) }
}

extension SharePreview where Icon == Never {
    public init(_ titleKey: LocalizedStringKey, image: Image) { title = Text(titleKey) }
    public init(_ title: Text, image: Image) { self.title = title }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image) { self.title = Text(title) }
}

extension SharePreview where Image == Never {
    public init(_ titleKey: LocalizedStringKey, icon: Icon) { title = Text(titleKey) }
    public init(_ title: Text, icon: Icon) { self.title = title }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, icon: Icon) { self.title = Text(title) }
}

extension SharePreview where Image == Never, Icon == Never {
    public init(_ titleKey: LocalizedStringKey) { title = Text(titleKey) }
    public init(_ title: Text) { self.title = title }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) { self.title = Text(title) }
}

extension ShareLink {
    /// Shares several things, each with its preview.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
    ) where Data: RandomAccessCollection { self.init(label()) }

    /// Shares one thing with its preview.
    public init<Item>(
        item: Item, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<Item> { self.init(label()) }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
    /// Shares one thing.
    public init<Item>(
        item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<Item> { self.init(label()) }

    /// Shares several things.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data: RandomAccessCollection { self.init(label()) }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    public init<Item>(
        item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<Item> { self.init(DefaultShareLinkLabel(title: Text("Share…"))) }

    public init<Item>(
        _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<Item> { self.init(DefaultShareLinkLabel(title: Text(titleKey))) }

    @_disfavoredOverload
    public init<S: StringProtocol, Item>(
        _ title: S, item: Item, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<Item> { self.init(DefaultShareLinkLabel(title: Text(title))) }

    public init<Item>(
        _ title: Text, item: Item, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<Item> { self.init(DefaultShareLinkLabel(title: title)) }

    public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) where Data: RandomAccessCollection { self.init(DefaultShareLinkLabel(title: Text("Share…"))) }

    public init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) where Data: RandomAccessCollection { self.init(DefaultShareLinkLabel(title: Text(titleKey))) }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) where Data: RandomAccessCollection { self.init(DefaultShareLinkLabel(title: Text(title))) }

    public init(
        _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) where Data: RandomAccessCollection { self.init(DefaultShareLinkLabel(title: title)) }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<Item> {
        self.init(DefaultShareLinkLabel(title: Text("Share…")))
    }

    public init<Item>(
        _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<Item> { self.init(DefaultShareLinkLabel(title: Text(titleKey))) }

    @_disfavoredOverload
    public init<S: StringProtocol, Item>(_ title: S, item: Item, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<Item> { self.init(DefaultShareLinkLabel(title: Text(title))) }

    public init<Item>(_ title: Text, item: Item, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<Item> { self.init(DefaultShareLinkLabel(title: title)) }

    public init(items: Data, subject: Text? = nil, message: Text? = nil) where Data: RandomAccessCollection {
        self.init(DefaultShareLinkLabel(title: Text("Share…")))
    }

    public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil)
    where Data: RandomAccessCollection { self.init(DefaultShareLinkLabel(title: Text(titleKey))) }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, items: Data, subject: Text? = nil, message: Text? = nil)
    where Data: RandomAccessCollection { self.init(DefaultShareLinkLabel(title: Text(title))) }

    public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil)
    where Data: RandomAccessCollection { self.init(DefaultShareLinkLabel(title: title)) }
}

/// Values with headings.
public struct ItemCollection<Item>: Sendable {
    /// Creates one.
    public init(sections: [ItemSection<Item>] = []) {}
    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
        @ItemSectionsBuilder<Item> sections: () -> [ItemSection<Item>]
    ) {}
    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Item]
    ) {}
}

/// The same by their older names.
public typealias IntentItemCollection = ItemCollection
public typealias IntentItemSection = ItemSection

/// Values under a heading.
public struct ItemSection<Item>: Sendable {
    /// Creates one.
    public init(_ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil, items: [Item]) {}
    public init(
        _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil, items: [IntentItem<Item>]
    ) {}
    public init(
        _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
        @ItemsBuilder<Item> items: () -> [IntentItem<Item>]
    ) {}
}

/// A value with the words by which it is shown.
public struct IntentItem<Item> {
    /// The value itself.
    public let value: Item

    /// Creates one.
    public init(
        _ value: Item, title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil
    ) { self.value = value }
    public init(_ value: Item) { self.value = value }
}

/// Builds values under headings.
@resultBuilder
public enum ItemSectionsBuilder<Item> {
    public static func buildExpression(_ section: ItemSection<Item>) -> [ItemSection<Item>] { [section] }
    public static func buildBlock(_ parts: [ItemSection<Item>]...) -> [ItemSection<Item>] { parts.flatMap(\.self) }
    public static func buildOptional(_ part: [ItemSection<Item>]?) -> [ItemSection<Item>] { part ?? [] }
    public static func buildEither(first part: [ItemSection<Item>]) -> [ItemSection<Item>] { part }
    public static func buildEither(second part: [ItemSection<Item>]) -> [ItemSection<Item>] { part }
    public static func buildArray(_ parts: [[ItemSection<Item>]]) -> [ItemSection<Item>] { parts.flatMap(\.self) }
}

/// Builds values with words.
@resultBuilder
public enum ItemsBuilder<Item> {
    public static func buildExpression(_ item: IntentItem<Item>) -> [IntentItem<Item>] { [item] }
    public static func buildExpression(_ value: Item) -> [IntentItem<Item>] { [IntentItem(value)] }
    public static func buildBlock(_ parts: [IntentItem<Item>]...) -> [IntentItem<Item>] { parts.flatMap(\.self) }
    public static func buildOptional(_ part: [IntentItem<Item>]?) -> [IntentItem<Item>] { part ?? [] }
    public static func buildEither(first part: [IntentItem<Item>]) -> [IntentItem<Item>] { part }
    public static func buildEither(second part: [IntentItem<Item>]) -> [IntentItem<Item>] { part }
    public static func buildArray(_ parts: [[IntentItem<Item>]]) -> [IntentItem<Item>] { parts.flatMap(\.self) }
}

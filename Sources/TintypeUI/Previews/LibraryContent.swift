// The library of Xcode is not here: items compile, and their expressions are never evaluated.

/// A type that brings views and modifiers to the library of Xcode: SwiftUI's protocol. Nothing shows one here.
@MainActor @preconcurrency
public protocol LibraryContentProvider {
    /// The type whose modifiers are brought.
    associatedtype ModifierBase = Any

    /// The views.
    @LibraryContentBuilder var views: [LibraryItem] { get }

    /// Returns the modifiers, each as it is used on `base`.
    @LibraryContentBuilder func modifiers(base: ModifierBase) -> [LibraryItem]
}

extension LibraryContentProvider {
    /// No views.
    public var views: [LibraryItem] { [] }

    /// Returns no modifiers.
    public func modifiers(base: ModifierBase) -> [LibraryItem] { [] }
}

/// Builds the items of a library of those in a closure: SwiftUI's builder.
@resultBuilder
public enum LibraryContentBuilder {
    public static func buildBlock(_ items: LibraryItem...) -> [LibraryItem] { items }
}

/// An entry of the library of Xcode: SwiftUI's type.
public struct LibraryItem {
    /// A group of entries.
    public struct Category: Sendable {
        /// Xcode's groups.
        public static let effect = Category()
        public static let layout = Category()
        public static let control = Category()
        public static let other = Category()
    }

    /// Makes an entry, which keeps nothing: `snippet` is what Xcode would insert into a source.
    public init<SnippetExpressionType>(
        _ snippet: @autoclosure () -> SnippetExpressionType, visible: Bool = true, title: String? = nil,
        category: Category = .other, matchingSignature: String? = nil
    ) {}
}

public import Foundation

/// A text that is compared as people sort: by the rules of the language, whatever the case, and numbers by their value.
private struct LocalizedOrderKey: Comparable {
    let text: String

    static func == (a: LocalizedOrderKey, b: LocalizedOrderKey) -> Bool {
        a.text.localizedStandardCompare(b.text) == .orderedSame
    }

    static func < (a: LocalizedOrderKey, b: LocalizedOrderKey) -> Bool {
        a.text.localizedStandardCompare(b.text) == .orderedAscending
    }
}

extension String {
    fileprivate var localizedOrder: LocalizedOrderKey { LocalizedOrderKey(text: self) }
}

/// A comparison of texts, of the kinds that Linux's Foundation lacks.
public struct LocalizedStringComparator: Sendable {
    /// As the Finder sorts: by language, whatever the case, numbers by value.
    public static let localizedStandard = LocalizedStringComparator()
    /// By language; here as ``localizedStandard``.
    public static let localized = LocalizedStringComparator()
}

// On Apple's systems texts are sorted by language unless `.lexical` is asked for; Linux's Foundation sorts by code points.
extension SortDescriptor {
    /// Creates an order of texts at a key path.
    public init(_ keyPath: any KeyPath<Compared, String> & Sendable) {
        self.init(keyPath, order: .forward)
    }

    public init(_ keyPath: any KeyPath<Compared, String> & Sendable, order: SortOrder) {
        let key = keyPath.appending(path: \String.localizedOrder)
        // A key path of two that are `Sendable` is it, too; the compiler loses that.
        self.init(unsafeBitCast(key, to: (any KeyPath<Compared, LocalizedOrderKey> & Sendable).self), order: order)
    }

    public init(
        _ keyPath: any KeyPath<Compared, String> & Sendable, comparator: LocalizedStringComparator,
        order: SortOrder = .forward
    ) {
        self.init(keyPath, order: order)
    }
}

extension SortComparator where Self == String.StandardComparator {
    /// The comparisons of texts that Foundation names; Linux's compares by code points for all of them.
    public static var localizedStandard: String.StandardComparator { .lexical }
    public static var localized: String.StandardComparator { .lexical }
    public static var lexical: String.StandardComparator { String.StandardComparator.lexical }
}

extension String.Comparator {
    /// Creates a comparison of texts. Linux's has no language: texts are compared by their code points after the options.
    public init(options: String.CompareOptions, locale: Locale?, order: SortOrder = .forward) {
        self.init(options: options, order: order)
    }
}

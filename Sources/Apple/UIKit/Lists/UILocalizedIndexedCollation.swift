public import Foundation

/// The sections of a list by first letters. UIKit's class: those of English.
@MainActor @preconcurrency
open class UILocalizedIndexedCollation: NSObject {
    private static let shared = UILocalizedIndexedCollation()

    /// The sections of the user's language.
    open class func current() -> Self { unsafeDowncast(shared, to: Self.self) }

    /// The titles: A…Z, and # for what begins with no letter.
    open var sectionTitles: [String] { (65...90).map { String(UnicodeScalar(UInt8($0))) } + ["#"] }
    open var sectionIndexTitles: [String] { sectionTitles }
    open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }

    /// The section of a thing by the text that a method of it gives; the last where it gives none.
    open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
        section(of: text(of: object, selector))
    }

    /// The things in the order of those texts.
    open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
        array.map { ($0, text(of: $0, selector)) }
            .sorted { $0.1.localizedStandardCompare($1.1) == .orderedAscending }.map(\.0)
    }

    private func text(of object: Any, _ selector: Selector) -> String {
        (object as? NSObject)?.perform(selector)?.takeUnretainedValue() as? String ?? object as? String ?? ""
    }

    private func section(of text: String) -> Int {
        let letter = text.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil).uppercased().prefix(
            1)
        return sectionTitles.firstIndex(of: String(letter)) ?? sectionTitles.count - 1
    }
}

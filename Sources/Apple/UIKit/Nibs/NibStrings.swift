import Foundation
import TintypeUI

/// The texts of documents in the languages of their bundle: those of `LANGUAGE.lproj/NAME.strings`, by the identifiers of objects.
enum NibStrings {
    /// The attributes that hold texts, which have the names that the files say.
    private static let attributes = [
        "text", "title", "placeholder", "prompt", "headerTitle", "footerTitle", "backButtonTitle", "badgeValue",
    ]
    /// The texts of an object's parts: the name in files, the part, and its attribute.
    private static let parts = [
        ("normalTitle", "normal", "title"), ("selectedTitle", "selected", "title"),
        ("highlightedTitle", "highlighted", "title"), ("disabledTitle", "disabled", "title"),
        ("configuration.title", "configuration", "title"), ("configuration.subtitle", "configuration", "subtitle"),
        ("accessibilityLabel", "accessibilityConfiguration", "label"),
        ("accessibilityHint", "accessibilityConfiguration", "hint"),
    ]

    /// Puts the texts of the bundle's language into the elements of a document.
    static func translate(_ root: NibElement, table: String, in bundle: Bundle) {
        guard files(of: table, in: bundle).isEmpty == false else { return }
        let catalog = StringCatalog(folder: bundle.resourceURL)
        let language = bundle.preferredLocalizations.first { $0 != "Base" }
        let locale = language.map { Locale(identifier: $0) } ?? .current
        translate(root) { catalog.translation(of: $0, table: table, locale: locale) }
    }

    /// - Parameter text: The text of a key; nil for one that is not translated.
    static func translate(_ root: NibElement, _ text: (String) -> String?) {
        for element in root.all where !element.id.isEmpty {
            for name in attributes { if let new = text("\(element.id).\(name)") { element.set(name, new) } }
            for (name, part, attribute) in parts {
                if let new = text("\(element.id).\(name)") { element.child(key: part)?.set(attribute, new) }
            }
            for (index, segment) in element.list("segments").enumerated() {
                if let new = text("\(element.id).segmentTitles[\(index)]") { segment.set("title", new) }
            }
        }
    }

    /// The files of a document's texts.
    static func files(of table: String, in bundle: Bundle) -> [String] {
        guard let folder = bundle.resourcePath else { return [] }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".lproj") }.sorted().map { "\(folder)/\($0)/\(table).strings" }
            .filter(FileManager.default.fileExists)
    }
}

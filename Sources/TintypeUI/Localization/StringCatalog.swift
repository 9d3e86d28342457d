package import Foundation
import TintypeGraphics

/// The translations that a bundle has, as folders `<language>.lproj` of `.strings` and `.stringsdict` files.
///
/// They are chosen by the locale of the environment alone, not by the languages of the host.
package final class StringCatalog: Sendable {
    private let folder: URL?
    /// The bundle's languages, as its folders are named.
    private let languages: [String]
    private let tables: Lock

    /// The program's own.
    static let main = StringCatalog(Bundle.main)
    private static let known = KnownCatalogs()

    static func of(_ bundle: Bundle) -> StringCatalog {
        known.catalog(bundle)
    }

    convenience init(_ bundle: Bundle) {
        self.init(folder: bundle.resourceURL)
    }

    /// - Parameter folder: The folder of the languages' folders; nil for none.
    package init(folder: URL?) {
        self.folder = folder
        let names = folder.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0.path) } ?? []
        languages = names.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }.sorted()
        tables = Lock()
    }

    var hasTables: Bool { !languages.isEmpty }

    /// The translation of a key; nil where the best of the bundle's languages has none.
    package func translation(of key: String, table: String, locale: Locale) -> String? {
        translation(of: key, table: table, locale: locale, numbers: [])
    }

    /// - Parameter numbers: The values of the text, by which its words are chosen; nil for one that is no number.
    func translation(of key: String, table: String, locale: Locale, numbers: [PluralOperands?]) -> String? {
        for language in candidates(for: locale) {
            let texts = texts(table, language)
            if let plural = texts.plurals[key] {
                let words = language.lowercased() == "base" ? locale.languageTag : language
                return plural.resolved(numbers, language: words)
            }
            if let found = texts.strings[key] { return found }
        }
        return nil
    }

    /// The bundle's languages that suit a locale, the best first: `de_CH` takes `de-CH`, then `de`, then `Base`.
    private func candidates(for locale: Locale) -> [String] {
        let full = locale.languageTag.lowercased()
        var wanted = [full]
        var parts = full.split(separator: "-")
        while parts.count > 1 {
            parts.removeLast()
            wanted.append(parts.joined(separator: "-"))
        }
        wanted.append("base")
        return wanted.flatMap { name in
            languages.filter { $0.replacing("_", with: "-").lowercased() == name }
        }
    }

    /// The texts of one table in one language.
    private struct Texts: Sendable {
        var strings: [String: String] = [:]
        var plurals: [String: PluralFormat] = [:]
    }

    private func texts(_ table: String, _ language: String) -> Texts {
        guard let folder else { return Texts() }
        return tables.value("\(language)/\(table)") {
            func list(_ ending: String) -> PropertyList? {
                let file = folder.appendingPathComponent("\(language).lproj/\(table).\(ending)")
                return (try? Data(contentsOf: file)).flatMap { PropertyList(Array($0)) }
            }
            var texts = Texts(strings: list("strings")?.textsByKey ?? [:])
            if case .table(let entries) = list("stringsdict") {
                texts.plurals = entries.compactMapValues(PluralFormat.init)
            }
            return texts
        }
    }

    /// The catalogues read so far, by language and table. Files do not change while a program runs.
    private final class Lock: Sendable {
        private let lock = NSLock()
        /// Only touched under the lock.
        nonisolated(unsafe) private var known: [String: Texts] = [:]

        func value(_ key: String, read: () -> Texts) -> Texts {
            lock.withLock {
                if let value = known[key] { return value }
                let value = read()
                known[key] = value
                return value
            }
        }
    }

    /// The catalogs of the bundles that were asked for.
    private final class KnownCatalogs: Sendable {
        private let lock = NSLock()
        /// Only touched under the lock.
        nonisolated(unsafe) private var catalogs: [String: StringCatalog] = [:]

        func catalog(_ bundle: Bundle) -> StringCatalog {
            lock.withLock {
                let path = bundle.bundlePath
                if let known = catalogs[path] { return known }
                let catalog = StringCatalog(bundle)
                catalogs[path] = catalog
                return catalog
            }
        }
    }
}

import Foundation
import TintypeTree

/// A table of translations in a bundle.
struct StringTable: Equatable {
    /// nil for `Localizable`.
    var name: String?
    /// nil for the program's own.
    var bundle: Bundle?

    /// Returns whether a text without values needs to look for a translation at all.
    static func isNeeded(in environment: EnvironmentValues) -> Bool {
        StringCatalog.main.hasTables
    }

    /// The translation of a key for the locale of an environment; nil where there is none.
    ///
    /// - Parameter values: The values of the text, which its words may follow.
    static func translation(
        of key: String, _ values: [LocalizedStringKey.Argument], in table: StringTable?,
        _ environment: EnvironmentValues
    ) -> String? {
        let catalog = table?.bundle.map(StringCatalog.of) ?? .main
        guard catalog.hasTables else { return nil }
        return catalog.translation(
            of: key, table: table?.name ?? "Localizable", locale: environment.locale,
            numbers: values.map(PluralOperands.init))
    }
}

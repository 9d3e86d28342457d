import Foundation
import TintypeTree

extension LocalizedStringKey {
    /// The key's text with its values in place, without regard to Markdown.
    ///
    /// - Parameter name: The name by which translations are found, where that is not the text itself.
    func string(_ table: StringTable?, locale: Locale, translating name: String? = nil) -> String {
        var environment = EnvironmentValues()
        environment.locale = locale
        let found = StringTable.translation(of: name ?? format, arguments, in: table, environment) ?? format
        guard !arguments.isEmpty else { return found }
        let context = TextContext(environment, TextParts.defaultInstant)
        return FormatPlaces.marked(found, count: arguments.count).unicodeScalars.reduce(into: "") { result, character in
            if let index = FormatPlaces.index(of: character), arguments.indices.contains(index) {
                result += arguments[index].string(in: context)
            } else {
                result.unicodeScalars.append(character)
            }
        }
    }
}

/// The names that SwiftUI's views and modifiers have and that only the Swift front end knows: for hints.
package enum SwiftOnlyNames {
    package static let views = section("views")
    package static let modifiers = section("modifiers")

    /// The lines of `SwiftOnlyNames.txt` below a heading.
    private static func section(_ name: String) -> Set<String> {
        let lines = String(decoding: PackageResources.SwiftOnlyNames_txt, as: UTF8.self).split(separator: "\n")
        let rest = lines.drop { $0 != "[\(name)]" }.dropFirst()
        return Set(rest.prefix { !$0.hasPrefix("[") }.map(String.init))
    }
}

import Foundation

/// The names of SwiftUI's that Tintype is known to lack, for notes under the compiler's errors.
enum MissingNames {
    /// Names by the headings of the list: `types` and `members`.
    private static let names: [String: Set<String>] = {
        var names: [String: Set<String>] = [:]
        var heading = ""
        for line in String(decoding: PackageResources.MissingNames_txt, as: UTF8.self).split(separator: "\n") {
            if line.hasPrefix("[") {
                heading = String(line.dropFirst().dropLast())
            } else {
                names[heading, default: []].insert(String(line))
            }
        }
        return names
    }()

    /// The note that says of an error's name that it is not here yet; nil where it may be, or the error is about something else.
    static func note(on message: String) -> String? {
        if let found = message.firstMatch(of: /^no such module '(\w+)'/) {
            let modules = SwiftSources.appleFrameworks.union(["Combine", "SwiftUI", "UIKit"]).sorted()
            let list = modules.joined(separator: ", ")
            return "note: Tintype has no module \(found.1); of Apple's it has \(list) and others"
        }
        if let found = message.firstMatch(of: /^cannot find (?:type )?'(\w+)' in scope/) {
            return note(String(found.1), among: "types")
        }
        if let found = message.firstMatch(of: /\bhas no member '(\w+)'/) {
            return note(String(found.1), among: "members")
        }
        return nil
    }

    private static func note(_ name: String, among heading: String) -> String? {
        guard names[heading]?.contains(name) == true else { return nil }
        return "note: SwiftUI's \(name) is not in Tintype yet"
    }
}

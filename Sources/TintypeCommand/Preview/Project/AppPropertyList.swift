import Foundation
import TintypeGraphics

/// The `Info.plist` of an app.
enum AppPropertyList {
    /// The entries of the `Info.plist` among these files, which is the highest of those that are called so; none where there is none.
    static func among(_ paths: [String]) -> [String: PropertyList] {
        let candidates = paths.filter { $0.hasSuffix("/Info.plist") }
        let others = paths.filter { $0.hasSuffix("-Info.plist") && !$0.hasSuffix("/GoogleService-Info.plist") }
        return (candidates.isEmpty ? others : candidates).min { $0.count < $1.count }.map { read($0) } ?? [:]
    }

    /// The entries of a file; none where it cannot be read.
    ///
    /// - Parameter variables: The build settings that texts may name.
    static func read(_ path: String, variables: [String: String] = [:]) -> [String: PropertyList] {
        guard let data = FileManager.default.contents(atPath: path),
            case .table(let entries)? = PropertyList(Array(data))
        else { return [:] }
        return entries.mapValues { $0.filling(variables) }
    }

    /// The bytes of a list with these entries, and with those that an app always has.
    static func bytes(_ entries: [String: PropertyList], name: String) -> Data? {
        var all: [String: PropertyList] = [
            "CFBundleName": .text(name), "CFBundleDisplayName": .text(name), "CFBundleExecutable": .text(name),
            "CFBundleIdentifier": .text("com.example.\(name)"), "CFBundlePackageType": .text("APPL"),
            "CFBundleShortVersionString": .text("1.0"), "CFBundleVersion": .text("1"),
            "CFBundleInfoDictionaryVersion": .text("6.0"),
        ]
        all.merge(entries) { _, own in own }
        let objects = all.compactMapValues(\.object)
        return try? PropertyListSerialization.data(fromPropertyList: objects, format: .xml, options: 0)
    }
}

extension PropertyList {
    /// The list with the build settings that its texts name.
    func filling(_ variables: [String: String]) -> PropertyList {
        switch self {
        case .text(let text): .text(text.filling { variables[$0] })
        case .list(let list): .list(list.map { $0.filling(variables) })
        case .table(let table): .table(table.mapValues { $0.filling(variables) })
        case .flag, .integer, .real, .other: self
        }
    }

    /// nil for dates and bytes.
    fileprivate var object: Any? {
        switch self {
        case .text(let text): text
        case .list(let list): list.compactMap(\.object)
        case .table(let table): table.compactMapValues(\.object)
        case .flag(let flag): flag
        case .integer(let number): number
        case .real(let number): number
        case .other: nil
        }
    }
}

extension String {
    /// The text with the build settings that it names: `$(PRODUCT_NAME)`, `${PRODUCT_NAME:lower}`. Those that nobody sets are empty, as
    /// Xcode has them.
    ///
    /// - Parameter setting: The value of a setting; nil for none.
    func filling(_ setting: (String) -> String?) -> String {
        var result = ""
        var rest = self[...]
        while let dollar = rest.firstIndex(of: "$") {
            let open = rest.index(after: dollar)
            let close: Character? = open < rest.endIndex ? ["(": ")", "{": "}"][rest[open]] : nil
            // The innermost name comes first, in `$(A_$(B))`.
            guard let close, let end = rest[open...].firstIndex(of: close),
                !rest[rest.index(after: open)..<end].contains("$")
            else {
                result += rest[..<open]
                rest = rest[open...]
                continue
            }
            result += rest[..<dollar]
            let words = rest[rest.index(after: open)..<end].split(separator: ":", omittingEmptySubsequences: false)
            result += words.dropFirst().reduce(setting(String(words.first ?? "")) ?? "") { $0.formed(by: $1) }
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    /// The text as an operator of build settings makes it of a setting.
    private func formed(by name: Substring) -> String {
        switch name {
        case "lower": lowercased()
        case "upper": uppercased()
        case "c99extidentifier", "identifier": AppProject.moduleName(self)
        case "rfc1034identifier": String(map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
        case _ where name.hasPrefix("default="): isEmpty ? String(name.dropFirst("default=".count)) : self
        default: self
        }
    }
}

import Foundation
import TintypeGraphics

/// The `Info.plist` of an app.
enum AppPropertyList {
    /// The entries of the `Info.plist` among these files; none where there is none, or it cannot be read.
    ///
    /// - Parameter variables: The build settings that texts may name.
    static func read(_ paths: [String], variables: [String: String] = [:]) -> [String: PropertyList] {
        let candidates = paths.filter { $0.hasSuffix("Info.plist") }
        guard let path = candidates.min(by: { $0.count < $1.count }),
            let data = FileManager.default.contents(atPath: path),
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
        case .text(let text): .text(text.filling(variables))
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
    /// The text with the build settings that it names: `$(PRODUCT_NAME)`. Those that nobody sets are empty, as Xcode has them.
    func filling(_ variables: [String: String]) -> String {
        var result = ""
        var rest = self[...]
        while let start = rest.range(of: "$("), let end = rest[start.upperBound...].firstIndex(of: ")") {
            result += rest[..<start.lowerBound]
            let name = rest[start.upperBound..<end].prefix { $0 != ":" }
            result += variables[String(name)] ?? ""
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }
}

import Foundation

/// The `Info.plist` of an app.
enum AppPropertyList {
    /// The entries of the `Info.plist` among these files; none where there is none, or it cannot be read.
    static func read(_ paths: [String], variables: [String: String] = [:]) -> [String: PropertyListValue] {
        let candidates = paths.filter { $0.hasSuffix("Info.plist") }
        guard let path = candidates.min(by: { $0.count < $1.count }),
            let data = FileManager.default.contents(atPath: path),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
            case .table(let entries)? = PropertyListValue(list, variables)
        else { return [:] }
        return entries
    }

    /// The bytes of a list with these entries, and with those that an app always has.
    static func bytes(_ entries: [String: PropertyListValue], name: String) -> Data? {
        var all: [String: PropertyListValue] = [
            "CFBundleName": .text(name), "CFBundleDisplayName": .text(name), "CFBundleExecutable": .text(name),
            "CFBundleIdentifier": .text("com.example.\(name)"), "CFBundlePackageType": .text("APPL"),
            "CFBundleShortVersionString": .text("1.0"), "CFBundleVersion": .text("1"),
            "CFBundleInfoDictionaryVersion": .text("6.0"),
        ]
        all.merge(entries) { _, own in own }
        return try? PropertyListSerialization.data(fromPropertyList: all.mapValues(\.object), format: .xml, options: 0)
    }
}

extension PropertyListValue {
    /// nil for dates and bytes.
    ///
    /// - Parameter variables: The build settings that texts may name; nil for texts as they are.
    init?(_ value: Any, _ variables: [String: String]?) {
        switch value {
        case let text as String: self = .text(variables.map { Self.filled(text, $0) } ?? text)
        case let list as [Any]: self = .list(list.compactMap { PropertyListValue($0, variables) })
        case let table as [String: Any]: self = .table(table.compactMapValues { PropertyListValue($0, variables) })
        case let flag as Bool: self = .flag(flag)
        case let number as Int: self = .number(number)
        default: return nil
        }
    }

    /// The text with the build settings that it names: `$(PRODUCT_NAME)`. Those that nobody sets are empty, as Xcode has them.
    static func filled(_ text: String, _ variables: [String: String]) -> String {
        var result = ""
        var rest = Substring(text)
        while let start = rest.range(of: "$("), let end = rest[start.upperBound...].firstIndex(of: ")") {
            result += rest[..<start.lowerBound]
            let name = rest[start.upperBound..<end].prefix { $0 != ":" }
            result += variables[String(name)] ?? ""
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    fileprivate var object: Any {
        switch self {
        case .text(let text): text
        case .list(let list): list.map(\.object)
        case .table(let table): table.mapValues(\.object)
        case .flag(let flag): flag
        case .number(let number): number
        }
    }
}

import Foundation
import TintypeImage

/// A package's manifest, as `swift package dump-package` writes it.
struct DumpedManifest: Decodable {
    struct Product: Decodable {
        var name: String
        var targets: [String]
    }

    struct Target: Decodable {
        var name: String
        var type: String
        var path: String?
        var sources: [String]?
        var exclude: [String]?
        var resources: [Resource]?
        var settings: [Setting]?
        var dependencies: [Dependency]

        /// True for what is compiled into apps.
        var isModule: Bool { ["regular", "executable"].contains(type) }
    }

    struct Resource: Decodable {
        var path: String
        var rule: [String: JSONAny]

        /// True for what keeps its place in its folder.
        var isCopied: Bool { rule["copy"] != nil }
    }

    struct Setting: Decodable {
        struct Condition: Decodable {
            var config: String?
            var platformNames: [String]?
        }
        var tool: String
        var kind: [String: JSONAny]
        var condition: Condition?

        /// True for what holds where an app is debugged on a phone, or on this system.
        var holds: Bool {
            let platforms = condition?.platformNames ?? []
            return condition?.config != "release"
                && (platforms.isEmpty || platforms.contains("ios") || platforms.contains("linux"))
        }

        /// The texts of a setting of a kind; nil for another kind.
        func values(_ name: String) -> [String]? {
            guard tool == "swift", holds, let value = kind[name] else { return nil }
            return value.texts
        }
    }

    struct Dependency: Decodable {
        var name: String
        /// nil where the manifest does not say of which package it is.
        var package: String?

        init(from decoder: any Decoder) throws {
            let kinds = try decoder.singleValueContainer().decode([String: JSONAny].self)
            let texts = kinds.first?.value.list ?? []
            name = texts.first?.texts.first ?? ""
            package = kinds["product"] != nil && texts.count > 1 ? texts[1].texts.first : nil
        }
    }

    struct Version: Decodable {
        var _version: String
    }

    var name: String
    var products: [Product]
    var targets: [Target]
    var dependencies: [[String: JSONAny]]
    var toolsVersion: Version?
    var swiftLanguageVersions: [String]?
    /// True for an app of Swift Playgrounds, whose resources are those of `Bundle.main`, too.
    var isPlayground = false

    enum CodingKeys: CodingKey {
        case name, products, targets, dependencies, toolsVersion, swiftLanguageVersions
    }

    /// The folders of the packages that this one depends on: those beside it, and the checkouts of those from elsewhere.
    func packages(in folder: String, root: String) -> [String] {
        dependencies.flatMap { kinds in
            kinds.flatMap { kind, value in
                (value.list ?? []).compactMap { entry -> String? in
                    if kind == "fileSystem" {
                        return entry["path"]?.texts.first.map { $0.hasPrefix("/") ? $0 : FilePaths.join(folder, $0) }
                    }
                    let address = entry["location"]?.texts.first ?? entry["identity"]?.texts.first
                    let name = address?.split(separator: "/").last.map { $0.replacing(".git", with: "") }
                    return name.map { FilePaths.join(root, ".build/checkouts/\($0)") }
                }
            }
        }
    }
}

/// Any JSON, as far as texts go.
enum JSONAny: Decodable {
    case text(String)
    case list([JSONAny])
    case table([String: JSONAny])
    case other

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let list = try? container.decode([JSONAny].self) {
            self = .list(list)
        } else if let table = try? container.decode([String: JSONAny].self) {
            self = .table(table)
        } else {
            self = .other
        }
    }

    /// All texts in it, in the order of lists; those of tables by key.
    var texts: [String] {
        switch self {
        case .text(let text): [text]
        case .list(let list): list.flatMap(\.texts)
        case .table(let table): table.sorted { $0.key < $1.key }.flatMap(\.value.texts)
        case .other: []
        }
    }

    var list: [JSONAny]? { if case .list(let list) = self { list } else { nil } }

    subscript(key: String) -> JSONAny? { if case .table(let table) = self { table[key] } else { nil } }
}

import Foundation
import TintypeImage

/// The names that Xcode makes of the sets in asset catalogues: `ImageResource`, `ColorResource`, and properties of `Color`, `UIColor`
/// and `UIImage`.
struct AssetSymbols {
    /// A set in a catalogue.
    private struct Asset: Hashable {
        /// With the folders that have a namespace, e.g. `Brand/Accent`.
        var name: String
        var isColor: Bool
    }

    private var assets: Set<Asset> = []

    /// - Parameter catalogs: Paths; those that are no asset catalogue are passed over.
    init(catalogs: [String]) {
        for path in catalogs where path.hasSuffix(".xcassets") { walk(path, prefix: "") }
    }

    private mutating func walk(_ folder: String, prefix: String) {
        for entry in (try? FolderListing.entries(of: folder)) ?? [] where entry.kind == .folder && entry.isText {
            let path = FilePaths.join(folder, entry.name)
            if entry.name.hasSuffix(".colorset") {
                assets.insert(Asset(name: prefix + entry.name.dropLast(".colorset".count), isColor: true))
            } else if entry.name.hasSuffix(".imageset") {
                assets.insert(Asset(name: prefix + entry.name.dropLast(".imageset".count), isColor: false))
            } else if !entry.name.contains(".") {
                walk(path, prefix: Self.isNamespace(path) ? prefix + entry.name + "/" : prefix)
            }
        }
    }

    private static func isNamespace(_ folder: String) -> Bool {
        struct Contents: Decodable {
            struct Properties: Decodable {
                var providesNamespace: Bool?
                enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
            }
            var properties: Properties?
        }
        let data = FileManager.default.contents(atPath: folder + "/Contents.json") ?? Data()
        return (try? JSONDecoder().decode(Contents.self, from: data))?.properties?.providesNamespace == true
    }

    /// The source with these names, by its file; none where there is no set.
    ///
    /// - Parameter bundle: The expression of the bundle that the catalogues are in.
    func files(bundle: String = "Bundle.main") -> [String: String] {
        assets.isEmpty ? [:] : ["GeneratedAssetSymbols.swift": source(bundle: bundle)]
    }

    /// - Parameter bundle: The expression of the bundle that the catalogues are in.
    func source(bundle: String) -> String {
        let colors = Namespace(assets.filter(\.isColor).map(\.name), ending: "color")
        let images = Namespace(assets.filter { !$0.isColor }.map(\.name), ending: "image")
        return """
            import Foundation
            import SwiftUI
            import UIKit

            private let resourceBundle = \(bundle)

            nonisolated extension ColorResource {
            \(colors.text { "static let \($0.symbol) = ColorResource(name: \"\($0.asset)\", bundle: resourceBundle)" })
            }

            nonisolated extension ImageResource {
            \(images.text { "static let \($0.symbol) = ImageResource(name: \"\($0.asset)\", bundle: resourceBundle)" })
            }

            nonisolated extension Color {
            \(colors.text(without: Self.colorNames) { "static var \($0.symbol): Color { Color(.\($0.path)) }" })
            }

            nonisolated extension ShapeStyle where Self == Color {
            \(colors.text(without: Self.colorNames, isFlat: true) { "static var \($0.symbol): Color { Color(.\($0.path)) }" })
            }

            extension UIColor {
            \(colors.text(without: Self.colorNames) { "static var \($0.symbol): UIColor { UIColor(Color(.\($0.path))) }" })
            }

            extension UIImage {
            \(images.text { "static var \($0.symbol): UIImage { UIImage(named: \"\($0.asset)\") ?? UIImage() }" })
            }
            """
    }

    /// The names that colours have already: Xcode makes no second one of these.
    private static let colorNames: Set<String> = [
        "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown",
        "white",
        "gray", "black", "clear", "primary", "secondary", "accentColor", "tint", "label", "background", "foreground",
        "separator", "fill", "placeholder", "link", "selection", "tertiary", "quaternary", "quinary", "magenta",
        "lightGray", "darkGray",
    ]
}

/// Names with those of their folders around them.
private struct Namespace {
    /// By Swift's names: the asset's.
    private var leaves: [String: String] = [:]
    private var folders: [String: Namespace] = [:]

    init(_ names: [String], ending: String) {
        for name in names.sorted() { add(name.split(separator: "/").map(String.init)[...], name, ending) }
    }

    private init() {}

    private mutating func add(_ parts: ArraySlice<String>, _ name: String, _ ending: String) {
        guard let first = parts.first else { return }
        if parts.count == 1 {
            let symbol = AssetSymbols.symbol(first, without: ending)
            if leaves[symbol] == nil { leaves[symbol] = name }
        } else {
            folders[AssetSymbols.typeName(first), default: Namespace()].add(parts.dropFirst(), name, ending)
        }
    }

    /// A name, for a declaration.
    struct Leaf {
        /// Swift's name.
        var symbol: String
        var asset: String
        /// Swift's name with those of its folders.
        var path: String
    }

    /// - Parameters:
    ///   - isFlat: True where no type can stand, so that names in folders are left out.
    ///   - line: The declaration of a name.
    func text(without names: Set<String> = [], isFlat: Bool = false, _ line: (Leaf) -> String) -> String {
        var own = self
        if isFlat { own.folders = [:] }
        return own.lines(names, "", "    ", line).joined(separator: "\n")
    }

    private func lines(
        _ names: Set<String>, _ path: String, _ indent: String, _ line: (Leaf) -> String
    ) -> [String] {
        var lines: [String] = []
        for (symbol, name) in leaves.sorted(by: { $0.key < $1.key }) where !names.contains(symbol) {
            lines.append(indent + line(Leaf(symbol: AssetSymbols.quoted(symbol), asset: name, path: path + symbol)))
        }
        for (folder, inner) in folders.sorted(by: { $0.key < $1.key }) {
            lines.append("\(indent)enum \(AssetSymbols.quoted(folder)) {")
            lines += inner.lines([], "\(path)\(folder).", "\(indent)    ", line)
            lines.append("\(indent)}")
        }
        return lines
    }
}

extension AssetSymbols {
    /// The name that Xcode makes: words joined with capitals, the first one small, without `color` or `image` at the end.
    static func symbol(_ name: String, without ending: String) -> String {
        let words = name.split { !$0.isLetter && !$0.isNumber }
        var symbol = ""
        for word in words { symbol += symbol.isEmpty ? lowered(word) : word.prefix(1).uppercased() + word.dropFirst() }
        if !ending.isEmpty, symbol.lowercased().hasSuffix(ending), symbol.count > ending.count {
            symbol.removeLast(ending.count)
        }
        return symbol.first?.isNumber == true ? "_" + symbol : symbol
    }

    /// The word with its first capitals small: `AccentColor` is `accentColor`, and `URLField` `urlField`.
    private static func lowered(_ word: Substring) -> String {
        let capitals = word.prefix { $0.isUppercase }.count
        guard capitals > 1, capitals < word.count else {
            return capitals == word.count ? word.lowercased() : word.prefix(1).lowercased() + word.dropFirst()
        }
        let next = word[word.index(word.startIndex, offsetBy: capitals)]
        let count = next.isLetter ? capitals - 1 : capitals
        return word.prefix(count).lowercased() + word.dropFirst(count)
    }

    /// The name of a folder's own type: as ``symbol(_:without:)``, with a capital first.
    static func typeName(_ name: String) -> String {
        let symbol = symbol(name, without: "")
        return symbol.prefix(1).uppercased() + symbol.dropFirst()
    }

    static func quoted(_ symbol: String) -> String { keywords.contains(symbol) ? "`\(symbol)`" : symbol }

    private static let keywords: Set<String> = [
        "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
        "internal", "let", "open", "operator", "private", "protocol", "public", "static", "struct", "subscript",
        "typealias", "var", "break", "case", "continue", "default", "defer", "do", "else", "for", "guard", "if", "in",
        "repeat", "return", "switch", "where", "while", "as", "catch", "false", "is", "nil", "self", "super", "throw",
        "throws", "true", "try",
    ]
}

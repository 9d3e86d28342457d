import Foundation

/// The names that Xcode makes of the sets in asset catalogues: `ImageResource`, `ColorResource`, and properties of `Color`, `UIColor`
/// and `UIImage`.
package struct AssetSymbols {
    /// A set in a catalogue.
    private struct Asset: Hashable {
        /// With the folders that have a namespace, e.g. `Brand/Accent`.
        var name: String
        var isColor: Bool
    }

    private var assets: Set<Asset> = []
    private let bundle: String
    private let hasExtensions: Bool
    private var declared = DeclaredNames()

    /// - Parameters:
    ///   - catalogs: Paths; those that are no asset catalogue are passed over.
    ///   - sources: The paths of the module's own sources: what they declare themselves is not declared anew.
    ///   - bundle: The expression of the bundle that the catalogues are in.
    ///   - hasExtensions: False for a project that wants no properties of `Color` and the like.
    package init(
        catalogs: [String], sources: [String] = [], bundle: String = "Bundle.main", hasExtensions: Bool = true
    ) {
        (self.bundle, self.hasExtensions) = (bundle, hasExtensions)
        for path in catalogs where path.hasSuffix(".xcassets") { walk(path, prefix: "") }
        if !assets.isEmpty { declared = DeclaredNames(sources: sources) }
    }

    private static let images = [".imageset", ".symbolset"]

    private mutating func walk(_ folder: String, prefix: String) {
        for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() {
            let path = "\(folder)/\(name)"
            if name.hasSuffix(".colorset") {
                assets.insert(Asset(name: prefix + name.dropLast(".colorset".count), isColor: true))
            } else if let ending = Self.images.first(where: name.hasSuffix) {
                assets.insert(Asset(name: prefix + name.dropLast(ending.count), isColor: false))
            } else if !name.contains(".") || Self.isNamespace(path) {
                walk(path, prefix: Self.isNamespace(path) ? prefix + name + "/" : prefix)
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
    package func files() -> [String: String] { assets.isEmpty ? [:] : ["GeneratedAssetSymbols.swift": source] }

    /// The source with these names, which is empty but for its imports where there is no set.
    package var source: String {
        let colors = AssetNamespace(assets.filter(\.isColor).map(\.name), ending: "color")
        let images = AssetNamespace(assets.filter { !$0.isColor }.map(\.name), ending: "image")
        return """
            import Foundation
            import SwiftUI
            import UIKit

            private let resourceBundle = \(bundle)

            nonisolated extension ColorResource {
            \(colors.text { "static let \($0.symbol) = ColorResource(name: \($0.asset), bundle: resourceBundle)" })
            }

            nonisolated extension ImageResource {
            \(images.text { "static let \($0.symbol) = ImageResource(name: \($0.asset), bundle: resourceBundle)" })
            }
            \(hasExtensions ? extensions(colors, images) : "")
            """
    }

    private func extensions(_ colors: AssetNamespace, _ images: AssetNamespace) -> String {
        let (color, style) = (declared["Color"], declared["ShapeStyle"])
        let (native, image) = (declared["UIColor"], declared["UIImage"])
        let known = Self.colorNames
        return """

            nonisolated extension Color {
            \(colors.text(without: known.union(color)) { "static var \($0.symbol): Color { Color(.\($0.path)) }" })
            }

            nonisolated extension ShapeStyle where Self == Color {
            \(colors.text(without: known.union(style), isFlat: true) { "static var \($0.symbol): Color { Color(.\($0.path)) }" })
            }

            extension UIColor {
            \(colors.text(without: known.union(native)) { "static var \($0.symbol): UIColor { UIColor(Color(.\($0.path))) }" })
            }

            extension UIImage {
            \(images.text(without: image) { "static var \($0.symbol): UIImage { UIImage(named: \($0.asset)) ?? UIImage() }" })
            }
            """
    }

    /// The names that colours have already: Xcode makes no second one of these.
    private static let colorNames: Set<String> = [
        "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown",
        "white", "gray", "black", "clear", "primary", "secondary", "accentColor", "tint", "label", "background",
        "foreground", "separator", "fill", "placeholder", "link", "selection", "tertiary", "quaternary", "quinary",
        "magenta", "lightGray", "darkGray",
    ]
}

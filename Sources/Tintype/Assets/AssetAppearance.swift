import Foundation
import TintypeGraphics
import TintypeTree

/// The conditions under which a variant of an asset holds.
struct AssetAppearance: Decodable {
    var appearance: String?
    var value: String?

    static func isDark(_ appearances: [AssetAppearance]?) -> Bool {
        (appearances ?? []).contains { $0.appearance == "luminosity" && $0.value == "dark" }
    }
}

/// The `Contents.json` of a folder of a catalogue; nil where there is none that can be read.
func decoded<Contents: Decodable>(_ folder: String) -> Contents? {
    guard let data = FileManager.default.contents(atPath: folder + "/Contents.json") else { return nil }
    return try? JSONDecoder().decode(Contents.self, from: data)
}

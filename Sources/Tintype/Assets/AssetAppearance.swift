/// The conditions under which a variant of an asset holds.
struct AssetAppearance: Decodable {
    var appearance: String?
    var value: String?

    static func isDark(_ appearances: [AssetAppearance]?) -> Bool {
        (appearances ?? []).contains { $0.appearance == "luminosity" && $0.value == "dark" }
    }
}

import Tintype
import TintypeGraphics

/// The conditions of one picture of each preview, and what tells it from the others.
struct PreviewVariant: Hashable, Sendable {
    /// The mark in names, e.g. `dark-rtl`; nil for the usual conditions.
    var name: String?
    var conditions: PreviewConditions
}

/// The values that previews are drawn under, each with each.
struct PreviewMatrix: Hashable, Sendable {
    var devices: [String] = []
    var schemes: [String] = []
    var typeSizes: [String] = []
    var locales: [String] = []
    var directions: [String] = []
    var base = PreviewConditions()

    /// All combinations, in the order of scenes' axes. Usual values have no part in a name.
    var variants: [PreviewVariant] {
        var variants: [PreviewVariant] = []
        let usual = PreviewConditions()
        for device in devices.isEmpty ? [nil] : devices.map(Optional.some) {
            for scheme in schemes.isEmpty ? ["light"] : schemes {
                for type in typeSizes.isEmpty ? [base.typeSize] : typeSizes {
                    for locale in locales.isEmpty ? [base.locale] : locales {
                        for direction in directions.isEmpty ? ["ltr"] : directions {
                            var conditions = base
                            conditions.device = device
                            conditions.isDark = scheme == "dark"
                            conditions.typeSize = type
                            conditions.locale = locale
                            conditions.isRightToLeft = direction == "rtl"
                            let parts = [
                                device.flatMap { $0 == PreviewConditions.defaultDevice ? nil : Self.slug($0) },
                                conditions.isLandscape ? "landscape" : nil,
                                conditions.isDark ? "dark" : nil, type == usual.typeSize ? nil : type.lowercased(),
                                locale == usual.locale ? nil : locale, conditions.isRightToLeft ? "rtl" : nil,
                            ].compactMap(\.self)
                            let name = parts.isEmpty ? nil : parts.joined(separator: "-")
                            variants.append(PreviewVariant(name: name, conditions: conditions))
                        }
                    }
                }
            }
        }
        return variants
    }

    /// A device's name in those of files: `iPhone 15 Pro` is `iphone15pro`.
    private static func slug(_ device: String) -> String {
        String(device.lowercased().filter { $0.isLetter || $0.isNumber })
    }
}

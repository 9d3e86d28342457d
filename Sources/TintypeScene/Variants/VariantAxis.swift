/// A property in which the variants of a scene differ.
///
/// Their order is that in which variants are crossed, the first changing slowest, and in which their names are put
/// together: `device-orientation-scheme-contrast-type-weight-locale-dir`, then the platform, then the states by name. The scale is no
/// part of the name;
/// goldens have it in their suffix.
package enum VariantAxis: Hashable, Sendable {
    case device
    case orientation
    case colorScheme
    case contrast
    case dynamicTypeSize
    case legibilityWeight
    case locale
    case layoutDirection
    case platform
    case os
    case state(String)
    case scale

    /// All but the states, as scenes call them.
    static let builtIn: [VariantAxis] = [
        .device, .orientation, .colorScheme, .contrast, .dynamicTypeSize, .legibilityWeight, .locale,
        .layoutDirection, .platform, .os, .scale,
    ]

    /// The name by which scenes call the axis.
    package var name: String {
        switch self {
        case .device: "device"
        case .orientation: "orientation"
        case .colorScheme: "colorScheme"
        case .contrast: "contrast"
        case .dynamicTypeSize: "dynamicTypeSize"
        case .legibilityWeight: "legibilityWeight"
        case .locale: "locale"
        case .layoutDirection: "layoutDirection"
        case .platform: "platform"
        case .os: "os"
        case .state(let name): name
        case .scale: "scale"
        }
    }

    /// The shorter names that filters take as well.
    var aliases: [String] {
        switch self {
        case .colorScheme: ["scheme"]
        case .dynamicTypeSize: ["type"]
        case .legibilityWeight: ["weight"]
        case .layoutDirection: ["dir", "direction"]
        default: []
        }
    }

    /// The axis's position among the others; states stand together, by name.
    private var rank: Int {
        switch self {
        case .device: 0
        case .orientation: 1
        case .colorScheme: 2
        case .contrast: 3
        case .dynamicTypeSize: 4
        case .legibilityWeight: 5
        case .locale: 6
        case .layoutDirection: 7
        case .platform: 8
        case .os: 9
        case .state: 10
        case .scale: 11
        }
    }
}

extension VariantAxis: Comparable {
    package static func < (a: VariantAxis, b: VariantAxis) -> Bool {
        (a.rank, a.name) < (b.rank, b.name)
    }
}

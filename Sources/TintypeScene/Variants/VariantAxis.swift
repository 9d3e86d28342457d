/// A property in which the variants of a scene differ.
///
/// Their order is that in which variants are crossed, the first changing slowest, and in which their names are put
/// together: `device-scheme-type-locale-dir`, then the platform, then the states by name. The scale is no part of the name;
/// goldens have it in their suffix.
package enum VariantAxis: Hashable, Sendable {
    case device
    case colorScheme
    case dynamicTypeSize
    case locale
    case layoutDirection
    case platform
    case os
    case state(String)
    case scale

    /// All but the states, as scenes call them.
    static let builtIn: [VariantAxis] = [
        .device, .colorScheme, .dynamicTypeSize, .locale, .layoutDirection, .platform, .os, .scale,
    ]

    /// The name by which scenes call the axis.
    package var name: String {
        switch self {
        case .device: "device"
        case .colorScheme: "colorScheme"
        case .dynamicTypeSize: "dynamicTypeSize"
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
        case .layoutDirection: ["dir", "direction"]
        default: []
        }
    }

    /// The axis's position among the others; states stand together, by name.
    private var rank: Int {
        switch self {
        case .device: 0
        case .colorScheme: 1
        case .dynamicTypeSize: 2
        case .locale: 3
        case .layoutDirection: 4
        case .platform: 5
        case .os: 6
        case .state: 7
        case .scale: 8
        }
    }
}

extension VariantAxis: Comparable {
    package static func < (a: VariantAxis, b: VariantAxis) -> Bool {
        (a.rank, a.name) < (b.rank, b.name)
    }
}

import Foundation

/// A device that pictures can be drawn for.
package struct Device: Hashable, Sendable {
    package let name: String
    /// The device's screen, upright.
    package let screen: Screen

    private init(_ name: String, _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat, scale: CGFloat) {
        self.name = name
        screen = Screen(
            size: CGSize(width: width, height: height),
            safeArea: EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0), scale: scale)
    }

    /// Sizes and safe areas of Semantics.md 14.1. The iPhone SE is the later one,
    /// with the screen of the iPhone 8; the iPad mini is one with the iPad's screen.
    package static let all: [Device] = [
        Device("iPhone SE", 375, 667, top: 20, bottom: 0, scale: 2),
        Device("iPhone 8", 375, 667, top: 20, bottom: 0, scale: 2),
        Device("iPhone 8 Plus", 414, 736, top: 20, bottom: 0, scale: 3),
        Device("iPhone X", 375, 812, top: 44, bottom: 34, scale: 3),
        Device("iPhone XR", 414, 896, top: 44, bottom: 34, scale: 2),
        Device("iPhone XS Max", 414, 896, top: 44, bottom: 34, scale: 3),
        Device("iPhone 12", 390, 844, top: 47, bottom: 34, scale: 3),
        Device("iPhone 12 Pro Max", 428, 926, top: 47, bottom: 34, scale: 3),
        Device("iPhone 13 mini", 375, 812, top: 50, bottom: 34, scale: 3),
        Device("iPhone 13", 390, 844, top: 47, bottom: 34, scale: 3),
        Device("iPhone 13 Pro", 390, 844, top: 47, bottom: 34, scale: 3),
        Device("iPhone 13 Pro Max", 428, 926, top: 47, bottom: 34, scale: 3),
        Device("iPhone 15", 393, 852, top: 59, bottom: 34, scale: 3),
        Device("iPhone 15 Pro", 393, 852, top: 59, bottom: 34, scale: 3),
        Device("iPhone 15 Pro Max", 430, 932, top: 59, bottom: 34, scale: 3),
        Device("iPad", 768, 1024, top: 20, bottom: 0, scale: 2),
        Device("iPad mini", 768, 1024, top: 20, bottom: 0, scale: 2),
        Device("iPad Pro 11", 834, 1194, top: 24, bottom: 20, scale: 2),
        Device("iPad Pro 12.9", 1024, 1366, top: 24, bottom: 20, scale: 2),
    ]

    /// The device that is called `name`, whatever its case, spaces and hyphens: `iPhone 15 Pro`,
    /// `iphone15pro`. A generation in parentheses, as in `iPad mini (6th generation)`, counts for nothing.
    ///
    /// nil for a device that is not known.
    package init?(named name: String) {
        let key = Device.key(name)
        guard let device = Device.all.first(where: { Device.key($0.name) == Device.likeness[key] ?? key }) else {
            return nil
        }
        self = device
    }

    private static func key(_ name: String) -> String {
        name.prefix { $0 != "(" }.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "." }
    }

    /// Devices with the screen of another.
    private static let likeness = [
        "iphone7": "iphone8", "iphone7plus": "iphone8plus", "iphone6s": "iphone8", "iphonexs": "iphonex",
        "iphone11": "iphonexr", "iphone11pro": "iphonex", "iphone11promax": "iphonexsmax",
        "iphone12pro": "iphone12", "iphone12mini": "iphone13mini", "iphone14": "iphone13",
        "iphone14plus": "iphone13promax", "iphone14pro": "iphone15", "iphone14promax": "iphone15promax",
        "iphone15plus": "iphone15promax", "iphone16": "iphone15", "iphone16plus": "iphone15promax",
        "ipadpro": "ipadpro11", "ipadpro11inch": "ipadpro11", "ipadpro12.9inch": "ipadpro12.9",
    ]
}

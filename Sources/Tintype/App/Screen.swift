package import Foundation
package import TintypeGraphics
import TintypeScene

/// The screen of a device: what an app or a preview is drawn on.
package struct Screen: Hashable, Sendable {
    /// In points.
    package var size: CGSize
    /// The lengths that bars and rounded corners cover, in points.
    package var safeArea: EdgeInsets
    /// Pixels a point.
    package var scale: CGFloat

    package init(size: CGSize, safeArea: EdgeInsets = EdgeInsets(), scale: CGFloat) {
        self.size = size
        self.safeArea = safeArea
        self.scale = scale
    }

    /// The upright screen of the device that is called `name`, whatever its case, spaces and hyphens: `iPhone 15 Pro`,
    /// `iphone15pro`. A generation in parentheses, as in `iPad mini (6th generation)`, counts for nothing.
    ///
    /// nil for a device that is not known.
    package init?(named name: String) {
        let key = Screen.key(name)
        guard let device = Device.all.first(where: { Screen.key($0.name) == Screen.likeness[key] ?? key }) else {
            return nil
        }
        self.init(size: device.size, safeArea: device.safeArea, scale: device.scale)
    }

    /// The names that ``init(named:)`` is sure to know.
    package static var names: [String] { Device.all.map(\.name) }

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

    /// The screen with its longer side horizontal. What the notch covers at the top is kept free at both sides, and the home
    /// indicator takes 21 points at the bottom; a status bar goes away.
    package var landscape: Screen {
        guard size.width < size.height else { return self }
        let isTablet = size.width >= 700
        let hasNotch = safeArea.bottom > 0
        let insets =
            isTablet
            ? safeArea
            : EdgeInsets(
                top: 0, leading: hasNotch ? safeArea.top : 0, bottom: hasNotch ? 21 : 0,
                trailing: hasNotch ? safeArea.top : 0)
        return Screen(size: CGSize(width: size.height, height: size.width), safeArea: insets, scale: scale)
    }
}

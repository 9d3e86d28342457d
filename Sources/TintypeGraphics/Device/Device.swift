package import Foundation

/// A device that pictures can be drawn for, or a window of a computer.
package struct Device: Hashable, Sendable {
    /// The sorts of devices.
    package enum Kind: Hashable, Sendable {
        case phone
        case tablet
        /// A window's content on a Mac: nothing of it is unsafe, as the title bar lies outside of it.
        case window
    }

    package let name: String
    package let kind: Kind
    /// The device's screen, upright.
    package let screen: Screen
    /// The radius of the screen's corners, in points.
    package let cornerRadius: CGFloat
    /// The part of the screen that shows nothing.
    package let cutout: ScreenCutout

    init(
        _ name: String, _ kind: Kind, width: CGFloat, height: CGFloat, top: CGFloat = 0, bottom: CGFloat = 0,
        scale: CGFloat, cornerRadius: CGFloat = 0, cutout: ScreenCutout = .none
    ) {
        self.name = name
        self.kind = kind
        self.cornerRadius = cornerRadius
        self.cutout = cutout
        screen = Screen(
            size: CGSize(width: width, height: height),
            safeArea: EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0), scale: scale)
    }

    /// The screen as the device is held. A window stays as it is.
    package func screen(_ orientation: ScreenOrientation) -> Screen {
        orientation == .landscape ? screen.landscape : screen
    }

    /// The device that is called `name`, whatever its case, spaces and hyphens: `iPhone 15 Pro`,
    /// `iphone15pro`, `iPad Pro 13-inch (M4)`. A generation in parentheses that is not known counts for nothing.
    ///
    /// nil for a device that is not known.
    package init?(named name: String) {
        let keys = [Device.key(name), Device.key(String(name.prefix { $0 != "(" }))]
        let found = keys.lazy.compactMap { key in
            Device.all.first { Device.key($0.name) == Device.likeness[key] ?? key }
        }
        guard let device = found.first else { return nil }
        self = device
    }

    private static func key(_ name: String) -> String {
        name.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "." }
    }
}

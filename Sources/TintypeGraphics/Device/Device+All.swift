import Foundation

extension Device {
    /// Every device that is known by name.
    ///
    /// Sizes and safe areas of the older ones: Semantics.md 14.1. Of those since the iPhone 14 Pro and of iPads under
    /// iPadOS 26: the simulator's, as the catalogues of `flutterware` and `device_preview` measured them; the upper inset of the
    /// iPhone Air follows from its status bar as its siblings' does. Radii: what iOS reports, as the package `ScreenCorners` and
    /// the lists after it have them; those of the iPhones 17, of the Air and of the iPad A16 are taken from their siblings. Islands
    /// are 126 × 37.33 points, 48 above the end of the safe area.
    ///
    /// The iPhone SE is the later one, with the screen of the iPhone 8; `iPad` and `iPad mini` are those of 9.7 and 7.9 inches.
    package static let all: [Device] = phones + tablets + windows

    private static let phones: [Device] = [
        plain("iPhone SE", 375, 667, scale: 2),
        plain("iPhone 8", 375, 667, scale: 2),
        plain("iPhone 8 Plus", 414, 736, scale: 3),
        notched("iPhone X", 375, 812, top: 44, radius: 39, .wideNotch),
        notched("iPhone XR", 414, 896, top: 44, radius: 41.5, .wideNotch, scale: 2),
        notched("iPhone XS Max", 414, 896, top: 44, radius: 39, .wideNotch),
        notched("iPhone 12 mini", 375, 812, top: 50, radius: 44, .wideNotch),
        notched("iPhone 12", 390, 844, top: 47, radius: 47.33, .wideNotch),
        notched("iPhone 12 Pro", 390, 844, top: 47, radius: 47.33, .wideNotch),
        notched("iPhone 12 Pro Max", 428, 926, top: 47, radius: 53.33, .wideNotch),
        notched("iPhone 13 mini", 375, 812, top: 50, radius: 44, .narrowNotch),
        notched("iPhone 13", 390, 844, top: 47, radius: 47.33, .narrowNotch),
        notched("iPhone 13 Pro", 390, 844, top: 47, radius: 47.33, .narrowNotch),
        notched("iPhone 13 Pro Max", 428, 926, top: 47, radius: 53.33, .narrowNotch),
        notched("iPhone 14", 390, 844, top: 47, radius: 47.33, .narrowNotch),
        notched("iPhone 14 Plus", 428, 926, top: 47, radius: 53.33, .narrowNotch),
        notched("iPhone 16e", 390, 844, top: 47, radius: 47.33, .narrowNotch),
        island("iPhone 14 Pro", 393, 852, top: 59, radius: 55),
        island("iPhone 14 Pro Max", 430, 932, top: 59, radius: 55),
        island("iPhone 15", 393, 852, top: 59, radius: 55),
        island("iPhone 15 Plus", 430, 932, top: 59, radius: 55),
        island("iPhone 15 Pro", 393, 852, top: 59, radius: 55),
        island("iPhone 15 Pro Max", 430, 932, top: 59, radius: 55),
        island("iPhone 16", 393, 852, top: 59, radius: 55),
        island("iPhone 16 Plus", 430, 932, top: 59, radius: 55),
        island("iPhone 16 Pro", 402, 874, top: 62, radius: 62),
        island("iPhone 16 Pro Max", 440, 956, top: 62, radius: 62),
        island("iPhone 17", 402, 874, top: 62, radius: 62),
        island("iPhone 17 Pro", 402, 874, top: 62, radius: 62),
        island("iPhone 17 Pro Max", 440, 956, top: 62, radius: 62),
        island("iPhone Air", 420, 912, top: 68, radius: 62),
    ]

    private static let tablets: [Device] = [
        tablet("iPad", 768, 1024, top: 20, bottom: 0, radius: 0),
        tablet("iPad mini", 768, 1024, top: 20, bottom: 0, radius: 0),
        tablet("iPad Pro 11", 834, 1194, top: 24, bottom: 20, radius: 18),
        tablet("iPad Pro 12.9", 1024, 1366, top: 24, bottom: 20, radius: 18),
        tablet("iPad A16", 820, 1180, top: 32, bottom: 25, radius: 18),
        tablet("iPad mini A17 Pro", 744, 1133, top: 32, bottom: 25, radius: 21.5),
        tablet("iPad Air 11", 820, 1180, top: 32, bottom: 25, radius: 18),
        tablet("iPad Air 13", 1024, 1366, top: 32, bottom: 25, radius: 18),
        tablet("iPad Pro 11 M4", 834, 1210, top: 32, bottom: 25, radius: 30),
        tablet("iPad Pro 13", 1032, 1376, top: 32, bottom: 25, radius: 30),
    ]

    /// The corners are those of macOS 26's windows without a toolbar.
    private static let windows: [Device] = [
        Device("Mac window small", .window, width: 600, height: 400, scale: 2, cornerRadius: 16),
        Device("Mac window", .window, width: 900, height: 600, scale: 2, cornerRadius: 16),
        Device("Mac window large", .window, width: 1280, height: 800, scale: 2, cornerRadius: 16),
    ]

    /// A phone with a home button.
    private static func plain(_ name: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat) -> Device {
        Device(name, .phone, width: width, height: height, top: 20, scale: scale)
    }

    private static func notched(
        _ name: String, _ width: CGFloat, _ height: CGFloat, top: CGFloat, radius: CGFloat, _ cutout: ScreenCutout,
        scale: CGFloat = 3
    ) -> Device {
        Device(
            name, .phone, width: width, height: height, top: top, bottom: 34, scale: scale, cornerRadius: radius,
            cutout: cutout)
    }

    private static func island(
        _ name: String, _ width: CGFloat, _ height: CGFloat, top: CGFloat, radius: CGFloat
    ) -> Device {
        notched(name, width, height, top: top, radius: radius, .island(top: top - 48))
    }

    private static func tablet(
        _ name: String, _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat, radius: CGFloat
    ) -> Device {
        Device(name, .tablet, width: width, height: height, top: top, bottom: bottom, scale: 2, cornerRadius: radius)
    }

    /// Other names of devices, and devices with the screen of another.
    static let likeness = [
        "iphone7": "iphone8", "iphone7plus": "iphone8plus", "iphone6s": "iphone8", "iphonexs": "iphonex",
        "iphone11": "iphonexr", "iphone11pro": "iphonex", "iphone11promax": "iphonexsmax",
        "ipadpro": "ipadpro11", "ipadpro11inch": "ipadpro11", "ipadpro12.9inch": "ipadpro12.9",
        "ipadpro11inchm4": "ipadpro11m4", "ipadpro11inchm5": "ipadpro11m4", "ipadpro13inch": "ipadpro13",
        "ipadair11inch": "ipadair11", "ipadair13inch": "ipadair13", "ipadair": "ipadair11",
        "ipadmini6thgeneration": "ipadminia17pro",
    ]
}

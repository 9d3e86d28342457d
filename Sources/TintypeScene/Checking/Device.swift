package import Foundation
package import TintypeGraphics

/// A device whose screen a canvas can have, upright.
package struct Device: Hashable, Sendable {
    package let name: String
    /// In points.
    package let size: CGSize
    /// The lengths that bars and rounded corners cover, in points.
    package let safeArea: EdgeInsets
    /// Pixels a point.
    package let scale: CGFloat

    private init(_ name: String, _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat, scale: CGFloat) {
        self.name = name
        size = CGSize(width: width, height: height)
        safeArea = EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0)
        self.scale = scale
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
}

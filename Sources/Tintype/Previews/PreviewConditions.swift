import TintypeGraphics
package import TintypeTree
import TintypeUI

/// The conditions that previews are drawn under.
package struct PreviewConditions: Codable, Hashable, Sendable {
    /// The device of previews that are drawn on one; nil for what each says itself, and else the default.
    package var device: String?
    package var isLandscape = false
    /// Pixels a point; nil for the device's, and 2 for previews of a size of their own.
    package var scale: Double?
    package var isDark = false
    package var isRightToLeft = false
    package var locale = "en_US"
    /// A name of SwiftUI's, e.g. `xxxLarge`.
    package var typeSize = "large"
    /// The time between the appearance of views and their picture, in virtual seconds.
    package var wait = RenderResources.usualWait
    /// The moment of the picture, in seconds since 1970; nil for that at which it is begun.
    package var date: Double?

    package init() {}

    /// The moment of pictures that are compared with goldens: the one of scenes, 9:41 UTC on 1 January 2026.
    package static let goldenDate = 1_767_260_460.0

    /// The device where neither the user nor the preview says one.
    package static let defaultDevice = "iPhone 15"

    var colorScheme: ColorScheme { isDark ? .dark : .light }
    var layoutDirection: LayoutDirection { isRightToLeft ? .rightToLeft : .leftToRight }
    var dynamicTypeSize: DynamicTypeSize { Self.typeSize(named: typeSize) ?? .large }

    /// The sizes of text, by SwiftUI's names.
    package static var typeSizes: [String] { DynamicTypeSize.allCases.map { "\($0)" } }

    /// The size of text by SwiftUI's name, whatever its case; nil for no such name.
    package static func typeSize(named name: String) -> DynamicTypeSize? {
        DynamicTypeSize.allCases.first { "\($0)".lowercased() == name.lowercased() }
    }
}

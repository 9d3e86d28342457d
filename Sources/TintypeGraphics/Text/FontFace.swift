package import Foundation

/// A face among the declared fonts: a value that names it, not the font itself.
package struct FontFace: Hashable, Sendable {
    /// The PostScript name, e.g. `Inter-SemiBold`.
    package let name: String
    /// The face's position in the font set that made it.
    package let index: Int

    package init(name: String, index: Int) {
        self.name = name
        self.index = index
    }
}

/// A text's request to the font set. Sizes are in points.
package struct FontRequest: Hashable, Sendable {
    /// nil: the system face. Else a family that must be declared.
    package var family: String?
    /// A finite number; nothing is drawn at 0 and below.
    package var size: CGFloat
    /// CSS weight, 100...900.
    package var weight: Int
    package var isItalic: Bool
    package var design: Design
    /// Digits of one width.
    package var hasMonospacedDigits: Bool
    /// The letters that are set as small capitals, where the face has them.
    package var smallCaps = SmallCaps.none
    /// Indicates whether the system face has macOS's spacing, which is wider at small sizes.
    package var isMac = false
    /// Indicates whether a family that is not declared is an error; otherwise the system face stands in for it.
    package var isFamilyRequired = true

    package enum Design: Hashable, Sendable {
        case standard
        case rounded
        case serif
        case monospaced
    }

    package enum SmallCaps: UInt8, Hashable, Sendable {
        case none
        case lowercase
        case uppercase
        case all
    }

    package init(
        family: String? = nil, size: CGFloat, weight: Int = 400, isItalic: Bool = false, design: Design = .standard,
        hasMonospacedDigits: Bool = false
    ) {
        self.family = family
        self.size = size.bounded(by: TextSpan.farthest)
        self.weight = weight
        self.isItalic = isItalic
        self.design = design
        self.hasMonospacedDigits = hasMonospacedDigits
    }
}

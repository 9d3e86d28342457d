package import Foundation

extension Font.TextStyle {
    /// In points, at a type size. iOS: Apple's Human Interface Guidelines, Typography, whose column for `large` is that of
    /// Semantics.md 13.1 and 13.3. macOS has one size for each style.
    package func size(on platform: Platform.Name, at typeSize: DynamicTypeSize = .large) -> CGFloat {
        switch platform {
        case .iOS: sizesOfIOS[typeSize.rank]
        case .macOS: sizeOfMacOS
        }
    }

    /// The length of 1 point at a type size, where it grows as texts of the style do: the style's size by its size at
    /// `large`. Nobody has published how UIFontMetrics rounds, so it is not rounded.
    package func factor(on platform: Platform.Name, at typeSize: DynamicTypeSize) -> CGFloat {
        typeSize == .large ? 1 : size(on: platform, at: typeSize) / size(on: platform)
    }

    /// The sizes from `xSmall` to `accessibility5`.
    private var sizesOfIOS: [CGFloat] {
        switch self {
        case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
        case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
        case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
        case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
        case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
        case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
        case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
        case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
        case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
        case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
        // visionOS's sizes, growing as those of iOS that are nearest.
        case .extraLargeTitle: [33, 34, 35, 36, 38, 40, 42, 46, 50, 54, 58, 62]
        case .extraLargeTitle2: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
        }
    }

    private var sizeOfMacOS: CGFloat {
        switch self {
        case .extraLargeTitle: 36
        case .extraLargeTitle2: 28
        case .largeTitle: 26
        case .title: 22
        case .title2: 17
        case .title3: 15
        case .headline, .body: 13
        case .callout: 12
        case .subheadline: 11
        case .footnote, .caption, .caption2: 10
        }
    }

    /// The weight as CSS counts it.
    func weight(on platform: Platform.Name) -> Int {
        switch self {
        case .headline: platform == .macOS ? 700 : 600
        case .extraLargeTitle, .extraLargeTitle2: 700
        default: 400
        }
    }
}

import Foundation
import TintypeTree

extension UIFont.TextStyle {
    /// The size of the style, in points, at a size that readers chose.
    func size(at typeSize: DynamicTypeSize) -> CGFloat {
        let usual = style.size(on: .iOS)
        let chosen = style.size(on: .iOS, at: typeSize)
        return usual == size ? chosen : size * chosen / usual
    }

    /// The distance from line to line of the style, in points, at a size that readers chose: the column of Apple's Human Interface
    /// Guidelines, Typography, by which UIKit's metrics grow.
    func leading(at typeSize: DynamicTypeSize) -> CGFloat {
        let rank = DynamicTypeSize.allCases.firstIndex(of: typeSize) ?? 3
        return leadings[min(rank, leadings.count - 1)]
    }

    /// The distances from `xSmall` to `accessibility5`.
    private var leadings: [CGFloat] {
        switch style {
        case .largeTitle, .extraLargeTitle: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]
        case .title, .extraLargeTitle2: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]
        case .title2: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]
        case .title3: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]
        case .headline, .body: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
        case .callout: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]
        case .subheadline: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]
        case .footnote: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]
        case .caption: [13, 13, 13, 16, 19, 21, 23, 29, 32, 39, 44, 51]
        case .caption2: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]
        }
    }
}

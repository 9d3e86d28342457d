import Foundation

/// A height of a sheet.
enum SheetHeight: Hashable, Sendable {
    case medium
    case large
    /// A part of the greatest height, 0...1.
    case fraction(CGFloat)
    /// In points.
    case height(CGFloat)

    /// In points, of a sheet that may be at most `most` high, what is unsafe below it not counted. A medium one has 425 of 759 on
    /// an iPhone 16 with iOS 26.1.
    func length(_ most: CGFloat) -> CGFloat {
        switch self {
        case .medium: most * 0.56
        case .large: most
        case .fraction(let part): most * min(max(part, 0), 1)
        case .height(let height): min(max(height, 0), most)
        }
    }
}

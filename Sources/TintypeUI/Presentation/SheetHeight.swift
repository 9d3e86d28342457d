import Foundation

/// A height of a sheet.
enum SheetHeight: Hashable, Sendable {
    case medium
    case large
    /// A part of the greatest height, 0...1.
    case fraction(CGFloat)
    /// In points.
    case height(CGFloat)

    /// In points, of a sheet that may be at most `most` high.
    func length(_ most: CGFloat) -> CGFloat {
        switch self {
        case .medium: most / 2
        case .large: most
        case .fraction(let part): most * min(max(part, 0), 1)
        case .height(let height): min(max(height, 0), most)
        }
    }
}

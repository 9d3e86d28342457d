import CoreText
import Foundation

// The parts of UIKit's colours and paragraphs that CoreText's lines take.

extension UIColor: DrawnTextColor {
    package var drawnColor: Color { color }
}

extension NSParagraphStyle: DrawnParagraphStyle {
    package var drawnLineSpacing: CGFloat { lineSpacing }

    package var drawnAlignment: CTTextAlignment {
        switch alignment {
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified: .justified
        case .natural: .natural
        }
    }
}

import CoreText
import Foundation

// What CoreText's lines take of UIKit's colours and paragraphs.

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

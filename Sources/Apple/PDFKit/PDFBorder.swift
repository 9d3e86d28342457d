public import Foundation
import UIKit

/// The line about a note.
open class PDFBorder: NSObject {
    /// The width of the line, in points, and its dashes.
    open var lineWidth: CGFloat = 1
    open var style = PDFBorderStyle.solid
    open var dashPattern: [Any]?
    /// The radii of the corners, in points.
    open var horizontalCornerRadius: CGFloat = 0
    open var verticalCornerRadius: CGFloat = 0

    public override init() {}

    /// Draws the line about a rectangle, in points: plain, or in dashes.
    open func draw(in rect: CGRect) {
        let path = UIBezierPath(roundedRect: rect, cornerRadius: max(horizontalCornerRadius, verticalCornerRadius))
        path.lineWidth = lineWidth
        if style == .dashed, let dashes = dashPattern?.compactMap({ ($0 as? NSNumber)?.doubleValue ?? $0 as? Double }) {
            path.setLineDash(dashes.map { CGFloat($0) }, count: dashes.count, phase: 0)
        }
        path.stroke()
    }
}

/// The look of the line about a note.
public enum PDFBorderStyle: Int, Sendable {
    case solid, dashed, beveled, inset, underline
}

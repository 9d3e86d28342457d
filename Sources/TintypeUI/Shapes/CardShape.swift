import Foundation
import TintypeGraphics
import TintypeTree

/// A part of a card, such as a row: a rectangle whose upper or lower corners are those of the card.
struct CardShape: Shape, Hashable {
    /// The radius of the upper corners, in points.
    var top: CGFloat
    /// The radius of the lower corners, in points.
    var bottom: CGFloat

    func path(in rect: CGRect) -> Path {
        let most = min(rect.width, rect.height) / 2
        let (top, bottom) = (min(top, most), min(bottom, most))
        if top == 0, bottom == 0 { return Path(rect) }
        if top == bottom { return Path(roundedRect: rect, cornerRadius: top) }
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.minY + top))
        corner(
            &path, from: CGPoint(x: rect.minX, y: rect.minY + top), at: CGPoint(x: rect.minX, y: rect.minY),
            to: CGPoint(x: rect.minX + top, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX - top, y: rect.minY))
        corner(
            &path, from: CGPoint(x: rect.maxX - top, y: rect.minY), at: CGPoint(x: rect.maxX, y: rect.minY),
            to: CGPoint(x: rect.maxX, y: rect.minY + top))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - bottom))
        corner(
            &path, from: CGPoint(x: rect.maxX, y: rect.maxY - bottom), at: CGPoint(x: rect.maxX, y: rect.maxY),
            to: CGPoint(x: rect.maxX - bottom, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX + bottom, y: rect.maxY))
        corner(
            &path, from: CGPoint(x: rect.minX + bottom, y: rect.maxY), at: CGPoint(x: rect.minX, y: rect.maxY),
            to: CGPoint(x: rect.minX, y: rect.maxY - bottom))
        path.closeSubpath()
        return path
    }

    /// A quarter of an ellipse; 0.5522847498 is the control points' distance for it.
    private func corner(_ path: inout Path, from start: CGPoint, at corner: CGPoint, to end: CGPoint) {
        let k = 0.5522847498
        func toward(_ point: CGPoint) -> CGPoint {
            CGPoint(x: point.x + (corner.x - point.x) * k, y: point.y + (corner.y - point.y) * k)
        }
        path.addCurve(to: end, control1: toward(start), control2: toward(end))
    }

    var _name: String { "ListRow" }
    var _attributes: [(String, String)] { [("corners", "\(number(top)) \(number(bottom))")] }
}

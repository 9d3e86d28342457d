package import Foundation

/// The part of a phone's screen that shows nothing, in the middle of its upper edge.
package enum ScreenCutout: Hashable, Sendable {
    case none
    /// A bay of the edge.
    case notch(CGSize)
    /// A capsule below the edge.
    case island(top: CGFloat)

    /// The notch from the iPhone X to the 12.
    static let wideNotch = ScreenCutout.notch(CGSize(width: 209, height: 31))
    /// The iPhone 13's, a fifth narrower and a little higher, as Apple announced it.
    static let narrowNotch = ScreenCutout.notch(CGSize(width: 162, height: 33))
    private static let islandSize = CGSize(width: 126, height: 37.33)

    /// The rectangle that it lies in, on an upright screen of a width; nil where there is none.
    package func frame(in width: CGFloat) -> CGRect? {
        let (size, top): (CGSize, CGFloat)
        switch self {
        case .none: return nil
        case .notch(let extent): (size, top) = (extent, 0)
        case .island(let distance): (size, top) = (Self.islandSize, distance)
        }
        return CGRect(x: (width - size.width) / 2, y: top, width: size.width, height: size.height)
    }

    /// The outline on an upright screen of a width; empty where there is none.
    package func path(in width: CGFloat) -> Path {
        var path = Path()
        guard let frame = frame(in: width) else { return path }
        guard case .notch = self else {
            let radius = frame.height / 2
            path.addRoundedRect(in: frame, cornerSize: CGSize(width: radius, height: radius), style: .circular)
            return path
        }
        // Its corners turn outwards at the edge, and inwards below.
        let (outer, inner) = (CGFloat(6), CGFloat(20))
        path.move(to: CGPoint(x: frame.minX - outer, y: 0))
        path.addQuadCurve(to: CGPoint(x: frame.minX, y: outer), control: CGPoint(x: frame.minX, y: 0))
        path.addLine(to: CGPoint(x: frame.minX, y: frame.maxY - inner))
        path.addQuadCurve(
            to: CGPoint(x: frame.minX + inner, y: frame.maxY), control: CGPoint(x: frame.minX, y: frame.maxY))
        path.addLine(to: CGPoint(x: frame.maxX - inner, y: frame.maxY))
        path.addQuadCurve(
            to: CGPoint(x: frame.maxX, y: frame.maxY - inner), control: CGPoint(x: frame.maxX, y: frame.maxY))
        path.addLine(to: CGPoint(x: frame.maxX, y: outer))
        path.addQuadCurve(to: CGPoint(x: frame.maxX + outer, y: 0), control: CGPoint(x: frame.maxX, y: 0))
        path.closeSubpath()
        return path
    }
}

package import Foundation
package import TintypeGraphics

/// The corners of a layer, whose radii are in points.
package struct LayerCorners: Hashable, Sendable {
    private let radii: RectangleCornerRadii
    private let style: RoundedCornerStyle

    /// Corners of several radii.
    package init(_ radii: RectangleCornerRadii, isContinuous: Bool) {
        self.radii = radii
        style = isContinuous ? .continuous : .circular
    }

    /// The corners that a mask names, all of one radius.
    package init(radius: CGFloat, _ mask: CACornerMask, _ curve: CALayerCornerCurve) {
        let radius = radius > 0 ? radius : 0
        func own(_ corner: CACornerMask) -> CGFloat { mask.contains(corner) ? radius : 0 }
        self.init(
            RectangleCornerRadii(
                topLeading: own(.layerMinXMinYCorner), bottomLeading: own(.layerMinXMaxYCorner),
                bottomTrailing: own(.layerMaxXMaxYCorner), topTrailing: own(.layerMaxXMinYCorner)),
            isContinuous: curve == .continuous)
    }

    /// The greatest radius.
    package var greatest: CGFloat {
        max(radii.topLeading, radii.topTrailing, radii.bottomLeading, radii.bottomTrailing)
    }

    /// Indicates whether all corners are sharp.
    var areSharp: Bool { radii == RectangleCornerRadii() }

    /// The outline of a rectangle with the corners.
    package func path(in rect: CGRect) -> Path {
        areSharp ? Path(rect) : Path(roundedRect: rect, cornerRadii: limited(rect), style: style)
    }

    /// The area between the outline and a line that is `width` points inside.
    func border(in rect: CGRect, width: CGFloat) -> Path {
        var path = path(in: rect)
        let inside = rect.insetBy(dx: width, dy: width)
        guard 2 * width < min(rect.width, rect.height), !inside.isNull else { return path }
        let inner = limited(rect).inset(by: width)
        path.addPath(
            areSharp ? Path(inside) : Path(roundedRect: inside, cornerRadii: inner, style: style))
        return path
    }

    /// The radii, none of them larger than half of the shorter side.
    private func limited(_ rect: CGRect) -> RectangleCornerRadii {
        let most = min(rect.width, rect.height) / 2
        return RectangleCornerRadii(
            topLeading: min(radii.topLeading, most), bottomLeading: min(radii.bottomLeading, most),
            bottomTrailing: min(radii.bottomTrailing, most), topTrailing: min(radii.topTrailing, most))
    }
}

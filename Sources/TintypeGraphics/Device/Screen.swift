package import Foundation

/// The two ways of holding a device.
package enum ScreenOrientation: String, Hashable, Sendable, CaseIterable {
    case portrait
    case landscape
}

/// The screen of a device: what an app or a preview is drawn on.
package struct Screen: Hashable, Sendable {
    /// In points.
    package var size: CGSize
    /// The lengths that bars and rounded corners cover, in points.
    package var safeArea: EdgeInsets
    /// Pixels a point.
    package var scale: CGFloat

    package init(size: CGSize, safeArea: EdgeInsets = EdgeInsets(), scale: CGFloat) {
        self.size = size
        self.safeArea = safeArea
        self.scale = scale
    }

    /// The screen with its longer side horizontal. The notch's depth is kept free at both sides, and the home indicator
    /// takes 21 points at the bottom; a status bar goes away.
    package var landscape: Screen {
        guard size.width < size.height else { return self }
        let isTablet = size.width >= 700
        let hasNotch = safeArea.bottom > 0
        let insets =
            isTablet
            ? safeArea
            : EdgeInsets(
                top: 0, leading: hasNotch ? safeArea.top : 0, bottom: hasNotch ? 21 : 0,
                trailing: hasNotch ? safeArea.top : 0)
        return Screen(size: CGSize(width: size.height, height: size.width), safeArea: insets, scale: scale)
    }
}

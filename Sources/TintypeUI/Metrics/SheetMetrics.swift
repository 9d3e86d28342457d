import Foundation
import TintypeGraphics
import TintypeTree

/// The measures of what is presented on a surface of its own, in points, and its colours.
///
/// The look is that of iOS 26 where it is known; lengths and radii are estimated from pictures.
struct SheetMetrics {
    let isNew: Bool
    let isMac: Bool
    private let isDark: Bool

    init(_ environment: EnvironmentValues) {
        isNew = environment.platform.version >= 26
        isMac = environment.platform.name == .macOS
        isDark = environment.colorScheme == .dark
    }

    /// The distance from the unsafe area to the top of a sheet that is as high as it may be: none on iOS 26.1, but where nothing
    /// is unsafe.
    func topMargin(unsafe: CGFloat) -> CGFloat { isNew && unsafe > 0 ? 0 : 10 }

    /// The distance around a sheet that is not as high as it may be: it floats since iOS 26.
    var floatingMargin: CGFloat { isNew ? 8 : 0 }

    /// iOS 26.1's upper corners are those of a circle of 37.7, a floating sheet's lower ones nearly the screen's.
    var cornerRadius: CGFloat { isNew ? 38 : 10 }
    /// The radius of a floating sheet's lower corners.
    var lowerCornerRadius: CGFloat { isNew ? 58 : 0 }

    /// The size of the bar that says that a sheet can be dragged.
    var indicatorSize: CGSize { CGSize(width: 36, height: 5) }

    /// The distance from the sheet's upper edge to the bar.
    var indicatorInset: CGFloat { 5 }

    /// The size of a sheet in the middle of a large screen, at most.
    var formSize: CGSize { CGSize(width: 712, height: 720) }

    /// The distance around such a sheet, both sides together.
    var formMargins: CGFloat { 88 }

    var formCornerRadius: CGFloat { isMac ? 12 : cornerRadius }

    var popoverCornerRadius: CGFloat { isNew ? 24 : 13 }

    /// The distance from the view that presents a popover.
    var popoverGap: CGFloat { 12 }

    /// The distance from the screen's sides to a popover.
    var popoverMargin: CGFloat { 10 }

    /// The least width and height of a popover.
    var leastPopoverLength: CGFloat { 40 }

    /// The style behind what covers the whole screen.
    var coverSurface: Color { isDark ? .black : .white }

    /// The style behind what stands above other views; in dark scenes one step lighter than below.
    var surface: Color { Color(isDark ? ResolvedColor(bytes: 28, 28, 30) : .white) }

    /// The style behind a sheet that floats: glass, through which little is seen. Its strength is estimated from pictures.
    var floatingSurface: AnyShapeStyle {
        let tint =
            isDark ? ResolvedColor(bytes: 30, 30, 32, alpha: 0.82) : ResolvedColor(bytes: 250, 250, 252, alpha: 0.82)
        return AnyShapeStyle(
            FixedShapeStyle(_ResolvedStyle(.backdrop(BackdropPaint(sigma: 20, saturation: 1.8, tint: tint)))))
    }

    /// The colour of the bar that says that a sheet can be dragged: measured in light scenes on iOS 26.1; in dark ones it is as
    /// much stronger as the system's fills are.
    var indicatorColor: Color { Color(ResolvedColor(bytes: 120, 120, 128, alpha: isDark ? 0.773 : 0.4295)) }

    /// Over what lies below: iOS's alpha is .2 in light and .48 in dark scenes.
    var dimming: Color { Color.black.opacity(isDark ? 0.48 : 0.2) }
}

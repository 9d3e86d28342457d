import Foundation
import TintypeGraphics
import TintypeTree

/// The measures and colours of alerts and dialogs, in points.
///
/// iOS 26: measured on UIAlertController of iOS 26.1, whose alerts and action sheets have one card; the alphas are those that
/// explain its pixels over four greys. Before: estimated from pictures.
struct DialogMetrics {
    let isNew: Bool
    let isDark: Bool
    let isMac: Bool

    init(_ environment: EnvironmentValues) {
        isNew = environment.platform.version >= 26
        isDark = environment.colorScheme == .dark
        isMac = environment.platform.name == .macOS
    }

    /// The width of an alert's card.
    var width: CGFloat { isNew ? 320 : 270 }

    /// The width of a dialog's card, on a screen of a width: 8 from its sides, and no more than is read at a glance.
    func dialogWidth(on screen: CGFloat) -> CGFloat { min(screen - 16, 420) }

    /// The least distance of a dialog from the lower edge.
    var dialogMargin: CGFloat { 8 }

    var cornerRadius: CGFloat { isNew ? 34 : 14 }
    /// The height of buttons; those of the action sheets before iOS 26 were higher than an alert's.
    func buttonHeight(isAlert: Bool) -> CGFloat { isNew ? 48 : isAlert ? 44 : 57 }

    /// The font of buttons that have none of their own.
    func buttonFont(isAlert: Bool) -> Font { isNew || isAlert ? .body : .title3 }

    /// Before iOS 26 the button that left everything as it was stood on a card of its own below an action sheet, so far away.
    var cardSpacing: CGFloat { 8 }
    var buttonSpacing: CGFloat { isNew ? 8 : 0 }

    /// The distance around the buttons.
    var buttonInset: CGFloat { isNew ? 16 : 0 }

    /// Two buttons of an alert stand beside each other where neither is wider.
    var greatestWidthInRow: CGFloat { 124 }

    /// The insets around the title and the message.
    var textInsets: EdgeInsets {
        isNew
            ? EdgeInsets(top: 22, leading: 30, bottom: 4 + 1 / 3, trailing: 30)
            : EdgeInsets(top: 19, leading: 16, bottom: 19, trailing: 16)
    }

    /// The distance from the title to the message.
    var textSpacing: CGFloat { isNew ? 7 + 2 / 3 : 2 }

    /// The insets around fields to write in, which stand between the texts and the buttons.
    var fieldInsets: EdgeInsets {
        isNew
            ? EdgeInsets(top: 12, leading: 15, bottom: 4, trailing: 15)
            : EdgeInsets(top: 0, leading: 16, bottom: 19, trailing: 16)
    }

    var fieldHeight: CGFloat { isNew ? 48 : 25 }
    var fieldCornerRadius: CGFloat { isNew ? fieldHeight / 2 : 5 }

    /// The distance from a field's sides to its text.
    var fieldPadding: CGFloat { isNew ? 15 : 6 }

    /// The style behind everything: what lies below, blurred, under white or nearly black.
    var ground: AnyShapeStyle {
        if isMac, !isNew {
            return AnyShapeStyle(Color(isDark ? ResolvedColor(bytes: 37, 37, 39) : ResolvedColor(bytes: 250, 250, 250)))
        }
        let tint =
            switch (isNew, isDark) {
            case (true, false): ResolvedColor(bytes: 253, 253, 253, alpha: 0.714)
            case (true, true): ResolvedColor(bytes: 25, 25, 25, alpha: 0.65)
            case (false, false): ResolvedColor(bytes: 247, 247, 247, alpha: 0.84)
            case (false, true): ResolvedColor(bytes: 37, 37, 37, alpha: 0.82)
            }
        let backdrop = BackdropPaint(sigma: isNew ? 15 : 20, saturation: 1.8, tint: tint)
        return AnyShapeStyle(FixedShapeStyle(_ResolvedStyle(.backdrop(backdrop))))
    }

    /// The colour of buttons and fields.
    var fill: Color {
        let white = ResolvedColor(bytes: 255, 255, 255, alpha: 0.11)
        return Color(isDark ? white : ResolvedColor(bytes: 28, 28, 28, alpha: 0.137))
    }
}

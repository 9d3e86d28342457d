import Foundation
import TintypeTree
import TintypeUI

/// The buttons beside a row that is swiped aside, the first at the edge.
final class RowSwipeStrip: UIView {
    let buttons: [RowSwipeButton]
    let performsFirst: Bool
    private let isTrailing: Bool
    /// The measures of SwiftUI's lists.
    fileprivate static let metrics = SwipeMetrics(Platform())

    init(
        _ configuration: UISwipeActionsConfiguration, isTrailing: Bool,
        perform: @escaping (UIContextualAction, UIView) -> Void
    ) {
        buttons = configuration.actions.map { RowSwipeButton($0, perform) }
        performsFirst = configuration.performsFirstActionWithFullSwipe
        self.isTrailing = isTrailing
        super.init(frame: .zero)
        clipsToBounds = true
        buttons.forEach(addSubview)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// The width in which all buttons have room.
    var fittingWidth: CGFloat {
        let (margins, spacing) = (RowSwipeStrip.metrics.margins, RowSwipeStrip.metrics.spacing)
        return buttons.reduce(margins.leading + margins.trailing - spacing) { $0 + $1.fittingWidth + spacing }
    }

    /// The buttons come out with the row's edge; the one at the list's edge takes what room is left.
    override func layoutSubviews() {
        super.layoutSubviews()
        let (margins, spacing) = (RowSwipeStrip.metrics.margins, RowSwipeStrip.metrics.spacing)
        let height = max(0, bounds.height - margins.top - margins.bottom)
        let spare = max(0, bounds.width - fittingWidth)
        var x = max(bounds.width, fittingWidth) - margins.trailing
        for (index, button) in buttons.enumerated() {
            let width = button.fittingWidth + (index == 0 ? spare : 0)
            x -= width
            // The strip is seen from its inner end on, where it has not come out yet.
            let frame = CGRect(x: x, y: margins.top, width: width, height: height)
            button.frame =
                isTrailing == isRightToLeft
                ? CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: width, height: height) : frame
            x -= spacing
        }
    }
}

/// A button beside a row that is swiped aside: a picture, or words, on a surface of its own.
final class RowSwipeButton: UIControl {
    let action: UIContextualAction
    private let perform: (UIContextualAction, UIView) -> Void

    init(_ action: UIContextualAction, _ perform: @escaping (UIContextualAction, UIView) -> Void) {
        (self.action, self.perform) = (action, perform)
        super.init(frame: .zero)
        accessibilityLabel = action.title ?? action.image?.accessibilityLabel
    }

    required init?(coder: NSCoder) {
        nil
    }

    private var words: some View {
        Text(verbatim: action.title ?? "").font(RowSwipeStrip.metrics.font).lineLimit(1)
            .foregroundStyle(.white)
    }

    var fittingWidth: CGFloat {
        let inner = action.image?.size.width ?? MeasuringSession.size(of: words).width
        return max(RowSwipeStrip.metrics.leastWidth, (inner + RowSwipeStrip.metrics.padding * 2).rounded(.up))
    }

    private var surface: UIColor {
        action.backgroundColor ?? (action.style == .destructive ? .systemRed : .systemGray)
    }

    override func answerTap(at point: CGPoint) { perform(action, self) }

    override var ownPicture: AnyView? {
        guard bounds.width > 0, bounds.height > 0 else { return nil }
        var picture = ControlPicture(bounds.size)
        picture.addCapsule(surface.color, in: bounds)
        if let image = action.image {
            let factor = min(1, bounds.height / max(image.size.height, 1))
            let size = CGSize(width: image.size.width * factor, height: image.size.height * factor)
            let place = CGRect(
                x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
                height: size.height)
            let isOwn = image.renderingMode == .alwaysOriginal
            picture.add(isOwn ? image : image.withRenderingMode(.alwaysTemplate), in: place, tint: .white)
        } else {
            picture.add(words, in: bounds)
        }
        return picture.view(opacity: isHighlighted ? 0.7 : 1)
    }
}

import Foundation

extension UIControl {
    /// The distance from a control at which a finger still counts as inside, in points: UIKit's is about 70.
    private static let touchMargin: CGFloat = 70

    private func isInside(_ touch: UITouch) -> Bool {
        let margin = UIControl.touchMargin
        return bounds.insetBy(dx: -margin, dy: -margin).contains(touch.location(in: self))
    }

    /// A finger comes down.
    func beginTouch(_ touch: UITouch, _ event: UIEvent?) {
        guard isEnabled, !isSwiftUIs else { return }
        isTracking = true
        isTouchInside = true
        isHighlighted = true
        guard beginTracking(touch, with: event) else {
            isHighlighted = false
            isTracking = false
            isTouchInside = false
            return
        }
        send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event)
        answerFinger(at: touch.location(in: self), isLast: false)
    }

    func moveTouch(_ touch: UITouch, _ event: UIEvent?) {
        guard isTracking else { return }
        guard continueTracking(touch, with: event) else { return leaveTouch() }
        let (before, now) = (isTouchInside, isInside(touch))
        isTouchInside = now
        if isHighlighted != now { isHighlighted = now }
        if before != now { send(now ? .touchDragEnter : .touchDragExit, event) }
        send(now ? .touchDragInside : .touchDragOutside, event)
        answerFinger(at: touch.location(in: self), isLast: false)
    }

    func endTouch(_ touch: UITouch, _ event: UIEvent?) {
        guard isTracking else { return }
        let (isInside, place) = (isInside(touch), touch.location(in: self))
        isTouchInside = isInside
        endTracking(touch, with: event)
        leaveTouch()
        answerFinger(at: place, isLast: true)
        send(isInside ? .touchUpInside : .touchUpOutside, event)
        if isInside { answerTap(at: place) }
    }

    func cancelTouch(_ event: UIEvent?) {
        guard isTracking else { return }
        cancelTracking(with: event)
        leaveTouch()
        send(.touchCancel, event)
    }

    private func leaveTouch() {
        isTracking = false
        isTouchInside = false
        isHighlighted = false
    }

    /// Returns whether the control answers a tap itself for which a recognizer around it waits, as UIKit's do.
    func goesBefore(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let tap = recognizer as? UITapGestureRecognizer, tap.numberOfTapsRequired == 1, let outer = tap.view,
            outer !== self, isDescendant(of: outer)
        else { return false }
        return isEnabled
            && (self is UIButton || self is UISwitch || self is UIStepper || self is UISegmentedControl
                || self is UIPageControl || self is UISlider || self is UITextField)
    }
}

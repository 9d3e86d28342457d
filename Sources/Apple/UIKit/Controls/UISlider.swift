public import Foundation

/// A value on a line. UIKit's class.
open class UISlider: UIControl {
    /// The value, its range and its look.
    open var value: Float = 0 { didSet { keepInRange() } }
    open var minimumValue: Float = 0 { didSet { keepInRange() } }
    open var maximumValue: Float = 1 { didSet { keepInRange() } }
    open var isContinuous = true
    /// Indicates whether a finger has changed the value and is still there.
    private var isMoved = false
    open var minimumValueImage: UIImage? { didSet { setNeedsDisplay() } }
    open var maximumValueImage: UIImage? { didSet { setNeedsDisplay() } }
    open var minimumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
    open var maximumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
    open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }
    open func setValue(_ value: Float, animated: Bool) { self.value = value }

    /// The pictures of the slider for its states.
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) { thumbs[state] = image }
    open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) { minimumTracks[state] = image }
    open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) { maximumTracks[state] = image }
    open func thumbImage(for state: UIControl.State) -> UIImage? { thumbs[state] }
    open func minimumTrackImage(for state: UIControl.State) -> UIImage? { minimumTracks[state] }
    open func maximumTrackImage(for state: UIControl.State) -> UIImage? { maximumTracks[state] }
    open var currentThumbImage: UIImage? { thumbImage(for: state) }
    open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
    open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic
    open var behavioralStyle: UIBehavioralStyle { .pad }

    /// The places of the parts, in points, which subclasses change. UIKit 26.1's track is 6 points high, in the middle.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        let height = minimumTrackImage(for: .normal)?.size.height ?? 6
        let (least, most) = (minimumValueImageRect(forBounds: bounds), maximumValueImageRect(forBounds: bounds))
        let start = least.isEmpty ? bounds.minX : least.maxX + 8
        let end = most.isEmpty ? bounds.maxX : most.minX - 8
        return CGRect(x: start, y: bounds.midY - height / 2, width: max(0, end - start), height: height)
    }
    /// A thumb of UIKit 26.1 is 37 by 24 points, and stays on the track.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let size = thumbImage(for: .normal)?.size ?? CGSize(width: 37, height: 24)
        let part = fraction(value)
        return CGRect(
            x: rect.minX + part * max(0, rect.width - size.width), y: bounds.midY - size.height / 2,
            width: size.width, height: size.height)
    }
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        guard let size = minimumValueImage?.size else { return .zero }
        return CGRect(origin: CGPoint(x: bounds.minX, y: bounds.midY - size.height / 2), size: size)
    }
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        guard let size = maximumValueImage?.size else { return .zero }
        return CGRect(origin: CGPoint(x: bounds.maxX - size.width, y: bounds.midY - size.height / 2), size: size)
    }

    private func keepInRange() {
        let kept = value.isNaN ? minimumValue : min(max(value, minimumValue), max(minimumValue, maximumValue))
        if kept != value { value = kept }
        setNeedsDisplay()
    }

    override var followsFinger: Bool { true }

    /// The middle of the thumb is where the finger is.
    override func answerFinger(at point: CGPoint, isLast: Bool) {
        let track = trackRect(forBounds: bounds)
        let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
        let x = isRightToLeft ? bounds.minX + bounds.maxX - point.x : point.x
        let part = (x - track.minX - thumb.width / 2) / max(track.width - thumb.width, 1)
        take(part: Float(min(max(part, 0), 1)), isLast: isLast)
    }

    /// Takes a part of the range, 0...1, as a finger does.
    func take(part: Float, isLast: Bool) {
        let old = value
        value = minimumValue + part * (maximumValue - minimumValue)
        if value != old { isMoved = true }
        guard isContinuous ? value != old : isLast && isMoved else { return }
        isMoved = !isLast
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    /// The place of a value in the range, 0...1.
    func fraction(_ value: Float) -> CGFloat {
        guard maximumValue > minimumValue else { return 0 }
        return CGFloat((min(max(value, minimumValue), maximumValue) - minimumValue) / (maximumValue - minimumValue))
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }

    /// In points; UIKit 26.1's is 34 high.
    private var height: CGFloat {
        max(34, minimumValueImage?.size.height ?? 0, maximumValueImage?.size.height ?? 0)
    }

    override var ownPicture: AnyView? {
        let bounds = CGRect(origin: .zero, size: bounds.size)
        var picture = ControlPicture(bounds.size)
        let tint = tintColor ?? .systemBlue
        let colors = (
            least: minimumTrackTintColor ?? ofAll?.minimumTrackTintColor,
            greatest: maximumTrackTintColor ?? ofAll?.maximumTrackTintColor,
            thumb: thumbTintColor ?? ofAll?.thumbTintColor
        )
        let track = trackRect(forBounds: bounds)
        let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
        if let image = minimumValueImage {
            picture.add(image, in: mirrored(minimumValueImageRect(forBounds: bounds)), tint: tint)
        }
        if let image = maximumValueImage {
            picture.add(image, in: mirrored(maximumValueImageRect(forBounds: bounds)), tint: tint)
        }
        if let image = currentMaximumTrackImage {
            picture.add(image, in: mirrored(track), tint: tint)
        } else {
            picture.addCapsule((colors.greatest ?? .systemFill).color, in: mirrored(track))
        }
        let filled = CGRect(x: track.minX, y: track.minY, width: max(0, thumb.midX - track.minX), height: track.height)
        if let image = currentMinimumTrackImage {
            picture.add(image, in: mirrored(filled), tint: tint)
        } else if fraction(value) > 0 {
            picture.addCapsule((colors.least ?? tint).color, in: mirrored(filled))
        }
        if let image = currentThumbImage {
            picture.add(image, in: mirrored(thumb), tint: colors.thumb ?? tint)
        } else {
            picture.addThumb((colors.thumb ?? .white).color, in: mirrored(thumb), hasShadow: isEnabled)
        }
        return picture.view(opacity: isEnabled ? 1 : 0.5)
    }

    private var thumbs = ByState<UIImage>()
    private var minimumTracks = ByState<UIImage>()
    private var maximumTracks = ByState<UIImage>()
}

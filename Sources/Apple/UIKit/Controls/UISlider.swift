public import Foundation

/// A value on a line. UIKit's class.
open class UISlider: UIControl {
    /// The value, its range and its look.
    open var value: Float = 0
    open var minimumValue: Float = 0
    open var maximumValue: Float = 1
    open var isContinuous = true
    open var minimumValueImage: UIImage?
    open var maximumValueImage: UIImage?
    open var minimumTrackTintColor: UIColor?
    open var maximumTrackTintColor: UIColor?
    open var thumbTintColor: UIColor?
    open func setValue(_ value: Float, animated: Bool) { self.value = value }

    /// The pictures of the slider for its states. They are kept, and not drawn.
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
    open func trackRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect { rect }
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }

    private var thumbs = ByState<UIImage>()
    private var minimumTracks = ByState<UIImage>()
    private var maximumTracks = ByState<UIImage>()
}

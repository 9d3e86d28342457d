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
    private var thumbs: [UInt: UIImage] = [:]
    private var minimumTracks: [UInt: UIImage] = [:]
    private var maximumTracks: [UInt: UIImage] = [:]
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) { thumbs[state.rawValue] = image }
    open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        minimumTracks[state.rawValue] = image
    }
    open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        maximumTracks[state.rawValue] = image
    }
    open func thumbImage(for state: UIControl.State) -> UIImage? { thumbs[state.rawValue] ?? thumbs[0] }
    open func minimumTrackImage(for state: UIControl.State) -> UIImage? {
        minimumTracks[state.rawValue] ?? minimumTracks[0]
    }
    open func maximumTrackImage(for state: UIControl.State) -> UIImage? {
        maximumTracks[state.rawValue] ?? maximumTracks[0]
    }
    open var currentThumbImage: UIImage? { thumbImage(for: state) }
    open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
    open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic
    open var behavioralStyle: UIBehavioralStyle { .pad }
    open func trackRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect { rect }
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }
}

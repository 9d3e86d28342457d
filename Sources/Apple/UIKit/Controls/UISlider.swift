public import Foundation

/// A choice of a few. UIKit's class.
open class UISegmentedControl: UIControl {
    /// The number of no segment.
    nonisolated public static let noSegment = -1

    /// The segment that is chosen, and the looks of the segments.
    open var selectedSegmentTintColor: UIColor?
    open var selectedSegmentIndex = -1
    open var isMomentary = false
    open var apportionsSegmentWidthsByContent = false
    private var segments: [Part] = []

    private struct Part {
        var title: String?
        var image: UIImage?
        var width: CGFloat = 0
        var isEnabled = true
        var action: UIAction?
    }

    /// The number of segments.
    open var numberOfSegments: Int { segments.count }

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a control of titles or pictures.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        segments = (items ?? []).map { Part(title: $0 as? String, image: $0 as? UIImage) }
    }

    /// The offset of a segment's content, in points: not drawn.
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {}
    open func contentOffsetForSegment(at segment: Int) -> CGSize { .zero }

    /// Creates a control of actions.
    public convenience init(frame: CGRect = .zero, actions: [UIAction]) {
        self.init(frame: frame)
        segments = actions.map { Part(title: $0.title, image: $0.image, action: $0) }
    }

    /// Nothing is read from archives here.
    public required init?(coder: NSCoder) {
        nil
    }

    /// Adds, removes or changes segments.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        segments.insert(Part(title: title), at: min(max(segment, 0), segments.count))
    }
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        segments.insert(Part(image: image), at: min(max(segment, 0), segments.count))
    }
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insertSegment(withTitle: action.title, at: segment, animated: animated)
        setAction(action, forSegmentAt: min(max(segment, 0), segments.count - 1))
    }
    open func removeSegment(at segment: Int, animated: Bool) {
        if segments.indices.contains(segment) { segments.remove(at: segment) }
    }
    open func removeAllSegments() { segments = [] }
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        if segments.indices.contains(segment) { segments[segment].title = title }
    }
    open func titleForSegment(at segment: Int) -> String? {
        segments.indices.contains(segment) ? segments[segment].title : nil
    }
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        if segments.indices.contains(segment) { segments[segment].image = image }
    }
    open func imageForSegment(at segment: Int) -> UIImage? {
        segments.indices.contains(segment) ? segments[segment].image : nil
    }
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        if segments.indices.contains(segment) { segments[segment].width = width }
    }
    open func widthForSegment(at segment: Int) -> CGFloat {
        segments.indices.contains(segment) ? segments[segment].width : 0
    }
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        if segments.indices.contains(segment) { segments[segment].isEnabled = enabled }
    }
    open func isEnabledForSegment(at segment: Int) -> Bool {
        segments.indices.contains(segment) && segments[segment].isEnabled
    }

    /// The action of a segment, and the place of the action of a name.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        guard segments.indices.contains(segment) else { return }
        (segments[segment].title, segments[segment].image) = (action.title, action.image)
        segments[segment].action = action
    }
    open func actionForSegment(at segment: Int) -> UIAction? {
        segments.indices.contains(segment) ? segments[segment].action : nil
    }
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
    }

    /// The part of a control whose contents are moved.
    public enum Segment: Int, Sendable {
        case any, left, center, right, alone
    }

    /// The pictures and the texts of the control for its states. They are kept, and not drawn.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        pictures["\(state.rawValue) \(barMetrics)"] = image
    }
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        pictures["\(state.rawValue) \(barMetrics)"]
    }
    open func setDividerImage(
        _ image: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState: UIControl.State,
        barMetrics: UIBarMetrics
    ) { pictures["\(leftState.rawValue)|\(rightSegmentState.rawValue) \(barMetrics)"] = image }
    open func dividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
        barMetrics: UIBarMetrics
    ) -> UIImage? { pictures["\(leftState.rawValue)|\(rightState.rawValue) \(barMetrics)"] }
    open func setTitleTextAttributes(_ attributes: UITextAttributes?, for state: UIControl.State) {
        attributesOfTitles[state.rawValue] = attributes
    }
    open func titleTextAttributes(for state: UIControl.State) -> UITextAttributes? {
        attributesOfTitles[state.rawValue]
    }
    open func setContentPositionAdjustment(
        _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment,
        barMetrics: UIBarMetrics
    ) { moves["\(leftCenterRightOrAlone) \(barMetrics)"] = adjustment }
    open func contentPositionAdjustment(
        forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) -> UIOffset { moves["\(leftCenterRightOrAlone) \(barMetrics)"] ?? .zero }
    private var pictures: [String: UIImage] = [:]
    private var attributesOfTitles: [UInt: UITextAttributes] = [:]
    private var moves: [String: UIOffset] = [:]
}

/// A switch. UIKit's class.
open class UISwitch: UIControl {
    /// The look of a switch.
    public enum Style: Int, Sendable {
        case automatic, checkbox, sliding
    }

    /// The state and colours of the switch.
    open var isOn = false
    open var onTintColor: UIColor?
    open var thumbTintColor: UIColor?
    open var onImage: UIImage?
    open var offImage: UIImage?
    open var title: String?
    open var preferredStyle = Style.automatic
    open var style: Style { preferredStyle == .checkbox ? .checkbox : .sliding }
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

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

/// A value that steps up and down. UIKit's class.
open class UIStepper: UIControl {
    /// The value, its range and its step.
    open var value: Double = 0
    open var minimumValue: Double = 0
    open var maximumValue: Double = 100
    open var stepValue: Double = 1
    open var wraps = false
    open var autorepeat = true
    open var isContinuous = true

    /// The pictures of the stepper's parts for its states. They are kept, and not drawn.
    open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) { images["+\(state.rawValue)"] = image }
    open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) { images["-\(state.rawValue)"] = image }
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) { images["\(state.rawValue)"] = image }
    open func setDividerImage(
        _ image: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
    ) { images["\(leftState.rawValue)|\(rightState.rawValue)"] = image }
    open func incrementImage(for state: UIControl.State) -> UIImage? { images["+\(state.rawValue)"] }
    open func decrementImage(for state: UIControl.State) -> UIImage? { images["-\(state.rawValue)"] }
    open func backgroundImage(for state: UIControl.State) -> UIImage? { images["\(state.rawValue)"] }
    open func dividerImage(
        forLeftSegmentState state: UIControl.State, rightSegmentState state1: UIControl.State
    ) -> UIImage? { images["\(state.rawValue)|\(state1.rawValue)"] }
    private var images: [String: UIImage] = [:]
}

/// A row of dots that shows the current page. UIKit's class.
open class UIPageControl: UIControl {
    /// The background of the dots.
    public enum BackgroundStyle: Int, Sendable {
        case automatic, prominent, minimal
    }

    /// The number of pages, the current one, and the colours of the dots.
    open var numberOfPages = 0
    open var currentPage = 0
    open var hidesForSinglePage = false
    open var pageIndicatorTintColor: UIColor?
    open var currentPageIndicatorTintColor: UIColor?
    open var backgroundStyle = BackgroundStyle.automatic
    open var allowsContinuousInteraction = true
    open var preferredIndicatorImage: UIImage?
    open var preferredCurrentPageIndicatorImage: UIImage?
    open var direction = Direction.natural
    open var progress: UIPageControlProgress?
    open var interactionState: InteractionState { .none }
    open func indicatorImage(forPage page: Int) -> UIImage? { preferredIndicatorImage }
    open func updateCurrentPageDisplay() {}
    open var defersCurrentPageDisplay = false

    /// The direction of the dots, and what a finger does with them.
    public enum Direction: Int, Sendable {
        case natural, leftToRight, rightToLeft, topToBottom, bottomToTop
    }
    /// The way in which a finger changes the page.
    public enum InteractionState: Int, Sendable {
        case none, discrete, continuous
    }
    /// The size of so many dots, in points: 16 for each, 26 high.
    open func size(forNumberOfPages pageCount: Int) -> CGSize { CGSize(width: CGFloat(pageCount) * 16, height: 26) }
    /// Sets the picture of one page's dot, which is not drawn.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {}
    /// Sets the picture of one page's dot while that page is shown, which is not drawn.
    open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {}
}

/// A colour to choose. UIKit's class.
open class UIColorWell: UIControl {
    /// The colour, and the title of its picker.
    open var selectedColor: UIColor?
    open var title: String?
    open var supportsAlpha = true
}

/// The progress of a page. UIKit's class.
@MainActor @preconcurrency
open class UIPageControlProgress: NSObject {
    /// The progress, 0...1, and whether it is seen.
    open var currentProgress: Float = 0
    open var progressVisible = true
    open var progressImage: UIImage?

    public override init() {
        super.init()
    }
}

/// The progress of pages that turn by themselves. UIKit's class; none turns here.
open class UIPageControlTimerProgress: UIPageControlProgress {
    /// The time that a page stays, in seconds.
    open var preferredDuration: TimeInterval
    open var resetsToInitialPageAfterEnd = false
    open var isRunning: Bool { false }
    open func resumeTimer() {}
    open func pauseTimer() {}

    /// Creates the progress of pages that stay so long.
    public init(preferredDuration: TimeInterval) {
        self.preferredDuration = preferredDuration
    }
}

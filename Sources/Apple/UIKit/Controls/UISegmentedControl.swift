public import Foundation

/// A choice of a few. UIKit's class.
open class UISegmentedControl: UIControl, UISpringLoadedInteractionSupporting {
    /// The choice whether it opens below a thing that is held: nobody drags.
    open var isSpringLoaded = false

    /// The number of no segment.
    nonisolated public static let noSegment = -1

    /// The segment that is chosen, and the looks of the segments.
    open var selectedSegmentTintColor: UIColor? { didSet { setNeedsDisplay() } }
    open var selectedSegmentIndex = -1 { didSet { setNeedsDisplay() } }
    open var isMomentary = false { didSet { setNeedsDisplay() } }
    open var apportionsSegmentWidthsByContent = false { didSet { invalidateIntrinsicContentSize() } }
    var segments: [Part] = [] { didSet { invalidateIntrinsicContentSize() } }

    struct Part {
        var title: String?
        var image: UIImage?
        var width: CGFloat = 0
        var isEnabled = true
        var action: UIAction?
        var offset = CGSize.zero
    }

    /// The number of segments.
    open var numberOfSegments: Int { segments.count }

    /// Creates a control without segments.
    public convenience init() { self.init(frame: .zero) }
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a control of titles or pictures.
    public init(items: [Any]?) {
        segments = (items ?? []).map { item in
            if let action = item as? UIAction { return Part(title: action.title, image: action.image, action: action) }
            return Part(title: item as? String, image: item as? UIImage)
        }
        super.init(frame: .zero)
        frame.size = intrinsicContentSize
    }

    /// The offset of a segment's content, in points.
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        if segments.indices.contains(segment) { segments[segment].offset = offset }
    }
    open func contentOffsetForSegment(at segment: Int) -> CGSize {
        segments.indices.contains(segment) ? segments[segment].offset : .zero
    }

    /// Creates a control of actions.
    public convenience init(frame: CGRect = .zero, actions: [UIAction]) {
        self.init(frame: frame)
        segments = actions.map { Part(title: $0.title, image: $0.image, action: $0) }
    }

    /// Creates the object of a storyboard or a nib; other archives hold nothing that is read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
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

    /// The pictures and the texts of the control for its states. The pictures between segments are kept, and not drawn.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        pictures[barMetrics, default: PartPictures()].backgrounds[state] = image
    }
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        pictures[barMetrics]?.backgrounds[state]
    }
    open func setDividerImage(
        _ image: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState: UIControl.State,
        barMetrics: UIBarMetrics
    ) { pictures[barMetrics, default: PartPictures()][leftState, rightSegmentState] = image }
    open func dividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
        barMetrics: UIBarMetrics
    ) -> UIImage? { pictures[barMetrics]?[leftState, rightState] }
    open func setTitleTextAttributes(_ attributes: UITextAttributes?, for state: UIControl.State) {
        attributesOfTitles[state] = attributes
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }
    open func titleTextAttributes(for state: UIControl.State) -> UITextAttributes? {
        attributesOfTitles[state]
    }
    open func setContentPositionAdjustment(
        _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment,
        barMetrics: UIBarMetrics
    ) { moves[barMetrics, default: [:]][leftCenterRightOrAlone] = adjustment }
    open func contentPositionAdjustment(
        forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) -> UIOffset { moves[barMetrics]?[leftCenterRightOrAlone] ?? .zero }

    open override var intrinsicContentSize: CGSize { usualSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { usualSize }
    override var ownPicture: AnyView? { picture }

    override func answerTap(at point: CGPoint) {
        if let index = places.firstIndex(where: { $0.contains(point) }) { choose(index) }
    }

    /// Chooses a segment as a finger does.
    func choose(_ index: Int) {
        guard segments.indices.contains(index), segments[index].isEnabled else { return }
        if !isMomentary, index == selectedSegmentIndex { return }
        selectedSegmentIndex = index
        if let action = segments[index].action { sendAction(action) }
        sendActions(for: [.valueChanged, .primaryActionTriggered])
        if isMomentary { selectedSegmentIndex = UISegmentedControl.noSegment }
    }

    private var pictures: [UIBarMetrics: PartPictures] = [:]
    private var attributesOfTitles = ByState<UITextAttributes>()
    private var moves: [UIBarMetrics: [Segment: UIOffset]] = [:]
}

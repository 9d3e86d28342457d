public import Foundation

/// A row of dots that shows the current page. UIKit's class.
open class UIPageControl: UIControl {
    /// The background of the dots.
    public enum BackgroundStyle: Int, Sendable {
        case automatic, prominent, minimal
    }

    /// The number of pages, the current one, and the colours of the dots.
    open var numberOfPages = 0 {
        didSet {
            if numberOfPages < 0 { numberOfPages = 0 }
            if currentPage >= numberOfPages { currentPage = max(0, numberOfPages - 1) }
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }
    open var currentPage = 0 {
        didSet {
            let kept = min(max(currentPage, 0), max(numberOfPages - 1, 0))
            if kept != currentPage { currentPage = kept }
            setNeedsDisplay()
        }
    }
    open var hidesForSinglePage = false { didSet { setNeedsDisplay() } }
    open var pageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
    open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
    open var backgroundStyle = BackgroundStyle.automatic { didSet { setNeedsDisplay() } }
    open var allowsContinuousInteraction = true
    open var preferredIndicatorImage: UIImage? { didSet { setNeedsDisplay() } }
    open var preferredCurrentPageIndicatorImage: UIImage? { didSet { setNeedsDisplay() } }
    open var direction = Direction.natural { didSet { invalidateIntrinsicContentSize() } }
    open var progress: UIPageControlProgress?
    open var interactionState: InteractionState { .none }
    open func indicatorImage(forPage page: Int) -> UIImage? { images[page] ?? preferredIndicatorImage }
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
    private var images: [Int: UIImage] = [:]
    private var currentImages: [Int: UIImage] = [:]

    /// The size of so many dots, in points: UIKit 26.1's stand 18 apart in a row that is 26 high, with 20 beside them.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let length = 18 * CGFloat(max(0, pageCount)) + 20
        return isUpright ? CGSize(width: 26, height: length) : CGSize(width: length, height: 26)
    }
    /// Sets the picture of one page's dot.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        images[page] = image
        setNeedsDisplay()
    }
    /// Sets the picture of one page's dot while that page is shown.
    open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
        currentImages[page] = image
        setNeedsDisplay()
    }

    private var isUpright: Bool { direction == .topToBottom || direction == .bottomToTop }
    private var isBackward: Bool {
        switch direction {
        case .natural: isRightToLeft
        case .rightToLeft, .bottomToTop: true
        case .leftToRight, .topToBottom: false
        }
    }

    /// A tap on either half goes a page on or back.
    override func answerTap(at point: CGPoint) {
        let isOn = (isUpright ? point.y > bounds.midY : point.x > bounds.midX) != isBackward
        let next = min(max(currentPage + (isOn ? 1 : -1), 0), max(numberOfPages - 1, 0))
        guard next != currentPage else { return }
        currentPage = next
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }

    /// The dots of UIKit 26.1 are 7.6 points wide, and white, the others at 45 %.
    override var ownPicture: AnyView? {
        guard numberOfPages > 1 || numberOfPages == 1 && !hidesForSinglePage else { return nil }
        var picture = ControlPicture(bounds.size)
        let row = size(forNumberOfPages: numberOfPages)
        if backgroundStyle == .prominent {
            picture.addCapsule(
                UIColor.tertiarySystemFill.color,
                in: CGRect(
                    x: (bounds.width - row.width) / 2, y: (bounds.height - row.height) / 2, width: row.width,
                    height: row.height))
        }
        let start = ((isUpright ? bounds.height - row.height : bounds.width - row.width) / 2).rounded() + 19
        for page in 0..<numberOfPages {
            let along = start + 18 * CGFloat(isBackward ? numberOfPages - 1 - page : page)
            let middle =
                isUpright ? CGPoint(x: bounds.width / 2, y: along) : CGPoint(x: along, y: bounds.height / 2)
            let isCurrent = page == currentPage
            let color =
                isCurrent
                ? currentPageIndicatorTintColor ?? ofAll?.currentPageIndicatorTintColor ?? .white
                : pageIndicatorTintColor ?? ofAll?.pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.45)
            let current = isCurrent ? currentImages[page] ?? preferredCurrentPageIndicatorImage : nil
            if let image = current ?? indicatorImage(forPage: page) {
                let size = UIView.ContentMode.scaleAspectFit.place(
                    of: image.size, in: CGSize(width: 12, height: 12)
                ).size
                let place = CGRect(
                    x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width,
                    height: size.height)
                picture.add(image.view(size: size, color: color), in: place)
            } else {
                picture.addCapsule(
                    color.color, in: CGRect(x: middle.x - 3.8, y: middle.y - 3.8, width: 7.6, height: 7.6))
            }
        }
        return picture.view(opacity: isEnabled ? 1 : 0.5)
    }
}

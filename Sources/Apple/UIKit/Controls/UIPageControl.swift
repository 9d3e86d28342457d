public import Foundation

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

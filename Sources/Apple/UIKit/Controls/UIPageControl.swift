/// A row of dots that shows the current page. UIKit's class.
public final class UIPageControl: UIControl, UIAppearance {
    /// The number of pages, the current one, and the colours of the dots.
    public var currentPageIndicatorTintColor: UIColor?
    public var pageIndicatorTintColor: UIColor?
    public var numberOfPages = 0
    public var hidesForSinglePage = false
    public var currentPage = 0
    public override class func appearance() -> UIPageControl { UIPageControl(frame: .zero) }
}

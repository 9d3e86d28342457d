import Foundation

/// The view of a page view controller: the pages that are seen, beside each other where there are two, and a row of
/// dots 37 points high below them where the data source counts the pages.
final class PagesView: UIView {
    private weak var pages: UIPageViewController?
    private let dots = UIPageControl(frame: .zero)

    init(_ pages: UIPageViewController) {
        self.pages = pages
        super.init(frame: UIScreen.main.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(dots)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let pages else { return }
        pages.showChildren()
        dots.numberOfPages = dotCount
        dots.isHidden = dots.numberOfPages == 0
        if !dots.isHidden { dots.currentPage = pages.dataSource?.presentationIndex(for: pages) ?? 0 }
        let height: CGFloat = dots.isHidden ? 0 : 37
        dots.frame = CGRect(
            x: 0, y: bounds.height - safeAreaInsets.bottom - height, width: bounds.width, height: height)
        let room = CGRect(
            x: 0, y: 0, width: bounds.width,
            height: dots.isHidden ? bounds.height : max(dots.frame.minY, 0))
        let views = (pages.viewControllers ?? []).compactMap(\.viewIfLoaded)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, view) in views.enumerated() {
            let width = room.width / CGFloat(views.count)
            let place = isRightToLeft ? views.count - 1 - index : index
            view.frame = CGRect(x: CGFloat(place) * width, y: 0, width: width, height: room.height)
        }
    }

    /// The number of the dots: none where pages curl or follow each other downwards, as UIKit shows none there.
    private var dotCount: Int {
        guard let pages, pages.transitionStyle == .scroll, pages.navigationOrientation == .horizontal else { return 0 }
        return pages.dataSource?.presentationCount(for: pages) ?? 0
    }
}

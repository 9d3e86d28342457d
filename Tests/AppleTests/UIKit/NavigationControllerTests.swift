import Testing
@testable import UIKit

@Suite("Stacks of pages stand between their bars")
@MainActor
struct NavigationControllerTests {
    @Test("a push covers the page below")
    func aPushCoversThePageBelow() {
        let log = LifeLog()
        let (first, second) = (LoggedPage("first", log), LoggedPage("second", log))
        let stack = UINavigationController(rootViewController: first)
        #expect(log.calls == ["first willMove nil", "first didMove nil"])
        stack.beginShowing()
        #expect(log.calls.filter { $0.contains("DidAppear") } == ["first viewDidAppear"])
        log.calls = []
        stack.pushViewController(second, animated: true)
        #expect(
            log.calls.filter { !$0.contains("Layout") } == [
                "second willMove nil", "second loadView", "second viewDidLoad", "first viewWillDisappear",
                "second viewWillAppear", "second viewIsAppearing", "first viewDidDisappear", "second viewDidAppear",
                "second didMove nil",
            ])
        #expect(second.view.window === stack.view.window && first.view.superview == nil)
        #expect(second.view.isDescendant(of: stack.view) && stack.topViewController === second)
    }

    @Test("a page has its size before it appears, in stacks and below tabs")
    func aPageHasItsSizeBeforeItAppears() {
        final class Page: UIViewController {
            var sizes: [CGSize] = []
            override func viewWillAppear(_ animated: Bool) { sizes.append(view.bounds.size) }
            override func viewDidLayoutSubviews() { sizes.append(view.bounds.size) }
        }
        let page = Page()
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: page)]
        tabs.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        tabs.beginShowing()
        #expect(Set(page.sizes.map(\.width)) == [320] && page.sizes.count >= 2)
    }

    @Test("a pop brings the page below back")
    func aPopBringsThePageBelowBack() {
        let log = LifeLog()
        let (first, second) = (LoggedPage("first", log), LoggedPage("second", log))
        let stack = UINavigationController()
        stack.setViewControllers([first, second], animated: false)
        stack.beginShowing()
        #expect(!log.calls.contains("first loadView"))
        log.calls = []
        #expect(stack.popViewController(animated: false) === second)
        #expect(
            log.calls.filter { !$0.contains("Layout") } == [
                "second willMove nil", "first loadView", "first viewDidLoad", "second viewWillDisappear",
                "first viewWillAppear", "first viewIsAppearing", "second viewDidDisappear", "first viewDidAppear",
                "second didMove nil",
            ])
        #expect(second.parent == nil && stack.popViewController(animated: false) == nil)
    }

    @Test("pages come and go in the stack")
    func pagesComeAndGoInTheStack() {
        let pages = (0..<4).map { _ in UIViewController() }
        let stack = UINavigationController(rootViewController: pages[0])
        for page in pages.dropFirst() { stack.pushViewController(page, animated: false) }
        stack.pushViewController(pages[1], animated: false)
        #expect(stack.viewControllers.count == 4)
        #expect(stack.popToViewController(pages[2], animated: false)?.first === pages[3])
        #expect(stack.popToViewController(pages[3], animated: false) == nil)
        #expect(stack.popToRootViewController(animated: false)?.count == 2)
        #expect(stack.popToRootViewController(animated: false) == nil)
        #expect(pages[0].navigationController === stack && pages[1].navigationController == nil)
    }

    @Test("the bar has the items of the pages")
    func theBarHasTheItemsOfThePages() {
        let (first, second) = (UIViewController(), UIViewController())
        first.title = "First"
        let stack = UINavigationController(rootViewController: first)
        stack.pushViewController(second, animated: false)
        #expect(stack.navigationBar.topItem === second.navigationItem)
        #expect(stack.navigationBar.backItem === first.navigationItem)
        #expect(stack.backTitle == "First" && stack.showsBackButton)
        first.navigationItem.backButtonTitle = "Return"
        #expect(stack.backTitle == "Return")
        first.navigationItem.backBarButtonItem = UIBarButtonItem(title: "Out", style: .plain, target: nil, action: nil)
        #expect(stack.backTitle == "Out")
        second.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close)
        #expect(!stack.showsBackButton)
        second.navigationItem.leftItemsSupplementBackButton = true
        #expect(stack.showsBackButton)
        second.navigationItem.hidesBackButton = true
        #expect(!stack.showsBackButton)
    }

    @Test("the title is large as the pages say")
    func theTitleIsLargeAsThePagesSay() {
        let (first, second) = (UIViewController(), UIViewController())
        let stack = UINavigationController(rootViewController: first)
        #expect(!stack.isTitleLarge)
        stack.navigationBar.prefersLargeTitles = true
        #expect(stack.isTitleLarge)
        stack.pushViewController(second, animated: false)
        #expect(stack.isTitleLarge)
        first.navigationItem.largeTitleDisplayMode = .never
        #expect(!stack.isTitleLarge)
        second.navigationItem.largeTitleDisplayMode = .always
        #expect(stack.isTitleLarge)
    }

    @Test("the bars leave a safe area")
    func theBarsLeaveASafeArea() {
        let page = UIViewController()
        page.title = "Page"
        let stack = UINavigationController(rootViewController: page)
        stack.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        stack.beginShowing()
        #expect(page.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
        #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 54, left: 0, bottom: 0, right: 0))
        stack.navigationBar.prefersLargeTitles = true
        page.toolbarItems = [UIBarButtonItem(systemItem: .trash)]
        stack.isToolbarHidden = false
        stack.view.layoutIfNeeded()
        #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 106, left: 0, bottom: 56, right: 0))
        stack.isNavigationBarHidden = true
        stack.view.layoutIfNeeded()
        #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 56, right: 0))
    }

    @Test("a page that does not extend ends at the bars")
    func aPageThatDoesNotExtendEndsAtTheBars() {
        let page = UIViewController()
        page.edgesForExtendedLayout = []
        let stack = UINavigationController(rootViewController: page)
        stack.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        stack.beginShowing()
        #expect(page.view.frame == CGRect(x: 0, y: 54, width: 390, height: 790))
        #expect(page.view.safeAreaInsets == .zero)
    }

    @Test("pictures share a surface and words have their own")
    func picturesShareASurfaceAndWordsHaveTheirOwn() {
        let words = UIBarButtonItem(title: "Word", style: .plain, target: nil, action: nil)
        let picture = UIBarButtonItem(image: UIImage(systemName: "star"), style: .plain, target: nil, action: nil)
        #expect(words.standsAlone && !picture.standsAlone)
        #expect(!UIBarButtonItem(systemItem: .add).standsAlone && UIBarButtonItem(systemItem: .edit).standsAlone)
        #expect(UIBarButtonItem(systemItem: .close).standsAlone && UIBarButtonItem(systemItem: .done).isProminent)
        let item = UINavigationItem(title: "")
        item.rightBarButtonItems = [words, picture]
        #expect(item.trailingButtons.first === picture && item.trailingButtons.last === words)
    }

    @Test("a telephone shows the columns as one stack")
    func aTelephoneShowsTheColumnsAsOneStack() {
        let (list, detail) = (UIViewController(), UIViewController())
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(list, for: .primary)
        split.setViewController(detail, for: .secondary)
        split.beginShowing()
        #expect(list.navigationController === detail.navigationController)
        #expect(detail.navigationController?.viewControllers.count == 2)
        #expect(detail.view.isDescendant(of: split.view) && list.splitViewController === split)
    }

    @Test("the delegate chooses the column in front")
    func theDelegateChoosesTheColumnInFront() {
        final class Chooser: NSObject, UISplitViewControllerDelegate {
            func splitViewController(
                _ svc: UISplitViewController,
                topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
            ) -> UISplitViewController.Column { .primary }
        }
        let (list, chooser) = (UIViewController(), Chooser())
        let split = UISplitViewController(style: .doubleColumn)
        split.delegate = chooser
        split.setViewController(list, for: .primary)
        split.setViewController(UIViewController(), for: .secondary)
        split.beginShowing()
        #expect(list.navigationController?.viewControllers.count == 1 && list.view.isDescendant(of: split.view))
    }

    @Test("a page controller shows its page above its dots")
    func aPageControllerShowsItsPageAboveItsDots() {
        final class Source: NSObject, UIPageViewControllerDataSource {
            func pageViewController(
                _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
            ) -> UIViewController? { nil }
            func pageViewController(
                _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
            ) -> UIViewController? { nil }
            func presentationCount(for pageViewController: UIPageViewController) -> Int { 3 }
            func presentationIndex(for pageViewController: UIPageViewController) -> Int { 2 }
        }
        let (page, source) = (UIViewController(), Source())
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.setViewControllers([page], direction: .forward, animated: false)
        pages.view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
        pages.beginShowing()
        #expect(page.view.frame == CGRect(x: 0, y: 0, width: 300, height: 400))
        pages.dataSource = source
        pages.view.setNeedsLayout()
        pages.view.layoutIfNeeded()
        #expect(page.view.frame == CGRect(x: 0, y: 0, width: 300, height: 363))
        let dots = pages.view.subviews.compactMap { $0 as? UIPageControl }.first
        #expect(dots?.numberOfPages == 3 && dots?.currentPage == 2)
        let next = UIViewController()
        pages.setViewControllers([next], direction: .forward, animated: false)
        #expect(page.view.superview == nil && page.parent == nil && next.parent === pages)
    }
}

import Testing
@testable import UIKit

@Suite("Tabs show the page that is selected")
@MainActor
struct TabBarControllerTests {
    @Test("the selected page alone is loaded and shown")
    func theSelectedPageAloneIsLoadedAndShown() {
        let log = LifeLog()
        let pages = ["a", "b", "c"].map { LoggedPage($0, log) }
        let tabs = UITabBarController()
        tabs.viewControllers = pages
        log.calls = []
        tabs.beginShowing()
        #expect(
            log.calls.filter { !$0.contains("Layout") } == [
                "a loadView", "a viewDidLoad", "a viewWillAppear", "a viewIsAppearing", "a viewDidAppear",
            ])
        log.calls = []
        tabs.selectedIndex = 2
        let steps = log.calls.filter { $0.contains("ppear") }
        #expect(
            steps == [
                "c viewWillAppear", "a viewWillDisappear", "a viewDidDisappear", "c viewIsAppearing", "c viewDidAppear",
            ])
        #expect(!pages[1].isViewLoaded && pages[0].view.superview == nil)
        #expect(tabs.selectedViewController === pages[2] && tabs.tabBar.selectedItem === pages[2].tabBarItem)
    }

    @Test("the selection stays with its page")
    func theSelectionStaysWithItsPage() {
        let pages = (0..<3).map { _ in UIViewController() }
        let tabs = UITabBarController()
        tabs.selectedIndex = 1
        tabs.viewControllers = pages
        #expect(tabs.selectedViewController === pages[1])
        tabs.viewControllers = [pages[1], pages[2]]
        #expect(tabs.selectedIndex == 0 && pages[0].parent == nil)
        tabs.selectedIndex = 7
        #expect(tabs.selectedIndex == 0)
        tabs.selectedViewController = pages[2]
        #expect(tabs.selectedIndex == 1)
        tabs.viewControllers = nil
        #expect(tabs.selectedViewController == nil && tabs.tabBar.items?.isEmpty == true)
    }

    @Test("a stack has the item of its first page")
    func aStackHasTheItemOfItsFirstPage() {
        let page = UIViewController()
        page.title = "Page"
        page.tabBarItem.badgeValue = "2"
        let stack = UINavigationController(rootViewController: page)
        #expect(stack.tabBarItem === page.tabBarItem)
        stack.tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 4)
        #expect(stack.tabBarItem.title == "Favorites" && stack.tabBarItem.tag == 4 && stack.tabBarItem.image != nil)
    }

    @Test("tabs make their pages and are found in groups")
    func tabsMakeTheirPagesAndAreFoundInGroups() {
        let inner = UITab(title: "Inner", image: nil, identifier: "inner") { _ in UIViewController() }
        let group = UITabGroup(title: "Group", image: nil, identifier: "group", children: [inner]) { _ in
            UIViewController()
        }
        let tabs = UITabBarController(tabs: [
            UITab(title: "Home", image: nil, identifier: "home") { _ in UIViewController() }, group,
        ])
        #expect(tabs.viewControllers?.count == 2 && tabs.selectedTab?.identifier == "home")
        tabs.selectedTab = group
        #expect(tabs.selectedIndex == 1 && tabs.tab(forIdentifier: "inner") === inner)
    }

    @Test("a page may hide the bar from there on")
    func aPageMayHideTheBarFromThereOn() {
        let stack = UINavigationController(rootViewController: UIViewController())
        let tabs = UITabBarController()
        tabs.viewControllers = [stack]
        #expect(tabs.showsTabBar)
        let page = UIViewController()
        page.hidesBottomBarWhenPushed = true
        stack.pushViewController(page, animated: false)
        #expect(!tabs.showsTabBar)
        stack.pushViewController(UIViewController(), animated: false)
        #expect(!tabs.showsTabBar)
        stack.popToRootViewController(animated: false)
        #expect(tabs.showsTabBar)
        tabs.isTabBarHidden = true
        #expect(!tabs.showsTabBar)
    }

    @Test("the sixth page is under more")
    func theSixthPageIsUnderMore() {
        let tabs = UITabBarController()
        tabs.viewControllers = (0..<5).map { _ in UIViewController() }
        #expect(tabs.pagesInBar == 5)
        tabs.viewControllers?.append(UIViewController())
        #expect(tabs.pagesInBar == 4)
    }

    @Test("the bar leaves a safe area")
    func theBarLeavesASafeArea() {
        let page = UIViewController()
        let tabs = UITabBarController()
        tabs.viewControllers = [page]
        tabs.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        tabs.beginShowing()
        #expect(page.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
        #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 49, right: 0))
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 795, width: 390, height: 49))
    }

    @Test("a persons choice asks the delegate")
    func aPersonsChoiceAsksTheDelegate() {
        final class Guard: NSObject, UITabBarControllerDelegate {
            var allowed = false
            var chosen: [UIViewController] = []
            func tabBarController(
                _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
            ) -> Bool { allowed }
            func tabBarController(
                _ tabBarController: UITabBarController, didSelect viewController: UIViewController
            ) { chosen.append(viewController) }
        }
        let (tabs, delegate) = (UITabBarController(), Guard())
        tabs.viewControllers = [UIViewController(), UIViewController()]
        tabs.delegate = delegate
        tabs.choose(1)
        #expect(tabs.selectedIndex == 0 && delegate.chosen.isEmpty)
        delegate.allowed = true
        tabs.choose(1)
        #expect(tabs.selectedIndex == 1 && delegate.chosen.first === tabs.viewControllers?[1])
    }
}

import Testing
@testable import UIKit

@Suite("View controllers are told of their life in order")
@MainActor
struct ControllerLifeTests {
    @Test("a view controller is told of each step in order")
    func aViewControllerIsToldOfEachStepInOrder() {
        let log = LifeLog()
        let page = LoggedPage("page", log)
        page.beginShowing()
        #expect(
            log.calls == [
                "page loadView", "page viewDidLoad", "page viewWillAppear", "page viewIsAppearing",
                "page viewWillLayoutSubviews", "page viewDidLayoutSubviews", "page viewDidAppear",
            ])
        page.beginShowing()
        #expect(log.calls.count == 7)
        log.calls = []
        page.endShowing()
        page.endShowing()
        #expect(log.calls == ["page viewWillDisappear", "page viewDidDisappear"])
    }

    @Test("a child follows its parent")
    func aChildFollowsItsParent() {
        let log = LifeLog()
        let (outer, inner) = (LoggedPage("outer", log), LoggedPage("inner", log))
        outer.addChild(inner)
        outer.view.addSubview(inner.view)
        inner.didMove(toParent: outer)
        log.calls = []
        outer.beginShowing()
        let steps = log.calls.filter { !$0.contains("Layout") }
        #expect(
            steps == [
                "outer viewWillAppear", "inner viewWillAppear", "outer viewIsAppearing", "inner viewIsAppearing",
                "outer viewDidAppear", "inner viewDidAppear",
            ])
        log.calls = []
        inner.willMove(toParent: nil)
        inner.view.removeFromSuperview()
        inner.removeFromParent()
        #expect(
            log.calls == [
                "inner willMove nil", "inner viewWillDisappear", "inner viewDidDisappear", "inner didMove nil",
            ])
    }

    @Test("a child of a shown parent appears as its view is added")
    func aChildOfAShownParentAppearsAsItsViewIsAdded() {
        let log = LifeLog()
        let (outer, inner) = (LoggedPage("outer", log), LoggedPage("inner", log))
        outer.beginShowing()
        log.calls = []
        outer.addChild(inner)
        #expect(log.calls == ["inner willMove outer"] && inner.isMovingToParent)
        outer.view.addSubview(inner.view)
        let steps = log.calls.dropFirst().filter { !$0.contains("Layout") }
        #expect(
            steps == [
                "inner loadView", "inner viewDidLoad", "inner viewWillAppear", "inner viewIsAppearing",
                "inner viewDidAppear",
            ])
        #expect(!inner.isMovingToParent)
    }

    @Test("a parent that forwards by itself is left to do so")
    func aParentThatForwardsByItselfIsLeftToDoSo() {
        final class Container: UIViewController {
            override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        }
        let log = LifeLog()
        let (outer, inner) = (Container(), LoggedPage("inner", log))
        outer.addChild(inner)
        outer.view.addSubview(inner.view)
        log.calls = []
        outer.beginShowing()
        #expect(log.calls.filter { $0.contains("ppear") } == [])
        inner.beginAppearanceTransition(true, animated: false)
        inner.endAppearanceTransition()
        #expect(
            log.calls.filter { $0.contains("ppear") } == [
                "inner viewWillAppear", "inner viewIsAppearing", "inner viewDidAppear",
            ])
    }

    @Test("a whole presentation takes its presenter away")
    func aWholePresentationTakesItsPresenterAway() {
        let log = LifeLog()
        let (below, above) = (LoggedPage("below", log), LoggedPage("above", log))
        above.modalPresentationStyle = .fullScreen
        below.beginShowing()
        log.calls = []
        below.present(above, animated: false)
        #expect(
            log.calls.filter { $0.contains("ppear") } == [
                "below viewWillDisappear", "above viewWillAppear", "above viewIsAppearing", "above viewDidAppear",
                "below viewDidDisappear",
            ])
        #expect(below.presentedViewController === above && above.presentingViewController === below)
        log.calls = []
        above.dismiss(animated: false)
        #expect(
            log.calls.filter { $0.contains("ppear") } == [
                "above viewWillDisappear", "below viewWillAppear", "above viewDidDisappear", "below viewIsAppearing",
                "below viewDidAppear",
            ])
        #expect(below.presentedViewController == nil && above.presentingViewController == nil)
    }

    @Test("a sheet leaves its presenter where it is")
    func aSheetLeavesItsPresenterWhereItIs() {
        let log = LifeLog()
        let (below, above) = (LoggedPage("below", log), LoggedPage("above", log))
        below.beginShowing()
        log.calls = []
        below.present(above, animated: false)
        #expect(!log.calls.contains { $0.hasPrefix("below") } && log.calls.contains("above viewDidAppear"))
    }

    @Test("the outermost controller presents and only once")
    func theOutermostControllerPresentsAndOnlyOnce() {
        let (outer, inner, page) = (UIViewController(), UIViewController(), UIViewController())
        outer.addChild(inner)
        inner.present(page, animated: false)
        #expect(outer.presentedViewController === page && inner.presentedViewController === page)
        #expect(page.presentingViewController === outer)
        outer.present(UIViewController(), animated: false)
        #expect(outer.presentedViewController === page)
        inner.dismiss(animated: false)
        #expect(outer.presentedViewController == nil && page.presentingViewController == nil)
    }

    @Test("what is presented before appears after it")
    func whatIsPresentedBeforeAppearsAfterIt() {
        let log = LifeLog()
        let (below, above) = (LoggedPage("below", log), LoggedPage("above", log))
        below.present(above, animated: false)
        #expect(log.calls.isEmpty)
        below.beginShowing()
        let steps = log.calls.filter { $0.contains("DidAppear") }
        #expect(steps == ["below viewDidAppear", "above viewDidAppear"])
    }

    @Test("titles go to the items of bars")
    func titlesGoToTheItemsOfBars() {
        let page = UIViewController()
        page.title = "A"
        #expect(page.navigationItem.title == "A" && page.tabBarItem.title == "A")
        page.navigationItem.title = "B"
        #expect(page.title == "A" && page.navigationItem.title == "B")
        page.tabBarItem = UITabBarItem(title: "C", image: nil, tag: 0)
        #expect(page.tabBarItem.title == "C")
        page.title = "D"
        #expect(page.navigationItem.title == "D" && page.tabBarItem.title == "D")
    }

    @Test("editing changes the button")
    func editingChangesTheButton() {
        let page = UIViewController()
        let button = page.editButtonItem
        #expect(button.systemItem == .edit)
        page.setEditing(true, animated: false)
        #expect(page.isEditing && button.systemItem == .done && button.style == .done)
        page.isEditing = false
        #expect(button.systemItem == .edit && button.style == .plain)
    }

    @Test("content unavailable lies over all in the safe area")
    func contentUnavailableLiesOverAllInTheSafeArea() throws {
        let page = UIViewController()
        page.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
        page.additionalSafeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
        page.view.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
        page.view.layoutIfNeeded()
        let holder = try #require(page.view.subviews.last)
        #expect(holder.frame == CGRect(x: 0, y: 0, width: 200, height: 300))
        #expect(holder.subviews.first?.frame == CGRect(x: 0, y: 50, width: 200, height: 220))
        page.contentUnavailableConfiguration = nil
        #expect(page.view.subviews.isEmpty)
    }

    @Test("a window shows its root once it is visible")
    func aWindowShowsItsRootOnceItIsVisible() {
        let log = LifeLog()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
        let root = LoggedPage("root", log)
        window.rootViewController = root
        #expect(log.calls.isEmpty)
        window.makeKeyAndVisible()
        #expect(log.calls == ["root loadView", "root viewDidLoad", "root viewWillAppear"])
        #expect(root.view.window === window && root.view.frame == window.bounds && window.isKeyWindow)
        window.layoutIfNeeded()
        #expect(log.calls.last == "root viewDidAppear")
        window.frame.size = CGSize(width: 500, height: 300)
        window.layoutIfNeeded()
        #expect(root.view.frame.size == CGSize(width: 500, height: 300))
        let next = LoggedPage("next", log)
        log.calls = []
        window.rootViewController = next
        window.layoutIfNeeded()
        #expect(log.calls.prefix(2) == ["root viewWillDisappear", "root viewDidDisappear"])
        #expect(log.calls.last == "next viewDidAppear" && root.view.window == nil)
    }

    @Test("the chain of responders leads from the view to the app")
    func theChainOfRespondersLeadsFromTheViewToTheApp() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
        let root = UIViewController()
        window.rootViewController = root
        window.makeKeyAndVisible()
        #expect(root.view.next === root && root.next === window)
        #expect(window.next === window.windowScene && window.windowScene?.next === UIApplication.shared)
    }
}

/// The calls that controllers got.
@MainActor
final class LifeLog {
    var calls: [String] = []
}

/// A controller that says what it is told.
final class LoggedPage: UIViewController {
    let name: String
    private let log: LifeLog

    init(_ name: String, _ log: LifeLog) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    private func say(_ call: String) { log.calls.append("\(name) \(call)") }

    override func loadView() {
        say("loadView")
        super.loadView()
    }
    override func viewDidLoad() { say("viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) { say("viewWillAppear") }
    override func viewIsAppearing(_ animated: Bool) { say("viewIsAppearing") }
    override func viewDidAppear(_ animated: Bool) { say("viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { say("viewWillDisappear") }
    override func viewDidDisappear(_ animated: Bool) { say("viewDidDisappear") }
    override func viewWillLayoutSubviews() { say("viewWillLayoutSubviews") }
    override func viewDidLayoutSubviews() { say("viewDidLayoutSubviews") }
    override func willMove(toParent parent: UIViewController?) {
        say("willMove \((parent as? LoggedPage)?.name ?? "nil")")
    }
    override func didMove(toParent parent: UIViewController?) {
        say("didMove \((parent as? LoggedPage)?.name ?? "nil")")
    }
}

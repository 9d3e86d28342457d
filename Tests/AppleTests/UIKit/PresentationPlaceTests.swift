import Foundation
import Testing

@testable import UIKit

@Suite("View controllers present from windows alone")
@MainActor
struct PresentationPlaceTests {
    private final class Presenter: UIViewController {
        enum Moment {
            case load, willAppear, didAppear
        }

        let moment: Moment
        let page = UIViewController()
        private(set) var isTold = false

        init(_ moment: Moment) {
            self.moment = moment
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }

        private func go(_ now: Moment) { if now == moment { present(page, animated: false) { self.isTold = true } } }
        override func viewDidLoad() { go(.load) }
        override func viewWillAppear(_ animated: Bool) { go(.willAppear) }
        override func viewDidAppear(_ animated: Bool) { go(.didAppear) }
    }

    @Test("nothing is presented over itself or twice, and no controller comes into itself; all are called back")
    func circles() async {
        final class Count { var told = 0 }
        let count = Count()
        // The window is gone before other tests go on.
        func present() {
            let (root, page, child) = (UIViewController(), UIViewController(), UIViewController())
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
            window.rootViewController = root
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            root.present(page, animated: false)
            for (presenter, other) in [(page, root), (page, page), (root, child), (root, page)] {
                presenter.present(other, animated: false) { count.told += 1 }
            }
            #expect(root.presentedViewController === page && page.presentedViewController == nil)
            #expect(root.presentingViewController == nil && child.presentingViewController == nil)
            root.addChild(child)
            child.addChild(root)
            child.addChild(child)
            #expect(root.parent == nil && child.children.isEmpty && child.parent === root)
            root.dismiss(animated: false)
        }
        present()
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        #expect(count.told == 4)
    }

    @Test("nothing is presented while the first view is loaded, but as it appears", arguments: [true, false])
    func first(isInStack: Bool) async throws {
        for moment in [Presenter.Moment.load, .willAppear, .didAppear] {
            let presenter = Presenter(moment)
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
            window.rootViewController = isInStack ? UINavigationController(rootViewController: presenter) : presenter
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            #expect((presenter.presentedViewController != nil) == (moment != .load))
        }
    }

    @Test("a page that is pushed where a stack is seen presents as it is loaded, as the stack does for it")
    func pushed() {
        let (stack, presenter) = (UINavigationController(rootViewController: UIViewController()), Presenter(.load))
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
        window.rootViewController = stack
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        stack.pushViewController(presenter, animated: false)
        #expect(stack.presentedViewController === presenter.page)
    }

    @Test("a popover stands by its source")
    func source() {
        let (root, page) = (UIViewController(), UIViewController())
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
        window.rootViewController = root
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        root.view.addSubview(view)
        page.modalPresentationStyle = .popover
        let popover = page.popoverPresentationController
        #expect(popover?.source(in: window) == nil && page.covering == .popover)
        popover?.sourceView = view
        #expect(popover?.source(in: window) == view.frame)
        popover?.sourceRect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(popover?.source(in: window) == CGRect(x: 11, y: 22, width: 3, height: 4))
    }

    @Test("a popover points to a button of a bar")
    func button() throws {
        let (root, page) = (UIViewController(), UIViewController())
        let (first, last) = (UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .trash))
        root.navigationItem.rightBarButtonItems = [last, first]
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
        window.rootViewController = UINavigationController(rootViewController: root)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        page.modalPresentationStyle = .popover
        page.popoverPresentationController?.barButtonItem = first
        root.present(page, animated: false)
        let place = try #require(page.popoverPresentationController?.source(in: window))
        #expect(place.maxX < 300 - 16 && place.minX > 150 && place.maxY < 60)
    }
}

import SwiftUI
import Testing
@testable import UIKit

@Suite("SwiftUI views stand in trees of UIKit")
@MainActor
struct HostingViewTests {
    @Test("a hosting view is as large as its content")
    func aHostingViewIsAsLargeAsItsContent() throws {
        let host = UIHostingController(rootView: Color.red.frame(width: 120, height: 40))
        let view = try #require(host.view)
        #expect(view.intrinsicContentSize == CGSize(width: 120, height: 40))
        #expect(host.sizeThatFits(in: CGSize(width: 500, height: 500)) == CGSize(width: 120, height: 40))
        host.rootView = Color.red.frame(width: 30, height: 50)
        #expect(view.intrinsicContentSize == CGSize(width: 30, height: 50))
    }

    @Test("a text is as high as its width makes it")
    func aTextIsAsHighAsItsWidthMakesIt() throws {
        let host = UIHostingController(rootView: Text("One two three four five six seven eight nine ten"))
        let view = try #require(host.view)
        let line = view.contentSize(fitting: 1000).height
        #expect(line > 0 && view.contentSize(fitting: 100).height >= 3 * line)
    }

    @Test("the preferred size follows the content where it is asked to")
    func thePreferredSizeFollowsTheContentWhereItIsAskedTo() {
        let host = UIHostingController(rootView: Color.red.frame(width: 120, height: 40))
        #expect(host.preferredContentSize == .zero)
        host.sizingOptions = .preferredContentSize
        #expect(host.preferredContentSize == CGSize(width: 120, height: 40))
    }

    @Test("a hosting view stands in a tree of views")
    func aHostingViewStandsInATreeOfViews() throws {
        let (page, host) = (UIViewController(), UIHostingController(rootView: Text("Hosted")))
        page.addChild(host)
        page.view.addSubview(host.view)
        host.didMove(toParent: page)
        host.view.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
        page.beginShowing()
        #expect(host.view.superview === page.view && host.appearance == .appeared)
        #expect(host.view.ownPicture != nil)
    }

    @Test("a sheet of a window is presented and a cover is drawn in it")
    func aSheetOfAWindowIsPresentedAndACoverIsDrawnInIt() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
        let (root, cover, sheet) = (UIViewController(), UIViewController(), UIViewController())
        window.rootViewController = root
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        #expect(window.presentationPicture == nil)
        cover.modalPresentationStyle = .fullScreen
        root.present(cover, animated: false)
        window.layoutIfNeeded()
        #expect(cover.view.window === window && cover.view.frame == window.bounds)
        #expect(window.presentationPicture == nil && window.subviews.last?.drawsSubviews == true)
        cover.present(sheet, animated: false)
        #expect(window.presentationPicture != nil && sheet.view.window === window)
        #expect(window.subviews.last?.drawsSubviews == false)
        cover.dismiss(animated: false)
        #expect(window.presentationPicture == nil && sheet.view.window == nil)
        root.dismiss(animated: false)
        #expect(window.subviews.count == 1)
    }

    @Test("a presentation of one's own places the page")
    func aPresentationOfOnesOwnPlacesThePage() {
        final class Drawer: UIPresentationController {
            let veil = UIView()
            override var frameOfPresentedViewInContainerView: CGRect {
                let room = containerView?.bounds ?? .zero
                return CGRect(x: 0, y: room.height - 120, width: room.width, height: 120)
            }
            override func presentationTransitionWillBegin() { containerView?.addSubview(veil) }
            override func containerViewWillLayoutSubviews() { veil.frame = containerView?.bounds ?? .zero }
        }
        final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
            func presentationController(
                forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
            ) -> UIPresentationController? {
                Drawer(presentedViewController: presented, presenting: presenting)
            }
        }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
        let (root, page, delegate) = (UIViewController(), UIViewController(), Delegate())
        window.rootViewController = root
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        page.modalPresentationStyle = .custom
        page.transitioningDelegate = delegate
        root.present(page, animated: true)
        window.layoutIfNeeded()
        #expect(page.view.frame == CGRect(x: 0, y: 380, width: 300, height: 120))
        let drawer = page.presentationController as? Drawer
        #expect(drawer?.veil.frame == window.bounds && drawer?.veil.superview === page.view.superview)
        root.dismiss(animated: true)
        #expect(window.subviews.count == 1 && page.view.window == nil)
    }
}

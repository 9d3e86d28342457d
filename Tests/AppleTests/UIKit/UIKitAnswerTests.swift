import SwiftUI
import Testing
import UIKit

@Suite("Answers of UIKit")
@MainActor
struct UIKitAnswerTests {
    @Test("no nib is read, icons and features of fonts are values")
    func nibsAndIcons() {
        #expect(Bundle.main.loadNibNamed("Card", owner: nil, options: nil)?.first == nil)
        let item = UIApplicationShortcutItem(
            type: "add", localizedTitle: "Add", localizedSubtitle: nil, icon: UIApplicationShortcutIcon(type: .compose))
        #expect(item.icon != nil)
        let descriptor = UIFontDescriptor(fontAttributes: [
            .size: CGFloat(20),
            .featureSettings: [[UIFontDescriptor.FeatureKey.type: 35, UIFontDescriptor.FeatureKey.selector: 2]],
        ])
        #expect(descriptor.pointSize == 20)
    }

    @Test("nothing is opened, and both forms say so")
    func opening() async throws {
        let url = try #require(URL(string: "https://example.com"))
        #expect(!UIApplication.shared.canOpenURL(url))
        let opened: Bool = try await answer { done in
            UIApplication.shared.open(url) { done($0) }
        }
        #expect(!opened)
        #expect(await UIApplication.shared.open(url) == false)
    }

    @Test("another icon is refused in both forms")
    func icons() async throws {
        let error: (any Error)? = try await answer {
            UIApplication.shared.setAlternateIconName("x", completionHandler: $0)
        }
        #expect((error as? CocoaError)?.code == .featureUnsupported)
        await #expect(throws: CocoaError.self) { try await UIApplication.shared.setAlternateIconName("x") }
    }

    @Test("notifications from afar are refused, and the delegate is told so")
    func remoteNotifications() async throws {
        let delegate = Delegate()
        UIApplication.shared.delegate = delegate
        let error: any Error = try await answer { told in
            delegate.told = told
            UIApplication.shared.registerForRemoteNotifications()
        }
        UIApplication.shared.delegate = nil
        #expect(error is URLError && !UIApplication.shared.isRegisteredForRemoteNotifications)
    }

    @Test("what is animated is done at once, and its end is told", arguments: 0..<4)
    func animations(form: Int) async throws {
        let view = UIView(frame: .zero)
        let finished: Bool = try await answer { told in
            let change = { view.alpha = 0.5 }
            switch form {
            case 0: UIView.animate(withDuration: 0.01, animations: change, completion: told)
            case 1: UIView.animate(withDuration: 0.01, delay: 0, animations: change, completion: told)
            case 2:
                UIView.animate(
                    withDuration: 0.01, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
                    animations: change, completion: told)
            default: UIView.transition(with: view, duration: 0.01, animations: change, completion: told)
            }
            #expect(view.alpha == 0.5)
        }
        #expect(finished)
    }

    @Test("a page that is presented or dismissed says when it is done")
    func presentation() async throws {
        let page = UIViewController()
        try await answer { told in page.present(UIViewController(), animated: true) { told(()) } } as Void
        #expect(page.presentedViewController != nil)
        try await answer { told in page.dismiss(animated: true) { told(()) } } as Void
        #expect(page.presentedViewController == nil)
    }

    @Test("leaves of a book say when they are turned")
    func pages() async throws {
        let book = UIPageViewController()
        let turned: Bool = try await answer { told in
            book.setViewControllers([UIViewController()], direction: .forward, animated: true, completion: told)
        }
        #expect(turned && book.viewControllers?.count == 1)
    }

    @Test("a pasteboard keeps what was copied last, and nothing else")
    func pasteboard() {
        let board = UIPasteboard.withUniqueName()
        #expect(board.string == nil && !board.hasStrings)
        board.string = "hello"
        #expect(board.string == "hello" && board.hasStrings)
        board.url = URL(string: "https://example.com")
        #expect(board.url?.host() == "example.com" && board.string == nil)
        board.image = UIImage(systemName: "leaf")
        #expect(board.hasImages && !board.hasURLs)
        board.setData(Data([1]), forPasteboardType: "public.data")
        #expect(board.data(forPasteboardType: "public.data") == Data([1]) && !board.hasImages)
        board.strings = nil
        #expect(!board.hasStrings)
    }

    @Test("values of the app are kept")
    func values() {
        UIApplication.shared.applicationIconBadgeNumber = 4
        #expect(UIApplication.shared.applicationIconBadgeNumber == 4)
        UIApplication.shared.applicationIconBadgeNumber = 0
        #expect(UIApplication.shared.beginBackgroundTask {} == .invalid)
    }
}

private final class Delegate: NSObject, UIApplicationDelegate {
    var told: ((any Error) -> Void)?

    func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) { told?(error) }
}

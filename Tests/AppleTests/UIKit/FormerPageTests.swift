import Foundation
import Testing
import UIKit

private final class Listener: NSObject, UIWebViewDelegate {
    var told: [String] = []
    var allows = true
    func webView(
        _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType
    ) -> Bool {
        told.append("asked: \(request.url?.host ?? "-"), \(navigationType)")
        return allows
    }
    func webViewDidStartLoad(_ webView: UIWebView) { told.append("starts") }
    func webViewDidFinishLoad(_ webView: UIWebView) { told.append("ends") }
    func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) { told.append("fails") }
}

@Suite("Pages of the web and places in lists, as of before WebKit's")
@MainActor
struct FormerPageTests {
    private func settle() async { await withCheckedContinuation { more in DispatchQueue.main.async { more.resume() } } }

    @Test("a load asks, begins and fails; one that may not be asks alone")
    func loads() async throws {
        let page = UIWebView()
        let listener = Listener()
        page.delegate = listener
        page.loadRequest(URLRequest(url: try #require(URL(string: "https://a.example"))))
        await settle()
        #expect(listener.told == ["asked: a.example, other", "starts", "fails"])
        (listener.told, listener.allows) = ([], false)
        page.reload()
        await settle()
        #expect(listener.told == ["asked: a.example, reload"])
    }

    @Test("a place in a list tells its row and its section as an object, too")
    func places() {
        let place = IndexPath(row: 3, section: 2) as NSIndexPath
        #expect((place.row, place.item, place.section) == (3, 3, 2))
        #expect(NSIndexPath(row: 3, section: 2) == place)
        #expect(NSIndexPath(item: 3, section: 2) as IndexPath == IndexPath(item: 3, section: 2))
    }

    @Test("keys of looks are today's, and options of pages may be strings")
    func keys() {
        let text = NSAttributedString(string: "a", attributes: [NSForegroundColorAttributeName: UIColor.red])
        #expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
        let options: [String: Any]? = [UIPageViewControllerOptionInterPageSpacingKey: 20]
        let pages = UIPageViewController(
            transitionStyle: .scroll, navigationOrientation: .vertical, options: options)
        #expect(pages.navigationOrientation == .vertical)
    }
}

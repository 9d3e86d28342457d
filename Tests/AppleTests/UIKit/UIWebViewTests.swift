import Foundation
import FoundationNetworking
import Testing
import UIKit

@Suite("Pages and loads of the web of former times")
@MainActor
struct UIWebViewTests {
    /// Told of a page's load, of which it may allow none.
    private final class Listener: NSObject, UIWebViewDelegate {
        let allows: Bool
        var lines: [String] = []

        init(allows: Bool) { self.allows = allows }

        func webView(
            _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebViewNavigationType
        ) -> Bool {
            lines.append("asked \(request.url?.path ?? "")")
            return allows
        }

        func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {
            lines.append("failed")
            webView.loadHTMLString("<p>No page</p>", baseURL: nil)
        }
    }

    @Test("a page asks its delegate, and fails once, though one of the error is loaded then", arguments: [true, false])
    func page(allows: Bool) async throws {
        let (view, listener) = (UIWebView(), Listener(allows: allows))
        view.delegate = listener
        view.loadRequest(URLRequest(url: URL(fileURLWithPath: "/a")))
        #expect(view.request?.url?.path == "/a" && !view.isLoading)
        try await Task.sleep(for: .milliseconds(50))
        #expect(listener.lines == (allows ? ["asked /a", "failed"] : ["asked /a"]))
    }

    @Test("a load of an address that no one answers says so on its queue")
    func load() async {
        let request = URLRequest(url: URL(string: "http://127.0.0.1:1/")!)
        let failed = await withCheckedContinuation { done in
            NSURLConnection.sendAsynchronousRequest(request, queue: .main) { response, data, error in
                let isOnMain = OperationQueue.current === OperationQueue.main
                done.resume(returning: response == nil && data == nil && error != nil && isOnMain)
            }
        }
        #expect(failed)
    }
}

import Testing
import WebKit

@Suite("WebKit")
@MainActor
struct WebKitTests {
    @Test("answers and messages have their facts, and no data of pages is there")
    func facts() async throws {
        #expect(WKNavigationResponse().isForMainFrame && WKScriptMessage().frameInfo.isMainFrame)
        let records: [WKWebsiteDataRecord] = try await answer { done in
            WKWebsiteDataStore.default().fetchDataRecords(
                ofTypes: [WKWebsiteDataTypeCookies, WKWebsiteDataTypeDiskCache], completionHandler: done)
        }
        #expect(records.isEmpty)
    }

    /// Told of a view's downloads and of cookies.
    private final class Listener: NSObject, WKDownloadDelegate, WKHTTPCookieStoreObserver {
        var failed: (any Error)?
        var changes = 0
        func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) { failed = error }
        func cookiesDidChange(in cookieStore: WKHTTPCookieStore) { changes += 1 }
    }

    @Test("a download fails, and its delegate is told")
    func download() async throws {
        let (view, listener) = (WKWebView(), Listener())
        let download = await view.startDownload(using: URLRequest(url: URL(fileURLWithPath: "/")))
        download.delegate = listener
        try await Task.sleep(for: .milliseconds(50))
        #expect((listener.failed as? URLError)?.code == .notConnectedToInternet)
    }

    @Test("a cookie takes the place of that of its name, and observers are told")
    func cookies() async throws {
        let (store, listener) = (WKHTTPCookieStore(), Listener())
        store.add(listener)
        for value in ["1", "2"] {
            let cookie = try #require(
                HTTPCookie(properties: [.domain: "example.com", .path: "/", .name: "n", .value: value]))
            await store.setCookie(cookie)
        }
        #expect(await store.allCookies().map(\.value) == ["2"])
        try await Task.sleep(for: .milliseconds(50))
        #expect(listener.changes == 2)
    }

    @Test("whoever waits for a page's loading is told of the failure; schemes are checked")
    func page() async {
        let page = WebPage()
        page.load(URLRequest(url: URL(fileURLWithPath: "/")))
        await #expect(throws: WebPage.NavigationError.self) { for try await _ in page.navigations {} }
        #expect(URLScheme("app") != nil && URLScheme("https") == nil && URLScheme("1a") == nil)
    }

    @Test("a script fails in both forms, as there is no page")
    func scripts() async throws {
        let view = WKWebView()
        let error: (any Error)? = try await answer { told in
            view.evaluateJavaScript("1 + 1") { value, error in
                #expect(value == nil)
                told(error)
            }
        }
        #expect(error as? WKError == WKError(.webContentProcessTerminated))
        await #expect(throws: WKError(.webContentProcessTerminated)) {
            _ = try await view.evaluateJavaScript("1 + 1") as Any?
        }
    }

    @Test("a page that cannot be loaded says so, unless the delegate does not want it")
    func loading() async throws {
        let (view, reader) = (WKWebView(), Reader())
        view.navigationDelegate = reader
        let url = try #require(URL(string: "https://example.com/news"))
        let told: [String] = try await answer { told in
            reader.told = told
            view.load(URLRequest(url: url))
        }
        #expect(told == ["asked https://example.com/news", "started", "failed -1009"])
        // A load that the delegate asks for as it is told of the failure fails in silence.
        try await Task.sleep(for: .milliseconds(20))
        #expect(reader.lines == told)
        reader.policy = .cancel
        let refused: [String] = try await answer { told in
            reader.told = told
            reader.lines = []
            view.reload()
        }
        #expect(refused == ["asked https://example.com/news"])
    }

    @Test("scripts for pages are kept")
    func userScripts() {
        let controller = WKUserContentController()
        controller.addUserScript(WKUserScript(source: "x", injectionTime: .atDocumentEnd, forMainFrameOnly: true))
        #expect(controller.userScripts.map(\.source) == ["x"])
        controller.removeAllUserScripts()
        #expect(controller.userScripts.isEmpty)
    }
}

private final class Reader: NSObject, WKNavigationDelegate {
    var told: (([String]) -> Void)?
    var lines: [String] = []
    var policy = WKNavigationActionPolicy.allow

    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) {
        lines.append("asked \(navigationAction.request.url?.absoluteString ?? "")")
        decisionHandler(policy)
        if policy == .cancel { told?(lines) }
    }

    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
        lines.append("started")
    }

    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) {
        lines.append("failed \((error as? URLError)?.errorCode ?? 0)")
        told?(lines)
        webView.reload()
    }
}

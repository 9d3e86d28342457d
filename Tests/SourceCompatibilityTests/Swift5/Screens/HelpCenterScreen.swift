import SafariServices
import SwiftUI
import WebKit

/// Pages of help from the web, with a bar that says how loading went.
@MainActor
final class HelpModel: NSObject, ObservableObject, WKNavigationDelegate, WKScriptMessageHandler {
    @Published private(set) var state = "Loading"
    @Published private(set) var decisions = 0

    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) {
        decisions += 1
        decisionHandler(navigationAction.request.url?.scheme == "https" ? .allow : .cancel)
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
        webView.evaluateJavaScript("document.title") { title, _ in self.state = title as? String ?? "Untitled" }
    }

    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) {
        state = "Offline"
    }

    func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {
        state = message.name
    }
}

private struct HelpWebView: UIViewRepresentable {
    let url: URL
    let model: HelpModel

    func makeUIView(context: Context) -> WKWebView {
        let configuration = WKWebViewConfiguration()
        configuration.userContentController.add(model, name: "ready")
        configuration.allowsInlineMediaPlayback = true
        configuration.defaultWebpagePreferences.allowsContentJavaScript = true
        let view = WKWebView(frame: .zero, configuration: configuration)
        view.navigationDelegate = model
        view.allowsBackForwardNavigationGestures = true
        view.scrollView.isScrollEnabled = false
        view.customUserAgent = "Help/1"
        return view
    }

    func updateUIView(_ view: WKWebView, context: Context) {
        guard view.url != url, !view.isLoading, model.decisions == 0 else { return }
        view.load(URLRequest(url: url, cachePolicy: .returnCacheDataElseLoad, timeoutInterval: 10))
    }
}

struct HelpCenterScreen: View {
    @StateObject private var model = HelpModel()
    @State private var article: URL?

    var body: some View {
        VStack(spacing: 0) {
            HStack {
                Circle().fill(model.state == "Offline" ? .red : .green).frame(width: 10, height: 10).id("lamp")
                Text(model.state)
                Spacer()
                Button("Open in Safari") { article = URL(string: "https://example.org") }
            }
            .padding(.horizontal)
            .frame(height: 44)
            .background(.bar)
            .id("bar")
            HelpWebView(url: URL(string: "https://example.org/help")!, model: model).id("page")
        }
        .sheet(item: $article) { HelpSafari(url: $0) }
    }
}

private struct HelpSafari: UIViewControllerRepresentable {
    let url: URL

    func makeUIViewController(context: Context) -> SFSafariViewController {
        let configuration = SFSafariViewController.Configuration()
        configuration.entersReaderIfAvailable = true
        return SFSafariViewController(url: url, configuration: configuration)
    }

    func updateUIViewController(_ controller: SFSafariViewController, context: Context) {}
}

extension URL: @retroactive Identifiable {
    public var id: String { absoluteString }
}

#Preview { HelpCenterScreen() }

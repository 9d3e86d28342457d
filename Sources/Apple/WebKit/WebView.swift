public import Foundation

/// A page of the web in SwiftUI. Nothing is loaded: a box that says so.
public struct WebView: View {
    private let url: URL?

    /// Creates a view of a page at an address.
    public init(url: URL?) {
        self.url = url
    }

    public var body: some View {
        Color(white: 0.5, opacity: 0.12)
            .overlay { Text(verbatim: url?.host() ?? "WebView").font(.caption).foregroundStyle(.secondary) }
    }
}

import SafariServices
import Testing

@Suite("SafariServices")
@MainActor
struct SafariServicesTests {
    @Test("a page says that it was not loaded")
    func loading() async throws {
        let (page, reader) = (SFSafariViewController(url: URL(fileURLWithPath: "/")), Reader())
        let isLoaded: Bool = try await answer { told in
            reader.told = told
            page.delegate = reader
        }
        #expect(!isLoaded)
    }
}

private final class Reader: NSObject, SFSafariViewControllerDelegate {
    var told: ((Bool) -> Void)?

    func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
    ) { told?(didLoadSuccessfully) }
}

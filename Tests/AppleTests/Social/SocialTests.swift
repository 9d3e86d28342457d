import Social
import Testing

@Suite("Social")
@MainActor
struct SocialTests {
    @Test("no service has an account, and what is put on a page is refused")
    func services() throws {
        #expect(!SLComposeViewController.isAvailable(forServiceType: SLServiceTypeTwitter))
        let page = try #require(SLComposeViewController(forServiceType: SLServiceTypeTwitter))
        #expect(!page.setInitialText("a") && page.serviceType == SLServiceTypeTwitter)
    }

    @Test("a request is one for the loading of addresses, and fails")
    func requests() throws {
        let url = URL(string: "https://example.com")
        let request = try #require(
            SLRequest(forServiceType: SLServiceTypeTwitter, requestMethod: .POST, url: url, parameters: [:]))
        #expect(request.preparedURLRequest().httpMethod == "POST")
        var errors: [(any Error)?] = []
        request.perform { _, _, error in errors.append(error) }
        #expect((errors.first ?? nil) as? URLError == URLError(.userAuthenticationRequired))
    }

    @Test("a page that shares has a field with the text")
    func sharing() {
        let page = SLComposeServiceViewController()
        page.loadViewIfNeeded()
        page.textView.text = "a"
        #expect(page.contentText == "a" && page.textView.superview === page.view && page.isContentValid())
    }
}

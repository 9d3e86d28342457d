import MessageUI
import Testing

@Suite("MessageUI")
@MainActor
struct MessageUITests {
    @Test("nothing can be sent, and code that asks is told so")
    func sending() {
        #expect(!MFMailComposeViewController.canSendMail())
        #expect(!MFMessageComposeViewController.canSendText())
    }
}

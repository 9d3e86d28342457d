import Messages
import Testing

@Suite("Messages")
@MainActor
struct MessagesTests {
    private final class Page: MSMessagesAppViewController {
        var told: [MSMessagesAppPresentationStyle] = []

        override func willTransition(to presentationStyle: MSMessagesAppPresentationStyle) {
            told.append(self.presentationStyle)
        }
        override func didTransition(to presentationStyle: MSMessagesAppPresentationStyle) {
            told.append(self.presentationStyle)
        }
    }

    @Test("a page that asks for another room has it, and is told before and after")
    func rooms() {
        let page = Page()
        page.requestPresentationStyle(.expanded)
        #expect(page.told == [.compact, .expanded] && page.activeConversation == nil)
    }

    @Test("a message is a value, and no conversation takes it")
    func messages() async throws {
        let session = MSSession()
        let message = MSMessage(session: session)
        message.url = URL(string: "https://example.com")
        let layout = MSMessageTemplateLayout()
        layout.caption = "a"
        message.layout = layout
        let copy = try #require(message.copy() as? MSMessage)
        layout.caption = "b"
        #expect(copy.url == message.url && copy.session === session)
        #expect((copy.layout as? MSMessageTemplateLayout)?.caption == "a")
        await #expect(throws: MSMessageErrorCode.apiUnavailableInPresentationContext) {
            try await MSConversation().insert(MSMessage())
        }
        #expect(throws: MSMessageErrorCode.fileNotFound) {
            try MSSticker(contentsOfFileURL: URL(fileURLWithPath: "/none.png"), localizedDescription: "a")
        }
    }
}

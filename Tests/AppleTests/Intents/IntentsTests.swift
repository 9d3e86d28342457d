import Intents
import Testing

@Suite("Intents")
struct IntentsTests {
    private let person = INPerson(
        personHandle: INPersonHandle(value: "a@b.c", type: .emailAddress), nameComponents: nil, displayName: nil,
        image: nil, contactIdentifier: nil, customIdentifier: "1")

    @Test("nothing is given to the system, and whoever asks is told so")
    func donation() async {
        let interaction = INInteraction(intent: INIntent(), response: nil)
        await #expect(throws: NSError.self) { try await interaction.donate() }
        var told: (any Error)?
        interaction.donate { told = $0 }
        #expect((told as? NSError)?.domain == INIntentErrorDomain)
        #expect(INPreferences.siriAuthorizationStatus() == .denied)
        #expect(await INFocusStatusCenter.default.requestAuthorization() == .denied)
    }

    @Test("a person without a name is called by the address")
    func people() { #expect(person.displayName == "a@b.c") }

    @Test("a message keeps who wrote what")
    func messages() throws {
        let intent = INSendMessageIntent(
            recipients: nil, outgoingMessageType: .outgoingMessageText, content: "Hi", speakableGroupName: nil,
            conversationIdentifier: "c", serviceName: nil, sender: person, attachments: nil)
        #expect(intent.sender === person && intent.content == "Hi")
        let content = UNMutableNotificationContent()
        content.title = "T"
        #expect(try content.updating(from: intent).title == "T")
    }

    @Test("a shortcut is of a wish or of an activity")
    func shortcuts() {
        let activity = NSUserActivity(activityType: "type")
        #expect(INShortcut(userActivity: activity).userActivity === activity)
        #expect(INShortcut(intent: INIntent())?.userActivity == nil)
    }

    @Test("a choice has the things of its groups")
    func choices() {
        let things = INObjectCollection(sections: [
            INObjectSection(title: "a", items: [1, 2]), INObjectSection(title: nil, items: [3]),
        ])
        #expect(things.allItems == [1, 2, 3])
    }
}

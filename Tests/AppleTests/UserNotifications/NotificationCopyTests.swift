import Foundation
import Testing
import UserNotifications

@Suite("Copies of notifications")
struct NotificationCopyTests {
    @Test("a service's copy of a content can be changed, and hands over what it is given")
    func copies() throws {
        let content = UNMutableNotificationContent()
        (content.title, content.userInfo, content.badge) = ("A", ["id": 7], 3)
        let request = UNNotificationRequest(identifier: "x", content: content, trigger: nil)
        let copy = try #require(request.content.mutableCopy() as? UNMutableNotificationContent)
        copy.title = "B"
        #expect(content.title == "A" && copy.userInfo["id"] as? Int == 7 && copy.badge == 3)
        var shown: String?
        UNNotificationServiceExtension().didReceive(request) { shown = $0.title }
        #expect(shown == "A")
    }
}

import Testing

@testable import UserNotifications

@Suite("UserNotifications")
@MainActor
struct UserNotificationsTests {
    private let center = UNUserNotificationCenter.current()
    private let request = UNNotificationRequest(
        identifier: "water", content: UNMutableNotificationContent(), trigger: nil)

    @Test("nobody allows notifications, and each request is refused, in both forms")
    func requests() async throws {
        #expect(try await center.requestAuthorization(options: [.alert]) == false)
        await #expect(throws: UNError(.notificationsNotAllowed)) { try await center.add(request) }
        let error: (any Error)? = try await answer { center.add(request, withCompletionHandler: $0) }
        #expect(error as? UNError == UNError(.notificationsNotAllowed))
        #expect(await center.pendingNotificationRequests().isEmpty)
        #expect(await center.deliveredNotifications().isEmpty)
    }

    @Test("a badge is refused, in both forms")
    func badge() async throws {
        await #expect(throws: UNError(.notificationsNotAllowed)) { try await center.setBadgeCount(3) }
        let error: (any Error)? = try await answer { center.setBadgeCount(3, withCompletionHandler: $0) }
        #expect(error as? UNError == UNError(.notificationsNotAllowed))
    }

    @Test("categories are kept, with their answers")
    func categories() async throws {
        let snooze = UNNotificationAction(identifier: "snooze", title: "Later", options: .foreground)
        center.setNotificationCategories([
            UNNotificationCategory(identifier: "water", actions: [snooze], intentIdentifiers: [])
        ])
        let kept = await center.notificationCategories()
        #expect(kept.map(\.identifier) == ["water"] && kept.first?.actions == [snooze])
        center.setNotificationCategories([])
    }

    @Test("an attachment that is no file is refused")
    func attachment() {
        #expect(throws: UNError(.attachmentInvalidURL)) {
            try UNNotificationAttachment(identifier: "", url: URL(fileURLWithPath: "/no/such/file"))
        }
    }

    @Test("triggers know when they are due")
    func triggers() throws {
        let calendar = Calendar.current
        let morning = try #require(
            UNCalendarNotificationTrigger(dateMatching: DateComponents(hour: 9, minute: 41), repeats: true)
                .nextTriggerDate())
        #expect(calendar.dateComponents([.hour, .minute], from: morning) == DateComponents(hour: 9, minute: 41))
        #expect(morning > Date())
        let soon = try #require(UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false).nextTriggerDate())
        #expect(abs(soon.timeIntervalSinceNow - 60) < 30)
    }

    @Test("a delegate that says nothing of its own still answers")
    func delegate() async throws {
        let quiet = Quiet()
        let note = UNNotification(date: Date(), request: request)
        let options: UNNotificationPresentationOptions = try await answer {
            quiet.userNotificationCenter(center, willPresent: note, withCompletionHandler: $0)
        }
        #expect(options == [])
        let response = UNNotificationResponse(
            notification: note, actionIdentifier: UNNotificationDefaultActionIdentifier)
        try await answer { told in
            quiet.userNotificationCenter(center, didReceive: response) { told(()) }
        } as Void
    }
}

private final class Quiet: NSObject, UNUserNotificationCenterDelegate {}

import Testing
import UserNotificationsUI

/// The page of an extension for a notification.
@MainActor
struct NotificationContentTests {
    private final class Page: NSObject, UNNotificationContentExtension {
        func didReceive(_ notification: UNNotification) {}
    }

    @Test
    func aContextKeepsItsAnswers() {
        let (context, other) = (NSExtensionContext(), NSExtensionContext())
        context.notificationActions = [UNNotificationAction(identifier: "like", title: "Like")]
        #expect(context.notificationActions.map(\.identifier) == ["like"])
        #expect(other.notificationActions.isEmpty)
    }

    @Test
    func aPageHasNoButtonUnlessItSaysSo() {
        #expect(Page().mediaPlayPauseButtonType == .none)
    }
}

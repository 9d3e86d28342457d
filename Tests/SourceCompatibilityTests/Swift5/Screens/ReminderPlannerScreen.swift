import SwiftUI

/// Reminders of medicine, kept by the notification center that comes along with SwiftUI.
struct DoseReminder: Identifiable, Hashable {
    let id: String
    var title: String
    var hour: Int
    var isOn = true
}

@MainActor
final class ReminderPlanner: ObservableObject {
    @Published var reminders = [
        DoseReminder(id: "a", title: "Vitamin D", hour: 8), DoseReminder(id: "b", title: "Iron", hour: 20, isOn: false),
    ]
    @Published private(set) var message = "…"
    private let center = UNUserNotificationCenter.current()

    func plan() async {
        do {
            guard try await center.requestAuthorization(options: [.alert, .badge, .sound]) else {
                message = "Not allowed"
                return
            }
            for reminder in reminders where reminder.isOn { try await center.add(request(for: reminder)) }
            message = "\(await center.pendingNotificationRequests().count) planned"
        } catch {
            message = "Failed"
        }
    }

    private func request(for reminder: DoseReminder) -> UNNotificationRequest {
        let content = UNMutableNotificationContent()
        content.title = reminder.title
        content.body = "Time for \(reminder.title)"
        content.sound = .default
        content.badge = 1
        content.categoryIdentifier = "dose"
        content.userInfo = ["id": reminder.id]
        content.interruptionLevel = .timeSensitive
        var components = DateComponents()
        components.hour = reminder.hour
        let trigger = UNCalendarNotificationTrigger(dateMatching: components, repeats: true)
        return UNNotificationRequest(identifier: reminder.id, content: content, trigger: trigger)
    }

    func registerActions() {
        let taken = UNNotificationAction(identifier: "taken", title: "Taken", options: [.authenticationRequired])
        let later = UNNotificationAction(identifier: "later", title: "Later", options: [])
        center.setNotificationCategories([
            UNNotificationCategory(
                identifier: "dose", actions: [taken, later], intentIdentifiers: [], options: .customDismissAction)
        ])
        center.removePendingNotificationRequests(withIdentifiers: reminders.filter { !$0.isOn }.map(\.id))
        center.setBadgeCount(0) { _ in }
    }
}

struct ReminderPlannerScreen: View {
    @StateObject private var planner = ReminderPlanner()

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach($planner.reminders) { $reminder in
                Toggle(isOn: $reminder.isOn) {
                    Text(reminder.title)
                    Text("\(reminder.hour):00")
                }
                .frame(height: 70)
                .id("row \(reminder.id)")
                Divider()
            }
            Spacer()
            Text(planner.message).frame(maxWidth: .infinity).padding().background(.yellow.opacity(0.3)).id("message")
        }
        .padding(.horizontal)
        .task {
            planner.registerActions()
            await planner.plan()
        }
    }
}

#Preview { ReminderPlannerScreen() }

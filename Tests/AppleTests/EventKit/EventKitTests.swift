import EventKit
import Testing

@Suite("EventKit")
struct EventKitTests {
    @Test("nobody gave a permission, and whoever asks hears so")
    func access() async throws {
        let store = EKEventStore()
        #expect(EKEventStore.authorizationStatus(for: .event) == .notDetermined)
        #expect(try await store.requestFullAccessToEvents() == false)
        #expect(try await store.requestWriteOnlyAccessToEvents() == false)
        #expect(try await store.requestFullAccessToReminders() == false)
        var answers: [Bool] = []
        store.requestFullAccessToEvents { isAllowed, error in answers.append(!isAllowed && error == nil) }
        store.requestWriteOnlyAccessToEvents { isAllowed, error in answers.append(!isAllowed && error == nil) }
        store.requestFullAccessToReminders { isAllowed, error in answers.append(!isAllowed && error == nil) }
        store.requestAccess(to: .event) { isAllowed, error in answers.append(!isAllowed && error == nil) }
        #expect(answers == [true, true, true, true])
    }

    @Test("there is nothing to read, and reminders are told as such")
    func reading() {
        let store = EKEventStore()
        #expect(store.calendars(for: .event).isEmpty && store.defaultCalendarForNewEvents == nil)
        let all = store.predicateForEvents(withStart: .distantPast, end: .distantFuture, calendars: nil)
        #expect(store.events(matching: all).isEmpty)
        var answers: [Bool] = []
        store.fetchReminders(matching: store.predicateForReminders(in: nil)) { answers.append($0 == nil) }
        #expect(answers == [true])
    }

    @Test("what is saved is refused")
    func saving() {
        let store = EKEventStore()
        let event = EKEvent(eventStore: store)
        #expect(throws: EKError(.eventStoreNotAuthorized)) { try store.save(event, span: .thisEvent) }
        #expect(throws: EKError(.eventStoreNotAuthorized)) {
            try store.save(EKReminder(eventStore: store), commit: true)
        }
        #expect(throws: EKError(.eventStoreNotAuthorized)) { try store.remove(event, span: .futureEvents) }
        #expect(throws: EKError(.eventStoreNotAuthorized)) { try store.commit() }
        let error = EKError(.eventStoreNotAuthorized) as NSError
        #expect(error.domain == EKErrorDomain && error.code == EKError.eventStoreNotAuthorized.rawValue)
    }

    @Test("values are kept")
    func values() {
        let store = EKEventStore()
        let (event, reminder) = (EKEvent(eventStore: store), EKReminder(eventStore: store))
        event.title = "Harvest"
        event.startDate = Date(timeIntervalSince1970: 100)
        event.addAlarm(EKAlarm(relativeOffset: -600))
        event.addRecurrenceRule(
            EKRecurrenceRule(recurrenceWith: .weekly, interval: 2, end: EKRecurrenceEnd(occurrenceCount: 4)))
        #expect(event.title == "Harvest" && event.alarms?.first?.relativeOffset == -600)
        #expect(event.recurrenceRules?.first?.interval == 2 && event.hasRecurrenceRules)
        #expect(event.recurrenceRules?.first?.recurrenceEnd?.occurrenceCount == 4)
        #expect(event.compareStartDate(with: EKEvent(eventStore: store)) == .orderedAscending)
        event.recurrenceRules = nil
        #expect(!event.hasRecurrenceRules && event.hasAlarms)
        reminder.isCompleted = true
        #expect(reminder.completionDate != nil)
        reminder.isCompleted = false
        #expect(reminder.completionDate == nil)
        let calendar = EKCalendar(for: .reminder, eventStore: store)
        calendar.title = "Field"
        #expect(calendar.title == "Field" && calendar.allowedEntityTypes == .reminder)
    }
}

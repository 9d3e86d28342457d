import EventKitUI
import Testing

@Suite("EventKitUI")
@MainActor
struct EventKitUITests {
    @Test("a page that is given up tells its delegate")
    func canceled() {
        let (page, delegate) = (EKEventEditViewController(), EditDelegate())
        page.eventStore = EKEventStore()
        page.event = EKEvent(eventStore: page.eventStore)
        page.editViewDelegate = delegate
        page.cancelEditing()
        #expect(delegate.actions == [.canceled])
    }

    @Test("a chooser keeps its choice")
    func chooser() {
        let store = EKEventStore()
        let page = EKCalendarChooser(
            selectionStyle: .multiple, displayStyle: .writableCalendarsOnly, entityType: .event, eventStore: store)
        let calendar = EKCalendar(for: .event, eventStore: store)
        page.selectedCalendars = [calendar]
        #expect(page.selectionStyle == .multiple)
        #expect(page.selectedCalendars.contains(calendar))
    }
}

private final class EditDelegate: NSObject, EKEventEditViewDelegate {
    var actions = [EKEventEditViewAction]()

    func eventEditViewController(
        _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction
    ) { actions.append(action) }
}

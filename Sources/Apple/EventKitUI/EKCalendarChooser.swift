public import EventKit
public import UIKit

/// The number of calendars that can be chosen.
public enum EKCalendarChooserSelectionStyle: Int, Sendable {
    case single, multiple
}

/// The calendars that are shown.
public enum EKCalendarChooserDisplayStyle: Int, Sendable {
    case allCalendars, writableCalendarsOnly
}

/// The delegate of a page that chooses calendars.
@MainActor @preconcurrency
public protocol EKCalendarChooserDelegate: NSObjectProtocol {
    /// Called when a person chooses, is done, and gives up.
    func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser)
    func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser)
    func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser)
}

extension EKCalendarChooserDelegate {
    public func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser) {}
    public func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser) {}
    public func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser) {}
}

/// A page that chooses calendars; it is drawn as an empty page.
open class EKCalendarChooser: UIViewController, _UndrawnResponder {
    /// The delegate, the buttons and the choice.
    open weak var delegate: (any EKCalendarChooserDelegate)?
    open var showsDoneButton = false
    open var showsCancelButton = false
    open var selectedCalendars: Set<EKCalendar> = []
    public let selectionStyle: EKCalendarChooserSelectionStyle

    /// Creates a page.
    public init(
        selectionStyle: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle,
        eventStore: EKEventStore
    ) {
        self.selectionStyle = selectionStyle
        super.init(nibName: nil, bundle: nil)
    }
    public convenience init(
        selectionStyle style: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle,
        entityType: EKEntityType, eventStore: EKEventStore
    ) { self.init(selectionStyle: style, displayStyle: displayStyle, eventStore: eventStore) }

    public required init?(coder: NSCoder) { nil }
}

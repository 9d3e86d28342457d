// `import EventKitUI` where Apple's framework is missing: pages for events that nobody opens. It brings EventKit's and UIKit's
// names along.
@_exported public import EventKit
@_exported public import UIKit

/// The outcome of writing an event.
public enum EKEventEditViewAction: Int, Sendable {
    case canceled, saved, deleted
}

/// The delegate of a page that writes an event.
@MainActor @preconcurrency
public protocol EKEventEditViewDelegate: NSObjectProtocol {
    /// Called when a person is done.
    func eventEditViewController(
        _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
    /// Asked for the calendar of a new event.
    func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController) -> EKCalendar
}

extension EKEventEditViewDelegate {
    public func eventEditViewControllerDefaultCalendar(
        forNewEvents controller: EKEventEditViewController
    ) -> EKCalendar { EKCalendar(for: .event, eventStore: controller.eventStore ?? EKEventStore()) }
}

/// A page that writes an event; it is drawn as an empty page.
open class EKEventEditViewController: UINavigationController, _UndrawnResponder {
    /// The delegate, and the store and the event.
    open weak var editViewDelegate: (any EKEventEditViewDelegate)?
    open var eventStore: EKEventStore!
    open var event: EKEvent?

    /// Gives the writing up: the delegate is told.
    open func cancelEditing() { editViewDelegate?.eventEditViewController(self, didCompleteWith: .canceled) }
}

/// The outcome of looking at an event.
public enum EKEventViewAction: Int, Sendable {
    case done, responded, deleted
}

/// The delegate of a page that shows an event.
@MainActor @preconcurrency
public protocol EKEventViewDelegate: NSObjectProtocol {
    /// Called when a person is done.
    func eventViewController(_ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}

/// A page that shows an event; it is drawn as an empty page.
open class EKEventViewController: UIViewController, _UndrawnResponder {
    /// The delegate, the event, and what a person may do.
    open weak var delegate: (any EKEventViewDelegate)?
    open var event: EKEvent!
    open var allowsEditing = false
    open var allowsCalendarPreview = false
}

public import Foundation

/// The choice of a week. UIKit's class; nobody touches one.
open class UICalendarSelectionWeekOfYear: UICalendarSelection {
    /// The delegate, and the week.
    open private(set) weak var delegate: (any UICalendarSelectionWeekOfYearDelegate)?
    open var selectedWeekOfYear: DateComponents?
    open func setSelectedWeekOfYear(_ selectedWeekOfYear: DateComponents?, animated: Bool) {
        self.selectedWeekOfYear = selectedWeekOfYear
    }

    /// Creates the choice of a week.
    public init(delegate: (any UICalendarSelectionWeekOfYearDelegate)?) {
        self.delegate = delegate
    }
}

/// The delegate of the choice of a week. UIKit's protocol.
@MainActor @preconcurrency
public protocol UICalendarSelectionWeekOfYearDelegate: NSObjectProtocol {
    /// The calls as a week is chosen.
    func weekOfYearSelection(
        _ selection: UICalendarSelectionWeekOfYear, didSelectWeekOfYear weekOfYearComponents: DateComponents?)
    func weekOfYearSelection(
        _ selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?
    ) -> Bool
}

extension UICalendarSelectionWeekOfYearDelegate {
    public func weekOfYearSelection(
        _ selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?
    ) -> Bool { true }
}

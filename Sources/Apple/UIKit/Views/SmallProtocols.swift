public import Foundation

/// A view of keys that click. UIKit's protocol; nothing sounds here.
@MainActor @preconcurrency
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
    /// The choice whether keys click.
    var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
    public var enableInputClicksWhenVisible: Bool { false }
}

/// A view whose font follows the readers' type size. UIKit's protocol.
@MainActor @preconcurrency
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
    /// The choice whether it does.
    var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UILabel: UIContentSizeCategoryAdjusting {}
extension UITextField: UIContentSizeCategoryAdjusting {}
extension UITextView: UIContentSizeCategoryAdjusting {}

/// A table for assistive technologies, which there are none of here. UIKit's protocol.
@MainActor @preconcurrency
public protocol UIAccessibilityContainerDataTable: NSObjectProtocol {
    /// The cells, and how many there are.
    func accessibilityDataTableCellElement(
        forRow row: Int, column: Int
    ) -> (any UIAccessibilityContainerDataTableCell)?
    func accessibilityRowCount() -> Int
    func accessibilityColumnCount() -> Int
    func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]?
    func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]?
}

extension UIAccessibilityContainerDataTable {
    public func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]? { nil }
    public func accessibilityHeaderElements(
        forColumn column: Int
    ) -> [any UIAccessibilityContainerDataTableCell]? { nil }
}

/// A cell of such a table. UIKit's protocol.
@MainActor @preconcurrency
public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
    /// The rows and the columns of the cell.
    func accessibilityRowRange() -> NSRange
    func accessibilityColumnRange() -> NSRange
}

/// The delegate of a picker that says words for assistive technologies. UIKit's protocol.
@MainActor @preconcurrency
public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
    /// The words of a component.
    func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String?
    func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String?
}

extension UIPickerViewAccessibilityDelegate {
    public func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? { nil }
    public func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String? { nil }
}

/// A page of a search controller. UIKit's class.
open class UISearchContainerViewController: UIViewController {
    /// The controller of the search.
    open private(set) var searchController: UISearchController

    /// Creates a page of a search.
    public init(searchController: UISearchController) {
        self.searchController = searchController
        super.init(nibName: nil, bundle: nil)
        addChild(searchController)
    }

    /// Nothing is read from archives here.
    public required init?(coder: NSCoder) {
        nil
    }
}

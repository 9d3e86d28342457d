public import Foundation

/// A value that steps up and down. UIKit's class.
open class UIStepper: UIControl {
    /// The value, its range and its step.
    open var value: Double = 0
    open var minimumValue: Double = 0
    open var maximumValue: Double = 100
    open var stepValue: Double = 1
    open override class func appearance() -> UIStepper { UIStepper(frame: .zero) }
}

/// A bar that shows progress. UIKit's class.
open class UIProgressView: UIView {
    /// The progress, 0...1, and the colours of the bar.
    open var progress: Float = 0
    open var progressTintColor: UIColor?
    open var trackTintColor: UIColor?
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
    open override class func appearance() -> UIProgressView { UIProgressView(frame: .zero) }
}

/// Turns while what was pulled down is loaded. UIKit's class.
open class UIRefreshControl: UIControl {
    /// The title, and the state of refreshing.
    open var attributedTitle: NSAttributedString?
    open private(set) var isRefreshing = false
    open func beginRefreshing() { isRefreshing = true }
    open func endRefreshing() { isRefreshing = false }
    open override class func appearance() -> UIRefreshControl { UIRefreshControl(frame: .zero) }
}

/// A date to choose. UIKit's class.
open class UIDatePicker: UIControl {
    /// The parts of a date that are chosen.
    public enum Mode: Int, Sendable {
        case time, date, dateAndTime, countDownTimer
    }

    /// The date, its limits, and the parts that are chosen.
    open var date = Date(timeIntervalSinceReferenceDate: 0)
    open var minimumDate: Date?
    open var maximumDate: Date?
    open var datePickerMode = Mode.dateAndTime
    open var minuteInterval = 1
    open var locale: Locale?
    open var calendar: Calendar! = .current
    open func setDate(_ date: Date, animated: Bool) { self.date = date }
    open override class func appearance() -> UIDatePicker { UIDatePicker(frame: .zero) }
}

/// Wheels to choose from. UIKit's class.
open class UIPickerView: UIView {
    /// The data source and the delegate, and the rows that are chosen.
    open weak var dataSource: (any UIPickerViewDataSource)?
    open weak var delegate: (any UIPickerViewDelegate)?
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {}
    open func selectedRow(inComponent component: Int) -> Int { -1 }
    open func reloadAllComponents() {}
    open override class func appearance() -> UIPickerView { UIPickerView(frame: .zero) }
}

/// The data source of a picker view's wheels. UIKit's protocol.
@MainActor @preconcurrency
public protocol UIPickerViewDataSource: NSObjectProtocol {
    /// The numbers of wheels and of their rows.
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// The delegate of a picker view. UIKit's protocol.
@MainActor @preconcurrency
public protocol UIPickerViewDelegate: NSObjectProtocol {
    /// The titles of the rows, and the call when a row is chosen.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        nil
    }
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// Views in a row or a column. UIKit's class; it is not laid out.
open class UIStackView: UIView {
    /// The sharing of the length among the views.
    public enum Distribution: Int, Sendable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    /// The alignment of the views across the axis.
    public enum Alignment: Int, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline
    }

    /// The axis, the sharing and the alignment, and the views.
    open var axis = NSLayoutConstraint.Axis.horizontal
    open var distribution = Distribution.fill
    open var alignment = Alignment.fill
    open var spacing: CGFloat = 0
    open private(set) var arrangedSubviews: [UIView] = []

    /// Creates a stack of views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        views.forEach(addArrangedSubview)
    }

    /// Adds a view at the end.
    open func addArrangedSubview(_ view: UIView) {
        arrangedSubviews.append(view)
        addSubview(view)
    }

    /// Takes a view out of the arrangement.
    open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }
}

/// The region in which the lines of a text lie. UIKit's class.
open class NSTextContainer: NSObject {
    /// The space at both ends of each line, in points.
    open var lineFragmentPadding: CGFloat = 5
    /// 0 for as many as there are.
    open var maximumNumberOfLines = 0
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
}

public import Foundation

/// A bar that shows progress. UIKit's class.
open class UIProgressView: UIView {
    /// The look of the bar.
    public enum Style: Int, Sendable {
        case `default`, bar
    }

    /// The progress, 0...1, and the colours of the bar.
    open var progress: Float = 0
    open var progressViewStyle = Style.default
    open var progressTintColor: UIColor?
    open var trackTintColor: UIColor?
    open var progressImage: UIImage?
    open var trackImage: UIImage?
    open var observedProgress: Progress?
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

    /// Creates a bar of a look.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
    }
}

/// Turns while what was pulled down is loaded. UIKit's class.
open class UIRefreshControl: UIControl {
    /// The title, and the state of refreshing.
    open var attributedTitle: NSAttributedString?
    open private(set) var isRefreshing = false
    open func beginRefreshing() { isRefreshing = true }
    open func endRefreshing() { isRefreshing = false }

    /// Creates a control that does not refresh yet.
    public init() {
        super.init(frame: .zero)
    }
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

/// A date to choose. UIKit's class.
open class UIDatePicker: UIControl {
    /// The parts of a date that are chosen.
    public enum Mode: Int, Sendable {
        case time, date, dateAndTime, countDownTimer, yearAndMonth
    }

    /// The date, its limits, and the parts that are chosen.
    open var date = Date(timeIntervalSinceReferenceDate: 0)
    open var minimumDate: Date?
    open var maximumDate: Date?
    open var countDownDuration: TimeInterval = 0
    open var datePickerMode = Mode.dateAndTime
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic
    open var datePickerStyle: UIDatePickerStyle { preferredDatePickerStyle }
    open var minuteInterval = 1
    open var roundsToMinuteInterval = true
    open var locale: Locale?
    open var calendar: Calendar! = .current
    open var timeZone: TimeZone?
    open func setDate(_ date: Date, animated: Bool) { self.date = date }
}

/// The look of a date picker. UIKit's type.
public enum UIDatePickerStyle: Int, Sendable {
    case automatic, wheels, compact, inline
}

/// Wheels to choose from. UIKit's class.
open class UIPickerView: UIView {
    /// The data source and the delegate, and the rows that are chosen.
    open weak var dataSource: (any UIPickerViewDataSource)?
    open weak var delegate: (any UIPickerViewDelegate)?
    open var showsSelectionIndicator = true
    private var rows: [Int: Int] = [:]
    open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
    open func numberOfRows(inComponent component: Int) -> Int {
        dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    }
    open func rowSize(forComponent component: Int) -> CGSize { .zero }
    open func view(forRow row: Int, forComponent component: Int) -> UIView? { nil }
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { rows[component] = row }
    open func selectedRow(inComponent component: Int) -> Int { rows[component] ?? -1 }
    open func reloadAllComponents() {}
    open func reloadComponent(_ component: Int) {}
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
    /// The sizes and titles of the rows, and the call when a row is chosen.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString?
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 32 }
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        nil
    }
    public func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { nil }
    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView { view ?? UIView() }
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
        public static var top: Alignment { .leading }
        public static var bottom: Alignment { .trailing }
    }

    /// The distances that the system chooses.
    nonisolated public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
    nonisolated public static let spacingUseSystem = CGFloat.greatestFiniteMagnitude

    /// The axis, the sharing and the alignment, and the views.
    open var axis = NSLayoutConstraint.Axis.horizontal
    open var distribution = Distribution.fill
    open var alignment = Alignment.fill
    open var spacing: CGFloat = 0
    open var isBaselineRelativeArrangement = false
    open var isLayoutMarginsRelativeArrangement = false
    open private(set) var arrangedSubviews: [UIView] = []
    private var spacings: [ObjectIdentifier: CGFloat] = [:]

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates the object of a storyboard or a nib; other archives hold nothing that is read.
    public required init(coder: NSCoder) {
        super.init(frame: .zero)
        (coder as? NibCoder)?.setUp(self)
    }

    /// Creates a stack of views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        views.forEach(addArrangedSubview)
    }

    /// Adds or removes a view of the arrangement.
    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
        if view.superview !== self { addSubview(view) }
    }
    open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }
    open override func willRemoveSubview(_ subview: UIView) { removeArrangedSubview(subview) }

    /// The distance after a view, in points.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        spacings[ObjectIdentifier(arrangedSubview)] = spacing
    }
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        spacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
    }
}

public import Foundation

/// A month's days. UIKit's class, drawn as the graphical date picker.
open class UICalendarView: UIView, _PicturedResponder {
    /// A sign below a day. UIKit's class.
    @MainActor @preconcurrency
    open class Decoration: NSObject {
        /// Creates a dot, a picture or a view.
        public override init() {}
        /// Creates a picture in a colour.
        public init(image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) {}
        /// Creates a view of the app.
        public init(customViewProvider: @escaping () -> UIView) {}

        /// A dot, a picture or a view.
        open class func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration { Decoration() }
        open class func image(_ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
            Decoration(image: image, color: color, size: size)
        }
        open class func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
            Decoration(customViewProvider: customViewProvider)
        }
    }

    /// The size of a sign.
    public enum DecorationSize: Int, Sendable {
        case small, medium, large
    }

    /// The calendar, the days that can be seen, and the choice.
    open weak var delegate: (any UICalendarViewDelegate)?
    open var selectionBehavior: UICalendarSelection?
    open var calendar = Calendar.current
    open var locale = Locale.current
    open var timeZone: TimeZone?
    open var fontDesign = UIFontDescriptor.SystemDesign.default
    open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture)
    open var visibleDateComponents = DateComponents()
    open var wantsDateDecorations = true
    open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
        visibleDateComponents = dateComponents
    }
    open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {}

    /// As large as the month that is drawn, in points.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: contentSize(fitting: 320).height)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 ? size.width : 320
        return CGSize(width: width, height: contentSize(fitting: width).height)
    }
    override func contentSize(fitting width: CGFloat) -> CGSize {
        let size = MeasuringSession.size(of: _picture, ProposedViewSize(width: width > 0 ? width : 320, height: nil))
        return CGSize(width: UIView.noIntrinsicMetric, height: size.height)
    }

    public var _picture: AnyView {
        let chosen = (selectionBehavior as? UICalendarSelectionSingleDate)?.selectedDate ?? visibleDateComponents
        let date = calendar.date(from: chosen) ?? Date()
        return AnyView(
            DatePicker("", selection: .constant(date), displayedComponents: .date)
                .datePickerStyle(.graphical).labelsHidden())
    }
}

/// The delegate of a month's days. UIKit's protocol.
@MainActor @preconcurrency
public protocol UICalendarViewDelegate: NSObjectProtocol {
    /// The sign below a day, and the call when another month is seen.
    func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration?
    func calendarView(
        _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
    public func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? { nil }
    public func calendarView(
        _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) {}
}

/// The choice of days. UIKit's class.
@MainActor @preconcurrency
open class UICalendarSelection: NSObject {
    /// Asks anew which dates can be selected.
    open func updateSelectableDates() {}
}

/// The choice of one day. UIKit's class; nobody touches one.
open class UICalendarSelectionSingleDate: UICalendarSelection {
    /// The delegate, and the day.
    open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
    open var selectedDate: DateComponents?
    open func setSelected(_ dateComponents: DateComponents?, animated: Bool) { selectedDate = dateComponents }

    /// Creates the choice of a day.
    public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
        self.delegate = delegate
    }
}

/// The delegate of the choice of a day. UIKit's protocol.
@MainActor @preconcurrency
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
    /// The calls as a day is chosen.
    func dateSelection(
        _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
    func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
    public func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool { true }
}

/// The choice of several days. UIKit's class; nobody touches one.
open class UICalendarSelectionMultiDate: UICalendarSelection {
    /// The delegate, and the days.
    open private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
    open var selectedDates: [DateComponents] = []
    open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
        self.selectedDates = selectedDates
    }

    /// Creates the choice of days.
    public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
        self.delegate = delegate
    }
}

/// The delegate of the choice of several days. UIKit's protocol.
@MainActor @preconcurrency
public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
    /// The calls as days are chosen.
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
    ) -> Bool
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
    ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
    ) -> Bool { true }
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
    ) -> Bool { true }
}

public import Foundation

/// A date to choose. UIKit's class.
open class UIDatePicker: UIControl {
    /// The parts of a date that are chosen.
    public enum Mode: Int, Sendable {
        case time, date, dateAndTime, countDownTimer, yearAndMonth
    }

    /// The date, its limits, and the parts that are chosen.
    open var date = Date() { didSet { setNeedsDisplay() } }
    open var minimumDate: Date?
    open var maximumDate: Date?
    open var countDownDuration: TimeInterval = 0
    open var datePickerMode = Mode.dateAndTime { didSet { styleDidChange() } }
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { styleDidChange() } }
    /// The look that is taken: by itself that of small grounds, and wheels for the length of a time.
    open var datePickerStyle: UIDatePickerStyle {
        if datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth { return .wheels }
        return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
    }
    open var minuteInterval = 1
    open var roundsToMinuteInterval = true
    open var locale: Locale?
    open var calendar: Calendar! = .current
    open var timeZone: TimeZone?
    open func setDate(_ date: Date, animated: Bool) { self.date = date }

    private func styleDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    private var components: DatePickerComponents {
        switch datePickerMode {
        case .time, .countDownTimer: .hourAndMinute
        case .date, .yearAndMonth: .date
        case .dateAndTime: [.date, .hourAndMinute]
        }
    }

    override var isSwiftUIs: Bool { true }

    /// The date for SwiftUI's picker, which changes it as a finger does.
    private var shownDate: Binding<Date> {
        Binding {
            let start = Calendar.current.startOfDay(for: self.date)
            return self.datePickerMode == .countDownTimer ? start.addingTimeInterval(self.countDownDuration) : self.date
        } set: { date in
            self.take(date)
        }
    }

    /// Takes a date as a finger does.
    func take(_ new: Date) {
        if datePickerMode == .countDownTimer {
            countDownDuration = new.timeIntervalSince(Calendar.current.startOfDay(for: new))
        } else {
            date = min(max(new, minimumDate ?? new), maximumDate ?? .distantFuture)
        }
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    /// SwiftUI's picker of the same look, which is drawn.
    private var picker: AnyView {
        let plain = DatePicker("", selection: shownDate, displayedComponents: components).labelsHidden()
        var shown: AnyView =
            switch datePickerStyle {
            case .wheels: AnyView(plain.datePickerStyle(.wheel))
            case .inline where datePickerMode == .time: AnyView(plain.datePickerStyle(.wheel))
            case .inline: AnyView(plain.datePickerStyle(.graphical))
            default: AnyView(plain.datePickerStyle(.compact).fixedSize())
            }
        if let locale { shown = AnyView(shown.environment(\.locale, locale)) }
        if let calendar { shown = AnyView(shown.environment(\.calendar, calendar)) }
        if let zone = timeZone { shown = AnyView(shown.environment(\.timeZone, zone)) }
        let direction: LayoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        return AnyView(
            shown.tint(tintColor.map { $0.color }).disabled(!isEnabled).environment(\.layoutDirection, direction))
    }

    open override var intrinsicContentSize: CGSize {
        switch datePickerStyle {
        case .wheels: CGSize(width: 320, height: 216)
        case .inline: MeasuringSession.size(of: picker, ProposedViewSize(width: 320, height: nil))
        default: MeasuringSession.size(of: picker)
        }
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override var ownPicture: AnyView? {
        let side: HorizontalAlignment =
            switch contentHorizontalAlignment {
            case _ where datePickerStyle != .compact: .center
            case .trailing, .right: .trailing
            case .leading, .left: .leading
            default: .center
            }
        let place = Alignment(horizontal: side, vertical: .center)
        return AnyView(picker.frame(width: bounds.width, height: bounds.height, alignment: place))
    }
}

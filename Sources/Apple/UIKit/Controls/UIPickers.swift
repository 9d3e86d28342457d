public import Foundation

/// A bar that shows progress. UIKit's class.
open class UIProgressView: UIView {
    /// The look of the bar.
    public enum Style: Int, Sendable {
        case `default`, bar
    }

    /// The progress, 0...1, and the colours of the bar.
    open var progress: Float = 0 {
        didSet {
            if !(0...1).contains(progress) { progress = min(max(progress, 0), 1) }
            setNeedsDisplay()
        }
    }
    open var progressViewStyle = Style.default { didSet { invalidateIntrinsicContentSize() } }
    open var progressTintColor: UIColor? { didSet { setNeedsDisplay() } }
    open var trackTintColor: UIColor? { didSet { setNeedsDisplay() } }
    open var progressImage: UIImage?
    open var trackImage: UIImage?
    open var observedProgress: Progress? {
        didSet { if let observedProgress { progress = Float(observedProgress.fractionCompleted) } }
    }
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

    /// In points: UIKit 26.1's bars are 4 high, and those at bars of the app 2.5, whatever height is set.
    private var height: CGFloat { progressViewStyle == .bar ? 2.5 : 4 }
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }

    override var ownPicture: AnyView? {
        var picture = ControlPicture(bounds.size)
        let track = CGRect(origin: .zero, size: bounds.size)
        let tint = tintColor ?? .systemBlue
        if let trackImage {
            picture.add(trackImage, in: track, tint: tint)
        } else {
            picture.addCapsule((trackTintColor ?? .systemFill).color, in: track)
        }
        guard progress > 0 else { return picture.view() }
        // What is filled is as long as its ends are round.
        let length = min(max((CGFloat(progress) * track.width).rounded(), 2 * track.height), track.width)
        let filled = mirrored(CGRect(x: 0, y: 0, width: length, height: track.height))
        if let progressImage {
            picture.add(progressImage, in: filled, tint: tint)
        } else {
            picture.addCapsule((progressTintColor ?? tint).color, in: filled)
        }
        return picture.view()
    }

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

/// The look of a date picker. UIKit's type.
public enum UIDatePickerStyle: Int, Sendable {
    case automatic, wheels, compact, inline
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

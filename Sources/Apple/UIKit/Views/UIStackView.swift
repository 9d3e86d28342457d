public import Foundation

/// Views in a row or a column. UIKit's class.
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

    /// The distances that the stack and the system choose.
    nonisolated public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
    nonisolated public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

    /// The axis, the sharing and the alignment, and the distance in points.
    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { constraintsDidChange() } }
    open var distribution = Distribution.fill { didSet { constraintsDidChange() } }
    open var alignment = Alignment.fill { didSet { constraintsDidChange() } }
    open var spacing: CGFloat = 0 { didSet { constraintsDidChange() } }
    open var isBaselineRelativeArrangement = false { didSet { constraintsDidChange() } }
    open var isLayoutMarginsRelativeArrangement = false { didSet { constraintsDidChange() } }
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

    /// Adds or removes a view of the arrangement. A view that is removed from it stays inside.
    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arrangedSubviews.count { $0 !== view })
    }
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        constraintsDidChange()
    }
    open func removeArrangedSubview(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
        spacings[ObjectIdentifier(view)] = nil
        constraintsDidChange()
    }
    open override func willRemoveSubview(_ subview: UIView) {
        removeArrangedSubview(subview)
        super.willRemoveSubview(subview)
    }
    override func hiddenDidChange(of view: UIView) {
        super.hiddenDidChange(of: view)
        constraintsDidChange()
    }

    /// The distance after a view, in points.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
        spacings[ObjectIdentifier(arrangedSubview)] = spacing == UIStackView.spacingUseDefault ? nil : spacing
        constraintsDidChange()
    }
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        spacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
    }

    /// The distance in force after a view, in points.
    func distance(after view: UIView) -> Double {
        let own = spacings[ObjectIdentifier(view)] ?? spacing
        if own == UIStackView.spacingUseSystem { return Double(NSLayoutConstraint.systemSpacing) }
        return own == UIStackView.spacingUseDefault ? 0 : Double(own)
    }

    /// The views of the arrangement that are shown.
    var shownSubviews: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

    override func contentSize(fitting width: CGFloat) -> CGSize {
        fittingSize(CGSize(width: width, height: 0), .required, .fittingSizeLevel)
    }

    open override var forFirstBaselineLayout: UIView { baselineView(isFirst: true) }
    open override var forLastBaselineLayout: UIView { baselineView(isFirst: false) }

    /// Finds the view inside whose baseline is the stack's: the first or last one in a column or of those that are aligned at
    /// that side, and the tallest otherwise.
    private func baselineView(isFirst: Bool) -> UIView {
        let shown = shownSubviews
        let isAligned =
            axis == .vertical || alignment == .fill
            || (isFirst
                ? alignment == .leading || alignment == .firstBaseline
                : alignment == .trailing || alignment == .lastBaseline)
        let tallest = shown.max { $0.bounds.height < $1.bounds.height }
        guard let found = isAligned ? (isFirst ? shown.first : shown.last) : tallest else { return self }
        guard let stack = found as? UIStackView else { return found }
        return isFirst ? stack.forFirstBaselineLayout : stack.forLastBaselineLayout
    }
}

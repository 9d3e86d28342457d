public import Foundation

/// Wheels to choose from. UIKit's class.
open class UIPickerView: UIView {
    /// The data source and the delegate, and the rows that are chosen.
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
    open var showsSelectionIndicator = true
    private var rows: [Int: Int] = [:]
    open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
    open func numberOfRows(inComponent component: Int) -> Int {
        dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    }
    open func rowSize(forComponent component: Int) -> CGSize {
        CGSize(width: width(of: component), height: rowHeight(of: component))
    }
    /// The view of a row that is seen.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        layoutIfNeeded()
        return made[[component, row]]
    }
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        rows[component] = row
        reloadComponent(component)
    }
    open func selectedRow(inComponent component: Int) -> Int {
        rows[component] ?? (numberOfRows(inComponent: component) > 0 ? 0 : -1)
    }
    open func reloadAllComponents() {
        isLoaded = false
        setNeedsLayout()
        setNeedsDisplay()
    }
    open func reloadComponent(_ component: Int) { reloadAllComponents() }

    private var isLoaded = false
    /// The views that the delegate made, by wheel and row.
    private var made: [[Int]: UIView] = [:]

    /// Creates wheels; UIKit's are 320 by 216 points until they are given another size.
    public override init(frame: CGRect) {
        super.init(
            frame: frame.size == .zero
                ? CGRect(origin: frame.origin, size: CGSize(width: 320, height: UIPickerView.height)) : frame)
    }

    /// Creates the object of a storyboard or a nib; other archives hold nothing that is read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func prepareForNib() { bounds.size = CGSize(width: 320, height: UIPickerView.height) }

    // The measures of UIKit 26.1's wheels, in points; see also ``Wheel``.
    private static let height: CGFloat = 216
    private static let sideMargin: CGFloat = 9
    private static let gap: CGFloat = 5

    open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: UIPickerView.height) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width > 0 ? size.width : 320, height: UIPickerView.height)
    }

    private func rowHeight(of component: Int) -> CGFloat {
        let said = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
        return said > 0 ? said : 32
    }

    private func width(of component: Int) -> CGFloat {
        let said = delegate?.pickerView(self, widthForComponent: component) ?? 0
        guard said <= 0 else { return said }
        let count = max(1, numberOfComponents)
        let room = bounds.width - 2 * UIPickerView.sideMargin - UIPickerView.gap * CGFloat(count - 1)
        return (room / CGFloat(count)).rounded(.down)
    }

    /// The rows of a wheel, which lie on a cylinder: the wheel is 75 points higher than the picker, has as many rows around as go
    /// twice into that, and a radius of 0.3342 of it.
    struct Wheel {
        let height: CGFloat
        let rowHeight: CGFloat

        private func angle(_ step: Int) -> CGFloat {
            CGFloat(step) * 2 * .pi / (2 * (height + 75) / rowHeight).rounded(.up)
        }

        /// The rows in front of and behind the chosen one that are seen.
        var steps: [Int] { (-9...9).filter { abs(angle($0)) < .pi / 2 } }

        /// The rectangle of a row that is so many below the chosen one, in points.
        func place(_ step: Int, x: CGFloat, width: CGFloat) -> CGRect {
            let length = rowHeight * cos(angle(step))
            let middle = height / 2 + 0.334225372 * (height + 75) * sin(angle(step))
            return CGRect(x: x, y: middle - length / 2, width: width, height: length)
        }
    }

    /// The rows that are seen, with the places that they would have without the turn of the wheel.
    private func forEachRow(_ body: (_ component: Int, _ row: Int, _ step: Int, _ place: CGRect) -> Void) {
        let count = numberOfComponents
        let widths = (0..<count).map(width)
        let total = widths.reduce(0, +) + UIPickerView.gap * CGFloat(max(0, count - 1))
        var x = (bounds.width - total) / 2
        for component in 0..<count {
            let wheel = Wheel(height: bounds.height, rowHeight: rowHeight(of: component))
            let (chosen, last) = (selectedRow(inComponent: component), numberOfRows(inComponent: component))
            for step in wheel.steps where (0..<last).contains(chosen + step) {
                let place = wheel.place(step, x: x, width: widths[component])
                body(component, chosen + step, step, mirrored(place))
            }
            x += widths[component] + UIPickerView.gap
        }
    }

    /// UIKit draws rows beside the chosen one in less than half their strength; the last ones fade.
    private func opacity(_ step: Int) -> Double { step == 0 ? 1 : abs(step) < 3 ? 0.447 : 0.25 }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if !isLoaded { load() }
        forEachRow { component, row, step, place in
            guard let view = made[[component, row]] else { return }
            let height = rowHeight(of: component)
            view.bounds.size = CGSize(width: max(0, place.width - 18), height: height)
            view.center = CGPoint(x: place.midX, y: place.midY)
            view.layer.setAffineTransform(CGAffineTransform(scaleX: 1, y: place.height / height))
            view.alpha = CGFloat(opacity(step))
        }
    }

    /// Asks the delegate for the views of the rows that are seen: a delegate that gives titles has none.
    private func load() {
        isLoaded = true
        made.values.forEach { $0.removeFromSuperview() }
        made = [:]
        guard let delegate else { return }
        forEachRow { component, row, _, _ in
            guard title(row, component) == nil else { return }
            let view = delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
            made[[component, row]] = view
            addSubview(view)
        }
    }

    private func title(_ row: Int, _ component: Int) -> NSAttributedString? {
        guard let delegate else { return NSAttributedString(string: "?") }
        if let rich = delegate.pickerView(self, attributedTitleForRow: row, forComponent: component) { return rich }
        let plain = delegate.pickerView(self, titleForRow: row, forComponent: component)
        return plain.map { NSAttributedString(string: $0) }
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// A tap on a row chooses it.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let place = touches.first?.location(in: self) else { return }
        var found: (component: Int, row: Int)?
        forEachRow { component, row, _, frame in if frame.contains(place) { found = (component, row) } }
        guard let found else { return }
        selectRow(found.row, inComponent: found.component, animated: true)
        delegate?.pickerView(self, didSelectRow: found.row, inComponent: found.component)
    }

    override var ownPicture: AnyView? {
        var picture = ControlPicture(bounds.size)
        let band = (0..<numberOfComponents).map(rowHeight).max() ?? 32
        picture.addCapsule(
            UIColor.tertiarySystemFill.color,
            in: CGRect(
                x: UIPickerView.sideMargin, y: (bounds.height - band - 2) / 2,
                width: bounds.width - 2 * UIPickerView.sideMargin, height: band + 2))
        forEachRow { component, row, step, place in
            guard let title = title(row, component) else { return }
            var rules = textRules(font: .systemFont(ofSize: step == 0 ? 23.5 : 21), color: .label)
            rules.alignment = .center
            let height = rowHeight(of: component)
            let text = DrawnText(title, rules).placed(in: CGSize(width: max(0, place.width - 18), height: height))
            picture.add(
                text.scaleEffect(x: 1, y: place.height / height).opacity(opacity(step)), in: place)
        }
        return picture.view()
    }
}

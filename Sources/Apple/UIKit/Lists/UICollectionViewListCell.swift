public import Foundation

/// A cell of a list. UIKit's class.
open class UICollectionViewListCell: UICollectionViewCell {
    /// The parts of the row; lengths are in points.
    open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
    open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { setNeedsLayout() } } }
    open var accessories: [UICellAccessory] = [] {
        didSet {
            needsSigns = true
            setNeedsLayout()
        }
    }
    /// The content of a row, or of a header or footer where the list has the cell there.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        let isGrouped = place?.row.map { CollectionListMetrics.isGrouped($0.configuration.appearance) } ?? false
        return switch place?.row?.role ?? list?.role ?? .cell {
        case .cell: .cell()
        case .header: isGrouped ? .groupedHeader() : .plainHeader()
        case .footer: isGrouped ? .groupedFooter() : .plainFooter()
        }
    }
    open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        guard let row = list, row.role == .cell else { return .clear() }
        return switch row.configuration.appearance {
        case .grouped, .insetGrouped: .listGroupedCell()
        case .sidebar, .sidebarPlain: .listSidebarCell()
        default: .listPlainCell()
        }
    }
    open var indentsAccessories = true { didSet { setNeedsLayout() } }
    /// The guide whose leading edge the separators follow where constraints place it.
    open private(set) lazy var separatorLayoutGuide: UILayoutGuide = {
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        separatorGuide = guide
        return guide
    }()
    private var separatorGuide: UILayoutGuide?

    /// The part of the row that the cell was made for, before the layout gave it its place.
    var expectedRow: CollectionListRow? { didSet { takeMargins() } }
    private var list: CollectionListRow? { place?.row ?? expectedRow }
    /// Indicates whether the row below is chosen: there is no line between the two, nor one below a chosen row.
    var isAboveChosen = false { didSet { if isAboveChosen != oldValue { setNeedsLayout() } } }
    private var needsSigns = true
    private var leading: [UIView] = []
    private var trailing: [UIView] = []
    private let lineAbove = UIView(frame: .zero)
    private let lineBelow = UIView(frame: .zero)

    /// Creates a cell with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates the object of a storyboard or a nib; other archives hold nothing that is read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func prepareForNib() {
        super.prepareForNib()
        contentView.preservesSuperviewLayoutMargins = true
    }

    override func attributesDidChange() {
        takeMargins()
        setNeedsLayout()
    }

    /// Takes the margins of a list's rows; elsewhere the cell has those of any view.
    private func takeMargins() {
        guard list != nil, ownMargins == nil else { return }
        let side = CollectionListMetrics.margin
        ownMargins = NSDirectionalEdgeInsets(top: 8, leading: side, bottom: 8, trailing: side)
    }

    open override func setNeedsUpdateConfiguration() {
        needsSigns = true
        super.setNeedsUpdateConfiguration()
    }

    override var usedBackground: UIBackgroundConfiguration? {
        if let used = super.usedBackground { return used }
        guard list != nil, backgroundView == nil, backgroundColor == nil else { return nil }
        return defaultBackgroundConfiguration().updated(for: configurationState)
    }

    // MARK: Signs

    private func makeSigns() {
        guard needsSigns else { return }
        needsSigns = false
        let old = leading + trailing
        let shown = accessories.filter { $0.isShown(isEditing: isInEditing) }
        var (first, last): ([UICellAccessory], [UICellAccessory]) = ([], [])
        for sign in shown {
            switch sign.placement {
            case .leading(_, let position): first.insert(sign, at: min(max(position(first), 0), first.count))
            case .trailing: last.append(sign)
            }
        }
        leading = first.map(view)
        trailing = last.map(view)
        let new = leading + trailing
        for view in old where !new.contains(where: { $0 === view }) && view.superview === self {
            view.removeFromSuperview()
        }
        for view in new where view.superview !== self { addSubview(view) }
    }

    private func view(_ sign: UICellAccessory) -> UIView {
        let view = sign.makeView(isSelected: isSelected)
        if let view = view as? CellSignView { view.press = deed(of: sign) }
        if case .outlineDisclosure = sign.accessoryType, !isExpanded {
            view.transform = CGAffineTransform(
                rotationAngle: effectiveUserInterfaceLayoutDirection == .rightToLeft ? .pi / 2 : -.pi / 2)
        }
        return view
    }

    /// The deed of a sign that is touched: an app's own, or what UIKit does by itself. nil for none.
    private func deed(of sign: UICellAccessory) -> (() -> Void)? {
        if let handler = sign.handler { return handler }
        return switch sign.accessoryType {
        case .delete:
            { [weak self] in
                self?.inCollection { collection, path in collection.rowSwipe.open(path, isTrailing: true) }
            }
        case .outlineDisclosure:
            { [weak self] in
                self?.inCollection { collection, path in
                    _ = (collection.dataSource as? any SnapshotData)?.toggleItem(at: path)
                }
            }
        default: nil
        }
    }

    private func inCollection(_ body: (UICollectionView, IndexPath) -> Void) {
        guard let collection = superview as? UICollectionView, let path = collection.indexPath(for: self) else {
            return
        }
        body(collection, path)
    }

    /// The handle by which a finger moves the row; nil for none.
    var reorderHandle: CellSignView? {
        (leading + trailing).lazy.compactMap { $0 as? CellSignView }.first { $0.sign == .reorder }
    }

    /// Indicates whether a touch anywhere on the row does what its outline's sign does.
    var togglesWhole: Bool {
        accessories.contains { sign in
            guard case .outlineDisclosure = sign.accessoryType, sign.handler == nil else { return false }
            return sign.options.style == .header || sign.options.style == .automatic && list?.role == .header
        }
    }

    private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

    /// The distance between the last sign and the end of the row.
    private var endMargin: CGFloat {
        let usual = CellSign.disclosure.margin
        return margins.trailing - usual + ((trailing.last as? CellSignView)?.sign.margin ?? usual)
    }

    private static let signSpacing: CGFloat = 12

    override func contentFrame(in size: CGSize) -> CGRect {
        makeSigns()
        var (start, end) = (indentation, size.width)
        if !leading.isEmpty {
            start += margins.leading
            for view in leading { start += view.bounds.width + Self.signSpacing }
            // The content has the row's margin of its own.
            start -= CollectionListMetrics.margin - 4
        }
        if let first = trailing.first {
            end -= endMargin + CGFloat(trailing.count - 1) * Self.signSpacing
            for view in trailing { end -= view.bounds.width }
            end -= (first as? CellSignView)?.sign.gap ?? 0
        }
        return directed(CGRect(x: start, y: 0, width: max(0, end - start), height: size.height), size.width)
    }

    /// A frame of a row that reads from left to right, turned around where the row reads from right to left.
    private func directed(_ frame: CGRect, _ width: CGFloat) -> CGRect {
        guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return frame }
        return CGRect(x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutSigns()
        layOutSeparators()
        layOutCorners()
    }

    private func layOutSigns() {
        var start = margins.leading + (indentsAccessories ? indentation : 0)
        for view in leading {
            put(view, start)
            start += view.bounds.width + Self.signSpacing
        }
        var end = bounds.width - endMargin
        for view in trailing.reversed() {
            end -= view.bounds.width
            put(view, end)
            end -= Self.signSpacing
        }
    }

    private func put(_ view: UIView, _ start: CGFloat) {
        let size = view.bounds.size
        let y = ((bounds.height - size.height) / 2 * pixelScale).rounded() / pixelScale
        let frame = directed(CGRect(x: start, y: y, width: size.width, height: size.height), bounds.width)
        view.center = CGPoint(x: frame.midX, y: frame.midY)
    }

    private func layOutSeparators() {
        guard let row = list else {
            lineAbove.removeFromSuperview()
            lineBelow.removeFromSuperview()
            return
        }
        let appearance = row.configuration.appearance
        let isLined = row.role == .cell && appearance != .sidebar && appearance != .sidebarPlain
        put(
            lineAbove, y: 0,
            isShown: isLined && !isSelected
                && row.lines.topSeparatorVisibility.isShown(row.isFirst && appearance == .grouped),
            row.lines.topSeparatorInsets, row.lines.color,
            isWhole: row.isFirst)
        put(
            lineBelow, y: bounds.height - 1 / pixelScale,
            isShown: isLined && !isSelected && !isAboveChosen
                && row.lines.bottomSeparatorVisibility.isShown(!row.isLast || appearance != .insetGrouped),
            row.lines.bottomSeparatorInsets, row.lines.color,
            isWhole: row.isLast && appearance == .grouped)
    }

    private func put(
        _ line: UIView, y: CGFloat, isShown: Bool, _ insets: NSDirectionalEdgeInsets, _ color: UIColor, isWhole: Bool
    ) {
        guard isShown else {
            if line.superview === self { line.removeFromSuperview() }
            return
        }
        let automatic = UIListSeparatorConfiguration.automaticInsets
        let start = insets.leading == automatic.leading ? (isWhole ? 0 : textStart) : insets.leading
        let end = insets.trailing == automatic.trailing ? (isWhole ? 0 : margins.trailing) : insets.trailing
        line.backgroundColor = color
        let frame = CGRect(x: start, y: y, width: max(0, bounds.width - start - end), height: 1 / pixelScale)
        line.frame = directed(frame, bounds.width)
        if line.superview !== self { addSubview(line) }
    }

    /// The distance between the leading edge and the texts.
    private var textStart: CGFloat {
        if let place = separatorGuide?.layoutFrame, place.minX > 0 {
            return directed(place, bounds.width).minX
        }
        let frame = directed(contentFrame(in: bounds.size), bounds.width)
        return frame.minX + ((contentView as? UIListContentView)?.textStart ?? margins.leading)
    }

    /// Rounds the corners of the first and of the last row of a card.
    private func layOutCorners() {
        guard let row = list, row.configuration.appearance == .insetGrouped, row.role == .cell else { return }
        roundCard(isFirst: row.isFirst, isLast: row.isLast)
    }
}

extension UIListSeparatorConfiguration.Visibility {
    /// Indicates whether a line is seen that usually is, or is not.
    fileprivate func isShown(_ usually: Bool) -> Bool { self == .visible || self == .automatic && usually }
}

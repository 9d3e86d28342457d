import Foundation

/// The place of a row in its section, as a table says it to the row's cell.
struct TableRowPlace: Equatable {
    var isFirst = false
    var isLast = false
    /// Indicates whether the section stands on a card with round corners.
    var isOnCard = false
    /// The separators that are drawn.
    var above = Line.none
    var below = Line.none

    /// The length of a separator.
    enum Line {
        case none, inset, full
    }
}

/// The views at the ends of a row.
@MainActor
struct CellEnds {
    /// The control of editing at the leading end.
    var leading: UIView?
    /// The accessories, the last at the end.
    var trailing: [UIView] = []

    var all: [UIView] { (leading.map { [$0] } ?? []) + trailing }
}

extension UITableViewCell {
    /// The distance by which editing moves the content, in points.
    private static let editingShift: CGFloat = 38
    /// The width of the first texts of `value2`, with the margin before them, in points; estimated from pictures.
    private static let columnEnd: CGFloat = 107

    // MARK: Ends

    /// Makes the views at both ends anew if something about them has changed.
    private func makeEnds() {
        guard needsEnds else { return }
        needsEnds = false
        let old = ends.all
        ends = CellEnds()
        if isEditing {
            if choosesSeveral {
                ends.leading = CellSignView(isSelected ? .chosen : .unchosen)
            } else if editingStyle != .none {
                ends.leading = CellSignView(editingStyle == .delete ? .delete : .insert)
            }
        }
        if let view = isEditing ? editingAccessoryView : accessoryView {
            if view.bounds.isEmpty { view.sizeToFit() }
            ends.trailing = [view]
        } else {
            ends.trailing = signs(isEditing ? editingAccessoryType : accessoryType).map { CellSignView($0) }
        }
        if isEditing, showsReorderControl || isMovable { ends.trailing.append(CellSignView(.reorder)) }
        let new = ends.all
        for view in old where !new.contains(where: { $0 === view }) && view.superview === self {
            view.removeFromSuperview()
        }
        for view in new where view.superview !== self { addSubview(view) }
    }

    private func signs(_ type: AccessoryType) -> [CellSign] {
        switch type {
        case .none: []
        case .disclosureIndicator: [.disclosure]
        case .detailDisclosureButton: [.detail, .disclosure]
        case .checkmark: [.checkmark]
        case .detailButton: [.detail]
        }
    }

    /// The distance between the last accessory and the end of the row, in points.
    private func endMargin(_ view: UIView?) -> CGFloat {
        margins.trailing - CellSign.disclosure.margin
            + ((view as? CellSignView)?.sign.margin ?? CellSign.disclosure.margin)
    }

    /// The content's frame in a row of a size, in points.
    func contentFrame(_ width: CGFloat, _ height: CGFloat) -> CGRect {
        makeEnds()
        var start = CGFloat(indentationLevel) * indentationWidth
        if isEditing, ends.leading != nil || shouldIndentWhileEditing && editingStyle != .none {
            start += UITableViewCell.editingShift
        }
        var end = width
        if let last = ends.trailing.last {
            end -= endMargin(last)
            for view in ends.trailing { end -= view.bounds.width }
            end -= CGFloat(ends.trailing.count - 1) * 12
            end -= (ends.trailing.first as? CellSignView)?.sign.gap ?? 0
        }
        return CGRect(x: start, y: 0, width: max(0, end - start), height: height)
    }

    func layOutEnds() {
        makeEnds()
        let (height, scale) = (bounds.height, pixelScale)
        func middle(_ size: CGFloat) -> CGFloat { ((height - size) / 2 * scale).rounded() / scale }
        if let control = ends.leading {
            let size = control.bounds.size
            control.frame = mirrored(
                CGRect(x: margins.leading, y: middle(size.height), width: size.width, height: size.height))
        }
        var end = bounds.width - endMargin(ends.trailing.last)
        for view in ends.trailing.reversed() {
            let size = view.bounds.size
            view.frame = mirrored(
                CGRect(x: end - size.width, y: middle(size.height), width: size.width, height: size.height))
            end -= size.width + 12
        }
    }

    // MARK: Content

    func layOutContent() {
        contentView.frame = mirrored(contentFrame(bounds.width, bounds.height))
        guard contentConfiguration == nil, label != nil || detailLabel != nil || picture != nil else { return }
        let frame = contentView.bounds
        var layout = labelsLayout(frame.width, frame.height)
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { layout = layout.mirrored(in: frame.width) }
        picture?.frame = layout.image
        label?.frame = layout.text
        detailLabel?.frame = layout.secondary
    }

    private func labelsLayout(_ width: CGFloat, _ height: CGFloat? = nil) -> ListContentLayout {
        var parts = ListContentLayout.Parts()
        parts.margins = contentView.ownMargins ?? contentView.margins
        parts.margins.leading = margins.leading
        // Without an accessory the content ends where the row does, and keeps the row's margin.
        parts.margins.trailing = ends.trailing.isEmpty ? margins.trailing : 8
        if let picture, let image = picture.image {
            let size = picture.intrinsicContentSize
            let limit = max(0, (height ?? .greatestFiniteMagnitude) - 2)
            let factor = size.height > limit ? limit / size.height : 1
            parts.image = CGSize(width: size.width * factor, height: size.height * factor)
            if image.isSymbolImage { parts.imageWidth = ListContentMetrics.symbolWidth }
        }
        parts.text = label.flatMap { label in label.hasText ? { label.fittingSize($0) } : nil }
        parts.secondary = detailLabel.flatMap { label in label.hasText ? { label.fittingSize($0) } : nil }
        parts.arrangement =
            switch cellStyle {
            case .default, .subtitle: .stacked
            case .value1: .sideBySide
            case .value2: .columns(UITableViewCell.columnEnd)
            }
        return ListContentLayout(parts, width: width, height: height, scale: pixelScale)
    }

    /// The height of a row of a width whose labels and picture are the content; nil without any; in points.
    func labelsHeight(_ width: CGFloat) -> CGFloat? {
        guard contentConfiguration == nil, label != nil || detailLabel != nil || picture?.image != nil else {
            return nil
        }
        let height = labelsLayout(contentFrame(width, 0).width).height
        guard label?.hasText != true, detailLabel?.hasText != true else { return height }
        return max(height, UITableView.usualRowHeight(pixelScale))
    }

    /// The distance between the leading edge and the texts, in points: separators begin there.
    private var textStart: CGFloat {
        let frame = contentFrame(bounds.width, bounds.height)
        if let list = contentView as? UIListContentView, let start = list.textStart { return frame.minX + start }
        if contentConfiguration == nil, picture?.image != nil, label?.hasText == true {
            return frame.minX + labelsLayout(frame.width, frame.height).text.minX
        }
        return frame.minX + margins.leading
    }

    // MARK: Separators and background

    func layOutSeparators() {
        let thickness = 1 / pixelScale
        for (line, length, y) in [
            (lineAbove, place.above, 0), (lineBelow, place.below, bounds.height - thickness),
        ] {
            line.isHidden = length == .none
            guard length != .none else { continue }
            var (start, end) = (CGFloat(0), bounds.width)
            if length == .inset {
                let inset = ownSeparatorInset ?? table?.ownSeparatorInset
                let isAutomatic = ownSeparatorInset == nil && table?.separatorInsetReference == .fromAutomaticInsets
                start = isAutomatic ? textStart + (inset?.left ?? 0) : inset?.left ?? textStart
                end -= isAutomatic ? margins.trailing + (inset?.right ?? 0) : inset?.right ?? margins.trailing
            }
            line.isHidden = end <= start
            guard end > start else { continue }
            line.backgroundColor = table?.separatorColor ?? .separator
            line.frame = mirrored(CGRect(x: start, y: y, width: end - start, height: thickness))
        }
        let lines = [lineAbove, lineBelow].filter { !$0.isHidden }
        if !subviews.suffix(lines.count).elementsEqual(lines, by: ===) { lines.forEach(bringSubviewToFront) }
    }

    /// Indicates whether the row looks chosen.
    var looksChosen: Bool { (isSelected && !isEditing || isHighlighted) && selectionStyle != .none }

    func layOutBackground() {
        if place.isOnCard { roundCard(isFirst: place.isFirst, isLast: place.isLast) }
        ground = .showing(usedBackground, after: ground)
        let chosen = usedChosenGround
        for view in [chosenGround, selectedBackgroundView, multipleSelectionBackgroundView] where view !== chosen {
            if let view, view.superview === self { view.removeFromSuperview() }
        }
        putBehind([ground, backgroundView, chosen])
    }

    private var usedBackground: UIBackgroundConfiguration? {
        if let backgroundConfiguration {
            guard automaticallyUpdatesBackgroundConfiguration, selectionStyle != .none else {
                return backgroundConfiguration
            }
            return backgroundConfiguration.updated(for: configurationState)
        }
        guard table != nil, backgroundColor == nil, backgroundView == nil else { return nil }
        return defaultBackgroundConfiguration()
    }

    private var usedChosenGround: UIView? {
        guard looksChosen else { return nil }
        if table?.allowsMultipleSelection == true, let multipleSelectionBackgroundView {
            return multipleSelectionBackgroundView
        }
        if let selectedBackgroundView { return selectedBackgroundView }
        guard backgroundConfiguration == nil else { return nil }
        let view = chosenGround ?? UIView(frame: .zero)
        view.backgroundColor = .chosenRow
        chosenGround = view
        return view
    }

}

extension UILabel {
    /// Indicates whether there is something to show.
    fileprivate var hasText: Bool { text?.isEmpty == false }
}

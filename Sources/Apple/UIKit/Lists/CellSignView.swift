import Foundation

/// A sign at an end of a cell.
enum CellSign {
    case disclosure, outline, checkmark, detail, menu, delete, insert, reorder, chosen, unchosen

    /// The size of the sign, in points: UIKit 26.1's chevron is 10.5 by 14, its checkmark 19 by 18.
    var size: CGSize {
        switch self {
        case .disclosure: CGSize(width: 10.5, height: 14)
        case .outline: CGSize(width: 14, height: 14)
        case .checkmark: CGSize(width: 19, height: 18)
        case .menu: CGSize(width: 12, height: 18)
        case .detail, .delete, .insert, .chosen, .unchosen: CGSize(width: 22, height: 22)
        case .reorder: CGSize(width: 22, height: 18)
        }
    }

    /// The distance of the sign from the end of the cell, in points: 18.5 for UIKit 26.1's checkmark, 16 for its chevron.
    var margin: CGFloat { self == .checkmark ? 18.5 : 16 }
    /// The distance between the content and the sign, in points.
    var gap: CGFloat { self == .checkmark ? 2.5 : 0 }

    /// The name of the symbol in a direction of reading: a chevron points to where one reads.
    fileprivate func symbol(isRightToLeft: Bool) -> String {
        switch self {
        case .disclosure: isRightToLeft ? "chevron.left" : "chevron.right"
        case .outline: "chevron.down"
        case .checkmark, .chosen: "checkmark"
        case .detail: "info.circle"
        case .menu: "chevron.up.chevron.down"
        case .delete: "minus"
        case .insert: "plus"
        case .reorder: "line.3.horizontal"
        case .unchosen: "circle"
        }
    }

    /// Indicates whether the symbol is white on a disk.
    fileprivate var isOnDisk: Bool { [.delete, .insert, .chosen].contains(self) }

    /// The font of the symbol: a chevron's is that of the rows of SwiftUI's lists; the others' are estimated from pictures.
    fileprivate var font: Font {
        switch self {
        case .disclosure, .outline: .system(size: 13, weight: .bold)
        case .checkmark: .system(size: 17, weight: .semibold)
        case .menu: .system(size: 13, weight: .medium)
        case .reorder, .detail, .unchosen: .system(size: 18)
        case .delete, .insert, .chosen: .system(size: 12, weight: .bold)
        }
    }

    /// The colour of the symbol; nil for the tint.
    fileprivate var color: UIColor? {
        switch self {
        case .checkmark, .detail, .chosen, .outline: nil
        case .disclosure, .reorder, .unchosen: .tertiaryLabel
        case .menu: .secondaryLabel
        case .delete: .systemRed
        case .insert: .systemGreen
        }
    }
}

/// The view of a sign at an end of a cell.
final class CellSignView: UIView {
    let sign: CellSign
    /// The colour that was asked for in place of the sign's own.
    var ownColor: UIColor?
    /// The deed of a sign of a list's cell that is touched; nil for none.
    var press: (() -> Void)? { didSet { if press != nil { isUserInteractionEnabled = true } } }

    init(_ sign: CellSign) {
        self.sign = sign
        super.init(frame: CGRect(origin: .zero, size: sign.size))
        let name: String? =
            switch sign {
            case .delete: "Remove"
            case .insert: "Insert"
            case .reorder: "Reorder"
            default: nil
            }
        isUserInteractionEnabled = sign == .detail || name != nil
        accessibilityLabel = name
        if name != nil { accessibilityTraits = .button }
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var intrinsicContentSize: CGSize { sign.size }
    override func sizeThatFits(_ size: CGSize) -> CGSize { sign.size }

    override var ownPicture: AnyView? {
        let color = Color(uiColor: ownColor ?? sign.color ?? tintColor)
        return AnyView(
            Image(systemName: sign.symbol(isRightToLeft: isRightToLeft))
                .font(sign.font).foregroundStyle(sign.isOnDisk ? .white : color).fixedSize()
                .frame(width: bounds.width, height: bounds.height)
                .background { if sign.isOnDisk { Circle().fill(color) } })
    }
}

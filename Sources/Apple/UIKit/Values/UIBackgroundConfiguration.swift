public import Foundation

/// The background of a cell or a button. UIKit's type.
public struct UIBackgroundConfiguration: Hashable, @unchecked Sendable {
    /// The colours, the picture and the edge of the background; lengths are in points.
    public var backgroundColor: UIColor?
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    public var cornerRadius: CGFloat = 0
    public var strokeColor: UIColor?
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    public var strokeWidth: CGFloat = 0
    public var strokeOutset: CGFloat = 0
    public var image: UIImage?
    public var imageContentMode = UIView.ContentMode.scaleToFill
    public var visualEffect: UIVisualEffect?
    public var customView: UIView?
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    /// The part of a list that the background is the usual one of.
    private var part: Part?

    /// Parts of lists whose backgrounds follow the state.
    private enum Part: Hashable {
        case plainCell, groupedCell, cell, sidebarCell

        var color: UIColor {
            switch self {
            case .plainCell: .systemBackground
            case .groupedCell: .secondarySystemGroupedBackground
            case .cell, .sidebarCell: .clear
            }
        }
    }

    private static func usual(_ part: Part, cornerRadius: CGFloat = 0) -> UIBackgroundConfiguration {
        var background = UIBackgroundConfiguration()
        background.part = part
        background.backgroundColor = part.color
        background.cornerRadius = cornerRadius
        return background
    }

    /// The backgrounds that UIKit names. Headers and footers have none of their own.
    public static func clear() -> UIBackgroundConfiguration {
        var background = UIBackgroundConfiguration()
        background.backgroundColor = .clear
        return background
    }
    public static func listPlainCell() -> UIBackgroundConfiguration { usual(.plainCell) }
    public static func listGroupedCell() -> UIBackgroundConfiguration { usual(.groupedCell) }
    public static func listCell() -> UIBackgroundConfiguration { usual(.cell) }
    public static func listSidebarCell() -> UIBackgroundConfiguration { usual(.sidebarCell, cornerRadius: 10) }
    public static func listHeader() -> UIBackgroundConfiguration { clear() }
    public static func listFooter() -> UIBackgroundConfiguration { clear() }
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { clear() }
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }
    public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
        usual(.sidebarCell, cornerRadius: 10)
    }

    /// The shadow of the background.
    public var shadowProperties = UIShadowProperties()

    /// The colours, changed by the transformers; without a colour, a tint's.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }

    /// The background as it is in a state: the usual ones of cells are grey where the cell is chosen or touched.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        guard let part else { return self }
        let isChosen =
            switch state {
            case let state as UICellConfigurationState: state.isSelected || state.isHighlighted
            case let state as UIViewConfigurationState: state.isSelected || state.isHighlighted
            default: false
            }
        var updated = self
        if isChosen, backgroundColor == part.color { updated.backgroundColor = .chosenRow }
        if !isChosen, backgroundColor == .chosenRow { updated.backgroundColor = part.color }
        return updated
    }
}

extension UIColor {
    /// The colour of a chosen row: (220, 220, 220) on UIKit 26.1 in light scenes; in dark ones it is estimated.
    static let chosenRow = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 58.0 / 255, green: 58.0 / 255, blue: 60.0 / 255, alpha: 1)
            : UIColor(white: 220.0 / 255, alpha: 1)
    }
}

/// The shadow of a background. UIKit's type; lengths are in points.
public struct UIShadowProperties: Hashable, @unchecked Sendable {
    /// The colour, the blur and the place of the shadow.
    public var color = UIColor.black
    public var opacity: CGFloat = 0
    public var radius: CGFloat = 3
    public var offset = CGSize(width: 0, height: -3)
    public var path: UIBezierPath?

    public init() {}
}

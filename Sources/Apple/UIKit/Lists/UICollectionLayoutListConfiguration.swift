public import Foundation

/// The look of a collection's list. UIKit's type.
public struct UICollectionLayoutListConfiguration {
    /// The look of the sections.
    public enum Appearance: Int, Sendable {
        case plain, grouped, insetGrouped, sidebar, sidebarPlain
    }

    /// The source of headers.
    public enum HeaderMode: Int, Sendable {
        case none, supplementary, firstItemInSection
    }

    /// The source of footers.
    public enum FooterMode: Int, Sendable {
        case none, supplementary
    }

    /// The look, and the closures of the actions behind rows.
    public let appearance: Appearance
    public var showsSeparators = true
    public var backgroundColor: UIColor?
    public var headerMode = HeaderMode.none
    public var footerMode = FooterMode.none
    public var headerTopPadding: CGFloat?
    public var separatorConfiguration: UIListSeparatorConfiguration
    public var itemSeparatorHandler: ItemSeparatorHandler?
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    /// The closures that give the actions behind a row, and the lines beside it.
    public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?
    public typealias ItemSeparatorHandler = (
        _ itemIndexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
    ) -> UIListSeparatorConfiguration

    /// The parts that are as small as their contents: they are kept, and nothing reads them.
    public var contentHuggingElements = ContentHuggingElements()

    /// The parts of a list that are as small as their contents.
    public struct ContentHuggingElements: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        public static let supplementaryHeader = ContentHuggingElements(rawValue: 1)
    }

    /// Creates the look of a list.
    public init(appearance: Appearance) {
        self.appearance = appearance
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }
}

/// The lines between rows. UIKit's type.
public struct UIListSeparatorConfiguration: Hashable, @unchecked Sendable {
    /// The choice whether a line is seen.
    public enum Visibility: Int, Sendable {
        case automatic, visible, hidden
    }

    /// The colours, insets in points and visibilities.
    public var color = UIColor.separator
    public var multipleSelectionColor = UIColor.separator
    public var topSeparatorVisibility = Visibility.automatic
    public var bottomSeparatorVisibility = Visibility.automatic
    public var topSeparatorInsets = automaticInsets
    public var bottomSeparatorInsets = automaticInsets
    public var visualEffect: UIVisualEffect?

    /// The insets that are as the list's look would have them.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
        trailing: .greatestFiniteMagnitude)

    /// Creates the lines of a look.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

public import Foundation

/// View controllers side by side. UIKit's class.
open class UISplitViewController: UIViewController {
    /// A column.
    public enum Column: Int, Sendable {
        case primary, supplementary, secondary, compact, inspector
    }

    /// The number of columns.
    public enum Style: Int, Sendable {
        case unspecified, doubleColumn, tripleColumn
    }

    /// The columns that are seen.
    public enum DisplayMode: Int, Sendable {
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
        case twoDisplaceSecondary

        /// The names of these modes before there could be three columns.
        public static let primaryHidden = DisplayMode.secondaryOnly
        public static let allVisible = DisplayMode.oneBesideSecondary
        public static let primaryOverlay = DisplayMode.oneOverSecondary
    }

    /// The width that the system chooses.
    nonisolated public static let automaticDimension: CGFloat = -3.402_823_466_385_288_6e38

    /// The view controllers and their columns.
    open var viewControllers: [UIViewController] = []
    open private(set) var style = Style.unspecified
    open var preferredDisplayMode = DisplayMode.automatic
    open var displayMode: DisplayMode { preferredDisplayMode }
    open var isCollapsed: Bool { true }
    open var presentsWithGesture = true
    open var preferredPrimaryColumnWidth: CGFloat = 0
    open var preferredPrimaryColumnWidthFraction: CGFloat = 0
    open var maximumPrimaryColumnWidth: CGFloat = 0
    open var minimumPrimaryColumnWidth: CGFloat = 0
    open var primaryColumnWidth: CGFloat { preferredPrimaryColumnWidth }
    open var preferredSupplementaryColumnWidth: CGFloat = 0
    open var preferredSupplementaryColumnWidthFraction: CGFloat = 0
    open var maximumSupplementaryColumnWidth: CGFloat = 0
    open var minimumSupplementaryColumnWidth: CGFloat = 0
    open var supplementaryColumnWidth: CGFloat { preferredSupplementaryColumnWidth }
    open var preferredSplitBehavior = SplitBehavior.automatic
    open var splitBehavior: SplitBehavior { preferredSplitBehavior }
    open var primaryBackgroundStyle = BackgroundStyle.none
    open var primaryEdge = PrimaryEdge.leading
    open var showsSecondaryOnlyButton = false
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
    open private(set) lazy var displayModeButtonItem = UIBarButtonItem(
        image: UIImage(systemName: "sidebar.leading"), style: .plain, target: nil, action: nil)
    open weak var delegate: (any UISplitViewControllerDelegate)?

    /// The way in which columns share the width.
    public enum SplitBehavior: Int, Sendable {
        case automatic, tile, overlay, displace
    }

    /// The background of the first column, and the edge at which it stands.
    public enum BackgroundStyle: Int, Sendable {
        case none, sidebar
    }
    /// The side on which the first column stands.
    public enum PrimaryEdge: Int, Sendable {
        case leading, trailing
    }
    /// The times at which the button for the columns is shown.
    public enum DisplayModeButtonVisibility: Int, Sendable {
        case automatic, never, always
    }
    private var columns: [Column: UIViewController] = [:]

    /// Creates a controller of columns.
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates the object of a storyboard or a nib; other archives hold nothing that is read.
    public required init?(coder: NSCoder) {
        style = (coder as? NibCoder)?.splitStyle ?? .unspecified
        super.init(coder: coder)
    }

    /// The view controller of a column.
    open func setViewController(_ vc: UIViewController?, for column: Column) { columns[column] = vc }
    open func viewController(for column: Column) -> UIViewController? { columns[column] }
    open func show(_ column: Column) {}
    open func hide(_ column: Column) {}
}

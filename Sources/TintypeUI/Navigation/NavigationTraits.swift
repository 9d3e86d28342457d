import TintypeGraphics
import TintypeTree

/// The words of the views of a navigation about its bars and about where it leads. If views around say something again,
/// the word of the innermost counts.
struct NavigationTraits {
    var title: Evaluation<Void>?
    var subtitle: Evaluation<Void>?
    /// The title as text, for dumps and for the back button of the next view.
    var titleText = ""
    var titleMode: TitleMode?
    var isBarHidden: Bool?
    var isBackHidden: Bool?
    var items: [BarItem] = []
    var bars: [BarKind: BarTraits] = [:]
    /// The views behind all of the page, by the container that they are meant for.
    var grounds: [ContainerBackgroundPlacement: Evaluation<Void>] = [:]
    var search: SearchField?
    /// The focus of that field; nil where no state knows of it.
    var searchFocus: TouchFocus?
    var destinations: [NavigationDestination] = []
    /// Views that are shown above this one without a path: the last one is seen.
    var pushed: [PushedView] = []
    /// Chooses nothing in a list where something is chosen, so that what it leads to is shown where there is room for one view; nil
    /// where nothing is.
    var endSelection: (() -> Void)?
    /// Indicates whether the button that brings hidden columns out again is left out.
    var removesSidebarToggle = false
    /// Indicates whether one of the views is a navigation with bars of its own.
    var holdsNavigation = false

    init() {}

    /// The words of modifiers about one bar.
    struct BarTraits {
        var isShown: Bool?
        var background: AnyShapeStyle?
        var isBackgroundShown: Bool?
        var colorScheme: ColorScheme?

        init() {}
    }

    /// Indicates whether both come to the same places: what they show is made of the newer one.
    func isAlike(_ other: NavigationTraits) -> Bool {
        titleText == other.titleText && titleMode == other.titleMode && isBarHidden == other.isBarHidden
            && isBackHidden == other.isBackHidden && items.map(\.place) == other.items.map(\.place)
            && grounds.keys == other.grounds.keys
            && destinations.map(\.name) == other.destinations.map(\.name) && pushed.count == other.pushed.count
            && search?.text == other.search?.text && (search?.scopes == nil) == (other.search?.scopes == nil)
            && searchFocus?.isOn == other.searchFocus?.isOn
            && (title == nil) == (other.title == nil)
            && (endSelection == nil) == (other.endSelection == nil)
            && removesSidebarToggle == other.removesSidebarToggle
            && holdsNavigation == other.holdsNavigation
    }

    mutating func add(_ next: NavigationTraits) {
        if title == nil {
            title = next.title
            titleText = next.titleText
        }
        subtitle = subtitle ?? next.subtitle
        titleMode = titleMode ?? next.titleMode
        isBarHidden = isBarHidden ?? next.isBarHidden
        isBackHidden = isBackHidden ?? next.isBackHidden
        items += next.items
        bars.merge(next.bars) { first, _ in first }
        grounds.merge(next.grounds) { first, _ in first }
        search = search ?? next.search
        searchFocus = searchFocus ?? next.searchFocus
        destinations += next.destinations
        pushed += next.pushed
        endSelection = endSelection ?? next.endSelection
        removesSidebarToggle = removesSidebarToggle || next.removesSidebarToggle
        holdsNavigation = holdsNavigation || next.holdsNavigation
    }
}

/// Carries what views say to the navigation around them.
enum NavigationKey: PreferenceKey {
    static var defaultValue: NavigationTraits { NavigationTraits() }

    static func reduce(value: inout NavigationTraits, nextValue: () -> NavigationTraits) {
        value.add(nextValue())
    }

    static var description: PreferenceKeyDescription { PreferenceKeyDescription(NavigationKey.self) }
}

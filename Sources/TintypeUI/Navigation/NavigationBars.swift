import Foundation
import TintypeGraphics
import TintypeTree

/// Makes the bars around a view of a navigation, in the environment of the navigation.
struct NavigationBars {
    let origin: ScopeOrigin
    let traits: NavigationTraits
    /// Indicates whether the view was reached from another.
    let isPushed: Bool
    /// The title of the view before.
    let backTitle: String
    /// Leads back to it.
    let back: () -> Void
    let titleMode: TitleMode

    private var metrics: BarMetrics { BarMetrics(origin.environment) }
    private let looks = ClassLooks.current

    /// The view between its bars. `hidden` is the one that leads to it.
    func page(around view: Node, hidden: Node?) -> Node {
        var page = NavigationPage(view: view, hidden: hidden, metrics: metrics)
        page.ground = origin.part(8).node(of: PageGround(said: traits.grounds[.navigation]))
        if isBarShown { page.top = top }
        let bottom = items(.bottom)
        if !bottom.isEmpty, traits.bars[.bottom]?.isShown != false {
            page.bottom = node(5, in: .bottom, BarItems(items: bottom, metrics: metrics, isSpread: true))
            page.bottomSurface = surface(.bottom, number: 6)
        }
        let node = Scope(origin).page(page, around: view)
        if showsBack, !metrics.isMac, origin.session.presentation != nil {
            node.touch = (node.touch ?? []) + [.responder(backSwipe)]
        }
        return node
    }

    private var showsBack: Bool { isPushed && traits.isBackHidden != true }

    /// A finger that comes from the leading edge leads back where it would come to rest beyond half of the page, as pages are turned.
    private var backSwipe: TouchResponder {
        let (isMirrored, back, reach) = (origin.environment.layoutDirection == .rightToLeft, back, metrics.backReach)
        return TouchResponder("back", priority: .high, isEnabled: true) { course, memory in
            let (start, end) = (course.press.first.place, course.press.last.place)
            let width = course.geometry?.size.width ?? 0
            let x = course.locate(start, in: .local).x
            guard (isMirrored ? width - x : x) <= reach, course.pinch == nil else { return .failed }
            let way = (end.x - start.x) * (isMirrored ? -1 : 1)
            guard way >= 10, way > abs(end.y - start.y) else { return course.isDown ? .possible(nil) : .failed }
            guard !course.isDown else { return .active(()) }
            let drag = DragGesture.Value(
                time: course.date, location: end, startLocation: start, velocity: course.velocity)
            if abs(drag.predictedEndTranslation.width) > width / 2 { memory.call(back) }
            return .ended(())
        }
    }

    private var isBarShown: Bool {
        if let isShown = traits.bars[.navigation]?.isShown { return isShown }
        if traits.isBarHidden == true { return false }
        return isPushed || showsToggle || traits.title != nil || traits.search != nil
            || traits.items.contains { $0.place != .bottom && $0.place != .hidden }
    }

    /// A navigation in this one has the button in its own bar.
    private var showsToggle: Bool {
        origin.environment.showsSidebarToggle && !traits.removesSidebarToggle && !traits.holdsNavigation
    }

    private var isLarge: Bool {
        titleMode != .inline && traits.title != nil && !metrics.isMac && !metrics.isCompactHeight
            && items(.principal).isEmpty
    }

    private var top: NavigationPage.TopBar {
        var bar = NavigationPage.TopBar()
        bar.surface = surface(.navigation, number: 7)
        if bar.surface == nil, !metrics.isNew, !metrics.isMac, traits.bars[.navigation]?.isBackgroundShown != false {
            // As before iOS 26.
            bar.surface = node(7, LinedSurface(style: AnyShapeStyle(SurfaceColor.bar), edge: .bottom))
            bar.isSurfaceForContent = true
        }
        bar.leading = leading
        let trailing = items(.trailing)
        if !trailing.isEmpty { bar.trailing = node(1, BarItems(items: trailing, metrics: metrics)) }
        let principal = items(.principal).first?.content
        if isLarge {
            bar.largeTitle = node(3, BarTitle(title: traits.title, subtitle: traits.subtitle, isLarge: true))
        }
        if let title = principal ?? traits.title {
            bar.title = node(2, BarTitle(title: title, subtitle: principal == nil ? traits.subtitle : nil))
        }
        if let search = traits.search, !metrics.isMac {
            bar.search = node(4, SearchBar(search: search, focus: traits.searchFocus, metrics: metrics))
            bar.scopes = search.scopes.flatMap { node(9, LaterView($0)) }
            bar.yieldsSearch = !search.isActive && search.text.isEmpty && bar.scopes == nil
        }
        return bar
    }

    private var leading: Node? {
        let items = items(.leading)
        guard showsBack || showsToggle || !items.isEmpty else { return nil }
        return node(
            0,
            HStack(spacing: metrics.groupSpacing) {
                if showsToggle { SidebarToggle(at: place(0, in: .navigation).part(1), metrics) }
                if showsBack {
                    BackButton(backTitle, at: place(0, in: .navigation).part(0), metrics)
                        .standing(as: .button, named: "Back") { back() }
                }
                if !items.isEmpty { BarItems(items: items, metrics: metrics) }
            })
    }

    private func items(_ place: BarPlace) -> [BarItem] { traits.items.filter { $0.place == place } }

    /// A bar has a surface of its own where one was chosen or, as at rest since iOS 15, none.
    private func surface(_ kind: BarKind, number: Int) -> Node? {
        let bar = traits.bars[kind]
        let said = kind == .navigation ? looks.barSurface : nil
        guard bar?.isBackgroundShown != false,
            bar?.background != nil || bar?.isBackgroundShown == true || said != nil
        else { return nil }
        let style = bar?.background ?? said ?? AnyShapeStyle(SurfaceColor.bar)
        return node(number, in: kind, SurfaceView(style, name: "BarSurface"))
    }

    /// The n-th part, made in the colour scheme that was chosen for a bar.
    private func node(_ number: Int, in bar: BarKind = .navigation, _ view: some View) -> Node? {
        place(number, in: bar).node(of: view)
    }

    private func place(_ number: Int, in bar: BarKind) -> ScopeOrigin {
        var place = origin.part(number)
        place.stackAxis = nil
        if bar == .navigation, !place.environment.hasTint, let tint = looks.barTint {
            place.environment.tint = tint
        }
        if let scheme = traits.bars[bar]?.colorScheme { place.environment.colorScheme = scheme }
        return place
    }
}

import Foundation
import TintypeGraphics
import TintypeTree

/// Makes the bar of a tab view, or the dots of its pages, in the environment of the tab view.
struct TabBars {
    let origin: ScopeOrigin
    let entries: [TabEntry]
    let chosen: Int
    let look: TabLook
    /// The words of modifiers about the bar; nil for none.
    let bar: NavigationTraits.BarTraits?
    /// The views behind the tabs; nil for the system's ground.
    let ground: Evaluation<Void>?
    let accessory: Evaluation<Void>?
    /// Chooses a tab by its number.
    let choose: (Int) -> Void

    private var metrics: TabMetrics { TabMetrics(origin.environment) }

    func page(around view: Node) -> Node {
        var page = TabPage(view: view, metrics: metrics)
        switch look {
        case .pages(let showsDots, let hasSurface):
            guard showsDots, entries.count > 1 else { break }
            let dots = PageDots(count: entries.count, chosen: chosen, hasSurface: hasSurface, metrics: metrics)
            page.dots = node(2, dots)
        case .bar:
            let labels = labels
            guard !labels.isEmpty, bar?.isShown != false else { break }
            page.bar = node(3, TabBar(labels: labels, metrics: metrics))
            page.ground = origin.part(6).node(of: PageGround(said: ground))
            page.surface = surface
        }
        page.accessory = accessory.flatMap { node(5, TabAccessory(content: $0, metrics: metrics)) }
        let whole = Scope(origin).page(page, around: view)
        if case .pages = look, origin.session.presentation != nil {
            whole.touch = (whole.touch ?? []) + [.wholeFrame, .responder(swipes.responder)]
        }
        return whole
    }

    private var swipes: PageSwipes {
        PageSwipes(
            count: entries.count, chosen: chosen, isEnabled: origin.environment.isEnabled,
            isRightToLeft: origin.environment.layoutDirection == .rightToLeft, choose: choose)
    }

    private var labels: [ShownTab] {
        entries.enumerated().compactMap { number, entry in
            guard let node = entry.node(), let marker = node.tabMarker else { return nil }
            return ShownTab(marker: marker, badge: node.listRow.badge, isChosen: number == chosen) {
                choose(number)
            }
        }
    }

    /// Behind the strip of a system before iOS 26.
    private var surface: Node? {
        guard !metrics.isNew, bar?.isBackgroundShown != false else { return nil }
        let style = bar?.background ?? ClassLooks.current.tabSurface ?? AnyShapeStyle(SurfaceColor.bar)
        return node(4, LinedSurface(style: style, edge: .top))
    }

    private func node(_ number: Int, _ view: some View) -> Node? {
        var place = origin.part(number)
        if let scheme = bar?.colorScheme { place.environment.colorScheme = scheme }
        return place.node(of: view)
    }
}

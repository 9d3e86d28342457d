import Foundation
import TintypeGraphics

/// Makes the bars around a view of a navigation, in the environment of the navigation.
struct NavigationBuilder {
    let origin: ScopeOrigin
    let traits: NavigationTraits
    /// Whether the view was reached from another.
    let isPushed: Bool
    /// The title of the view before.
    let backTitle: String
    let titleMode: TitleMode

    private var environment: EnvironmentValues { origin.environment }
    private var metrics: BarMetrics { BarMetrics(environment) }

    private var isBarShown: Bool {
        if let isShown = traits.bars[.navigation]?.isShown { return isShown }
        if traits.isBarHidden == true { return false }
        return isPushed || traits.title != nil || traits.search != nil
            || traits.items.contains { $0.place != .bottom && $0.place != .hidden }
    }

    private var isLarge: Bool {
        titleMode != .inline && traits.title != nil && !metrics.isMac && !metrics.isCompactHeight
            && !traits.items.contains { $0.place == .principal }
    }

    func screen(_ content: Node, hidden: Node?) -> Node {
        var bars = NavigationScreen.Bars()
        bars.isShown = isBarShown
        bars.ground = node(8) { $0.appendPageGround() }
        if bars.isShown { addTop(to: &bars) }
        let bottom = traits.items.filter { $0.place == .bottom }
        if !bottom.isEmpty, traits.bars[.bottom]?.isShown != false {
            bars.bottom = node(5) { $0.appendBar(bottom, metrics, isSpread: true) }
            bars.bottomSurface = surface(.bottom, number: 6)
        }
        let session = origin.session
        let screen = NavigationScreen(content, hidden: hidden, bars: bars, metrics: metrics)
        return Node(
            id: session.wrapperID(around: content), kind: .deferred(screen),
            isRightToLeft: content.isRightToLeft)
    }

    private func addTop(to bars: inout NavigationScreen.Bars) {
        bars.surface = surface(.navigation, number: 7)
        let leading = traits.items.filter { $0.place == .leading }
        let showsBack = isPushed && traits.isBackHidden != true
        if showsBack || !leading.isEmpty {
            bars.leading = node(0) { scope in
                scope.appendHStack(spacing: 10) { scope in
                    if showsBack { scope.descend(.index(0)) { $0.appendBackButton(backTitle, metrics) } }
                    if !leading.isEmpty { scope.descend(.index(1)) { $0.appendBar(leading, metrics) } }
                }
            }
        }
        let trailing = traits.items.filter { $0.place == .trailing }
        if !trailing.isEmpty { bars.trailing = node(1) { $0.appendBar(trailing, metrics) } }
        if isLarge {
            bars.largeTitle = node(3) { $0.appendLargeTitle(traits) }
        } else if let title = principal ?? traits.title {
            let subtitle = principal == nil ? traits.subtitle : nil
            bars.title = node(2) { $0.appendBarTitle(title, subtitle: subtitle, metrics) }
        }
        if let search = traits.search, !metrics.isMac { bars.search = node(4) { $0.appendSearchField(search) } }
    }

    private var principal: Evaluation<Void>? { traits.items.first { $0.place == .principal }?.content }

    private func node(_ number: Int, _ body: (inout Scope) -> Void) -> Node? {
        var scope = Scope(origin.part(number))
        scope.stackAxis = nil
        if let scheme = traits.bars[number < 5 ? .navigation : .bottom]?.colorScheme {
            scope.environment.colorScheme = scheme
        }
        let nodes = scope.nodes(body)
        return scope.single(nodes)
    }

    /// A bar has a surface of its own where one was chosen or, as at rest since iOS 15, none.
    private func surface(_ kind: BarKind, number: Int) -> Node? {
        guard let bar = traits.bars[kind], bar.isBackgroundShown != false,
            bar.background != nil || bar.isBackgroundShown == true
        else { return nil }
        return node(number) { scope in
            let style = bar.background ?? AnyShapeStyle(Color(ListColors.bar(in: scope.environment)))
            scope.appendPaint(style, name: "BarSurface")
        }
    }
}

import Foundation

/// The buttons of a bar of UIKit in a toolbar of SwiftUI. Pictures beside each other share a surface; words and the
/// buttons that end something have their own, as iOS 26 puts them.
nonisolated struct BarButtonItems: ToolbarContent {
    typealias Body = Never

    private enum Part {
        case space(SpacerSizing)
        case button(AnyView, isBare: Bool)
    }

    private let parts: [Part]
    private let placement: ToolbarItemPlacement

    @MainActor
    init(_ items: [UIBarButtonItem], placement: ToolbarItemPlacement) {
        self.placement = placement
        var parts: [Part] = []
        var before: UIBarButtonItem?
        for item in items where !item.isHidden {
            if item.isSpace {
                parts.append(.space(item.systemItem == .flexibleSpace ? .flexible : .fixed))
            } else {
                if let before, !before.isSpace, before.standsAlone || item.standsAlone { parts.append(.space(.fixed)) }
                parts.append(.button(AnyView(BarButton(item: item)), isBare: item.hidesSharedBackground))
            }
            before = item
        }
        self.parts = parts
    }

    static func _collect(_ content: Self, into items: inout _ToolbarItems) {
        for part in content.parts {
            switch part {
            case .space(let sizing):
                ToolbarSpacer._collect(ToolbarSpacer(sizing, placement: content.placement), into: &items)
            case .button(let view, let isBare): collect(view, isBare: isBare, content.placement, into: &items)
            }
        }
    }

    private static func collect(
        _ view: AnyView, isBare: Bool, _ placement: ToolbarItemPlacement, into items: inout _ToolbarItems
    ) {
        func add<Item: ToolbarContent>(_ item: Item) { Item._collect(item, into: &items) }
        let item = ToolbarItem(placement: placement) { view }
        if isBare { add(item.sharedBackgroundVisibility(.hidden)) } else { add(item) }
    }
}

/// The view in the place of a bar's title; nothing where there is none.
nonisolated struct BarTitleView: ToolbarContent {
    typealias Body = Never

    private let view: AnyView?

    @MainActor
    init(_ view: UIView?) {
        self.view = view.map { view in
            let size = view.sizeInBar
            let fills = view.bounds.width <= 0 && size.width <= 0
            return AnyView(
                HostedTree(view: view).frame(
                    width: fills ? nil : size.width, height: size.height > 0 ? size.height : 44))
        }
    }

    static func _collect(_ content: Self, into items: inout _ToolbarItems) {
        guard let view = content.view else { return }
        let item = ToolbarItem(placement: .principal) { view }
        ToolbarItem._collect(item, into: &items)
    }
}

extension UINavigationItem {
    /// The buttons at the leading edge, and those at the trailing one, in the order in which they stand from the left.
    /// The items of `rightBarButtonItems` begin at the edge.
    var leadingButtons: [UIBarButtonItem] { leftBarButtonItems ?? UINavigationItem.buttons(of: leadingItemGroups) }
    var trailingButtons: [UIBarButtonItem] {
        let items = rightBarButtonItems.map { Array($0.reversed()) } ?? UINavigationItem.buttons(of: trailingItemGroups)
        return items + (pinnedTrailingGroup.map { UINavigationItem.buttons(of: [$0]) } ?? [])
    }

    private static func buttons(of groups: [UIBarButtonItemGroup]) -> [UIBarButtonItem] {
        Array(groups.filter { !$0.isHidden }.map(\.barButtonItems).joined(separator: [.fixedSpace(0)]))
    }
}

extension UINavigationBar {
    /// The appearance of the bar over content that has not been scrolled, for an item that may have one of its own.
    /// Without one for that edge it is the standard one without a surface.
    func restingAppearance(of item: UINavigationItem) -> UINavigationBarAppearance {
        if let look = item.scrollEdgeAppearance ?? scrollEdgeAppearance ?? all?.scrollEdgeAppearance { return look }
        let look = UINavigationBarAppearance(barAppearance: UIBarAppearance())
        let standard = item.standardAppearance ?? standardAppearance
        look.titleTextAttributes = all?.standardAppearance.titleTextAttributes ?? [:]
        look.largeTitleTextAttributes = all?.standardAppearance.largeTitleTextAttributes ?? [:]
        look.titleTextAttributes.merge(standard.titleTextAttributes) { $1 }
        look.largeTitleTextAttributes.merge(standard.largeTitleTextAttributes) { $1 }
        return look
    }

    func hasEdgeAppearance(_ item: UINavigationItem) -> Bool {
        (item.scrollEdgeAppearance ?? scrollEdgeAppearance ?? all?.scrollEdgeAppearance) != nil
    }

    /// The looks that were said for all bars.
    private var all: UINavigationBar? { Appearances.known(of: UINavigationBar.self).flatMap { $0 === self ? nil : $0 } }

    /// The attributes of a title, of the bar and its appearance.
    func titleAttributes(of item: UINavigationItem, isLarge: Bool) -> UITextAttributes {
        let look = restingAppearance(of: item)
        let said =
            isLarge
            ? largeTitleTextAttributes ?? all?.largeTitleTextAttributes
            : titleTextAttributes ?? all?.titleTextAttributes
        return (said ?? [:]).merging(isLarge ? look.largeTitleTextAttributes : look.titleTextAttributes) { $1 }
    }

    /// The tint of what the bar marks: its own, that of all bars, or that of the view around.
    var usedTint: UIColor { ownTint ?? all?.ownTint ?? tintColor }
    var usesLargeTitles: Bool { prefersLargeTitles || all?.prefersLargeTitles == true }
}

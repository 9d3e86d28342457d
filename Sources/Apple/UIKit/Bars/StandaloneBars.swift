import Foundation

/// The picture of a navigation bar that was added by hand: its top item's titles and buttons.
struct NavigationBarPicture: View {
    let bar: UINavigationBar

    var body: some View {
        let item = bar.topItem ?? UINavigationItem()
        ZStack {
            if let color = bar.standardAppearance.backgroundColor ?? bar.barTintColor { Color(uiColor: color) }
            title(item)
            HStack(spacing: 12) {
                if (bar.items ?? []).count > 1, !item.hidesBackButton {
                    BarPlatter { Image(systemName: "chevron.backward") }
                }
                platters(item.leadingButtons)
                Spacer(minLength: 0)
                platters(item.trailingButtons)
            }
            .padding(.horizontal, 16)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .tint(Color(uiColor: bar.usedTint))
    }

    @ViewBuilder private func title(_ item: UINavigationItem) -> some View {
        if let view = item.titleView {
            let size = view.sizeInBar
            HostedTree(view: view).frame(width: size.width, height: size.height)
        } else if let title = item.title {
            Text(verbatim: title, bar.titleAttributes(of: item, isLarge: false)).font(.headline).lineLimit(1)
        }
    }

    private func platters(_ items: [UIBarButtonItem]) -> some View {
        ForEach(0..<items.count, id: \.self) { BarItemPlatter(item: items[$0]) }
    }
}

/// The picture of a bar of buttons that was added by hand.
struct ToolbarPicture: View {
    let bar: UIToolbar

    var body: some View {
        let items = bar.items ?? []
        HStack(spacing: 12) {
            ForEach(0..<items.count, id: \.self) { BarItemPlatter(item: items[$0]) }
            if !items.contains(where: { $0.systemItem == .flexibleSpace }) { Spacer(minLength: 0) }
        }
        .padding(.horizontal, 16)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background {
            if let color = bar.standardAppearance.backgroundColor ?? bar.barTintColor { Color(uiColor: color) }
        }
        .tint(Color(uiColor: bar.tintColor))
    }
}

/// A button on a platter, or the room between buttons.
private struct BarItemPlatter: View {
    let item: UIBarButtonItem

    var body: some View {
        if item.systemItem == .flexibleSpace {
            Spacer(minLength: 0)
        } else if item.isSpace {
            Color.clear.frame(width: item.width, height: 1)
        } else if !item.isHidden {
            if item.isProminent {
                BarPlatter(fill: item.usedTint.map { AnyShapeStyle(Color(uiColor: $0)) } ?? AnyShapeStyle(.tint)) {
                    BarButton(item: item, isPlain: true).foregroundStyle(.white)
                }
            } else {
                BarPlatter { BarButton(item: item, isPlain: true) }
            }
        }
    }
}

/// The surface behind a button: 44 points high, with 16 beside its content, and a circle at least (iOS 26.1).
private struct BarPlatter<Content: View>: View {
    var fill: AnyShapeStyle?
    @ViewBuilder let content: Content

    var body: some View {
        let button = content.font(.body.weight(.medium)).padding(.horizontal, 10)
            .frame(minWidth: 44, minHeight: 44, maxHeight: 44)
        if let fill { button.background(fill, in: Capsule()) } else { button.glassEffect(.regular, in: Capsule()) }
    }
}

extension UITabBar {
    /// The colour of the selected item: of the appearance, the bar's own, that of all bars, or that of the view around.
    var usedTint: UIColor {
        let all = Appearances.known(of: UITabBar.self)
        return (scrollEdgeAppearance ?? standardAppearance).stackedLayoutAppearance.selected.iconColor ?? ownTint
            ?? (all === self ? nil : all?.standardAppearance.stackedLayoutAppearance.selected.iconColor ?? all?.ownTint)
            ?? tintColor
    }
}

/// The picture of a bar of tabs that was added by hand: a platter 62 points high, whose items of 94 points lie over
/// each other by 8, as iOS 26.1 has them.
struct TabBarPicture: View {
    let bar: UITabBar

    var body: some View {
        let items = bar.items ?? []
        HStack(spacing: -8) {
            ForEach(0..<items.count, id: \.self) { item(items[$0]) }
        }
        .padding(4)
        .glassEffect(.regular, in: Capsule())
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    }

    private func item(_ item: UITabBarItem) -> some View {
        let isChosen = item === bar.selectedItem
        let color = isChosen ? bar.usedTint : bar.unselectedItemTintColor ?? .label
        return VStack(spacing: 1) {
            if let image = (isChosen ? item.selectedImage : nil) ?? item.image {
                Image(uiImage: image).renderingMode(image.renderingMode == .alwaysOriginal ? .original : .template)
                    .font(.system(size: 18))
                    .frame(height: 28)
            }
            if let title = item.title { Text(verbatim: title).font(.system(size: 10, weight: .semibold)) }
        }
        .foregroundStyle(Color(uiColor: color))
        .frame(width: 94, height: 54)
        .background { if isChosen { Capsule().fill(Color(uiColor: .quaternarySystemFill)) } }
        .overlay(alignment: .top) {
            if let badge = item.badgeValue {
                Text(verbatim: badge).font(.system(size: 13)).foregroundStyle(.white)
                    .padding(.horizontal, 6).frame(minWidth: 20, minHeight: 20)
                    .background(Color(uiColor: item.badgeColor ?? .systemRed), in: Capsule())
                    .fixedSize().offset(x: 14)
            }
        }
    }
}

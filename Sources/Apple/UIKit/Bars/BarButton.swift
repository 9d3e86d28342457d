import Foundation

/// The picture of a button of a bar, which the bar around puts on its surface. A button without a tint of its own is of
/// the labels' colour, as iOS 26.1 draws it.
struct BarButton: View {
    let item: UIBarButtonItem
    /// Indicates whether the surface of a prominent button is somebody else's.
    var isPlain = false

    @ViewBuilder var body: some View {
        if let view = item.customView {
            let size = view.sizeInBar
            HostedTree(view: view).frame(width: size.width, height: size.height)
        } else if isPlain {
            button.buttonStyle(.plain)
        } else if item.isProminent {
            button.buttonStyle(.borderedProminent).tint(item.usedTint.map { Color(uiColor: $0) })
        } else {
            button
        }
    }

    private var color: Color? {
        if item.isProminent { return nil }
        return Color(uiColor: item.isEnabled ? item.usedTint ?? .label : .tertiaryLabel)
    }

    private var button: some View {
        pressed
            .disabled(!item.isEnabled)
            .frame(minWidth: item.width > 0 ? item.width : nil)
    }

    /// A touch shows the menu of a button that does nothing else.
    @ViewBuilder private var pressed: some View {
        if let menu = item.menu, item.primaryAction == nil, item.action == nil {
            Menu {
                MenuParts(menu: menu, sender: item)
            } label: {
                face
            }
        } else {
            Button {
                item.press()
            } label: {
                face
            }
        }
    }

    private var face: some View {
        label.foregroundStyle(color.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.foreground)).overlay(
            alignment: .topTrailing
        ) { if let badge = item.badge { BarBadge(badge: badge) } }
    }

    @ViewBuilder private var label: some View {
        if let image = item.image {
            picture(image)
        } else if let title = item.title, !title.isEmpty {
            Text(verbatim: title, item.usedTitleAttributes)
        } else if let symbol = item.systemItem?.symbol {
            Image(systemName: symbol)
        } else if let word = item.systemItem?.word {
            Text(verbatim: word)
        }
    }

    /// Bars draw pictures in one colour, unless they say another thing.
    private func picture(_ image: UIImage) -> Image {
        image.renderingMode == .alwaysOriginal ? Image(uiImage: image) : Image(uiImage: image).renderingMode(.template)
    }
}

/// The sign at a corner of a button.
private struct BarBadge: View {
    let badge: UIBarButtonItem.Badge

    var body: some View {
        Text(verbatim: badge.text)
            .font(badge.font.map { Font($0) } ?? .system(size: 11))
            .foregroundStyle(badge.foregroundColor.map { Color(uiColor: $0) } ?? .white)
            .padding(.horizontal, badge.text.isEmpty ? 0 : 5)
            .frame(minWidth: badge.text.isEmpty ? 8 : 16, minHeight: badge.text.isEmpty ? 8 : 16)
            .background(badge.backgroundColor.map { Color(uiColor: $0) } ?? .red, in: Capsule())
            .fixedSize()
            .offset(x: 10, y: -8)
    }
}

extension UIBarButtonItem {
    /// The tint and the look of the title: the button's own, or those that were said for all buttons, in navigation bars first.
    var usedTint: UIColor? { tintColor ?? said.lazy.compactMap(\.tintColor).first }
    var usedTitleAttributes: UITextAttributes {
        titleTextAttributes(for: .normal) ?? said.lazy.compactMap { $0.titleTextAttributes(for: .normal) }.first ?? [:]
    }
    private var said: [UIBarButtonItem] {
        [[UINavigationBar.self], []].compactMap { Appearances.known(of: UIBarButtonItem.self, in: $0) }
    }

    var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

    /// Indicates whether the button is what its bar is for, on a surface of the tint.
    var isProminent: Bool { (style == .done || style == .prominent) && customView == nil }

    /// Indicates whether the button has a surface of its own beside others: those with words, and those that end
    /// something.
    var standsAlone: Bool {
        if customView != nil || isProminent || hidesSharedBackground || !sharesBackground { return true }
        if image != nil { return false }
        return title?.isEmpty == false || systemItem?.symbol == nil || systemItem == .close || systemItem == .cancel
    }

    /// Does what the button is for.
    func press() {
        if let primaryAction {
            primaryAction.handler(primaryAction)
        } else if let action {
            UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
        }
    }
}

extension UIBarButtonItem.SystemItem {
    /// The word of the item: of iOS 26.1's only these two are words.
    var word: String? {
        switch self {
        case .edit: "Edit"
        case .save: "Save"
        default: nil
        }
    }

    /// The name of the item's symbol; nil for a word or a space.
    var symbol: String? {
        switch self {
        case .done: "checkmark"
        case .cancel, .close, .stop: "xmark"
        case .add: "plus"
        case .compose: "square.and.pencil"
        case .reply: "arrowshape.turn.up.left"
        case .action: "square.and.arrow.up"
        case .organize: "folder"
        case .bookmarks: "book"
        case .search: "magnifyingglass"
        case .refresh: "arrow.clockwise"
        case .camera: "camera"
        case .trash: "trash"
        case .play: "play.fill"
        case .pause: "pause.fill"
        case .rewind: "backward.fill"
        case .fastForward: "forward.fill"
        case .undo: "arrow.uturn.backward"
        case .redo: "arrow.uturn.forward"
        case .writingTools: "apple.writing.tools"
        case .edit, .save, .flexibleSpace, .fixedSpace: nil
        }
    }
}

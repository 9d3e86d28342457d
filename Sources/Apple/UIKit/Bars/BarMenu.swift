import Foundation

/// The parts of a menu of UIKit in a menu of SwiftUI.
struct MenuParts: View {
    let menu: UIMenu
    /// The button that shows the menu.
    let sender: AnyObject

    var body: some View {
        let elements = menu.shownChildren
        ForEach(0..<elements.count, id: \.self) { MenuPart(element: elements[$0], sender: sender) }
    }
}

private struct MenuPart: View {
    let element: UIMenuElement
    let sender: AnyObject

    @ViewBuilder var body: some View {
        if let menu = element as? UIMenu {
            if menu.options.contains(.displayInline) {
                Section {
                    AnyView(MenuParts(menu: menu, sender: sender))
                } header: {
                    if !menu.title.isEmpty { Text(verbatim: menu.title) }
                }
            } else {
                Menu {
                    AnyView(MenuParts(menu: menu, sender: sender))
                } label: {
                    label
                }
            }
        } else if let action = element as? UIAction, !action.attributes.contains(.hidden) {
            Group {
                if action.state == .on {
                    // A person who chooses what is chosen has it done all the same.
                    let isOn = Binding {
                        true
                    } set: { _ in
                        action.performWithSender(sender, target: nil)
                    }
                    Toggle(isOn: isOn) { label }
                } else {
                    Button(role: action.attributes.contains(.destructive) ? .destructive : nil) {
                        action.performWithSender(sender, target: nil)
                    } label: {
                        label
                    }
                }
            }
            .disabled(action.attributes.contains(.disabled))
        } else if let command = element as? UICommand {
            Button {
                command.performWithSender(sender, target: nil)
            } label: {
                label
            }
        }
    }

    @ViewBuilder private var label: some View {
        if let image = element.image {
            Label {
                titles
            } icon: {
                Image(uiImage: image)
            }
        } else {
            titles
        }
    }

    @ViewBuilder private var titles: some View {
        Text(verbatim: element.title)
        if let subtitle = element.subtitle { Text(verbatim: subtitle) }
    }
}

import TintypeUI

extension ModifierSpec {
    static let contextMenu = ModifierSpec(
        "contextMenu", "Sets the menu that a long press brings out, which a picture shows on request.",
        .views("menuItems", "The items: buttons, toggles, pickers, sections, dividers, other menus.").main,
        .optional(.views("preview", "The views beside the menu; the view itself without them.")),
        .bool("isOpen", "True to show the menu, and the view lifted above the others.", default: false),
        example: .on(
            "contextMenu: {isOpen: true, menuItems: [{Button: {title: Copy, systemImage: doc.on.doc}}]}",
            swift: """
                .contextMenu(isOpen: true) {
                        Button {} label: { Label("Copy", systemImage: "doc.on.doc") }
                    }
                """)
    ) { content, items, preview, isOpen in
        if let preview {
            content.contextMenu(isOpen: isOpen) {
                items
            } preview: {
                preview
            }
        } else {
            content.contextMenu(isOpen: isOpen) { items }
        }
    }
}

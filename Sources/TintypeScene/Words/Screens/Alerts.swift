import TintypeTree
import TintypeUI

extension ArgumentSpec {
    fileprivate static let actions = ArgumentSpec("actions", .views, "Its buttons; one that ends it without any.")
    fileprivate static let message = ArgumentSpec("message", .views, "A text below the title.")
}

extension ModifierSpec {
    static let alert = ModifierSpec(
        "alert", "A card with a question and its answers over the screen.",
        .string("title", "The question, in few words.").main, .presentation(presenting: .actions, .message),
        example: .overScreen(
            "alert: {title: Offline, isPresented: true, message: Messages are sent later.}",
            swift: """
                .alert("Offline", isPresented: .constant(true)) {
                } message: {
                    Text("Messages are sent later.")
                }
                """)
    ) { content, title, shown in
        if let message = shown[1] {
            content.alert(title, isPresented: shown.isPresented) {
                shown.content
            } message: {
                message
            }
        } else {
            content.alert(title, isPresented: shown.isPresented) { shown.content }
        }
    }

    static let confirmationDialog = ModifierSpec(
        "confirmationDialog", "Buttons at the lower edge that ask what is to be done.",
        .string("title", "What it is about; seen where the visibility says so.").main,
        .presentation(presenting: .actions, .message),
        .choice("titleVisibility", Choices.visibility, "Whether the title is seen.", default: "automatic"),
        example: .overScreen(
            """
            confirmationDialog:
                title: Delete all drafts?
                titleVisibility: visible
                isPresented: true
                message: They cannot be restored.
            """,
            swift: """
                .confirmationDialog("Delete all drafts?", isPresented: .constant(true), titleVisibility: .visible) {
                } message: {
                    Text("They cannot be restored.")
                }
                """)
    ) { content, title, shown, visibility in
        if let message = shown[1] {
            content.confirmationDialog(title, isPresented: shown.isPresented, titleVisibility: visibility) {
                shown.content
            } message: {
                message
            }
        } else {
            content.confirmationDialog(title, isPresented: shown.isPresented, titleVisibility: visibility) {
                shown.content
            }
        }
    }
}

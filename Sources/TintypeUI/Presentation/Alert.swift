import TintypeTree

/// An alert as a value: the older form.
public struct Alert {
    let title: Text
    let message: Text?
    let buttons: [Button]

    /// A button of an alert.
    public struct Button {
        /// nil for the system's word.
        let label: Text?
        let role: ButtonRole?
        var action: () -> Void = {}

        /// A button with a label.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Alert.Button(label: label, role: nil, action: action ?? {})
        }

        /// A button that cancels.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Alert.Button(label: label, role: .cancel, action: action ?? {})
        }

        public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button {
            Alert.Button(label: nil, role: .cancel, action: action ?? {})
        }

        /// A button that destroys something.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Alert.Button(label: label, role: .destructive, action: action ?? {})
        }
    }

    /// Creates an alert with a title, a message and one button or two.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        self.title = title
        self.message = message
        buttons = [dismissButton ?? Button(label: nil, role: nil)]
    }

    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        self.title = title
        self.message = message
        buttons = [primaryButton, secondaryButton]
    }
}

/// The buttons of an alert that is a value.
private nonisolated struct AlertButtons: BuiltInView {
    let buttons: [Alert.Button]

    var body: some View {
        ForEach(0..<buttons.count, id: \.self) { index in
            nonisolated(unsafe) let button = buttons[index]
            Button(role: button.role, action: { button.action() }, label: { label(of: button) })
        }
    }

    private func label(of button: Alert.Button) -> Text {
        button.label ?? Text(verbatim: button.role == .cancel ? "Cancel" : "OK")
    }
}

nonisolated extension View {
    /// Presents an alert where the binding says so.
    public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
        presenting(isPresented.wrappedValue ? content() : nil) { isPresented.wrappedValue = false }
    }

    /// Presents an alert of an item where the binding holds one.
    public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
        presenting(item.wrappedValue.map(content)) { item.wrappedValue = nil }
    }

    private func presenting(_ alert: Alert?, end: @escaping () -> Void) -> some View {
        presentingButtons(
            .alert, isPresented: alert != nil, title: alert?.title, message: alert?.message,
            actions: AlertButtons(buttons: alert?.buttons ?? []), end: end)
    }

    /// Presents buttons at the lower edge where the binding says so.
    public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
        presenting(isPresented.wrappedValue ? content() : nil) { isPresented.wrappedValue = false }
    }

    /// Presents buttons at the lower edge where the binding holds an item.
    public func actionSheet<T: Identifiable>(item: Binding<T?>, content: (T) -> ActionSheet) -> some View {
        presenting(item.wrappedValue.map(content)) { item.wrappedValue = nil }
    }

    private func presenting(_ sheet: ActionSheet?, end: @escaping () -> Void) -> some View {
        presentingButtons(
            .dialog, isPresented: sheet != nil, title: sheet?.title, message: sheet?.message,
            actions: AlertButtons(buttons: sheet?.buttons ?? []), end: end)
    }
}

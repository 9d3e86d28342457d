import TintypeTree

/// Buttons at the lower edge as a value: the older form.
public struct ActionSheet {
    /// A button of the sheet.
    public typealias Button = Alert.Button

    let title: Text
    let message: Text?
    let buttons: [Button]

    /// Creates a sheet with a title, a message and buttons.
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }
}

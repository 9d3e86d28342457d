/// The purpose of a button.
public struct ButtonRole: Equatable, Sendable {
    enum Storage {
        case destructive
        case cancel
        case confirm
        case close
    }

    let storage: Storage

    /// Deletes something: drawn in red.
    public static let destructive = ButtonRole(storage: .destructive)
    /// Leaves everything as it is.
    public static let cancel = ButtonRole(storage: .cancel)
    /// Agrees.
    public static let confirm = ButtonRole(storage: .confirm)
    /// Ends what is shown.
    public static let close = ButtonRole(storage: .close)
}

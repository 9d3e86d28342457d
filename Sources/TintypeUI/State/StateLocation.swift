import TintypeGraphics
import TintypeTree

/// The storage of a value that views may write, for as long as its view lives.
@usableFromInline
final class StateLocation<Value>: ChangingProperty {
    private var stored: Value
    /// The value that evaluation sees, and the number of changes that it does not see yet; nil where that is the stored one.
    private var shown: (value: Value, pending: Int)?
    private let signal: ChangeSignal
    private(set) var reads = 0
    private(set) var changes = 0
    var tellsUnread: Bool { false }

    init(_ value: Value, session: Session, owner: String) {
        stored = value
        signal = ChangeSignal(session: session, owner: owner)
    }

    var value: Value {
        reads &+= 1
        if let shown, signal.isEvaluating { return shown.value }
        return stored
    }

    /// Writes a value. One that equals what is there changes nothing, as in SwiftUI.
    func set(_ newValue: Value) {
        guard !isEqual(stored, newValue) else { return }
        if signal.isLiving { shown = (shown?.value ?? stored, (shown?.pending ?? 0) + 1) }
        stored = newValue
        changes &+= 1
        signal.send { [weak self] in self?.show(newValue) }
    }

    /// Lets evaluation see a change, whose round has come.
    private func show(_ value: Value) {
        guard let pending = shown?.pending else { return }
        shown = pending > 1 ? (value, pending - 1) : nil
    }
}

/// Tells a session that something that views are made of has changed.
struct ChangeSignal {
    /// The session; what a view started may go on when its picture is done.
    private weak var session: Session?
    private let owner: String

    init(session: Session, owner: String) {
        self.session = session
        self.owner = owner
    }

    /// Indicates whether views are being made.
    var isEvaluating: Bool { session?.isEvaluating ?? false }
    /// Indicates whether changes are shown one after the other, as animations of their own.
    var isLiving: Bool { session?.presentation != nil }

    /// Asks for another evaluation. In the middle of one it is an error: views made before would not know of the change.
    ///
    /// - Parameter apply: Shows the change to evaluation, in a living view.
    func send(applying apply: @escaping () -> Void = {}) {
        guard let session else { return }
        session.invalidate(by: owner, applying: apply)
        guard session.isEvaluating else { return }
        session.report(
            RenderError(
                "state was written while views were made of it", view: owner,
                hint: "write it in onAppear, onChange or task, or compute the value instead"))
    }
}

/// Returns whether both are equal; false where the type cannot tell.
private func isEqual<Value>(_ a: Value, _ b: Value) -> Bool {
    func isEqual<E: Equatable>(_ a: E) -> Bool { a == b as? E }
    guard let a = a as? any Equatable else { return false }
    return isEqual(a)
}

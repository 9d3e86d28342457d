import TintypeGraphics
import TintypeTree

/// The storage of a value that views may write, for as long as its view lives.
@usableFromInline
final class StateLocation<Value>: ChangingProperty {
    private var staged: StagedValue<Value>
    private let signal: ChangeSignal
    private(set) var reads = 0
    private(set) var changes = 0
    var tellsUnread: Bool { false }

    init(_ value: Value, session: Session, owner: String) {
        staged = StagedValue(value)
        signal = ChangeSignal(session: session, owner: owner)
    }

    var value: Value {
        reads &+= 1
        return staged.value(in: signal.session)
    }

    /// Writes a value. One that equals what is there changes nothing, as in SwiftUI.
    func set(_ newValue: Value) {
        guard !isEqual(staged.stored, newValue) else { return }
        staged.write(newValue, in: signal.session)
        changes &+= 1
        signal.send { [weak self] in self?.staged.show(newValue) }
    }
}

/// Tells a session that something that views are made of has changed.
struct ChangeSignal {
    /// The session; what a view started may go on when its picture is done.
    private(set) weak var session: Session?
    private let owner: String

    init(session: Session, owner: String) {
        self.session = session
        self.owner = owner
    }

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

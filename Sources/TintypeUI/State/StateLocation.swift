import TintypeGraphics
import TintypeTree

/// The storage of a value that views may write, for as long as its view lives.
@usableFromInline
final class StateLocation<Value>: ChangingProperty {
    private var stored: Value
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
        return stored
    }

    /// Writes a value. One that equals what is there changes nothing, as in SwiftUI.
    func set(_ newValue: Value) {
        guard !isEqual(stored, newValue) else { return }
        stored = newValue
        changes &+= 1
        signal.send()
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

    /// Asks for another evaluation. In the middle of one it is an error: views made before would not know of the change.
    func send() {
        guard let session else { return }
        session.invalidate(by: owner)
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

import TintypeGraphics
import TintypeTree

/// A stored property of a view that is bound before the view's body is read: SwiftUI's protocol.
///
/// A type of your own may conform and hold other dynamic properties; they are bound with it.
public protocol DynamicProperty {
    /// Called when the property has been bound, before each reading of the body.
    mutating func update()

    /// Finds what the property stands for. Types of users get this by their own dynamic properties.
    mutating func _bind(in binding: inout _PropertyBinding)
}

extension DynamicProperty {
    public mutating func update() {}

    public mutating func _bind(in binding: inout _PropertyBinding) {
        // Views are evaluated on the main actor, and with them what they are made of.
        MainActor.assumeIsolated { DynamicFields.of(Self.self) }.bindFields(of: &self, in: &binding)
    }
}

/// Whose properties are being bound, and how far that has come.
public struct _PropertyBinding {
    let session: Session
    let view: ViewID
    let environment: EnvironmentValues
    /// The type of the view or modifier, as errors call it.
    let owner: String
    /// Whether every property so far found what it stands for.
    private(set) var isComplete = true
    private var count = 0

    init(_ scope: Scope, owner: String) {
        session = scope.session
        view = scope.id
        environment = scope.environment
        self.owner = owner
    }

    /// What the property keeps from evaluation to evaluation; properties are told apart by the order of declaration.
    mutating func state<State: AnyObject>(make: () -> State) -> State {
        session.state(of: view, index: nextIndex(), make: make)
    }

    /// A number for each property that keeps something.
    mutating func nextIndex() -> Int {
        defer { count += 1 }
        return count
    }

    /// Reports that the property cannot be bound: the view's body is not read then.
    mutating func fail(_ message: String, hint: String) {
        session.report(RenderError(message, view: owner, hint: hint))
        isComplete = false
    }
}

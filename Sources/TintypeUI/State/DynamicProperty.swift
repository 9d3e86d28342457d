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
        DynamicFields.of(Self.self).bindFields(of: &self, in: &binding)
    }
}

/// The owner whose properties are being bound, and the progress of that.
public struct _PropertyBinding {
    let session: Session
    let view: ViewID
    let environment: EnvironmentValues
    /// The type of the view or modifier, as errors call it.
    let owner: String
    /// Indicates whether the owner can be made by now.
    private(set) var isComplete = true
    private var count = 0
    /// The storage of the properties, where somebody asks which of them are read; nil for views.
    private(set) var watched: [any ChangingProperty]?

    init(_ scope: Scope, owner: String, isWatched: Bool = false) {
        session = scope.session
        view = scope.id
        environment = scope.environment
        self.owner = owner
        watched = isWatched ? [] : nil
    }

    /// The property's storage from evaluation to evaluation; properties are told apart by the order of declaration.
    mutating func state<State: AnyObject>(make: () -> State) -> State {
        session.state(of: view, index: nextIndex(), make: make)
    }

    /// Tells those who ask what the property keeps.
    mutating func watch(_ property: any ChangingProperty) {
        if watched != nil { watched?.append(property) }
    }

    /// A number for each property that keeps something.
    mutating func nextIndex() -> Int {
        defer { count += 1 }
        return count
    }

    /// Takes note of a model that is not there: an error only for views that read it.
    mutating func miss(_ message: String, hint: String) -> MissingModel {
        if !session.toleratesMissingModel() { isComplete = false }
        return MissingModel(RenderError(message, view: owner, hint: hint))
    }
}

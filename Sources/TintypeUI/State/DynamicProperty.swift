import TintypeTree

/// A stored property of a view that is bound before the view's body is read.
public protocol DynamicProperty {
    /// Called when the property has been bound.
    mutating func update()

    /// Finds what the property stands for. Types of users get this by their own dynamic properties.
    mutating func _bind(in binding: inout _PropertyBinding)
}

extension DynamicProperty {
    public mutating func update() {}

    public mutating func _bind(in binding: inout _PropertyBinding) {
        DynamicFields.bindFields(of: &self, in: &binding)
    }
}

/// Whose properties are being bound, and how far that has come.
public struct _PropertyBinding {
    let session: Session
    let view: ViewID
    let environment: EnvironmentValues
    private var count = 0

    init(_ scope: Scope) {
        session = scope.session
        view = scope.id
        environment = scope.environment
    }

    /// A number for each property that keeps something, in the order of declaration.
    mutating func nextIndex() -> Int {
        defer { count += 1 }
        return count
    }
}

import TintypeTree

/// A view that values of a type lead to.
struct NavigationDestination {
    /// nil where the value is of another type.
    let view: (AnyHashable) -> Evaluation<Void>?
    /// The type's name, for errors.
    let name: String

    init(name: String, view: @escaping (AnyHashable) -> Evaluation<Void>?) {
        self.name = name
        self.view = view
    }
}

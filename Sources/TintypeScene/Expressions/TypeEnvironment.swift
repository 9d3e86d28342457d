/// The names that an expression may use, with their static types.
package struct TypeEnvironment: Sendable {
    private var types: [String: SceneType]
    /// Names, and members of names, that a guard has shown not to be nil.
    private var guarded: Set<[String]> = []
    /// Indicates whether more names were meant than are known, as after a declaration that could not be read: an unknown
    /// name is then no error.
    var isOpen = false

    package init(_ types: [String: SceneType] = [:]) {
        self.types = types
    }

    /// The environment in which `name` has a type, whatever it had before.
    package func binding(_ name: String, _ type: SceneType) -> TypeEnvironment {
        var environment = self
        environment.types[name] = type
        environment.guarded = guarded.filter { $0.first != name }
        return environment
    }

    /// The environment with all of `types` bound.
    package func binding(_ types: [String: SceneType]) -> TypeEnvironment {
        types.reduce(self) { $0.binding($1.key, $1.value) }
    }

    /// The environment of what is guarded by a condition: after `if: =target != nil` the name is no optional.
    ///
    /// - Parameters:
    ///   - condition: Any value; only an expression of type bool narrows.
    ///   - holds: false for what stands under `else`.
    package func narrowing(by condition: TypedValue, holds: Bool = true) -> TypeEnvironment {
        narrowing(by: condition.node, holds: holds)
    }

    func narrowing(by condition: TypedNode, holds: Bool) -> TypeEnvironment {
        var environment = self
        environment.guarded.formUnion(condition.pathsNotNil(holds: holds))
        return environment
    }

    /// The type of a name; nil for an unknown one.
    package func type(of name: String) -> SceneType? {
        types[name].map { narrowed($0, at: [name]) } ?? (isOpen ? .unknown : nil)
    }

    /// A type without its nil where a guard has shown that.
    func narrowed(_ type: SceneType, at path: [String]?) -> SceneType {
        guard let path, guarded.contains(path) else { return type }
        return type.unwrapped
    }

    /// All names, sorted.
    package var names: [String] { types.keys.sorted() }
}

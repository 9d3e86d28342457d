/// The names that can be used at a place in a scene, and their meaning.
struct CheckScope {
    var types: TypeEnvironment
    /// The states that actions may write, with their types.
    var states: [String: SceneType] = [:]
    let part: PartContext

    init(types: TypeEnvironment = TypeEnvironment(), part: PartContext) {
        self.types = types
        self.part = part
    }

    func binding(_ name: String, _ type: SceneType) -> CheckScope {
        var scope = self
        scope.types = types.binding(name, type)
        return scope
    }
}

/// The needs of a scene's, a component's or a modifier's body, found while it is checked. Confined to one task.
final class PartContext {
    /// Indicates whether `content` stands for something there.
    let hasContent: Bool
    var usesContent = false
    /// The kind of control that a style makes; nil for all but styles.
    var control: ControlKind?
    var readsEnvironment = false
    /// The names that expressions in it speak of, those that it binds itself included.
    var usedNames: Set<String> = []

    init(hasContent: Bool) {
        self.hasContent = hasContent
    }
}

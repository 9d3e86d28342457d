/// A mapping that is being read: its values by key, in the order of the file.
package struct SceneMapping {
    package let entries: [SceneEntry]
    package let place: ScenePlace
    let owner: String
    let diagnostics: DiagnosticBag

    /// The value of a key; nil where the key does not stand there.
    package subscript(key: String) -> SceneValue? {
        entry(key)?.value
    }

    /// The key with its place, and its value.
    package func entry(_ key: String) -> SceneEntry? {
        entries.first { $0.key == key }
    }

    /// The value of a key that has to stand there; reported if it does not.
    package func require(_ key: String) -> SceneValue? {
        guard let value = self[key] else {
            diagnostics.error("\(owner) needs \"\(key)\"", at: place)
            return nil
        }
        return value
    }
}

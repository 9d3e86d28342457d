/// A key that is pressed.
package struct KeyStroke {
    package let key: Character
    /// The bits of SwiftUI's `EventModifiers`.
    package let modifiers: Int

    package init(_ key: Character, modifiers: Int) {
        self.key = key
        self.modifiers = modifiers
    }
}

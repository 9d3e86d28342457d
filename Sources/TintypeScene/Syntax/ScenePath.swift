/// A place in a scene, as the keys and indices that lead to it: `body.HStack.children[1]`.
///
/// Indices count from 0. A key that is not a plain name is written in quotes and brackets: `body["a b"]`.
package indirect enum ScenePath: Hashable, Sendable {
    case root
    case key(ScenePath, String)
    case index(ScenePath, Int)

    package func appending(_ key: String) -> ScenePath { .key(self, key) }
    package func appending(_ index: Int) -> ScenePath { .index(self, index) }
}

extension ScenePath: CustomStringConvertible {
    /// The written form; empty for the root.
    package var description: String {
        switch self {
        case .root: return ""
        case .index(let parent, let index): return "\(parent)[\(index)]"
        case .key(let parent, let key):
            let isName = !key.isEmpty && key.unicodeScalars.allSatisfy { $0.continuesName || $0 == "-" }
            guard isName else { return "\(parent)[\"\(key.prefix(40))\"]" }
            let start = parent.description
            return start.isEmpty ? key : "\(start).\(key)"
        }
    }
}

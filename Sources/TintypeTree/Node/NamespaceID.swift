import Foundation
import TintypeGraphics

/// A namespace that a view, component or modifier declares: fresh for each of its uses.
package struct NamespaceID: Hashable, Sendable {
    private let owner: ViewID
    private let index: Int

    package init(owner: ViewID, index: Int) {
        self.owner = owner
        self.index = index
    }
}

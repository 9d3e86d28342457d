import TintypeGraphics

/// A view that can be scrolled to.
package struct ScrollTargetView {
    /// The value that `id` was given, as text.
    package var name: String
    /// The key by which a list knows the view.
    package var key: AnyHashable

    package init(name: String, key: AnyHashable) {
        self.name = name
        self.key = key
    }
}

import TintypeGraphics

/// A view that can be scrolled to.
package struct ScrollTargetView {
    /// The value that `id` was given, as text.
    package var name: String
    /// The key by which a list knows the view.
    package var key: AnyHashable

    /// The number of times that views were asked for before: a request that is made again is another one.
    package var call = 0

    package init(name: String, key: AnyHashable) {
        self.name = name
        self.key = key
    }
}

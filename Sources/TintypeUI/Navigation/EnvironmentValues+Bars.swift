import TintypeTree

extension EnvironmentValues {
    /// Gives the items of bars the size that text has at `large`, whatever size the reader likes.
    ///
    /// UIKit's bars do not follow Dynamic Type: who cannot read an item holds it, and sees it in the middle of the
    /// screen (Large Content Viewer, WWDC 2019). A view with a zone of its own takes ``limitTypeSize()``.
    mutating func beginBar() { dynamicTypeSize = .large }

    /// Lets large titles and search fields follow the reader's size as far as their zones go, which do not grow.
    mutating func limitTypeSize() { dynamicTypeSize = min(dynamicTypeSize, .xxxLarge) }
}

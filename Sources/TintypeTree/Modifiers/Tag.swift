/// The key of the tag, `tag(_:)`, by which a picker or a tab view knows a view: all values that stand for it, as a value itself and the
/// same as an optional one.
package enum TagKey: SaidKey {
    package typealias Value = [AnyHashable]
}

extension Node {
    /// The values that stand for the view: those of the outermost `tag(_:)` on it.
    package var tags: [AnyHashable] { said(TagKey.self) ?? [] }
}

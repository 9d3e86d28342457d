/// Turns a display list into pixels. It holds no state that a picture depends on, and may be called on any thread.
package protocol Rasterizer: Sendable {
    /// The picture of `list`, `list.pixelWidth` by `list.pixelHeight` pixels.
    ///
    /// - Throws: ``RenderError`` where the list needs what the library below cannot give (memory, a lost font file), and where
    ///   drawing takes more of a processor's time than the limits say.
    func rasterize(_ list: DisplayList, limits: Limits) throws -> Bitmap
}

extension Rasterizer {
    /// As ``rasterize(_:limits:)`` for whom no limit can be set.
    package func rasterize(_ list: DisplayList) throws -> Bitmap { try rasterize(list, limits: .fixed) }
}

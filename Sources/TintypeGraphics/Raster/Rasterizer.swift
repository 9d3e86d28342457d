/// Turns a display list into pixels. It holds no state that a picture depends on, and may be called on any thread.
package protocol Rasterizer: Sendable {
    /// The picture of `list`, `list.pixelWidth` by `list.pixelHeight` pixels.
    ///
    /// - Throws: ``RenderError`` where the list needs what the library below cannot give (memory, a lost font file).
    func rasterize(_ list: DisplayList) throws -> Bitmap
}

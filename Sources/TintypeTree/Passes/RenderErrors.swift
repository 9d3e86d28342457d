package import TintypeGraphics

/// All errors that kept a scene from becoming a picture.
package struct RenderErrors: Error, CustomStringConvertible {
    package var errors: [RenderError]

    package init(errors: [RenderError]) {
        self.errors = errors
    }

    package var description: String { errors.map(\.description).joined(separator: "\n") }
}

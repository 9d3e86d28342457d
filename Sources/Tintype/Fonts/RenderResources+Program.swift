package import Foundation
package import TintypeTree

extension RenderResources {
    /// The default fonts, and those that the program has declared for all of its pictures so far.
    package static var standard: Result<RenderResources, any Error> {
        Result { try ProgramFonts.shared.resources() }
    }

    /// The outside world for views, which are evaluated on the main actor. `scale` is in pixels a point, and `files` are the
    /// absolute paths of fonts besides those of ``standard``.
    ///
    /// Pictures share the faces that were opened for those before, of which none of them can tell.
    ///
    /// - Throws: ``FontSetError`` where the default fonts are missing, or a declared one is.
    @MainActor
    package static func viewContext(scale: Double, fonts files: [String] = []) throws -> RenderContext {
        let key = ProgramFonts.shared.files + files
        var context = try contexts[key] ?? ProgramFonts.shared.resources(adding: files).context(scale: 1)
        contexts[key] = context
        context.scale = scale
        context.wait = usualWait
        context.instant = Date()
        context.clock = { Date() }
        return context
    }

    /// Draws another moment than that at which the picture is begun.
    package static func setDate(_ date: Date?, in context: inout RenderContext) {
        guard let date else { return }
        context.instant = date
        context.clock = nil
    }

    /// The time between the appearance of views and their picture, in virtual seconds.
    package static let usualWait = 1.0

    /// By the files that were declared.
    @MainActor private static var contexts: [[String]: RenderContext] = [:]
}

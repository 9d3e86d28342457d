package import Foundation
package import TintypeTree

extension RenderResources {
    /// The default fonts, found once: what they are never changes while a program runs.
    package static let standard = Result { try RenderResources() }

    /// The outside world for views, which are evaluated on the main actor. `scale` is in pixels a point.
    ///
    /// Pictures share the faces that were opened for those before, of which none of them can tell.
    ///
    /// - Throws: ``FontSetError`` where the default fonts are missing.
    @MainActor
    package static func viewContext(scale: Double) throws -> RenderContext {
        var context = try sharedContext.get()
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

    /// How long after views appear their picture is taken, in virtual seconds.
    package static let usualWait = 1.0

    @MainActor private static let sharedContext = Result { try standard.get().context(scale: 1) }
}

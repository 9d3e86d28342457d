public import Foundation
import TintypeGraphics
public import TintypeTree
public import TintypeUI

/// Makes a picture of a view: SwiftUI's renderer, and what Linux needs of one.
///
/// ```swift
/// let renderer = ImageRenderer(content: Text("Hello").padding())
/// renderer.scale = 2
/// try renderer.write(to: URL(fileURLWithPath: "hello.png"))     // in a script
/// let data = try await renderer.pngData()                       // in a server
/// ```
///
/// The view is evaluated and laid out on the main actor, as SwiftUI's views are. The asynchronous functions draw and encode
/// away from it, so that any number of pictures can be in the making at once; the synchronous ones do everything where they
/// are called. Nothing is shared between pictures but the fonts, which never change.
@MainActor @preconcurrency
public final class ImageRenderer<Content: View> {
    /// The view.
    public var content: Content
    /// The size that the view is proposed, in points; unspecified lengths give its ideal size.
    public var proposedSize = ProposedViewSize.unspecified
    /// Pixels a point; greater than 0.
    public var scale: CGFloat = 1
    /// Indicates whether the picture is opaque, on white; otherwise it is transparent.
    public var isOpaque = false
    /// The time between the view's appearance and its picture, in virtual seconds: what the view starts is run until then,
    /// e.g. a task that sleeps or a timer. Virtual seconds cost no time.
    public var wait = RenderResources.usualWait
    /// The moment that the picture is of, from which relative dates count; nil for that at which it is made.
    public var date: Date?
    /// The answer to characters that no font has: a box and one of the ``notes``, or the error that the throwing functions throw.
    public var missingGlyphs = MissingGlyphs.box
    /// The stand-ins in the last picture: assets and symbols that are not there, for which something neutral stands.
    public private(set) var notes: [String] = []
    /// Draws in place of the renderer's own rasterizer; for tests that watch the drawing.
    package var rasterizer: (any Rasterizer)?

    /// Creates a renderer of `content`. Nothing is drawn before a picture is asked for.
    public init(content: Content) {
        self.content = content
    }

    /// The view, laid out and ready to be drawn anywhere.
    ///
    /// - Throws: Errors that say which view could not be evaluated, and why.
    package func laidOut() throws -> LaidOutPicture {
        try laidOut(scale: scale)
    }

    /// The view, laid out for a canvas of `scale` pixels a point.
    package func laidOut(scale: CGFloat) throws -> LaidOutPicture {
        guard scale > 0, scale.isFinite else {
            throw RenderError("the scale is \(scale)", hint: "set a number of pixels a point that is greater than 0")
        }
        var context = try RenderResources.viewContext(scale: Double(scale))
        context.wait = wait
        RenderResources.setDate(date, in: &context)
        context.missingGlyphs = missingGlyphs
        let session = Session(context: context)
        let content = content
        let standard = try RenderResources.standard.get().rasterizer
        let settled = try CurrentLocale.with(context.locale) {
            try SettlePass(session: session, canvas: proposedSize).run { Content._evaluate(content, into: &$0) }
        }
        notes = session.notes.notes.map(\.description)
        return LaidOutPicture(
            list: settled.displayList(background: isOpaque ? (settled.colorScheme == .dark ? .black : .white) : nil),
            rasterizer: rasterizer ?? standard)
    }
}

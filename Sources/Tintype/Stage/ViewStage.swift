public import Foundation
public import TintypeGraphics
package import TintypeTree
public import TintypeUI

/// A view that lives: it keeps its state, and has a clock that only you move. It gives pictures, frames and trees of the instant
/// that it stands at.
///
/// ```swift
/// let stage = ViewStage(ContentView(), size: CGSize(width: 390, height: 844))
/// stage.advance(by: .milliseconds(250))
/// try stage.frame(of: "badge")
/// ```
///
/// Nothing waits for the wall clock: animations, timers, tasks that sleep and `TimelineView` follow the stage's own. An instant is
/// the same in however many steps it is come to. A picture of ``ImageRenderer`` shows the end of all that a change begins;
/// a stage shows the way there.
@MainActor
public final class ViewStage<Content: View> {
    private let conditions: Result<StageConditions, any Error>
    private let living: LivingScene?
    /// The first error that the making, the clock or an action met. It is thrown when something is asked of the stage.
    private var failure: (any Error)?

    /// A stage that holds `content`.
    ///
    /// - Parameters:
    ///   - size: The size that the view is proposed, in points; nil for its ideal size.
    ///   - scale: Pixels a point; greater than 0.
    ///   - date: The moment of the beginning, from which relative dates count; nil for that at which it is made.
    public convenience init(_ content: Content, size: CGSize? = nil, scale: CGFloat = 2, date: Date? = nil) {
        self.init(content) {
            guard scale > 0, scale.isFinite else {
                throw RenderError(
                    "the scale is \(scale)", hint: "set a number of pixels a point that is greater than 0")
            }
            var context = try RenderResources.viewContext(scale: Double(scale))
            RenderResources.setDate(date, in: &context)
            return StageConditions(
                context: context, canvas: size.map { ProposedViewSize($0) } ?? .unspecified,
                resources: try RenderResources.standard.get())
        }
    }

    /// - Parameter conditions: Are asked once; what they throw is thrown when something is asked of the stage.
    package init(_ content: Content, _ conditions: () throws -> StageConditions) {
        self.conditions = Result(catching: conditions)
        do {
            let conditions = try self.conditions.get()
            living = try CurrentLocale.with(conditions.context.locale) {
                try LivingScene(
                    context: conditions.context, canvas: conditions.canvas, safeArea: conditions.safeArea
                ) { scope in
                    scope.withEnvironment(conditions.change) { Content._evaluate(content, into: &$0) }
                }
            }
        } catch {
            living = nil
            failure = error
        }
    }

    /// The time since the first picture.
    public var time: Duration { .seconds(living?.time ?? 0) }

    /// Indicates whether an animation is under way.
    public var isMoving: Bool { living?.isMoving ?? false }

    /// Lets time pass.
    public func advance(by duration: Duration) {
        advance(to: time + duration)
    }

    /// Lets time pass up to an instant, counted from the first picture; one that is past changes nothing.
    public func advance(to instant: Duration) {
        attempt { try $0.advance(to: instant.inSeconds) }
    }

    /// Changes something that the view reads, as an action of its own would: with its animations.
    public func perform(_ action: () -> Void) {
        attempt { try $0.perform(action) }
    }

    /// The frame of the view of that name by `id(_:)`, in points of the whole picture; the bounding box of one that is turned.
    ///
    /// - Throws: An error that lists the names that there are, and the errors that the stage has met.
    public func frame(of id: some Hashable) throws -> CGRect {
        let tree = try settled().tree
        if let view = tree.view("\(id)") { return view.frame }
        let names = tree.root.names
        throw RenderError(
            "no view has the id \"\(id)\" at this instant",
            hint: names.isEmpty ? "give the view an id(_:)" : "there are: \(names.prefix(20).joined(separator: ", "))")
    }

    /// The picture at this instant.
    ///
    /// - Throws: The errors that the stage has met, and those of drawing.
    public func bitmap() throws -> Bitmap { try laidOut().bitmap() }

    /// The picture at this instant, as the bytes of a PNG file.
    ///
    /// - Throws: The errors that the stage has met, and those of drawing.
    public func pngData() throws -> Data { Data(try laidOut().png()) }

    /// The instant, ready to be drawn anywhere.
    package func laidOut() throws -> LaidOutPicture {
        let settled = try settled()
        let conditions = try conditions.get()
        let ground: ResolvedColor? = conditions.isOpaque ? (settled.colorScheme == .dark ? .black : .white) : nil
        return LaidOutPicture(
            list: settled.displayList(background: ground), rasterizer: conditions.resources.rasterizer)
    }

    /// The views as they stand.
    package func settled() throws -> SettledScene {
        if let failure { throw failure }
        guard let living else { throw RenderError("the stage holds nothing") }
        return living.settled
    }

    /// The notes on stand-ins, e.g. for an unknown symbol.
    public var notes: [String] { living?.session.notes.notes.map(\.description) ?? [] }

    private func attempt(_ action: (LivingScene) throws -> Void) {
        guard failure == nil, let living else { return }
        do {
            try inLocale { try action(living) }
        } catch {
            failure = error
        }
    }

    /// The scene, for those who touch it.
    ///
    /// - Throws: The errors of the conditions where there is none.
    func scene() throws -> LivingScene {
        if let living { return living }
        throw failure ?? RenderError("the stage holds nothing")
    }

    /// Does something in the locale of the views.
    func inLocale<Result>(_ action: () throws -> Result) throws -> Result {
        try CurrentLocale.with(try conditions.get().context.locale, action)
    }
}

extension ViewStage: LivingStage {}

extension ViewStage: StagedContent {
    package var movingProperties: [(name: String, value: String)] { living?.movingProperties ?? [] }

    package func shown() throws -> (settled: SettledScene, picture: LaidOutPicture, resources: RenderResources) {
        (try settled(), try laidOut(), try conditions.get().resources)
    }
}

extension SettledTree.View {
    /// The names of this view and those in it, in order.
    fileprivate var names: [String] { (id.map { [$0] } ?? []) + children.flatMap(\.names) }
}

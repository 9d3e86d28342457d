package import Foundation
import TintypeGraphics

/// A drawing made by hand in the manner of UIKit and CoreGraphics: kept as steps, and drawn where the picture is shown, so
/// that it is as sharp there as the rest. Points are of UIKit's coordinates: y runs down.
///
/// Confined to the task that draws.
package final class DrawingBoard: @unchecked Sendable {
    /// The colours, line and transform that are drawn with, until they are changed.
    package struct State {
        package var fill = Color.black
        package var stroke = Color.black
        package var line = StrokeStyle()
        /// Fills a path in place of the colour.
        package var pattern: ((_ path: Path, _ isEvenOdd: Bool) -> Void)?
    }

    private enum Step {
        case save
        case restore
        case draw((inout GraphicsContext) -> Void)
    }

    /// The board of the closure around that draws; nil outside of one.
    @TaskLocal package static var scoped: DrawingBoard?

    /// The board that UIKit's drawing functions draw on; nil outside of a closure that draws, and of a picture that was begun.
    package static var current: DrawingBoard? {
        guard let opened, opened.surroundings === scoped else { return scoped ?? opened }
        return opened
    }

    private static let openedInThread = ThreadLocal<DrawingBoard>()

    /// The board of a picture that was begun in the thread and not ended.
    package static var opened: DrawingBoard? {
        get { openedInThread.value }
        set { openedInThread.value = newValue }
    }

    /// In points.
    package let size: CGSize
    /// The board of the closure in which this one was begun.
    private let surroundings = DrawingBoard.scoped
    package var state = State()
    /// The path that is built step by step before it is drawn.
    package var path = Path()
    private var steps: [Step] = []
    private var saved: [State] = []

    package init(size: CGSize) {
        self.size = size
    }

    package func save() {
        saved.append(state)
        steps.append(.save)
    }

    package func restore() {
        guard let state = saved.popLast() else { return }
        self.state = state
        steps.append(.restore)
    }

    package func add(_ step: @escaping (inout GraphicsContext) -> Void) { steps.append(.draw(step)) }

    /// Fills a path in the colour that is set.
    package func fill(
        _ path: Path, isEvenOdd: Bool = false, opacity: Double = 1, _ blendMode: GraphicsContext.BlendMode = .normal
    ) {
        if let pattern = state.pattern { return pattern(path, isEvenOdd) }
        let color = state.fill
        add { context in
            var own = context
            own.opacity *= opacity
            own.blendMode = blendMode == .normal ? context.blendMode : blendMode
            own.fill(path, with: .color(color), style: FillStyle(eoFill: isEvenOdd))
        }
    }

    /// Strokes a path in the colour that is set.
    package func stroke(_ path: Path, _ line: StrokeStyle? = nil) {
        let (color, line) = (state.stroke, line ?? state.line)
        add { $0.stroke(path, with: .color(color), style: line) }
    }

    package func clip(_ path: Path, isEvenOdd: Bool = false) {
        add { $0.clip(to: path, style: FillStyle(eoFill: isEvenOdd)) }
    }

    /// Draws all steps.
    package func draw(on context: inout GraphicsContext) {
        var outer: [GraphicsContext] = []
        for step in steps {
            switch step {
            case .save: outer.append(context)
            case .restore: if let last = outer.popLast() { context = last }
            case .draw(let draw): draw(&context)
            }
        }
    }

    /// The picture as items, made in the surroundings of a session.
    package func items(in session: Session) -> [DisplayItem] {
        let recording = CanvasRecording(Scope(session: session).origin)
        var context = GraphicsContext(recording, size: size)
        draw(on: &context)
        return recording.items
    }
}

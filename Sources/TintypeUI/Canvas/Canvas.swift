public import Foundation
import TintypeGraphics
import TintypeTree

/// A view that a closure draws by hand, as large as it is proposed.
public nonisolated struct Canvas<Symbols: View>: PrimitiveView {
    /// The views that the closure draws by their tags.
    public var symbols: Symbols
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    public var isOpaque: Bool
    public var colorMode: ColorRenderingMode
    public var rendersAsynchronously: Bool

    /// - Parameters:
    ///   - opaque, colorMode, rendersAsynchronously: Have no effect on a picture.
    ///   - renderer: Draws; its coordinates are points from the view's top left corner.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        self.symbols = symbols()
        self.renderer = renderer
        isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
    }

    func evaluate(into scope: inout Scope) {
        let (renderer, symbols) = (renderer, symbols)
        scope.appendCanvas { recording, size in
            var context = GraphicsContext(recording, size: size)
            context.symbols = SymbolViews(recording, evaluation(of: symbols))
            renderer(&context, size)
        }
    }
}

extension Canvas where Symbols == EmptyView {
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(
            opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer
        ) { EmptyView() }
    }
}

/// The views of a canvas that are drawn by their tags, made when the first is asked for.
final class SymbolViews {
    private let recording: CanvasRecording
    private let evaluate: (inout Scope) -> Void
    private lazy var views = recording.taggedViews(evaluate)

    init(_ recording: CanvasRecording, _ evaluate: @escaping (inout Scope) -> Void) {
        self.recording = recording
        self.evaluate = evaluate
    }

    func view(_ id: AnyHashable) -> RecordedView? { views.first { $0.tags.contains(id) }?.view }
}

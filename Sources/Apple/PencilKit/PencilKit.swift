// `import PencilKit` where Apple's framework is missing: drawings of strokes, and a canvas that nobody draws on.
@_exported public import Foundation
@_exported public import UIKit

/// The fingers and pencils that draw.
public enum PKCanvasViewDrawingPolicy: UInt, Sendable {
    case `default`, anyInput, pencilOnly
}

/// The delegate of a canvas. Nobody draws.
@MainActor @preconcurrency
public protocol PKCanvasViewDelegate: UIScrollViewDelegate {
    /// The calls as strokes come.
    func canvasViewDrawingDidChange(_ canvasView: PKCanvasView)
    func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView)
    func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView)
    func canvasViewDidFinishRendering(_ canvasView: PKCanvasView)
}

extension PKCanvasViewDelegate {
    public func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) {}
    public func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView) {}
    public func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView) {}
    public func canvasViewDidFinishRendering(_ canvasView: PKCanvasView) {}
}

/// A canvas, drawn with its drawing.
open class PKCanvasView: UIScrollView, _PicturedResponder {
    /// The delegate, told of strokes as well as of scrolling. It is kept where all scroll views keep theirs.
    @_nonoverride open weak var delegate: (any PKCanvasViewDelegate)? {
        get { (self as UIScrollView).delegate as? any PKCanvasViewDelegate }
        set { (self as UIScrollView).delegate = newValue }
    }

    /// The drawing, the tool, and the fingers that draw.
    open var drawing = PKDrawing() {
        didSet { if drawing != oldValue { delegate?.canvasViewDrawingDidChange(self) } }
    }
    open var tool: any PKTool = PKInkingTool(.pen)
    open var drawingPolicy = PKCanvasViewDrawingPolicy.default
    open var isRulerActive = false
    open var allowsFingerDrawing = true
    open var isDrawingEnabled = true
    public let drawingGestureRecognizer = UIGestureRecognizer()
    open var maximumSupportedContentVersion = PKContentVersion.latest

    public var _picture: AnyView {
        let (color, drawing) = (backgroundColor.map { Color(uiColor: $0) } ?? .white, drawing)
        return AnyView(color.overlay { Canvas { context, _ in drawing.draw(in: context) } })
    }
}

extension PKCanvasView: PKToolPickerObserver {}

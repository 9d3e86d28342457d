// `import PencilKit` where Apple's framework is missing: drawings without strokes, and a canvas that nobody draws on.
@_exported public import Foundation
@_exported public import UIKit

/// A drawing. Only what this module wrote can be read, and it has no strokes.
public struct PKDrawing: Equatable, Codable, Sendable {
    public init() {}
    /// - Throws: `CocoaError.featureUnsupported` for bytes: drawings of a tablet are not read.
    public init(data: Data) throws {
        guard data.isEmpty else { throw CocoaError(.featureUnsupported) }
    }

    /// The strokes, their place in points, and the drawing as bytes.
    public var strokes: [PKStroke] { [] }
    public var bounds: CGRect { .null }
    public func dataRepresentation() -> Data { Data() }
    public func image(from rect: CGRect, scale: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: rect.size).image { _ in }
    }
    public mutating func append(_ drawing: PKDrawing) {}
    public func appending(_ drawing: PKDrawing) -> PKDrawing { self }
}

/// A stroke. There is none.
public struct PKStroke: Sendable {}

/// A tool to draw with.
public protocol PKTool: Sendable {}

/// A pen of a colour and a width.
public struct PKInkingTool: PKTool, Hashable {
    /// The kind of a pen.
    public enum InkType: String, Hashable, Sendable {
        case pen, pencil, marker, monoline, fountainPen, watercolor, crayon
    }

    /// The kind, the colour and the width in points.
    public var inkType: InkType
    public var color: UIColor
    public var width: CGFloat

    /// Creates a pen.
    public init(_ type: InkType, color: UIColor = .black, width: CGFloat? = nil) {
        (inkType, self.color, self.width) = (type, color, width ?? 5)
    }
}

/// An eraser.
public struct PKEraserTool: PKTool, Hashable {
    /// The parts that are erased.
    public enum EraserType: Hashable, Sendable {
        case vector, bitmap, fixedWidthBitmap
    }

    /// The parts that are erased.
    public var eraserType: EraserType

    /// Creates an eraser.
    public init(_ eraserType: EraserType, width: CGFloat = 10) {
        self.eraserType = eraserType
    }
}

/// A tool to choose strokes.
public struct PKLassoTool: PKTool, Hashable {
    public init() {}
}

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
}

extension PKCanvasViewDelegate {
    public func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) {}
    public func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView) {}
    public func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView) {}
}

/// A canvas, drawn as an empty one.
open class PKCanvasView: UIScrollView, _PicturedResponder {
    /// The drawing, the tool, and the fingers that draw.
    open var drawing = PKDrawing()
    open var tool: any PKTool = PKInkingTool(.pen)
    open var drawingPolicy = PKCanvasViewDrawingPolicy.default
    open var isRulerActive = false
    open var allowsFingerDrawing = true
    open var isDrawingEnabled = true
    public let drawingGestureRecognizer = UIGestureRecognizer()

    public var _picture: AnyView { AnyView(backgroundColor.map { Color(uiColor: $0) } ?? .white) }
}

/// The tools beside a canvas, which are not shown.
@MainActor @preconcurrency
open class PKToolPicker: NSObject {
    /// The tool, and whether the picker is seen: it is not.
    open var selectedTool: any PKTool = PKInkingTool(.pen)
    open var isVisible: Bool { false }
    open var isRulerActive = false
    open func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder) {}
    open func addObserver(_ observer: any PKToolPickerObserver) {}
    open func removeObserver(_ observer: any PKToolPickerObserver) {}
}

/// Told of changes of the tools.
@MainActor @preconcurrency
public protocol PKToolPickerObserver: NSObjectProtocol {}

extension PKCanvasView: PKToolPickerObserver {}

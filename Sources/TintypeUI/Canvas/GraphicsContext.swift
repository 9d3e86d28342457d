public import Foundation
public import TintypeGraphics
public import TintypeTree

/// The canvas of drawing closures: SwiftUI's type. A copy has a state of its own, and draws on the same picture.
public struct GraphicsContext {
    /// From the coordinates that are drawn in to those of the view.
    public var transform = CGAffineTransform.identity
    /// Of what is drawn from now on, 0...1.
    public var opacity: Double = 1
    /// The rule by which later drawing is combined with what is there.
    public var blendMode = BlendMode.normal
    /// The environment of the view.
    public let environment: EnvironmentValues

    package let recording: CanvasRecording
    var symbols: SymbolViews?
    /// The limits of what has been drawn so far, the outermost first; in the view's coordinates.
    private var limits: [DisplayEffect] = []
    /// Applied to each thing that is drawn, the last first; in the view's coordinates.
    private var filters: [DisplayEffect] = []
    private let size: CGSize
    private var bounds: CGRect

    package init(_ recording: CanvasRecording, size: CGSize) {
        self.recording = recording
        self.size = size
        environment = recording.environment
        bounds = CGRect(origin: .zero, size: size)
    }

    // MARK: State

    /// Changes the coordinates of later drawing.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

    /// The options of a clip.
    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Only what lies outside is seen.
        public static let inverse = ClipOptions(rawValue: 1)
    }

    /// The smallest rectangle of the coordinates that holds all that can be seen; a rotated one is not followed exactly.
    public var clipBoundingRect: CGRect {
        let inverse = transform.inverted()
        return CGRect(bounding: bounds.corners.map { $0.applying(inverse) })
    }

    /// Shows only what lies in `path` of what is drawn from now on.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
        let moved = path.applying(transform)
        if options.contains(.inverse) {
            limits.append(.mask([.fill(moved, style, .color(.black))], isInverse: true))
        } else {
            limits.append(.clip(moved, style))
            bounds = bounds.common(with: moved.boundingRect)
        }
    }

    /// Shows what is drawn from now on where what `content` draws is opaque.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = ClipOptions(),
        content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        var layer = nested()
        try content(&layer)
        let items = layer.recording.items
        let faded = opacity < 1 ? [DisplayItem.group(.opacity(opacity), items)] : items
        limits.append(.mask(faded, isInverse: options.contains(.inverse)))
    }

    mutating func add(_ effect: DisplayEffect) { filters.append(effect) }

    // MARK: Layers

    /// Draws what `content` draws as one thing.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        var layer = nested()
        try content(&layer)
        let items = layer.recording.items
        if !items.isEmpty { draw([.group(.isolated, items)], isMoved: true) }
    }

    /// A context of the same coordinates and of no other state, with a picture of its own.
    private func nested() -> GraphicsContext {
        var layer = GraphicsContext(recording.nested(), size: size)
        layer.transform = transform
        layer.symbols = symbols
        return layer
    }

    // MARK: Drawing

    /// Draws items of the context's coordinates, or, `isMoved`, of the view's.
    package func draw(_ items: [DisplayItem], isMoved: Bool = false) {
        guard !items.isEmpty, opacity > 0 else { return }
        var drawn = isMoved || transform.isIdentity ? items : [.group(.transform(transform), items)]
        for filter in filters.reversed() { drawn = [.group(filter, drawn)] }
        if opacity < 1 { drawn = [.group(.opacity(opacity), drawn)] }
        switch blendMode.rule {
        case .blend(.normal): break
        case .blend(let mode): drawn = [.group(.blend(mode), drawn)]
        case .compose(let rule): drawn = [.group(.compose(rule, within: drawn.map(\.silhouette)), drawn)]
        }
        for limit in limits.reversed() { drawn = [.group(limit, drawn)] }
        recording.items += drawn
    }

    /// Fills a path.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        let painted = shading.painted(in: environment, path.boundingRect)
        draw(painted.wrapped([.fill(path, style, painted.paint)]))
    }

    /// Strokes a path.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        let painted = shading.painted(in: environment, path.boundingRect)
        draw(painted.wrapped([.stroke(path, style, painted.paint)]))
    }

    /// Strokes a path with a line of `lineWidth` points.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }
}

public import Foundation

/// The outline of a 2D shape, in points.
///
/// Simple shapes are kept as what they are, so that a rasterizer can draw a rounded rectangle faster than its curves.
public struct Path: Hashable, Sendable {
    /// A step of an outline.
    public enum Element: Hashable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
    }

    /// The contents of the path.
    package enum Storage: Hashable, Sendable {
        case empty
        case rect(CGRect)
        case ellipse(CGRect)
        case roundedRect(CGRect, cornerSize: CGSize, style: RoundedCornerStyle)
        case elements([Element])
        /// The area that a stroke of a path covers.
        indirect case stroked(Path, StrokeStyle)
    }

    package var storage: Storage

    package init(storage: Storage) {
        self.storage = storage
    }

    /// An empty path.
    public init() {
        storage = .empty
    }

    /// A rectangle.
    public init(_ rect: CGRect) {
        storage = .rect(rect)
    }

    /// A rectangle with rounded corners; the corners are never larger than half a side.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        let size = CGSize(
            width: min(max(cornerSize.width, 0), abs(rect.width) / 2),
            height: min(max(cornerSize.height, 0), abs(rect.height) / 2)
        )
        storage = size.width > 0 && size.height > 0 ? .roundedRect(rect, cornerSize: size, style: style) : .rect(rect)
    }

    /// A rectangle with corners of one radius, at most half of its shorter side.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        let radius = min(cornerRadius, min(abs(rect.width), abs(rect.height)) / 2)
        self.init(roundedRect: rect, cornerSize: CGSize(width: radius, height: radius), style: style)
    }

    /// The ellipse inscribed in `rect`.
    public init(ellipseIn rect: CGRect) {
        storage = .ellipse(rect)
    }

    /// A path drawn by `callback`.
    public init(_ callback: (inout Path) -> Void) {
        self.init()
        callback(&self)
    }

    /// Indicates whether there is nothing to draw.
    public var isEmpty: Bool {
        switch storage {
        case .empty: true
        case .elements(let elements): elements.isEmpty
        case .rect, .ellipse, .roundedRect: false
        case .stroked(let path, let style): path.isEmpty || style.lineWidth <= 0
        }
    }

    /// Calls `body` with each step of the outline, in order.
    public func forEach(_ body: (Element) -> Void) {
        for element in elements { body(element) }
    }

    /// A rectangle that holds the path: the smallest one around its points and control points, or, of a stroke, around all
    /// that it may cover; `.null` for an empty path.
    public var boundingRect: CGRect {
        switch storage {
        case .empty: .null
        case .rect(let rect), .ellipse(let rect), .roundedRect(let rect, _, _): rect.standardized
        case .elements(let elements): CGRect(bounding: elements.flatMap(\.points))
        case .stroked(let path, let style): style.inkBounds(of: path)
        }
    }
}

extension Path.Element {
    /// The points that the step names, the control points among them.
    package var points: [CGPoint] {
        switch self {
        case .move(let to), .line(let to): [to]
        case .quadCurve(let to, let control): [control, to]
        case .curve(let to, let control1, let control2): [control1, control2, to]
        case .closeSubpath: []
        }
    }

    /// The step with every point replaced by what `transform` makes of it.
    package func map(_ transform: (CGPoint) -> CGPoint) -> Path.Element {
        switch self {
        case .move(let to): .move(to: transform(to))
        case .line(let to): .line(to: transform(to))
        case .quadCurve(let to, let control): .quadCurve(to: transform(to), control: transform(control))
        case .curve(let to, let c1, let c2):
            .curve(to: transform(to), control1: transform(c1), control2: transform(c2))
        case .closeSubpath: .closeSubpath
        }
    }
}

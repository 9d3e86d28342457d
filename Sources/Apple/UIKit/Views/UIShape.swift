public import Foundation

/// A shape that follows from a view's. UIKit's protocol.
public protocol UIShapeProvider: Equatable {
    /// The surroundings of a shape, and the shape in them.
    typealias Context = UIShape.ResolutionContext
    typealias Resolved = UIShape.Resolved
    func resolve(in context: Context) -> Resolved
}

/// A shape of a view's size. UIKit's type; lengths are in points.
public struct UIShape: UIShapeProvider {
    private enum Kind {
        case rect, capsule, circle
        case rounded(CGFloat, UIRectCorner)
        case fixed(CGRect, CGFloat, UIRectCorner)
        case path(UIBezierPath)
        case provided((ResolutionContext) -> UIBezierPath)
    }

    private let kind: Kind
    private let name: String
    private var insets = UIEdgeInsets.zero

    private init(_ kind: Kind, _ name: String) {
        self.kind = kind
        self.name = name
    }

    /// Creates the shape of another provider.
    public init(_ provider: some UIShapeProvider) {
        self.init(.provided { provider.resolve(in: $0).path }, "\(provider)")
    }

    /// The shapes.
    public static var rect: UIShape { UIShape(.rect, "rect") }
    public static var capsule: UIShape { UIShape(.capsule, "capsule") }
    public static var circle: UIShape { UIShape(.circle, "circle") }
    public static func rect(
        cornerRadius: CGFloat, cornerCurve: UICornerCurve = .automatic, maskedCorners: UIRectCorner = .allCorners
    ) -> UIShape { UIShape(.rounded(cornerRadius, maskedCorners), "rect \(cornerRadius) \(maskedCorners.rawValue)") }
    public static func fixedRect(
        _ rect: CGRect, cornerRadius: CGFloat = 0, cornerCurve: UICornerCurve = .automatic,
        maskedCorners: UIRectCorner = .allCorners
    ) -> UIShape {
        UIShape(.fixed(rect, cornerRadius, maskedCorners), "\(rect) \(cornerRadius) \(maskedCorners.rawValue)")
    }
    public static func path(_ path: UIBezierPath) -> UIShape { UIShape(.path(path), "path \(ObjectIdentifier(path))") }

    /// The shape, smaller on all sides; those of a path and of a provider stay as they are.
    public func inset(by insets: UIEdgeInsets) -> UIShape {
        var shape = self
        shape.insets.top += insets.top
        shape.insets.left += insets.left
        shape.insets.bottom += insets.bottom
        shape.insets.right += insets.right
        return shape
    }
    public func inset(by amount: CGFloat) -> UIShape {
        inset(by: UIEdgeInsets(top: amount, left: amount, bottom: amount, right: amount))
    }

    public static func == (a: UIShape, b: UIShape) -> Bool { a.name == b.name && a.insets == b.insets }

    /// The shape in a view's surroundings.
    public func resolve(in context: ResolutionContext) -> Resolved {
        Resolved(shape: self, path: path(in: context)) { $0.resolve(in: context) }
    }

    private func path(in context: ResolutionContext) -> UIBezierPath {
        let room = context.contentShape.boundingRect.inset(by: insets)
        switch kind {
        case .rect: return UIBezierPath(rect: room)
        case .capsule: return UIBezierPath(roundedRect: room, cornerRadius: min(room.width, room.height) / 2)
        case .circle:
            let side = min(room.width, room.height)
            return UIBezierPath(
                ovalIn: CGRect(x: room.midX - side / 2, y: room.midY - side / 2, width: side, height: side))
        case .rounded(let radius, let corners): return UIShape.rounded(room, radius, corners)
        case .fixed(let rect, let radius, let corners): return UIShape.rounded(rect.inset(by: insets), radius, corners)
        case .path(let path): return path
        case .provided(let path): return path(context)
        }
    }

    private static func rounded(_ rect: CGRect, _ radius: CGFloat, _ corners: UIRectCorner) -> UIBezierPath {
        UIBezierPath(
            roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius))
    }

    /// The view's own shape around one that follows from it.
    public struct ResolutionContext {
        /// The shape of the view.
        public var contentShape: Resolved
    }

    /// A shape with its path.
    public struct Resolved: Equatable {
        /// The shape, its path, and the rectangle around that.
        public let shape: UIShape
        public let path: UIBezierPath
        public var boundingRect: CGRect { path.bounds }
        /// Resolves another shape in the same surroundings.
        let resolve: (UIShape) -> Resolved

        /// The shape, smaller on all sides; those of a path and of a provider stay as they are.
        public func inset(by insets: UIEdgeInsets) -> Resolved { resolve(shape.inset(by: insets)) }
        public func inset(by amount: CGFloat) -> Resolved { resolve(shape.inset(by: amount)) }

        public static func == (a: Resolved, b: Resolved) -> Bool {
            a.shape == b.shape && a.boundingRect == b.boundingRect
        }
    }
}

/// The curve of corners. UIKit's type; all are drawn as circles.
public enum UICornerCurve: Int, Sendable {
    case automatic, circular, continuous
}

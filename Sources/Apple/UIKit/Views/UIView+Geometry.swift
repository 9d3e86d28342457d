public import Foundation

/// A space of coordinates: a view's or a screen's. UIKit's protocol.
@MainActor @preconcurrency
public protocol UICoordinateSpace: NSObjectProtocol {
    /// The bounds, in the space's own coordinates.
    var bounds: CGRect { get }
}

extension UICoordinateSpace {
    /// A place in the coordinates of another space: by the frames of views, a screen's being the outermost view's.
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        // An optional view leads to the method of views: this one would call itself.
        let (view, other) = (self as? UIView, coordinateSpace as? UIView)
        return view.map { $0.convert(point, to: other) } ?? other.map { $0.convert(point, from: view) } ?? point
    }
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        coordinateSpace.convert(point, to: self)
    }
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        CGRect(origin: convert(rect.origin, to: coordinateSpace), size: rect.size)
    }
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        CGRect(origin: convert(rect.origin, from: coordinateSpace), size: rect.size)
    }
}

extension UIView {
    /// A place in the coordinates of another view, through the transforms of the views between; nil is the outermost one.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        layer.convert(point, to: (view ?? outermost).layer)
    }
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        layer.convert(point, from: (view ?? outermost).layer)
    }
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        layer.convert(rect, to: (view ?? outermost).layer)
    }
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        layer.convert(rect, from: (view ?? outermost).layer)
    }

    /// The view that no other is around.
    var outermost: UIView { superview?.outermost ?? self }

    /// Finds a view with a tag, and tells whether the view is another one or inside of it.
    public func viewWithTag(_ tag: Int) -> UIView? {
        self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
    }
    public func isDescendant(of view: UIView) -> Bool { self === view || superview?.isDescendant(of: view) == true }

    /// Finds the scheme's side of a semantic attribute.
    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection { attribute == .forceRightToLeft ? .rightToLeft : .leftToRight }

    /// The direction of reading of an attribute inside of another direction: playback and space do not turn around.
    public class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .unspecified: layoutDirection
        case .forceRightToLeft: .rightToLeft
        default: .leftToRight
        }
    }
}

extension UIView {
    /// The way in which a view resizes with the one around it.
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    /// The scaling of a view's content.
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
        case topLeft, topRight, bottomLeft, bottomRight
    }

    /// The look of a tint behind something that is presented.
    public enum TintAdjustmentMode: Int, Sendable {
        case automatic, normal, dimmed
    }
}

/// The meaning of a view's content for the direction of reading. UIKit's type.
public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// The direction in which an interface reads. UIKit's type.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    case leftToRight, rightToLeft
}

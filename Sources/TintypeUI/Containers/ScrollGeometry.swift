public import Foundation
public import TintypeGraphics
import TintypeTree

/// The geometry of a scroll view and its content, in points.
public struct ScrollGeometry: Hashable, Sendable {
    /// The place, the size and the insets of the content, and the size of the scroll view.
    public var contentOffset: CGPoint
    public var contentSize: CGSize
    public var contentInsets: EdgeInsets
    public var containerSize: CGSize

    /// Creates a geometry from its parts, in points.
    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    init(_ scroll: ScrolledContent) {
        self.init(
            contentOffset: scroll.offset, contentSize: scroll.size, contentInsets: EdgeInsets(),
            containerSize: scroll.window)
    }

    /// The visible part of the content, in its coordinates.
    public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

    /// The scroll view's own bounds, as UIKit's scroll views have them.
    public var bounds: CGRect { visibleRect }
}

nonisolated extension View {
    /// Does something when what `transform` takes from the geometry of the first scroll view inside changes: never in a still picture.
    public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        node(
            ScrollObserverModifier("onScrollGeometryChange") { scroll in
                transform(ScrollGeometry(scroll))
            } action: {
                action($0, $1)
            })
    }

    /// Sets whether a way to scroll is taken.
    public func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> some View { self }
}

/// The choice whether a way to scroll is taken.
public struct ScrollInputBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = ScrollInputBehavior(name: "automatic")
    public static let enabled = ScrollInputBehavior(name: "enabled")
    public static let disabled = ScrollInputBehavior(name: "disabled")
}

/// A way to scroll other than by a finger.
public struct ScrollInputKind: Hashable, Sendable {
    private let name: String
    public static let handGestureShortcut = ScrollInputKind(name: "handGestureShortcut")
    public static let look = ScrollInputKind(name: "look")
    /// A way to scroll by looking, along some axes.
    public static func look(axes: Axis.Set) -> ScrollInputKind { .look }
}

extension ScrollGeometry: CustomDebugStringConvertible {
    public var debugDescription: String {
        "ScrollGeometry(contentOffset: \(contentOffset), contentSize: \(contentSize), "
            + "contentInsets: \(contentInsets), containerSize: \(containerSize))"
    }
}

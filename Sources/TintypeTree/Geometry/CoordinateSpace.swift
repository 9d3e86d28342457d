public import TintypeGraphics

/// A coordinate system that frames are asked for in.
public enum CoordinateSpace: Hashable {
    /// The root's: the canvas'.
    case global
    /// The view's own.
    case local
    /// The space of a view around which `coordinateSpace(_:)` named.
    case named(AnyHashable)

    /// Indicates whether the space is the root's, or the view's own.
    public var isGlobal: Bool { self == .global }
    public var isLocal: Bool { self == .local }
}

/// A type that stands for a coordinate system.
public protocol CoordinateSpaceProtocol {
    /// The space that the value names.
    var coordinateSpace: CoordinateSpace { get }
}

/// A coordinate system that a view around named.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    /// The space of that name.
    public let coordinateSpace: CoordinateSpace

    package let name: AnyHashable

    init(name: AnyHashable) {
        self.name = name
        coordinateSpace = .named(name)
    }
}

/// The root's coordinate system.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    /// Creates the space of the root.
    public init() {}
    public var coordinateSpace: CoordinateSpace { .global }
}

/// The view's own coordinate system.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    /// Creates the space of the view itself.
    public init() {}
    public var coordinateSpace: CoordinateSpace { .local }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The space that a view around named `name`.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(name))
    }

    /// The space of the innermost scroll view around: what is seen of its content.
    public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: ScrollViewSpace()) }

    /// The space of the innermost scroll view around, whichever axis it scrolls along.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace { scrollView }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The space of the root.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// The space of the view itself.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

/// The name that every scroll view's space has.
package struct ScrollViewSpace: Hashable, Sendable {
    package init() {}
}

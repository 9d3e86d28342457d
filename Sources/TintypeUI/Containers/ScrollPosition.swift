public import Foundation
public import TintypeGraphics
import TintypeTree

/// The place that a scroll view is scrolled to: a point of its content, an edge, or a view in it.
public struct ScrollPosition: Equatable, Sendable {
    private enum Storage: Sendable {
        case none
        case point(x: CGFloat?, y: CGFloat?)
        case edge(Edge)
        case view(any Hashable & Sendable, anchor: UnitPoint?)
        case user(UserPlace)
    }

    /// The view to which the user has scrolled; nil where none is known.
    private struct UserPlace: Equatable, @unchecked Sendable {
        // A view's id, which never changes: the position's type is told that ids are sendable.
        let view: AnyHashable?
    }

    private var storage: Storage

    private init(_ storage: Storage) {
        self.storage = storage
    }

    /// Makes the position of a scroll view at rest. `idType` says of what type the ids of views are that may be scrolled
    /// to.
    public init(idType: (some Hashable & Sendable).Type = Never.self) { self.init(.none) }

    /// Creates a position at a view.
    public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) { self.init(.view(id, anchor: anchor)) }

    public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) { self.init(.edge(edge)) }

    /// `point` of the content, in points from its leading top corner, stands in the window's corner.
    public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
        self.init(.point(x: point.x, y: point.y))
    }

    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
        self.init(.point(x: x, y: y))
    }

    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) { self.init(.point(x: x, y: nil)) }

    public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) { self.init(.point(x: nil, y: y)) }

    /// Scrolls to a view, an edge or a point; coordinates are in points of the content.
    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        storage = .view(id, anchor: anchor)
    }

    public mutating func scrollTo(edge: Edge) { storage = .edge(edge) }
    public mutating func scrollTo(point: CGPoint) { storage = .point(x: point.x, y: point.y) }
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { storage = .point(x: x, y: y) }
    public mutating func scrollTo(x: CGFloat) { storage = .point(x: x, y: nil) }
    public mutating func scrollTo(y: CGFloat) { storage = .point(x: nil, y: y) }
}

extension ScrollPosition {
    /// The edge, or the coordinates, that the position names; nil for none.
    public var edge: Edge? { if case .edge(let edge) = storage { edge } else { nil } }
    public var x: CGFloat? { if case .point(let x, _) = storage { x } else { nil } }
    public var y: CGFloat? { if case .point(_, let y) = storage { y } else { nil } }

    /// nil where only one of the coordinates is given.
    public var point: CGPoint? {
        guard let x, let y else { return nil }
        return CGPoint(x: x, y: y)
    }

    /// The id of the view that the position names; nil for none, and for one by the user, which ``viewID(type:)`` tells.
    public var viewID: (any Hashable & Sendable)? { if case .view(let id, _) = storage { id } else { nil } }

    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? {
        if case .user(let place) = storage { place.view?.base as? T } else { viewID as? T }
    }

    /// True where the user has scrolled since the position was set; never in a picture, which nobody scrolls. Setting true
    /// forgets the place that was named.
    public var isPositionedByUser: Bool {
        get { if case .user = storage { true } else { false } }
        set {
            guard newValue != isPositionedByUser else { return }
            storage = newValue ? .user(UserPlace(view: nil)) : .none
        }
    }

    /// Takes the view to which the user has scrolled; nil for none that is known.
    mutating func follow(_ view: AnyHashable?) { storage = .user(UserPlace(view: view)) }

    /// The goal for the engine; a view without an anchor of its own has `anchor`.
    func target(anchor: UnitPoint?) -> ScrollGoal? {
        switch storage {
        case .none, .user: nil
        case .point(let x, let y): .point(x: x, y: y)
        case .edge(let edge): .edge(edge)
        case .view(let id, let own):
            .view(ScrollTargetView(name: "\(id)", key: AnyHashable(id)), anchor: own ?? anchor)
        }
    }

    public static func == (a: ScrollPosition, b: ScrollPosition) -> Bool {
        switch (a.storage, b.storage) {
        case (.none, .none): true
        case (.point, .point): a.x == b.x && a.y == b.y
        case (.edge(let a), .edge(let b)): a == b
        case (.user(let a), .user(let b)): a == b
        case (.view(let a, let anchor), .view(let b, let other)):
            AnyHashable(a) == AnyHashable(b) && anchor == other
        default: false
        }
    }
}

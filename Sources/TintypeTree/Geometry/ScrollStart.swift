import Foundation
package import TintypeGraphics

/// The part of its content that a scroll view shows.
package struct ScrollStart {
    /// The point of the content that stands at the same point of the window at first, where the content is larger; nil for
    /// the start.
    package var initial: UnitPoint?
    /// The place of content that is smaller than the window; nil for the start, or the middle of one that scrolls along
    /// both axes.
    package var alignment: UnitPoint?
    /// The goal that is scrolled to; nil for none.
    package var target: ScrollGoal?
    /// Told where the user of a living view scrolls to; nil where nobody asks.
    package var follower: ScrollFollower?
    /// The place that asks for the target; nil where no file does.
    package var asker: ScrollAsker?

    package init() {}
}

private enum ScrollStartKey: EnvironmentKey { static var defaultValue: ScrollStart { ScrollStart() } }
private enum ScrollRequestKey: EnvironmentKey { static var defaultValue: ScrollGoal? { nil } }
private enum IsSearchedKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// The start of the nearest scroll views inside; those in their content do not see it.
    package var scrollStart: ScrollStart {
        get { self[ScrollStartKey.self] }
        set { self[ScrollStartKey.self] = newValue }
    }

    /// The goal of every scroll view inside that holds it.
    package var scrollRequest: ScrollGoal? {
        get { self[ScrollRequestKey.self] }
        set { self[ScrollRequestKey.self] = newValue }
    }

    /// Indicates whether a scroll view around searches for a view: lists need not remember their views' keys otherwise.
    var isSearched: Bool {
        get { self[IsSearchedKey.self] }
        set { self[IsSearchedKey.self] = newValue }
    }
}

extension ScrollStart {
    /// The distance by which content is scrolled along an axis, in points from the start. Negative where it stands inside
    /// the window.
    ///
    /// - Parameter found: The offset in points that leads to the view that is scrolled to; nil where there is none.
    func offset(_ axis: Axis, content: CGFloat, window: CGFloat, isCentered: Bool, found: CGFloat?) -> CGFloat {
        let slack = content - window
        let start = slack > 0 ? slack * (initial?[axis] ?? 0) : slack * (alignment?[axis] ?? (isCentered ? 0.5 : 0))
        switch target {
        case .point(let x, let y):
            guard let offset = axis == .horizontal ? x : y else { return start }
            return offset + min(start, 0)
        case .edge(let edge):
            guard slack > 0 else { return start }
            switch (edge, axis) {
            case (.leading, .horizontal), (.top, .vertical): return 0
            case (.trailing, .horizontal), (.bottom, .vertical): return slack
            default: return start
            }
        case .view:
            return slack > 0 ? found ?? start : start
        case nil: return start
        }
    }

    /// Indicates whether the end of the content decides about the offset along one of some axes.
    func beginsAtEnd(_ axes: Axis.Set) -> Bool {
        Axis.allCases.contains { axis in
            guard axes.contains(Axis.Set(axis)) else { return false }
            switch target {
            case .edge(.bottom), .edge(.trailing): return true
            default: return (initial?[axis] ?? 0) > 0 || (alignment?[axis] ?? 0) > 0
            }
        }
    }

    /// The offset along an axis that shows a view of the content.
    ///
    /// - Parameters:
    ///   - view: The start and the end of the view, in points from the content's start.
    ///   - start: The place of the scroll view without it, or before it.
    static func offset(
        showing view: ClosedRange<CGFloat>, anchor: CGFloat?, content: CGFloat, window: CGFloat, from start: CGFloat
    ) -> CGFloat {
        let length = view.upperBound - view.lowerBound
        let offset: CGFloat
        if let anchor {
            offset = view.lowerBound + anchor * (length - window)
        } else if view.lowerBound < start || length > window {
            offset = view.lowerBound
        } else {
            offset = max(start, view.upperBound - window)
        }
        return min(max(offset, 0), max(content - window, 0))
    }
}

extension UnitPoint {
    /// The fraction along an axis.
    subscript(axis: Axis) -> CGFloat { axis == .horizontal ? x : y }
}

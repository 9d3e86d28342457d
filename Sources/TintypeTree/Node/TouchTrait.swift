package import Foundation

/// A part that a view takes in touches. A view may have several, the innermost first. Only those of a living scene have any.
package enum TouchTrait {
    /// Answers touches of what is drawn inside.
    case responder(TouchResponder)
    /// The view is touched where a closure says, of a point in points of the view and of the view's size, in place of where it
    /// draws.
    case contentShape((CGPoint, CGSize) -> Bool)
    /// The view is a control of a kind, by a name of its own or by its texts.
    case control(ControlRole, label: String?, isEnabled: Bool)
    /// The view is called so by those who read the screen out, whatever of it is seen.
    case spoken(() -> String)
    /// Something can be done with the view that its user must bring out first, as a menu.
    case offer(ControlAction)
    /// The view can have the focus.
    case focus(TouchFocus)
    /// The view answers keys where it or one in it has the focus; false for a key that is for the views around.
    case keys((KeyStroke) -> Bool)
    /// The view answers a key wherever the focus is; false for one that is not its own.
    case shortcut((KeyStroke) -> Bool)
    /// The view shows an element of a collection whose elements can be moved, by its number there.
    case element(number: Int, of: ViewID)
    /// The view takes things that are dragged over it.
    case drop(DropTarget)
    /// Touches go through the view, and through all in it.
    case letsThrough
}

extension TouchTrait {
    /// The view is touched anywhere in its frame.
    package static var wholeFrame: TouchTrait {
        .contentShape { point, size in CGRect(origin: .zero, size: size).contains(point) }
    }
}

/// A gesture that a view recognizes.
package struct TouchResponder {
    /// The order among the gestures at one point.
    package enum Priority {
        /// After those of the views inside.
        case normal
        /// Before those of the views inside.
        case high
        /// Beside all others.
        case simultaneous
    }

    /// The place of a modifier among the views.
    struct Place: Hashable {
        let view: ViewID
        /// The modifier's number at that view.
        let depth: Int
    }

    /// The gesture's name, as errors call it.
    package let name: String
    package let priority: Priority
    /// Indicates whether the gestures of the views inside are not recognized.
    package let excludesInner: Bool
    package let isEnabled: Bool
    /// The place of the modifier that it was put on a view by, whichever views stand inside; nil for one that no modifier did.
    var place: Place?
    /// Finds what a finger's course so far means to the gesture.
    package let recognize: (_TouchCourse, inout _GestureMemory) -> _GesturePhase<Void>

    package init(
        _ name: String, priority: Priority = .normal, excludesInner: Bool = false, isEnabled: Bool,
        recognize: @escaping (_TouchCourse, inout _GestureMemory) -> _GesturePhase<Void>
    ) {
        self.name = name
        self.priority = priority
        self.excludesInner = excludesInner
        self.isEnabled = isEnabled
        self.recognize = recognize
    }
}

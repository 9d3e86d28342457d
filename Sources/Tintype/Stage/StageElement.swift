public import Foundation
import TintypeGraphics
public import TintypeTree
public import TintypeUI

/// A view on a stage, as its user finds it: to be looked at, and to be touched.
///
/// It is the same view as long as that is there, wherever it moves. A touch that cannot be is an error, which is thrown: a view that is
/// gone, disabled or covered, that is drawn elsewhere than at its middle, or that does not answer.
@MainActor
public struct StageElement<Content: View> {
    let stage: ViewStage<Content>
    let view: FoundView

    /// The view's bounding box, in points of the whole picture.
    public var frame: CGRect { view.frame }

    /// The accessibility label, or else the texts in the view, one after the other; the name of its symbol where it has no text.
    public var label: String { view.label }

    /// The state of the control that the view is, or is in, as `"true"` for a toggle that is on and the text of a field; nil for none.
    public var value: String? { (try? stage.look { try $0.again(view) })?.value ?? view.value }

    /// The kind of control that the view is, or is in; nil for none.
    public var role: ControlRole? { view.role }

    /// Indicates whether no `disabled(_:)` around the control is on.
    public var isEnabled: Bool { view.isEnabled }

    // MARK: Touches

    /// Taps the middle of the view.
    public func tap(count: Int = 1) throws {
        try stage.act { living in
            let view = try living.again(view)
            try living.tap(at: try living.touchPoint(of: view), count: count)
        }
    }

    /// Keeps a finger on the middle of the view.
    public func longPress(for duration: Duration = .milliseconds(500)) throws {
        try stage.act { living in
            let view = try living.again(view)
            try living.longPress(at: try living.touchPoint(of: view), duration: duration.inSeconds)
        }
    }

    /// Drags a finger from the middle of the view.
    ///
    /// - Parameters:
    ///   - translation: In points.
    ///   - rest: The time that the finger stays at the start before it moves.
    public func drag(
        by translation: CGSize, duration: Duration = .milliseconds(250), after rest: Duration = .zero
    ) throws {
        try stage.act { living in
            let start = try living.touchPoint(of: try living.again(view))
            let end = CGPoint(x: start.x + translation.width, y: start.y + translation.height)
            try living.drag(from: start, to: end, duration: duration.inSeconds, after: rest.inSeconds)
        }
    }

    /// Swipes over the view from its middle to an edge.
    ///
    /// - Parameter edge: The edge of the view that the finger goes to.
    public func swipe(to edge: Edge, duration: Duration = .milliseconds(150)) throws {
        let isMirrored = try stage.settled().root.isRightToLeft
        let (width, height) = (frame.width / 2 - 1, frame.height / 2 - 1)
        let translation =
            switch edge {
            case .top: CGSize(width: 0, height: -height)
            case .bottom: CGSize(width: 0, height: height)
            case .leading: CGSize(width: isMirrored ? width : -width, height: 0)
            case .trailing: CGSize(width: isMirrored ? -width : width, height: 0)
            }
        try drag(by: translation, duration: duration)
    }

    /// Moves two fingers apart, from the middle of the view, or together, and turns them.
    public func pinch(
        magnification: CGFloat = 1, rotation: Angle = .zero, duration: Duration = .milliseconds(250)
    ) throws {
        try stage.act { living in
            let point = try living.touchPoint(of: try living.again(view))
            try living.pinch(
                at: point, magnification: magnification, rotation: rotation, duration: duration.inSeconds)
        }
    }

    // MARK: Controls

    /// Changes a toggle, or a disclosure group.
    public func toggle() throws { try stage.act { try $0.toggle(view) } }

    /// Types at the end of a field's text, a character after the other. The field takes the focus.
    public func type(_ text: String) throws { try stage.act { try $0.type(text, in: view) } }

    /// Takes a field's whole text away. The field takes the focus.
    public func clear() throws { try stage.act { try $0.clear(view) } }

    /// Says that typing is done, as the return key does.
    public func submit() throws { try stage.act { try $0.submit(view) } }

    /// Chooses an option of a picker, an item of a menu or a context menu, or a button beside a row, by its name.
    public func select(_ name: String) throws { try stage.act { try $0.select(name, in: view) } }

    /// Takes a value of a slider.
    ///
    /// - Parameter fraction: The part of the slider's range, 0...1.
    public func adjust(to fraction: Double) throws { try stage.act { try $0.adjust(view, to: fraction) } }

    /// Goes a step up with a stepper.
    public func increment() throws { try stage.act { try $0.step(view, up: true) } }

    /// Goes a step down with a stepper.
    public func decrement() throws { try stage.act { try $0.step(view, up: false) } }

    /// Takes a date of a date picker: the nearest one within its bounds. One that chooses several takes the date's day, or drops it where
    /// it was chosen; a day beyond its bounds cannot be chosen.
    public func set(_ date: Date) throws { try stage.act { try $0.set(date, in: view) } }

    /// Takes a colour of a colour picker; without its opacity where the picker has none.
    public func set(_ color: Color) throws { try stage.act { try $0.set(color, in: view) } }
}

extension Duration {
    /// The duration in seconds.
    var inSeconds: Double {
        let (seconds, attoseconds) = components
        return Double(seconds) + Double(attoseconds) / 1e18
    }
}

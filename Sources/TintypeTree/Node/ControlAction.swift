package import Foundation

/// Something that can be done with a control as a whole, whichever part of it a finger would have to meet.
package enum ControlAction {
    /// Does what a button is for.
    case press(() -> Void)
    /// Changes between on and off.
    case toggle(() -> Void)
    /// Writes a text: the one that is there, and ways to write another, to say that it is done, and to take the focus.
    case edit(text: String, write: (String) -> Void, submit: () -> Void, focus: () -> Void)
    /// Chooses one of several by its name.
    case select(() -> [ControlOption])
    /// Takes a value of a range, as a fraction of it, 0...1.
    case adjust(value: Double, set: (Double) -> Void)
    /// Takes a date.
    case date((Date) -> Void)
    /// Takes a colour.
    case color((Color) -> Void)
    /// Goes a step up or down; nil for a way that is barred.
    case step(up: (() -> Void)?, down: (() -> Void)?)
    /// Takes what is shown away.
    case dismiss(() -> Void)
}

/// One of the things that a control lets its user choose.
package struct ControlOption {
    package let name: String
    package let isEnabled: Bool
    package let choose: () -> Void

    package init(name: String, isEnabled: Bool = true, choose: @escaping () -> Void) {
        self.name = name
        self.isEnabled = isEnabled
        self.choose = choose
    }
}

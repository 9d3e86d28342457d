import Foundation

extension UIResponder {
    /// Makes the object the first to be asked, in place of another that gives way.
    func beginResponding() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder, isAtHand, mayFocus(true) else { return false }
        if let first = UIResponder.first {
            guard first.canResignFirstResponder, first.resignFirstResponder() else { return false }
        }
        UIResponder.first = self
        focusDidChange(true)
        return true
    }

    func endResponding() -> Bool {
        guard isFirstResponder else { return true }
        guard canResignFirstResponder, mayFocus(false) else { return false }
        return loseFocus()
    }

    func loseFocus() -> Bool {
        guard isFirstResponder else { return true }
        UIResponder.first = nil
        focusDidChange(false)
        return true
    }

    /// Indicates whether the object is in a window, or is no part of one.
    private var isAtHand: Bool {
        switch self {
        case let view as UIView: view.window != nil
        case let controller as UIViewController: controller.viewIfLoaded?.window != nil
        default: true
        }
    }

    /// The objects that are asked one after the other from this one on.
    var chain: UnfoldSequence<UIResponder, (UIResponder?, Bool)> { sequence(first: self) { $0.next } }
}

extension UIView {
    /// Takes the keys from the view, or from the one inside that has them; against its will where it is forced.
    func endResponding(inside isForced: Bool) -> Bool {
        guard let view = UIResponder.first as? UIView, view.isDescendant(of: self) else { return false }
        return view.resignFirstResponder() || isForced && view.loseFocus()
    }
}

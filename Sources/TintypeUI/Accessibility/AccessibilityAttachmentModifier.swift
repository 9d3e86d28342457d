public import TintypeTree

/// The modifier of what is told of a view to those who do not see it: SwiftUI's type.
public nonisolated struct AccessibilityAttachmentModifier: ViewModifier {
    public typealias Body = Never

    /// nil for what is no part of a picture.
    let edit: ((inout AccessibilityTexts) -> Void)?

    /// Stops the program: the modifier is evaluated without a body.
    @MainActor @preconcurrency
    public func body(content: Content) -> Never { preconditionFailure("The modifier has no body") }

    public static func _evaluate<V: View>(_ modifier: Self, around view: V, into scope: inout Scope) {
        guard let edit = modifier.edit else { return V._evaluate(view, into: &scope) }
        scope.wrap(with: AccessibilityModifier(edit)) { V._evaluate(view, into: &$0) }
    }
}

/// A view of which something is told to those who do not see it.
public typealias _Told<V: View> = ModifiedContent<V, AccessibilityAttachmentModifier>

nonisolated extension View {
    /// The view with more told of it.
    func telling(_ edit: @escaping (inout AccessibilityTexts) -> Void) -> _Told<Self> {
        modifier(AccessibilityAttachmentModifier(edit: edit))
    }

    /// The view with something told of it that is no part of a picture.
    var untold: _Told<Self> { modifier(AccessibilityAttachmentModifier(edit: nil)) }
}

public import Foundation
public import TintypeGraphics
import TintypeTree

// Texts of keys are given with their values in place; of a Text view only what it says is told.
nonisolated extension View {
    /// Sets the view's name for those who do not see it, where `isEnabled` says so.
    public func accessibilityLabel(_ label: Text, isEnabled: Bool = true) -> _Told<Self> {
        telling { if isEnabled { $0.label = label.spoken } }
    }
    public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool = true) -> _Told<Self> {
        telling { if isEnabled { $0.label = labelKey.text } }
    }
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool = true) -> _Told<Self> {
        telling { if isEnabled { $0.label = String(label) } }
    }

    /// Sets the view's name, made of the one that it has already.
    public func accessibilityLabel<V: View>(@ViewBuilder content: (PlaceholderContentView<Self>) -> V) -> some View {
        self
    }

    /// Sets the view's value for those who do not see it, where `isEnabled` says so.
    public func accessibilityValue(_ valueDescription: Text, isEnabled: Bool = true) -> _Told<Self> {
        telling { if isEnabled { $0.value = valueDescription.spoken } }
    }
    public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool = true) -> _Told<Self> {
        telling { if isEnabled { $0.value = valueKey.text } }
    }
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool = true) -> _Told<Self> {
        telling { if isEnabled { $0.value = String(value) } }
    }

    /// Sets a text that tells those who do not see the view its effect, where `isEnabled` says so.
    public func accessibilityHint(_ hint: Text, isEnabled: Bool = true) -> _Told<Self> {
        telling { if isEnabled { $0.hint = hint.spoken } }
    }
    public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool = true) -> _Told<Self> {
        telling { if isEnabled { $0.hint = hintKey.text } }
    }
    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool = true) -> _Told<Self> {
        telling { if isEnabled { $0.hint = String(hint) } }
    }

    /// The name by which tests know the view; `inspect` and masks find it by that too, where it has no `id(_:)`.
    public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool = true) -> _Told<Self> {
        telling { if isEnabled { $0.identifier = identifier } }
    }

    /// Sets whether the view is left out, where `isEnabled` says so.
    public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool = true) -> _Told<Self> {
        telling { if isEnabled { $0.isHidden = hidden } }
    }

    /// Adds traits to the view.
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> _Told<Self> {
        telling { told in told.traits += traits.names.filter { !told.traits.contains($0) } }
    }
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> _Told<Self> {
        telling { $0.traits.removeAll(where: traits.names.contains) }
    }
}

// The forms of iOS 13.
nonisolated extension View {
    /// Sets one of the texts and traits of the view, by SwiftUI's older name.
    public func accessibility(label: Text) -> _Told<Self> { accessibilityLabel(label) }
    public func accessibility(value: Text) -> _Told<Self> { accessibilityValue(value) }
    public func accessibility(hint: Text) -> _Told<Self> { accessibilityHint(hint) }
    public func accessibility(identifier: String) -> _Told<Self> { accessibilityIdentifier(identifier) }
    public func accessibility(hidden: Bool) -> _Told<Self> { accessibilityHidden(hidden) }
    public func accessibility(addTraits traits: AccessibilityTraits) -> _Told<Self> { accessibilityAddTraits(traits) }
    public func accessibility(removeTraits traits: AccessibilityTraits) -> _Told<Self> {
        accessibilityRemoveTraits(traits)
    }
    public func accessibility(sortPriority: Double) -> _Told<Self> { accessibilitySortPriority(sortPriority) }
    public func accessibility(inputLabels: [Text]) -> _Told<Self> { untold }
    public func accessibility(activationPoint: UnitPoint) -> _Told<Self> { untold }
    public func accessibility(activationPoint: CGPoint) -> _Told<Self> { untold }
    public func accessibility(selectionIdentifier: AnyHashable) -> _Told<Self> { untold }
}

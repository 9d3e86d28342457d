public import Foundation

/// An object with words for assistive technologies, which are kept for those who ask. Each of UIKit's objects that can be
/// seen is one.
@MainActor @preconcurrency
open class _AccessibleObject: NSObject, UIAccessibilityIdentification {
    public override init() {
        super.init()
    }

    /// The choice whether assistive technologies meet the object, and the words for it.
    open var isAccessibilityElement = false
    open var accessibilityIdentifier: String?
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    open var accessibilityTraits: UIAccessibilityTraits = []
    open var accessibilityFrame = CGRect.zero
    open var accessibilityElements: [Any]?
    open var accessibilityElementsHidden = false
    open var accessibilityViewIsModal = false
    open var accessibilityIgnoresInvertColors = false
    open var shouldGroupAccessibilityChildren = false
    open var accessibilityUserInputLabels: [String]! = []
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    open var accessibilityAttributedLabel: NSAttributedString?
    open var accessibilityAttributedValue: NSAttributedString?
    open var accessibilityAttributedHint: NSAttributedString?
    open var accessibilityActivationPoint = CGPoint.zero
    open var accessibilityPath: UIBezierPath?
    open var accessibilityLanguage: String?
    open var accessibilityNavigationStyle = UIAccessibilityNavigationStyle.automatic
    open var accessibilityRespondsToUserInteraction = true
    open var accessibilityContainerType = UIAccessibilityContainerType.none
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]?
    open var accessibilityTextualContext: UIAccessibilityTextualContext?
    open var accessibilityHeaderElements: [Any]?
    open var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]?
    open var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]?
    open var accessibilityDirectTouchOptions: UIAccessibilityDirectTouchOptions = []

    /// The calls of assistive technologies, which nothing here makes.
    open func accessibilityPerformMagicTap() -> Bool { false }
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    open func accessibilityElementDidBecomeFocused() {}
    open func accessibilityElementDidLoseFocus() {}
    open func accessibilityElementIsFocused() -> Bool { false }
    open func accessibilityActivate() -> Bool { false }
    open func accessibilityIncrement() {}
    open func accessibilityDecrement() {}
    open func accessibilityPerformEscape() -> Bool { false }

    /// The accessible parts by their numbers: those of `accessibilityElements`.
    open func accessibilityElementCount() -> Int { parts.count }
    open func accessibilityElement(at index: Int) -> Any? { parts.indices.contains(index) ? parts[index] : nil }
    open func index(ofAccessibilityElement element: Any) -> Int {
        parts.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
    }
    private var parts: [Any] { accessibilityElements ?? [] }
}

/// The name that tests know a thing by. UIKit's protocol.
@MainActor @preconcurrency
public protocol UIAccessibilityIdentification: NSObjectProtocol {
    /// The name, which nobody hears.
    var accessibilityIdentifier: String? { get set }
}

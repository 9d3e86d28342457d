/// The receiver of restrictions that somebody sets for an app alone on the screen. Nobody does.
@MainActor @preconcurrency
public protocol UIGuidedAccessRestrictionDelegate: AnyObject {
    /// The names of the restrictions, and their texts.
    var guidedAccessRestrictionIdentifiers: [String]? { get }
    func textForGuidedAccessRestriction(withIdentifier restrictionIdentifier: String) -> String?
    func detailTextForGuidedAccessRestriction(withIdentifier restrictionIdentifier: String) -> String?

    /// Tells of a restriction that was set or lifted.
    func guidedAccessRestriction(
        withIdentifier restrictionIdentifier: String,
        didChange newRestrictionState: UIAccessibility.GuidedAccessRestrictionState)
}

extension UIGuidedAccessRestrictionDelegate {
    public func detailTextForGuidedAccessRestriction(withIdentifier restrictionIdentifier: String) -> String? { nil }
}

extension UIAccessibility {
    /// The state of a restriction: nothing is forbidden.
    public enum GuidedAccessRestrictionState: Int, Sendable {
        case allow, deny
    }
    /// Answers that a restriction is not set.
    public static func guidedAccessRestrictionState(
        forIdentifier restrictionIdentifier: String
    ) -> GuidedAccessRestrictionState { .allow }

    /// The means against mistakes, for an app alone on the screen.
    public struct GuidedAccessAccessibilityFeature: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let voiceOver = GuidedAccessAccessibilityFeature(rawValue: 1)
        public static let zoom = GuidedAccessAccessibilityFeature(rawValue: 2)
        public static let assistiveTouch = GuidedAccessAccessibilityFeature(rawValue: 4)
        public static let invertColors = GuidedAccessAccessibilityFeature(rawValue: 8)
        public static let grayscaleDisplay = GuidedAccessAccessibilityFeature(rawValue: 16)
    }

    /// Changes none of them: the closure is told so.
    public static func configureForGuidedAccess(
        features: GuidedAccessAccessibilityFeature, enabled: Bool,
        completionHandler: @escaping (Bool, (any Error)?) -> Void
    ) { completionHandler(false, nil) }
}

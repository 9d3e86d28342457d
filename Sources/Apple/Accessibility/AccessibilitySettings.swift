import Foundation

/// The settings of the system for those who see, hear or move otherwise: they are as on a new device.
public enum AccessibilitySettings {
    /// A page of the settings.
    public enum Feature: Sendable {
        case personalVoiceAllowAppsToRequestToUse
    }

    /// The settings.
    public static var animatedImagesEnabled: Bool { true }
    public static var prefersHorizontalTextLayout: Bool { false }
    public static var prefersNonBlinkingTextInsertionIndicator: Bool { false }
    public static var isAssistiveAccessEnabled: Bool { false }
    public static var showBordersEnabled: Bool { false }

    /// Opens a page of the settings.
    ///
    /// - Throws: An error always: there are no settings to open.
    public static func openSettings(for feature: Feature) async throws { throw CocoaError(.featureUnsupported) }
}

/// The same settings by older names.
public func AXAnimatedImagesEnabled() -> Bool { AccessibilitySettings.animatedImagesEnabled }
public func AXPrefersHorizontalTextLayout() -> Bool { AccessibilitySettings.prefersHorizontalTextLayout }
public func AXPrefersNonBlinkingTextInsertionIndicator() -> Bool {
    AccessibilitySettings.prefersNonBlinkingTextInsertionIndicator
}

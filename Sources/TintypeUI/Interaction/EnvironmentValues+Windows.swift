public import Foundation
public import TintypeTree

/// The state of a view's window, whether it is the one that is used: SwiftUI's type.
public enum ControlActiveState: Hashable, CaseIterable, Sendable {
    case key
    case active
    case inactive
}

/// Gives up the focus: SwiftUI's action. Nothing has the focus of a picture.
public struct ResetFocusAction {
    /// Lets the focus be chosen anew in a namespace.
    public func callAsFunction(in namespace: Namespace.ID) {}
}

/// The ways in which a document can be used: SwiftUI's type.
public struct DocumentConfiguration: Sendable {
    /// nil for a new document.
    public let fileURL: URL?
    public let isEditable: Bool
}

/// The prominence of the background of a view: SwiftUI's type.
public struct BackgroundProminence: Hashable, Sendable {
    private let isIncreased: Bool

    public static let standard = BackgroundProminence(isIncreased: false)
    public static let increased = BackgroundProminence(isIncreased: true)
}

private enum ControlActiveStateKey: EnvironmentKey { static let defaultValue = ControlActiveState.key }
private enum AppearsActiveKey: EnvironmentKey { static let defaultValue = true }
private enum BackgroundProminenceKey: EnvironmentKey { static let defaultValue = BackgroundProminence.standard }

extension EnvironmentValues {
    /// The state of the view's window: a picture's is the one that is used.
    public var controlActiveState: ControlActiveState {
        get { self[ControlActiveStateKey.self] }
        set { self[ControlActiveStateKey.self] = newValue }
    }

    /// Indicates whether views look as those of the window that is used: a picture's do.
    public var appearsActive: Bool {
        get { self[AppearsActiveKey.self] }
        set { self[AppearsActiveKey.self] = newValue }
    }

    /// The prominence of the background of the view.
    public var backgroundProminence: BackgroundProminence {
        get { self[BackgroundProminenceKey.self] }
        set { self[BackgroundProminenceKey.self] = newValue }
    }

    /// The action that lets the focus be chosen anew.
    public var resetFocus: ResetFocusAction { ResetFocusAction() }
    /// nil: a picture is of no document.
    public var documentConfiguration: DocumentConfiguration? { nil }
    public var isHoverEffectEnabled: Bool { true }
    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility { .automatic }
    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility { .automatic }
    public var verticalScrollBounceBehavior: ScrollBounceBehavior { .automatic }
    public var horizontalScrollBounceBehavior: ScrollBounceBehavior { .automatic }
}

public import Foundation
public import TintypeTree

/// Whether the window of a view is the one that is used: SwiftUI's type.
public enum ControlActiveState: Hashable, CaseIterable, Sendable {
    case key
    case active
    case inactive
}

/// Gives up the focus: SwiftUI's action. Nothing has the focus of a picture.
public struct ResetFocusAction {
    public func callAsFunction(in namespace: Namespace.ID) {}
}

/// Makes a document: SwiftUI's action. No window is opened here.
public struct NewDocumentAction {
    public func callAsFunction<D: FileDocument>(_ newDocument: @autoclosure () -> D) {}
    public func callAsFunction<D: ReferenceFileDocument>(_ newDocument: @escaping () -> D) {}
}

/// How a document can be used: SwiftUI's type.
public struct DocumentConfiguration: Sendable {
    /// nil for a new document.
    public let fileURL: URL?
    public let isEditable: Bool
}

/// How strongly what lies behind a view stands out: SwiftUI's type.
public struct BackgroundProminence: Hashable, Sendable {
    private let isIncreased: Bool

    public static let standard = BackgroundProminence(isIncreased: false)
    public static let increased = BackgroundProminence(isIncreased: true)
}

private enum ActiveStateKey: EnvironmentKey {
    static let defaultValue = ControlActiveState.key
}
private enum AppearsActiveKey: EnvironmentKey {
    static let defaultValue = true
}
private enum UndoKey: EnvironmentKey {
    static var defaultValue: UndoManager? { nil }
}
private enum ScrollEnabledKey: EnvironmentKey {
    static let defaultValue = true
}
private enum ProminenceKey: EnvironmentKey {
    static let defaultValue = BackgroundProminence.standard
}

extension EnvironmentValues {
    /// Whether the view's window is the one that is used: a picture's is.
    public var controlActiveState: ControlActiveState {
        get { self[ActiveStateKey.self] }
        set { self[ActiveStateKey.self] = newValue }
    }

    /// Whether views look as those of the window that is used: a picture's do.
    public var appearsActive: Bool {
        get { self[AppearsActiveKey.self] }
        set { self[AppearsActiveKey.self] = newValue }
    }

    /// What can be undone; nil, as where no window has done anything.
    public var undoManager: UndoManager? {
        get { self[UndoKey.self] }
        set { self[UndoKey.self] = newValue }
    }

    /// How strongly what lies behind the view stands out.
    public var backgroundProminence: BackgroundProminence {
        get { self[ProminenceKey.self] }
        set { self[ProminenceKey.self] = newValue }
    }

    /// Whether what scrolls may be scrolled by hand.
    public var isScrollEnabled: Bool {
        get { self[ScrollEnabledKey.self] }
        set { self[ScrollEnabledKey.self] = newValue }
    }

    public var resetFocus: ResetFocusAction { ResetFocusAction() }
    public var newDocument: NewDocumentAction { NewDocumentAction() }
    /// nil: a picture is of no document.
    public var documentConfiguration: DocumentConfiguration? { nil }
    public var isHoverEffectEnabled: Bool { true }
    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility { .automatic }
    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility { .automatic }
    public var verticalScrollBounceBehavior: ScrollBounceBehavior { .automatic }
    public var horizontalScrollBounceBehavior: ScrollBounceBehavior { .automatic }
    public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode { .automatic }
}

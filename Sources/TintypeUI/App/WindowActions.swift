public import Foundation
public import TintypeTree

// A picture is of one window: these can be called, and open and close nothing.

/// Opens a window: SwiftUI's action. No window is opened here.
public struct OpenWindowAction: Sendable {
    /// Opens a window by its id or by the value that it shows. Nothing opens in a picture.
    public func callAsFunction(id: String) {}
    public func callAsFunction<D: Codable & Hashable>(value: D) {}
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Closes a window: SwiftUI's action. No window is closed here.
public struct DismissWindowAction: Sendable {
    public func callAsFunction() {}
    public func callAsFunction(id: String) {}
    public func callAsFunction<D: Codable & Hashable>(value: D) {}
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Opens the app's settings: SwiftUI's action. No window is opened here.
public struct OpenSettingsAction: Sendable {
    public func callAsFunction() {}
}

/// Opens a document: SwiftUI's action. It throws, since no document is opened here.
public struct OpenDocumentAction: Sendable {
    public func callAsFunction(at url: URL) async throws { throw CocoaError(.featureUnsupported) }
}

extension EnvironmentValues {
    /// The actions on windows, settings and documents.
    public var openWindow: OpenWindowAction { OpenWindowAction() }
    public var dismissWindow: DismissWindowAction { DismissWindowAction() }
    public var openSettings: OpenSettingsAction { OpenSettingsAction() }
    public var openDocument: OpenDocumentAction { OpenDocumentAction() }
    /// A picture is of one window.
    public var supportsMultipleWindows: Bool { false }
}

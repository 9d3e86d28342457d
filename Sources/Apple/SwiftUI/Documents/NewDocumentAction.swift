/// Makes a document: SwiftUI's action. No window is opened here.
public struct NewDocumentAction {
    /// Opens a new document. Nothing opens in a picture.
    public func callAsFunction<D: FileDocument>(_ newDocument: @autoclosure () -> D) {}
    public func callAsFunction<D: ReferenceFileDocument>(_ newDocument: @escaping () -> D) {}
}

extension EnvironmentValues {
    /// The action that opens a new document.
    public var newDocument: NewDocumentAction { NewDocumentAction() }
}

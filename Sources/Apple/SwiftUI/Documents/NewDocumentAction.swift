/// Makes a document: SwiftUI's action. No window is opened here.
public struct NewDocumentAction {
    public func callAsFunction<D: FileDocument>(_ newDocument: @autoclosure () -> D) {}
    public func callAsFunction<D: ReferenceFileDocument>(_ newDocument: @escaping () -> D) {}
}

extension EnvironmentValues {
    public var newDocument: NewDocumentAction { NewDocumentAction() }
}

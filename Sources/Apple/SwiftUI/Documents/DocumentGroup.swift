public import Foundation

/// A scene of windows, each with a document: SwiftUI's scene. The first window is drawn, with a new document.
///
/// A group that only shows documents has none to show, and no window.
public struct DocumentGroup<Document, Content: View>: Scene {
    /// nil where no document can be made.
    private let content: AnyView?

    package init(content: AnyView?) { self.content = content }

    public var body: some Scene {
        if let content {
            WindowGroup("Untitled") { content }
        }
    }
}

extension DocumentGroup where Document: FileDocument {
    /// Creates a group for documents that can be edited.
    public init(
        newDocument: @autoclosure @escaping () -> Document,
        @ViewBuilder editor: @escaping @MainActor (FileDocumentConfiguration<Document>) -> Content
    ) {
        self.init(content: AnyView(editor(FileDocumentConfiguration(newDocument()))))
    }

    /// Creates a group for documents that are only viewed.
    public init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping @MainActor (FileDocumentConfiguration<Document>) -> Content
    ) {
        self.init(content: nil)
    }
}

extension DocumentGroup where Document: ReferenceFileDocument {
    public init(
        newDocument: @escaping () -> Document,
        @ViewBuilder editor: @escaping @MainActor (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        self.init(content: AnyView(editor(ReferenceFileDocumentConfiguration(newDocument()))))
    }

    public init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping @MainActor (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        self.init(content: nil)
    }
}

/// A document that is a value, and where it lies: SwiftUI's type.
public struct FileDocumentConfiguration<Document: FileDocument> {
    /// The document.
    @Binding public var document: Document
    /// nil for a new document.
    public var fileURL: URL?
    public var isEditable = true

    init(_ document: Document) {
        _document = .constant(document)
    }
}

/// A document that is an object, and where it lies: SwiftUI's type.
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
    @ObservedObject public var document: Document
    /// nil for a new document.
    public var fileURL: URL?
    public var isEditable = true

    init(_ document: Document) {
        _document = ObservedObject(wrappedValue: document)
    }
}

public import CoreTransferable

/// A button that creates a document and opens it. No document is opened here: a press does nothing.
public nonisolated struct NewDocumentButton<Label: View>: View {
    private let label: Label

    fileprivate init(label: Label) { self.label = label }

    public var body: some View {
        Button {
        } label: {
            label
        }
    }
}

extension NewDocumentButton where Label == Text {
    /// Creates a button for an empty document of a type, which has a usual title where none is given.
    public init(_ label: Text? = nil, contentType: UTType? = nil) {
        self.init(label: label ?? Text("New Document"))
    }
    public init(_ title: LocalizedStringKey, contentType: UTType? = nil) { self.init(label: Text(title)) }
    public init(_ title: LocalizedStringResource, contentType: UTType? = nil) { self.init(label: Text(title)) }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, contentType: UTType? = nil) { self.init(label: Text(title)) }

    /// Creates a button for a document that a closure makes. Nobody calls it.
    public init<D: FileDocument>(
        _ label: Text? = nil, for documentType: D.Type = D.self, contentType: UTType? = nil,
        prepareDocument: @escaping () async throws -> D?
    ) { self.init(label, contentType: contentType) }
    public init<D: FileDocument>(
        _ title: LocalizedStringKey, for documentType: D.Type = D.self, contentType: UTType? = nil,
        prepareDocument: @escaping () async throws -> D?
    ) { self.init(title, contentType: contentType) }
    public init<D: FileDocument>(
        _ title: LocalizedStringResource, for documentType: D.Type = D.self, contentType: UTType? = nil,
        prepareDocument: @escaping () async throws -> D?
    ) { self.init(title, contentType: contentType) }
    @_disfavoredOverload
    public init<S: StringProtocol, D: FileDocument>(
        _ title: S, for documentType: D.Type = D.self, contentType: UTType? = nil,
        prepareDocument: @escaping () async throws -> D?
    ) { self.init(label: Text(title)) }

    /// Creates a button for a document of references that a closure makes. Nobody calls it.
    public init<D: ReferenceFileDocument>(
        _ label: Text? = nil, for documentType: D.Type = D.self, contentType: UTType? = nil,
        prepareDocument: @escaping () async throws -> D?
    ) { self.init(label, contentType: contentType) }
    public init<D: ReferenceFileDocument>(
        _ title: LocalizedStringKey, for documentType: D.Type = D.self, contentType: UTType? = nil,
        prepareDocument: @escaping () async throws -> D?
    ) { self.init(title, contentType: contentType) }

    /// Creates a button for a document at an address that a closure says. Nobody calls it.
    public init(
        _ label: Text? = nil, contentType: UTType, prepareDocumentURL: @escaping () async throws -> URL?
    ) { self.init(label, contentType: contentType) }
    public init(
        _ title: LocalizedStringKey, contentType: UTType, prepareDocumentURL: @escaping () async throws -> URL?
    ) { self.init(title, contentType: contentType) }
    public init(
        _ title: LocalizedStringResource, contentType: UTType, prepareDocumentURL: @escaping () async throws -> URL?
    ) { self.init(title, contentType: contentType) }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, contentType: UTType, prepareDocumentURL: @escaping () async throws -> URL?
    ) { self.init(label: Text(title)) }
}

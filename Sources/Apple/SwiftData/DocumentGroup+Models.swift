public import SwiftUI

/// A document that is a store of models: SwiftData's type.
public struct ModelDocument {}

extension DocumentGroup where Document == ModelDocument {
    /// Creates a group for documents of models that can be edited: the first window has a new one, whose store is in memory.
    ///
    /// - Parameter prepareDocument: Fills the new document.
    @MainActor @preconcurrency
    public init(
        editing modelTypes: [any PersistentModel.Type], contentType: UTType,
        @ViewBuilder editor: @escaping () -> Content, prepareDocument: @escaping (ModelContext) -> Void = { _ in }
    ) {
        let container = (try? ModelContainer(for: Schema(modelTypes))) ?? ModelContainer(empty: ())
        prepareDocument(container.mainContext)
        self.init(content: AnyView(editor().modelContainer(container)))
    }

    @MainActor @preconcurrency
    public init(
        editing modelType: any PersistentModel.Type, contentType: UTType,
        @ViewBuilder editor: @escaping () -> Content, prepareDocument: @escaping (ModelContext) -> Void = { _ in }
    ) {
        self.init(editing: [modelType], contentType: contentType, editor: editor, prepareDocument: prepareDocument)
    }

    @MainActor @preconcurrency
    public init(
        editing contentType: UTType, migrationPlan: any SchemaMigrationPlan.Type,
        @ViewBuilder editor: @escaping () -> Content, prepareDocument: @escaping (ModelContext) -> Void = { _ in }
    ) {
        self.init(
            editing: migrationPlan.schemas.last?.models ?? [], contentType: contentType, editor: editor,
            prepareDocument: prepareDocument)
    }

    /// Creates a group for documents that are only viewed: there are none, and so no window.
    @MainActor @preconcurrency
    public init(
        viewing modelTypes: [any PersistentModel.Type], contentType: UTType,
        @ViewBuilder viewer: @escaping () -> Content
    ) { self.init(content: nil) }

    @MainActor @preconcurrency
    public init(
        viewing modelType: any PersistentModel.Type, contentType: UTType, @ViewBuilder viewer: @escaping () -> Content
    ) { self.init(content: nil) }

    @MainActor @preconcurrency
    public init(
        viewing contentType: UTType, migrationPlan: any SchemaMigrationPlan.Type,
        @ViewBuilder viewer: @escaping () -> Content
    ) { self.init(content: nil) }
}

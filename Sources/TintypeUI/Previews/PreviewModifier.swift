/// A change to previews that is written once, with data that they share: SwiftUI's protocol.
@MainActor @preconcurrency
public protocol PreviewModifier {
    /// The value that previews share.
    associatedtype Context = Void
    associatedtype Body: View

    /// The view of a preview.
    typealias Content = PreviewModifierContent

    /// Makes what previews share; called once for each preview that is drawn.
    static func makeSharedContext() async throws -> Context

    /// The modified view.
    @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    public static func makeSharedContext() async throws {}
}

/// The view of a preview, as a modifier of previews sees it.
public struct PreviewModifierContent: View {
    let content: AnyView

    public var body: some View { content }
}

/// A modifier of previews, its type erased.
public struct _PreviewModification: Sendable {
    let apply: @MainActor @Sendable (AnyView) async throws -> AnyView

    @MainActor
    init<M: PreviewModifier>(_ modifier: M) {
        // Only read on the main actor, where previews are made.
        nonisolated(unsafe) let modifier = modifier
        apply = { view in
            let context = try await M.makeSharedContext()
            return AnyView(modifier.body(content: PreviewModifierContent(content: view), context: context))
        }
    }
}

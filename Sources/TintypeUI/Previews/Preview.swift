/// A picture of a view that stands beside its source: what `#Preview` makes.
@MainActor @preconcurrency
public struct Preview {
    /// The traits of a view's preview.
    public struct ViewTraits: Sendable {
        /// The space that the view is drawn in; nil for a device's screen.
        package var layout: PreviewLayout?
        package var orientation: InterfaceOrientation?
        package var modifiers: [_PreviewModification] = []

        nonisolated init() {}
    }

    /// The name that the author gave; nil for none.
    package let name: String?
    package let traits: ViewTraits
    /// The file of the preview, e.g. `Cards/Card.swift`.
    package let fileID: String
    /// The line that it begins in, from 1.
    package let line: Int
    private let body: @MainActor () -> any View

    /// A preview of the view that `body` makes.
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        self.init(fileID: "", line: 0, name, traits: traits, body: body)
    }

    /// Makes a preview for `#Preview`. `fileID` and `line` say where it stands.
    public init(
        fileID: String, line: Int, _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        self.init(fileID: fileID, line: line, name, traits: traits, body: body)
    }

    package init(
        fileID: String, line: Int, _ name: String?, traits: [PreviewTrait<ViewTraits>],
        body: @escaping @MainActor () -> any View
    ) {
        self.name = name
        self.traits = traits.reduce(into: ViewTraits()) { $1.apply(&$0) }
        self.fileID = fileID
        self.line = line
        self.body = body
    }

    /// The view, with the modifiers of the traits around it.
    ///
    /// - Throws: The error of a modifier's `makeSharedContext()`.
    package func makeView() async throws -> AnyView {
        var view = AnyView(body())
        for modifier in traits.modifiers { view = try await modifier.apply(view) }
        return view
    }
}

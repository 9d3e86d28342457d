import TintypeGraphics
import TintypeTree

/// A modifier that SwiftUI shows something for and that is not drawn yet. The view stays as it is, and a note of the picture says so,
/// once however often it is used.
struct InertModifier: NodeModifier {
    private let name: String
    private let isSeen: (EnvironmentValues) -> Bool

    /// - Parameters:
    ///   - name: The modifier as it is written: `badgeProminence(_:)`.
    ///   - isSeen: The surroundings in which SwiftUI would show something.
    init(_ name: String, where isSeen: @escaping (EnvironmentValues) -> Bool = { _ in true }) {
        self.name = name
        self.isSeen = isSeen
    }

    func modify(_ node: Node, in scope: inout Scope) -> Node {
        if isSeen(scope.environment) { scope.session.notes.add(inert: name) }
        return node
    }
}

extension RenderNotes {
    /// Notes that a modifier, as it is written, shows nothing yet.
    func add(inert name: String) {
        add(RenderError("\(name) has no effect yet", hint: "the view is drawn as it is without it"))
    }
}

nonisolated extension View {
    /// The view with a note that columns beside each other do not take a width that is said: where there is one column
    /// SwiftUI does not, either.
    func noting(columnWidth name: String) -> some View {
        node(InertModifier(name) { $0.horizontalSizeClass == .regular || $0.platform.name == .macOS })
    }
}

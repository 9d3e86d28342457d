package import Foundation
import TintypeTree

/// A window that an app can show.
package struct SceneWindow: Hashable, Sendable {
    /// What a window is there for: the first of the least rank is what an app begins with.
    package enum Role: Int, Hashable, Sendable {
        case window
        case settings
        case menu
    }

    package var role: Role
    /// By which code opens it; nil where it has none.
    package var id: String?
    /// nil where the scene says none.
    package var title: String?
    /// In points; nil where the scene says none.
    package var defaultSize: CGSize?
}

/// The windows of an app's scenes, in the order in which they are written, one of which may be evaluated on the way.
@MainActor
public struct _SceneWindows {
    /// Where evaluation stands.
    var scope: Scope
    private(set) var windows: [SceneWindow] = []
    /// The place of the window whose views are made; nil for none.
    private let chosen: Int?

    init(_ scope: Scope, evaluating chosen: Int?) {
        self.scope = scope
        self.chosen = chosen
    }

    /// Adds a window with `content`.
    mutating func add<Content: View>(_ window: SceneWindow, @ViewBuilder content: () -> Content) {
        if windows.count == chosen {
            let content = content()
            scope.descend(.content) { Content._evaluate(content, into: &$0) }
        }
        windows.append(window)
    }

    /// Collects a part of a scene under an identity of its own.
    mutating func descend(_ step: IdentityTable.Step, _ body: (inout _SceneWindows) -> Void) {
        var outer = scope
        outer.descend(step) { inner in
            scope = inner
            body(&self)
            inner = scope
        }
        scope = outer
    }

    /// Collects with another environment below.
    mutating func withEnvironment(
        _ change: (inout EnvironmentValues) -> Void, _ body: (inout _SceneWindows) -> Void
    ) {
        var outer = scope
        outer.withEnvironment(change) { inner in
            scope = inner
            body(&self)
            inner = scope
        }
        scope = outer
    }

    /// Collects, then edits the windows that were added.
    mutating func editing(_ edit: (inout SceneWindow) -> Void, _ body: (inout _SceneWindows) -> Void) {
        let start = windows.count
        body(&self)
        for index in start..<windows.count { edit(&windows[index]) }
    }
}

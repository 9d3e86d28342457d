package import Foundation
import TintypeTree

/// A window that an app can show.
package struct SceneWindow: Hashable, Sendable {
    /// The role of a window: the first of the least rank is the one that an app begins with.
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
    /// The place of evaluation.
    var scope: Scope
    private(set) var windows: [SceneWindow] = []
    /// The place of the window whose views are made; nil for none.
    private let chosen: Int?
    /// The number of times that the bodies around were made.
    private var generation = 0

    init(_ scope: Scope, evaluating chosen: Int?) {
        self.scope = scope
        self.chosen = chosen
    }

    /// Adds a window with `content`.
    mutating func add<Content: View>(_ window: SceneWindow, content: Content) {
        if windows.count == chosen {
            scope.descend(.content) { Content._evaluate(content, into: &$0) }
        }
        windows.append(window)
    }

    /// The body of the app or scene that stands here. It is made again only when something changes that it was made of.
    mutating func body<Owner, Body>(of owner: Owner, make: (Owner) -> Body) -> Body? {
        let kept = scope.session.state(of: scope.id, index: KeptBody<Body>.index) { KeptBody<Body>() }
        var owner = owner
        var properties: [any ChangingProperty] = []
        let fields = DynamicFields.of(Owner.self)
        guard fields.bind(&owner, in: scope, watching: &properties) else { return nil }
        let body = kept.body(of: properties, within: generation, in: scope.session) { make(owner) }
        generation = kept.generation
        return body
    }

    /// Collects a scene that has a body of its own, which is nobody else's.
    mutating func keepingGeneration(_ body: (inout _SceneWindows) -> Void) {
        let outer = generation
        body(&self)
        generation = outer
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

package import TintypeGraphics
package import TintypeTree

/// The view that an app's window holds.
package struct AppView<Content: App>: PrimitiveView {
    private let app: Content
    private let window: WindowChoice

    package init(_ app: Content, window: WindowChoice = .first) {
        self.app = app
        self.window = window
    }

    package nonisolated func evaluate(into scope: inout Scope) {
        onMainActor(self, into: &scope) { $0.evaluateWindow(into: &$1) }
    }

    private func evaluateWindow(into scope: inout Scope) {
        let windows = collect(in: &scope, evaluating: nil)
        guard scope.session.errors.isEmpty else { return }
        guard let index = window.index(in: windows) else {
            scope.session.report(window.missing(from: windows, app: "\(Content.self)"))
            return
        }
        _ = collect(in: &scope, evaluating: index)
    }

    /// The windows of the app, in the order in which they are written.
    ///
    /// - Throws: ``RenderErrors`` for scenes that cannot be evaluated.
    package func windows(in session: Session) throws -> [SceneWindow] {
        var windows: [SceneWindow] = []
        _ = try session.nodes { windows = collect(in: &$0, evaluating: nil) }
        return windows
    }

    private func collect(in scope: inout Scope, evaluating index: Int?) -> [SceneWindow] {
        var found: [SceneWindow] = []
        let fields = DynamicFields.of(Content.self)
        scope.naming(fields.name, module: fields.module) { scope in
            var windows = _SceneWindows(scope, evaluating: index)
            if let body = windows.body(of: app, make: \.body) {
                windows.descend(.body) { Content.Body._collect(body, into: &$0) }
            }
            scope = windows.scope
            found = windows.windows
        }
        return found
    }
}

/// The choice of one of an app's windows.
package enum WindowChoice: Hashable, Sendable {
    /// The one that the app begins with.
    case first
    /// The one with an id or, where none has it, with a title.
    case named(String)
    /// The one at a place in the order in which they are written, from 0.
    case at(Int)

    package func index(in windows: [SceneWindow]) -> Int? {
        switch self {
        case .first:
            windows.indices.min { (windows[$0].role.rawValue, $0) < (windows[$1].role.rawValue, $1) }
        case .named(let name):
            windows.firstIndex { $0.id == name } ?? windows.firstIndex { $0.title == name }
        case .at(let index): windows.indices.contains(index) ? index : nil
        }
    }

    package func missing(from windows: [SceneWindow], app: String) -> RenderError {
        let names = windows.compactMap { $0.id ?? $0.title }.map { "\"\($0)\"" }.joined(separator: ", ")
        switch self {
        case .first, .at:
            return RenderError(
                "the app has no window", view: app, hint: "add a WindowGroup with a view to the app's body")
        case .named(let name):
            return RenderError(
                "the app has no window \"\(name)\"", view: app,
                hint: names.isEmpty ? "its windows have neither ids nor titles" : "its windows are \(names)")
        }
    }
}

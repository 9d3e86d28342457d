import TintypeGraphics
import TintypeTree
package import TintypeUI

/// A preview that was found, or a window of an app, and how it is drawn.
@MainActor
package struct PreviewCase {
    /// The kinds of what is shown.
    package enum Kind: String, Codable, Sendable {
        /// A `#Preview`.
        case preview
        /// A view of a `PreviewProvider`.
        case provider
        /// A window of an `App`.
        case window
    }

    package let kind: Kind
    package let module: String
    /// The file of a `#Preview` without its ending, or the type of a provider or an app.
    package let place: String
    /// The name that the author gave; nil for none.
    package let title: String?
    /// The line that a `#Preview` begins in; 0 of a type, whose views are in their order.
    package let line: Int
    package let layout: PreviewLayout?
    package let device: PreviewDevice?
    package let orientation: InterfaceOrientation?
    package let makeView: @MainActor () async throws -> AnyView

    package init(_ preview: Preview) {
        let parts = preview.fileID.split(separator: "/", maxSplits: 1).map(String.init)
        let file = parts.last?.split(separator: "/").last.map(String.init) ?? ""
        kind = .preview
        module = parts.first ?? ""
        place = file.hasSuffix(".swift") ? String(file.dropLast(".swift".count)) : file
        title = preview.name
        line = preview.line
        layout = preview.traits.layout
        device = nil
        orientation = preview.traits.orientation
        makeView = preview.makeView
    }

    package init<Provider: PreviewProvider>(_ provided: ProvidedPreview, index: Int, of provider: Provider.Type) {
        kind = .provider
        module = PreviewCase.module(of: provider)
        place = "\(provider)"
        title = provided.name
        line = 0
        layout = provided.layout
        device = provided.device
        orientation = provided.orientation
        makeView = { AnyView(ProvidedView(provider, index: index)) }
    }

    /// - Parameter index: The window's place among those of the app, from 0.
    package init<Content: App>(_ window: SceneWindow, index: Int, of app: Content.Type) {
        kind = .window
        module = PreviewCase.module(of: app)
        place = "\(app)"
        title = index == 0 ? nil : window.id ?? window.title ?? (window.role == .window ? nil : "\(window.role)")
        line = 0
        layout = nil
        device = nil
        orientation = nil
        makeView = { AnyView(AppView(Content(), window: .at(index))) }
    }

    /// - Parameter type: The type that makes the window.
    package init(windowOf type: Any.Type, makeView: @escaping @MainActor () async throws -> AnyView) {
        kind = .window
        module = PreviewCase.module(of: type)
        place = "\(type)"
        title = nil
        line = 0
        layout = nil
        device = nil
        orientation = nil
        self.makeView = makeView
    }

    package static func module(of type: Any.Type) -> String {
        String(String(reflecting: type).prefix { $0 != "." })
    }
}

extension PreviewCase {
    /// The names that tell the cases apart, in their order: the module, the place and the title. The second and later ones
    /// of a place that have the same title, or none, have a number besides.
    package static func names(of cases: [PreviewCase]) -> [String] {
        var counts: [String: Int] = [:]
        return cases.map { preview in
            let parts = [preview.module, preview.place] + (preview.title.map { [$0] } ?? [])
            let name = parts.joined(separator: "-")
            counts[name, default: 0] += 1
            let count = counts[name, default: 1]
            return count == 1 ? name : "\(name)-\(count)"
        }
    }
}
